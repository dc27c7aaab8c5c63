import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';

/** How long what was overwritten or deleted can be fetched back. */
const OLD_VERSIONS_DAYS = 30;
/** The same of logs, which hold addresses of people. */
const OLD_LOGS_DAYS = 7;

export interface PrivateBucketOptions {
  /** Where reads and writes of the bucket are logged. */
  logs?: s3.Bucket;
  /** Of our own; without it S3's. */
  key?: kms.Key;
  /** The bucket itself takes logs, from S3 and CloudFront, and keeps them so long. */
  logDays?: number;
}

/** A bucket that nobody reaches from outside, over TLS only, kept when its stack is deleted. */
export function privateBucket(scope: Construct, id: string, { logs, key, logDays }: PrivateBucketOptions): s3.Bucket {
  const bucket = new s3.Bucket(scope, id, {
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    ...(key
      ? { encryption: s3.BucketEncryption.KMS, encryptionKey: key, bucketKeyEnabled: true }
      : { encryption: s3.BucketEncryption.S3_MANAGED }),
    enforceSSL: true,
    versioned: true,
    removalPolicy: RemovalPolicy.RETAIN,
    ...(logs && { serverAccessLogsBucket: logs, serverAccessLogsPrefix: `${id.toLowerCase()}/` }),
    ...(logDays && { objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_PREFERRED }),
  });
  if (logDays) {
    // Locked until then they cannot be: S3 writes no access logs to a bucket that locks what it gets.
    bucket.addLifecycleRule({
      id: 'old-logs',
      expiration: Duration.days(logDays),
      noncurrentVersionExpiration: Duration.days(OLD_LOGS_DAYS),
    });
    acknowledge(bucket, 'It holds the access logs themselves', 'S1');
    acknowledge(bucket, 'It holds the access logs themselves (2026-11-22)', 'CT.S3.PR.2');
  } else if (!key) {
    // Also what makes a deleted photo really go. Files of people, under a key of our own, have rules for each folder.
    bucket.addLifecycleRule({
      id: 'old-versions',
      noncurrentVersionExpiration: Duration.days(OLD_VERSIONS_DAYS),
      expiredObjectDeleteMarker: true,
    });
  }
  acknowledge(bucket, 'Nothing follows what happens in it: the functions that write know (2026-11-22)', 'CT.S3.PR.4');
  acknowledge(bucket, 'Erasure is a right, and a locked object could not be erased (2026-11-22)', 'CT.S3.PR.9');
  if (!key) {
    acknowledge(
      bucket,
      'Pages and pictures that anybody may see, and logs of their requests: the key of S3 itself suffices (2026-11-22)',
      'CT.S3.PR.10',
    );
  }
  return bucket;
}
