import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../env.ts';

export interface StoredFile {
  bytes: Buffer;
  /** What browsers are told; the edge adds `nosniff`. */
  contentType: string;
}

/** Objects of one bucket. A key is never used twice, so what is stored may be cached for good. */
export interface Files {
  put(key: string, file: StoredFile): Promise<void>;
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
    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
