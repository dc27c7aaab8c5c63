import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { StoredFile } from '#functions/core/adapters/files.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';

export interface Almacen {
  put(bucket: string, key: string, file: StoredFile): Promise<void>;
  /** Remembers what is there. */
  photograph(): Promise<void>;
  /** Keys of objects that are not as they were when it was photographed. */
  changes(): Promise<string[]>;
  restore(): Promise<void>;
  close(): void;
}

/** Objects of these buckets, which can all be put back as they were. */
export function openAlmacen(endpoint: string, buckets: readonly string[]): Almacen {
  const client = new S3Client({ endpoint, region: 'eu-west-1', credentials: LOCAL_CREDENTIALS, forcePathStyle: true });
  const photo = new Map<string, { tag: string; Body: Buffer; ContentType: string | undefined }>();

  const now = async () => {
    const tags = new Map<string, string>();
    for (const Bucket of buckets) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
        for (const { Key, ETag, LastModified } of page.Contents ?? [])
          tags.set(`${Bucket}/${Key}`, `${ETag} ${LastModified?.getTime()}`);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    }
    return tags;
  };
  const changed = async () => {
    const tags = await now();
    return [...new Set([...photo.keys(), ...tags.keys()])].filter((name) => photo.get(name)?.tag !== tags.get(name));
  };

  return {
    put: async (Bucket, Key, { bytes, contentType }) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }));
    },
    async photograph() {
      photo.clear();
      for (const [name, tag] of await now()) {
        const { Body, ContentType } = await client.send(new GetObjectCommand(partsOf(name)));
        photo.set(name, { tag, Body: Buffer.from((await Body?.transformToByteArray()) ?? []), ContentType });
      }
    },
    changes: changed,
    async restore() {
      const names = await changed();
      if (names.length === 0) return;
      for (const name of names) {
        const { Body, ContentType } = photo.get(name) ?? {};
        if (Body) await client.send(new PutObjectCommand({ ...partsOf(name), Body, ContentType }));
        else await client.send(new DeleteObjectCommand(partsOf(name)));
      }
      const tags = await now();
      for (const name of names) {
        const stored = photo.get(name);
        if (stored) stored.tag = tags.get(name) ?? '';
      }
    },
    close: () => client.destroy(),
  };
}

function partsOf(name: string): { Bucket: string; Key: string } {
  const slash = name.indexOf('/');
  return { Bucket: name.slice(0, slash), Key: name.slice(slash + 1) };
}
