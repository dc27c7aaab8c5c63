import type { StackProps } from 'aws-cdk-lib';
import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { TABLE_INDEXES } from '#infra/platform.ts';

/** What must survive every deployment: table, buckets, keys; and the bus that events leave the table by. */
export class DataStack extends Stack {
  readonly table: dynamodb.Table;
  readonly secretsKey: kms.Key;
  readonly eventBus: events.EventBus;
  readonly avatars: s3.Bucket;
  readonly uploads: s3.Bucket;
  /** Resolved by CloudFormation at deployment; the value itself is in no template. */
  readonly originVerify: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.table = this.createTable();
    this.secretsKey = new kms.Key(this, 'SecretsKey', {
      description: 'Small secrets in the table: provider keys, temporary passwords, interview links',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.eventBus = new events.EventBus(this, 'Events', { description: 'Domain events' });
    const logs = privateBucket(this, 'AccessLogs', { isLogStore: true });
    this.avatars = privateBucket(this, 'Avatars', { logs });
    this.uploads = privateBucket(this, 'Uploads', { logs });
    this.letCloudFrontRead(this.avatars);
    this.originVerify = this.createOriginVerify();
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
  }

  private createTable(): dynamodb.Table {
    const string = (name: string) => ({ name, type: dynamodb.AttributeType.STRING });
    const table = new dynamodb.Table(this, 'Table', {
      partitionKey: string('PK'),
      sortKey: string('SK'),
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expira',
      stream: dynamodb.StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const indexName of TABLE_INDEXES) {
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: string(`${indexName}PK`),
        sortKey: string(`${indexName}SK`),
      });
    }
    return table;
  }

  /** The distribution stands in a later stack, so the policy names its kind and account instead of its id. */
  private letCloudFrontRead(bucket: s3.Bucket): void {
    bucket.addToResourcePolicy(
      new iam.PolicyStatement({
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('*')],
        principals: [new iam.ServicePrincipal('cloudfront.amazonaws.com')],
        conditions: {
          ArnLike: { 'AWS:SourceArn': `arn:${this.partition}:cloudfront::${this.account}:distribution/*` },
        },
      }),
    );
  }

  private createOriginVerify(): string {
    const secret = new secretsmanager.Secret(this, 'OriginVerify', {
      description: 'Header value by which functions know that a request passed through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acknowledge(secret, 'A new value must reach CloudFront and the functions together: a deployment does it', 'SMG4');
    return secret.secretValue.unsafeUnwrap();
  }
}
