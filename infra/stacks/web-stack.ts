import type { StackProps } from 'aws-cdk-lib';
import { Duration, Stack, Token } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';

/** Vite puts the content's hash into these files' names. */
const HASHED_FILES = 'assets/*';
/** S3 types a file by its ending and names no charset: text is deployed once more with it. */
const CHARSET = 'charset=utf-8';
const only = (pattern: string) => ({ exclude: ['*'], include: [pattern] });

export interface WebStackProps extends StackProps {
  webFolder: string;
  /** The folder's name stands for its contents. */
  hasty: boolean;
  /** An output of a known name, since the acknowledgement below must spell it. */
  bucketName: string;
  distribution: Distribution;
}

/** The web bundle into its bucket, after the API: pages must not call endpoints that do not stand yet. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { webFolder, hasty, bucketName, distribution, ...props }: WebStackProps) {
    super(scope, id, props);
    const source = Source.asset(webFolder, { assetHash: hasty ? 'web' : undefined });
    const bucket = Bucket.fromBucketName(this, 'Bucket', bucketName);
    const immutable = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];
    const noCache = [CacheControl.noCache()];
    const parts: [string, Partial<BucketDeploymentProps>][] = [
      ['Assets', { ...only(HASHED_FILES), cacheControl: immutable }],
      ['Scripts', { ...only('assets/*.js'), cacheControl: immutable, contentType: `text/javascript; ${CHARSET}` }],
      ['Styles', { ...only('assets/*.css'), cacheControl: immutable, contentType: `text/css; ${CHARSET}` }],
      ['Pages', { exclude: [HASHED_FILES], cacheControl: noCache }],
      ['PageScripts', { ...only('tema.js'), cacheControl: noCache, contentType: `text/javascript; ${CHARSET}` }],
      [
        'Html',
        {
          ...only('*.html'),
          cacheControl: noCache,
          contentType: `text/html; ${CHARSET}`,
          distribution,
          distributionPaths: ['/*'],
        },
      ],
    ];
    // Pages last, after what they ask for; nothing is pruned, since an open page still asks for files of the version before.
    const [first, ...others] = parts.map(
      ([part, more]) =>
        new BucketDeployment(this, part, { sources: [source], destinationBucket: bucket, prune: false, ...more }),
    );
    others.reduce((before, after) => {
      after.node.addDependency(before);
      return after;
    }, first as BucketDeployment);
    this.acknowledgeDeploymentFunction(bucketName);
  }

  /** CDK names each finding by its resource, so they are spelled out as the check will print them. */
  private acknowledgeDeploymentFunction(bucketName: string): void {
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
      `IAM5[Resource::arn:aws:s3:::${JSON.stringify(this.resolve(bucketName))}/*]`,
    );
    acknowledge(
      this,
      "The CDK library's own function and its log: they see nothing but the pages (2026-11-22)",
      'CT.LAMBDA.PR.3',
      'CT.CLOUDWATCH.PR.3',
    );
  }
}
