import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../env.ts';

export interface StoredFile {
  bytes: Buffer;
  /** What browsers are told; the edge adds `nosniff`. */
  contentType: string;
}

/** Objects of one bucket. A key is never used twice, so what is stored may be cached for good. */
export interface Files {
  put(key: string, file: StoredFile): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** A key that does not exist is no failure. */
  delete(key: string): Promise<void>;
}

/** What CloudFront serves below `/uploads/`: photos of people and logos of companies. */
export function publicFiles(): Files {
  return s3Files(env('AVATARS_BUCKET'));
}

function s3Files(Bucket: string): Files {
  const client = new S3Client({});
  return {
    async put(Key, { bytes, contentType }) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body: bytes,
          ContentType: contentType,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        // Without the right to list, S3 answers a missing key with AccessDenied.
        if (error instanceof NoSuchKey || (error as Error).name === 'AccessDenied') return undefined;
        throw error;
      }
    },
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
