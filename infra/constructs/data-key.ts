import { Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as kms from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { ownKey } from './own-key.ts';

/** The services that hold data and use the key in the name of whoever reads or writes it. */
const SERVICES = ['dynamodb', 's3'];

/**
 * A key for stored data. As with AWS's own keys, whoever may read the table or a file of this account may decrypt it
 * through that service, and through no other: the roles of functions decide, not a second list here.
 */
export function dataKey(scope: Construct, id: string): kms.Key {
  const { account, region } = Stack.of(scope);
  const key = ownKey(scope, id, 'Stored data: the table and the files of people and companies');
  key.addToResourcePolicy(
    new iam.PolicyStatement({
      actions: [
        'kms:Encrypt',
        'kms:Decrypt',
        'kms:ReEncrypt*',
        'kms:GenerateDataKey*',
        'kms:DescribeKey',
        'kms:CreateGrant',
      ],
      resources: ['*'],
      principals: [new iam.AnyPrincipal()],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': account,
          'kms:ViaService': SERVICES.map((service) => `${service}.${region}.amazonaws.com`),
        },
      },
    }),
  );
  return key;
}
