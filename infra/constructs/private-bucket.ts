import { RemovalPolicy } from 'aws-cdk-lib';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';

export interface PrivateBucketOptions {
  /** Where reads and writes of the bucket are logged. */
  logs?: s3.Bucket;
  /** Of our own; without it S3's. */
  key?: kms.Key;
  /** The bucket itself takes logs, from S3 and CloudFront; CloudFront still writes them with an ACL. */
  isLogStore?: true;
}

/** A bucket that nobody reaches from outside, over TLS only, kept when its stack is deleted. */
export function privateBucket(
  scope: Construct,
  id: string,
  { logs, key, isLogStore }: PrivateBucketOptions,
): s3.Bucket {
  const bucket = new s3.Bucket(scope, id, {
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    ...(key
      ? { encryption: s3.BucketEncryption.KMS, encryptionKey: key, bucketKeyEnabled: true }
      : { encryption: s3.BucketEncryption.S3_MANAGED }),
    enforceSSL: true,
    versioned: !isLogStore,
    removalPolicy: RemovalPolicy.RETAIN,
    ...(logs && { serverAccessLogsBucket: logs, serverAccessLogsPrefix: `${id.toLowerCase()}/` }),
    ...(isLogStore && { objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_PREFERRED }),
  });
  if (isLogStore) acknowledge(bucket, 'It holds the access logs themselves', 'S1');
  return bucket;
}
