import { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { env } from '../env.ts';

/** Files of any length, in the bucket of uploads. */
export interface ArchiveFiles {
  /** Sent in parts while it is made: nothing of it has to be in memory or on a disk as a whole. */
  putStream(key: string, chunks: AsyncIterable<Buffer>, contentType: string): Promise<void>;
  /** Read while it comes; undefined when there is none. */
  getStream(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
}

export function archiveFiles(): ArchiveFiles {
  const Bucket = env('UPLOADS_BUCKET');
  const client = new S3Client({});
  return {
    async putStream(Key, chunks, ContentType) {
      const params = { Bucket, Key, Body: Readable.from(chunks), ContentType };
      // Parts of one that breaks off are removed by the bucket's own rule after a day.
      await new Upload({ client, params, leavePartsOnError: true }).done();
    },

    async getStream(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body as Readable | undefined;
      } catch (error) {
        // Without the right to list, S3 answers a missing key with AccessDenied.
        if (error instanceof NoSuchKey || (error as Error).name === 'AccessDenied') return undefined;
        throw error;
      }
    },
  };
}
