import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { DIST } from '#infra/build/paths.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import type { Stack } from '#infra/local/start-stack.ts';

/** Something that is kept or was sent, by its address: an item's key, a file's, whom an e-mail went to. */
export interface Hallado {
  donde: string;
  texto: string;
}

/** Every item of the table, its attributes as JSON. */
export async function enLaTabla(stack: Stack): Promise<Hallado[]> {
  const { TABLE_NAME: TableName } = stack.env('list-areas');
  const client = new DynamoDBClient({
    endpoint: stack.endpoints.dynamodb,
    region: 'eu-west-1',
    credentials: LOCAL_CREDENTIALS,
  });
  try {
    const found: Hallado[] = [];
    let ExclusiveStartKey: Record<string, never> | undefined;
    do {
      const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey, ConsistentRead: true }));
      for (const stored of page.Items ?? []) {
        const item = unmarshall(stored);
        const text = JSON.stringify(item, (_, value) => (value instanceof Uint8Array ? unpacked(value) : value));
        found.push({ donde: `${item.PK} ${item.SK}`, texto: text });
      }
      ExclusiveStartKey = page.LastEvaluatedKey as typeof ExclusiveStartKey;
    } while (ExclusiveStartKey);
    return found;
  } finally {
    client.destroy();
  }
}

/** Every object of every bucket but the page's own. */
export async function enLosBuckets(stack: Stack): Promise<Hallado[]> {
  const client = new S3Client({
    endpoint: stack.endpoints.s3,
    region: 'eu-west-1',
    credentials: LOCAL_CREDENTIALS,
    forcePathStyle: true,
  });
  try {
    const found: Hallado[] = [];
    for (const { name: Bucket } of stack.assembly.buckets) {
      const { Contents = [], IsTruncated } = await client.send(new ListObjectsV2Command({ Bucket }));
      if (IsTruncated) throw new Error(`${Bucket} holds more than one page`);
      for (const { Key } of Contents) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
        found.push({ donde: `${Bucket}/${Key}`, texto: unpacked(bytes) });
      }
    }
    return found;
  } finally {
    client.destroy();
  }
}

export function enLosCorreos(stack: Stack): Hallado[] {
  return stack.mailbox.list().map(({ para, adjuntos, ...correo }) => {
    const attached = adjuntos.map(({ nombre, contenido }) => `${nombre}\n${Buffer.from(contenido, 'base64')}`);
    return { donde: para.join(','), texto: [JSON.stringify(correo), ...attached].join('\n') };
  });
}

/** What all functions have written, a file for each. */
export const enLaSalida = (folder: string) => enFicheros(folder, (name) => name.endsWith('.log'));

/** What the browser is sent, and the code of the functions. */
export async function enLoConstruido(): Promise<Hallado[]> {
  const read = (folder: string) =>
    enFicheros(path.join(DIST, folder), (name) => /\.(m?js|css|html|json|map)$/.test(name));
  return [...(await read('web')), ...(await read('functions'))];
}

async function enFicheros(folder: string, filter: (name: string) => boolean): Promise<Hallado[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && filter(entry.name));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return { donde: path.relative(folder, file), texto: await readFile(file, 'utf8') };
    }),
  );
}

function unpacked(bytes: Uint8Array): string {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (packed ? gunzipSync(bytes) : Buffer.from(bytes)).toString();
}
