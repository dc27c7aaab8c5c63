import { RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** A key that rotates and outlives its stack. Only AWS's services hand out grants on it: a grant is asked of no policy. */
export function ownKey(scope: Construct, id: string, description: string): kms.Key {
  const key = new kms.Key(scope, id, { description, enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
  key.addToResourcePolicy(
    new iam.PolicyStatement({
      effect: iam.Effect.DENY,
      principals: [new iam.AnyPrincipal()],
      actions: ['kms:CreateGrant'],
      resources: ['*'],
      conditions: { BoolIfExists: { 'kms:GrantIsForAWSResource': 'false', 'aws:PrincipalIsAWSService': 'false' } },
    }),
  );
  return key;
}
