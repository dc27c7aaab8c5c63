import type { StackProps } from 'aws-cdk-lib';
import { CfnOutput, Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as s3 from 'aws-cdk-lib/aws-s3';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import { BackupVault } from '#infra/constructs/backup-vault.ts';
import { CompanyRoles } from '#infra/constructs/company-roles.ts';
import { dataKey } from '#infra/constructs/data-key.ts';
import { MalwareScan } from '#infra/constructs/malware-scan.ts';
import { ownKey } from '#infra/constructs/own-key.ts';
import { privateBucket } from '#infra/constructs/private-bucket.ts';
import { QUARANTINE_PREFIX, SENT_FOLDERS, TABLE_INDEXES, UPLOADS_PREFIXES } from '#infra/platform.ts';

interface DataStackProps extends StackProps {
  stage: string;
  /** Where the pages come from that send files. */
  browserOrigin: string;
  /** Whether copies are kept in a vault too. */
  backups: boolean;
  malwareScan: boolean;
  logRetentionDays: number;
}

/** Files that nobody needs any longer: rows of imports, exports that were fetched or not, pages of work that has ended. */
const KEPT_DAYS = { importaciones: 30, exportaciones: 2, operaciones: 7, informes: 30, descargas: 1 } as const;

/** What must survive every deployment: table, buckets, keys; and the bus that events leave the table by. */
export class DataStack extends Stack {
  readonly table: dynamodb.Table;
  /** What people's data is encrypted with: the table, and the files that they send or that are made of it. */
  private readonly dataKey: kms.Key;
  readonly secretsKey: kms.Key;
  readonly eventBus: events.EventBus;
  readonly avatars: s3.Bucket;
  /** Of `avatars`, by a name that the acknowledgement of its grant can spell: see `product-function.ts`. */
  readonly avatarsArn: string;
  readonly uploads: s3.Bucket;
  /** Of `uploads`, likewise. */
  readonly uploadsArn: string;
  /** Resolved by CloudFormation at deployment; the value itself is in no template. */
  readonly originVerify: string;

  constructor(
    scope: Construct,
    id: string,
    { stage, browserOrigin, backups, malwareScan, logRetentionDays, ...props }: DataStackProps,
  ) {
    super(scope, id, props);
    this.dataKey = dataKey(this, 'DataKey');
    this.table = this.createTable();
    new CompanyRoles(this, 'CompanyRoles', { stage, tableArn: this.table.tableArn });
    this.secretsKey = ownKey(
      this,
      'SecretsKey',
      'Small secrets in the table: provider keys, temporary passwords, interview links',
    );
    this.eventBus = new events.EventBus(this, 'Events', { description: 'Domain events' });
    const logs = privateBucket(this, 'AccessLogs', { logDays: logRetentionDays });
    this.avatars = privateBucket(this, 'Avatars', { logs });
    this.uploads = this.createUploads(logs, browserOrigin);
    this.letCloudFrontRead(this.avatars);
    if (backups) new BackupVault(this, 'Backups', { table: this.table, buckets: [this.uploads, this.avatars] });
    if (malwareScan) {
      new MalwareScan(this, 'MalwareScan', {
        bucket: this.uploads,
        key: this.dataKey,
        prefixes: SENT_FOLDERS.map((folder) => UPLOADS_PREFIXES[folder]),
      });
    }
    new CfnOutput(this, 'AvatarsArn', { value: this.avatars.bucketArn });
    this.avatarsArn = Fn.getStackOutput(this.stackName, 'AvatarsArn');
    new CfnOutput(this, 'UploadsArn', { value: this.uploads.bucketArn });
    this.uploadsArn = Fn.getStackOutput(this.stackName, 'UploadsArn');
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
      encryption: dynamodb.TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.dataKey,
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

  /**
   * Browsers send files here with a signed form and read them with a signed address. The signature is the permission,
   * and no cookie comes along: the origin only narrows it.
   */
  private createUploads(logs: s3.Bucket, browserOrigin: string): s3.Bucket {
    const bucket = privateBucket(this, 'Uploads', { logs, key: this.dataKey });
    bucket.addCorsRule({
      allowedOrigins: [browserOrigin],
      allowedMethods: [s3.HttpMethods.POST, s3.HttpMethods.GET],
      allowedHeaders: ['*'],
      maxAge: Duration.hours(1).toSeconds(),
    });
    const day = Duration.days(1);
    bucket.addLifecycleRule({
      id: 'unconfirmed',
      prefix: QUARANTINE_PREFIX,
      expiration: day,
      noncurrentVersionExpiration: day,
    });
    for (const [folder, prefix] of Object.entries(UPLOADS_PREFIXES)) {
      bucket.addLifecycleRule({
        id: `deleted-${folder}`,
        prefix,
        noncurrentVersionExpiration: Duration.days(30),
        abortIncompleteMultipartUploadAfter: day,
      });
    }
    bucket.addLifecycleRule({ id: 'old-tests', prefix: `${UPLOADS_PREFIXES.copias}prueba/`, expiration: day });
    for (const [folder, days] of Object.entries(KEPT_DAYS)) {
      const prefix = UPLOADS_PREFIXES[folder as keyof typeof KEPT_DAYS];
      bucket.addLifecycleRule({ id: `old-${folder}`, prefix, expiration: Duration.days(days) });
    }
    return bucket;
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
