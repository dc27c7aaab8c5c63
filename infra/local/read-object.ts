import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { StoredObject } from './gateway.ts';

/** An object for the gateway to answer; undefined when there is none, or none that may be read. */
export async function readObject(s3: S3Client, bucketName: string, key: string): Promise<StoredObject | undefined> {
  try {
    const { Body, ContentType, CacheControl, ETag } = await s3.send(
      new GetObjectCommand({ Bucket: bucketName, Key: key }),
    );
    if (!Body) return undefined;
    return {
      body: Buffer.from(await Body.transformToByteArray()),
      headers: {
        'content-type': ContentType ?? 'application/octet-stream',
        ...(CacheControl && { 'cache-control': CacheControl }),
        ...(ETag && { etag: ETag }),
      },
    };
  } catch (error) {
    if (['NoSuchKey', 'NotFound', 'AccessDenied'].includes((error as Error).name)) return undefined;
    throw error;
  }
}
