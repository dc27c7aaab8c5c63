import type { Emulator, EmulatorOptions } from './emulator.ts';

/** The only credentials the S3 guard accepts; the other services ignore the secret. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' } as const;

/** One record of S3's notification message. */
export interface BucketEvent {
  eventVersion: string;
  eventSource: 'aws:s3';
  awsRegion: string;
  eventTime: string;
  eventName: `ObjectCreated:${'Put' | 'Post' | 'Copy' | 'CompleteMultipartUpload'}` | 'ObjectRemoved:Delete';
  s3: {
    s3SchemaVersion: string;
    bucket: { name: string; arn: string };
    /** `key` is URL-encoded with `+` for spaces, as S3 sends it. */
    object: { key: string; size?: number; eTag?: string };
  };
}

export interface S3Options extends EmulatorOptions {
  onEvent?: (event: BucketEvent) => void | Promise<void>;
}

export interface S3Emulator extends Emulator {
  ensureBucket(name: string, settings?: { corsOrigins?: readonly string[] }): Promise<void>;
}

export async function startS3(_options: S3Options): Promise<S3Emulator> {
  throw new Error('not built yet');
}
