import type { StackProps } from 'aws-cdk-lib';
import { Duration, Stack, Token } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';

/** Vite puts the content's hash into these files' names. */
const HASHED_FILES = 'assets/*';

export interface WebStackProps extends StackProps {
  webFolder: string;
  /** `bucketArn` is an output reference of a known name, since the acknowledgement below must spell it. */
  bucketArn: string;
  distribution: Distribution;
}

/** The web bundle into its bucket, after the API: pages must not call endpoints that do not stand yet. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { webFolder, bucketArn, distribution, ...props }: WebStackProps) {
    super(scope, id, props);
    const source = Source.asset(webFolder);
    const bucket = Bucket.fromBucketArn(this, 'Bucket', bucketArn);
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [source],
      destinationBucket: bucket,
      exclude: ['*'],
      include: [HASHED_FILES],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      // An open page still asks for the files of the version before.
      prune: false,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [source],
      destinationBucket: bucket,
      exclude: [HASHED_FILES],
      cacheControl: [CacheControl.noCache()],
      prune: false,
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(assets);
    this.acknowledgeDeploymentFunction(bucketArn);
  }

  /** CDK names each finding by its resource, so they are spelled out as the check will print them. */
  private acknowledgeDeploymentFunction(bucketArn: string): void {
    const account = Token.isUnresolved(this.account) ? '<AWS::AccountId>' : this.account;
    acknowledge(
      this,
      "Role and runtime of the CDK library's own deployment function: it copies whole folders and clears the cache",
      'L1',
      'Serverless-LambdaLatestVersion',
      'Serverless-LambdaTracing',
      'Serverless-LambdaStarPermissions',
      'Serverless-LambdaDLQ',
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map(
        (action) => `IAM5[Action::${action}]`,
      ),
      'IAM5[Resource::*]',
      `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-${account}-${this.region}/*]`,
      `IAM5[Resource::${JSON.stringify(this.resolve(bucketArn))}/*]`,
    );
    acknowledge(
      this,
      "The CDK library's own function and its log: they see nothing but the pages (2026-11-22)",
      'CT.LAMBDA.PR.3',
      'CT.CLOUDWATCH.PR.3',
    );
  }
}
