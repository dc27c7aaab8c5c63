import { encodeSegment } from './s3-signature.ts';

export type BucketEventName =
  | `ObjectCreated:${'Put' | 'Post' | 'Copy' | 'CompleteMultipartUpload'}`
  | 'ObjectRemoved:Delete';

/** One record of S3's notification message. */
export interface BucketEvent {
  eventVersion: string;
  eventSource: 'aws:s3';
  awsRegion: string;
  /** ISO 8601, UTC. */
  eventTime: string;
  eventName: BucketEventName;
  s3: {
    s3SchemaVersion: string;
    bucket: { name: string; arn: string };
    /** `key` is URL-encoded with `+` for spaces, as S3 sends it; `size` in bytes. */
    object: { key: string; size?: number; eTag?: string };
  };
}

export function bucketEvent(about: {
  name: BucketEventName;
  region: string;
  bucket: string;
  key: string;
  size?: number;
  eTag?: string;
}): BucketEvent {
  const { name, region, bucket, key, size, eTag } = about;
  return {
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    awsRegion: region,
    eventTime: new Date().toISOString(),
    eventName: name,
    s3: {
      s3SchemaVersion: '1.0',
      bucket: { name: bucket, arn: `arn:aws:s3:::${bucket}` },
      object: {
        key: encodeSegment(key).replaceAll('%2F', '/').replaceAll('%20', '+'),
        ...(size === undefined ? {} : { size, eTag: eTag?.replaceAll('"', '') }),
      },
    },
  };
}
