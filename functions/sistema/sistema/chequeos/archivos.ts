import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../../../core/env.ts';
import type { Check } from '../run-chequeos.ts';

/** Whether the product's buckets are there and this function may see them. */
export function checkArchivos(): Check {
  const client = new S3Client({});
  const buckets = env('HEALTH_BUCKETS').split(',');
  return async (abortSignal) => {
    await Promise.all(buckets.map((Bucket) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal })));
    return { estado: 'ok' };
  };
}
