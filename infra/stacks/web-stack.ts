import type { StackProps } from 'aws-cdk-lib';
import { Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';

/** Vite puts the content's hash into these files' names. */
const HASHED_FILES = 'assets/*';

export interface WebStackProps extends StackProps {
  webFolder: string;
  bucket: Bucket;
  distribution: Distribution;
}

/** The web bundle into its bucket, after the API: pages must not call endpoints that do not stand yet. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { webFolder, bucket, distribution, ...props }: WebStackProps) {
    super(scope, id, props);
    const source = Source.asset(webFolder);
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
    acknowledge(this, "Role and runtime of the CDK library's own deployment function", 'IAM4', 'IAM5', 'L1');
  }
}
