import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BucketEvent, S3Emulator } from '#infra/local/aws/s3.ts';
import { startS3 } from '#infra/local/aws/s3.ts';
import { clientSettings, temporaryFolder, untilTestEnds } from './local-client.ts';
import { postForm, presign } from './s3-signing.ts';

const Bucket = 'documentos';
const ORIGIN = 'http://localhost:3001';
const onEvent = vi.fn<(event: BucketEvent) => void>();
let s3: S3Emulator;
let client: S3Client;

beforeAll(async () => {
  s3 = await startS3({ onEvent });
  await s3.ensureBucket(Bucket, { corsOrigins: [ORIGIN] });
  client = new S3Client(clientSettings(s3.endpoint));
});
beforeEach(() => void onEvent.mockClear());
afterAll(() => s3.close());

const put = (Key: string, Body = 'contenido') => client.send(new PutObjectCommand({ Bucket, Key, Body }));
const read = async (Key: string) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToString();
};
const upload = (form: FormData, content: string) => {
  form.append('file', new File([content], 'cv.pdf'));
  return fetch(`${s3.endpoint}/${Bucket}`, { method: 'POST', body: form, headers: { origin: ORIGIN } });
};

describe('objects through the SDK', () => {
  it('are stored with their type and metadata, and announced', async () => {
    const Key = 'emp_1/informe de Núria (1).pdf';
    const Metadata = { informe: 'inf_1' };

    await client.send(new PutObjectCommand({ Bucket, Key, Body: '%PDF', ContentType: 'application/pdf', Metadata }));

    const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
    expect(head).toMatchObject({ ContentType: 'application/pdf', ContentLength: 4, Metadata });
    expect(await read(Key)).toBe('%PDF');
    expect(onEvent.mock.calls).toMatchObject([
      [
        {
          eventName: 'ObjectCreated:Put',
          s3: { bucket: { name: Bucket }, object: { key: 'emp_1/informe+de+N%C3%BAria+%281%29.pdf', size: 4 } },
        },
      ],
    ]);
  });

  it('arrive whole in aws-chunked coding', async () => {
    const content = 'ñ'.repeat(100_000);
    const stream = Readable.from([Buffer.from(content)]);

    await client.send(
      new PutObjectCommand({ Bucket, Key: 'grande.txt', Body: stream, ContentLength: Buffer.byteLength(content) }),
    );

    expect(await read('grande.txt')).toBe(content);
    const { ContentEncoding } = await client.send(new HeadObjectCommand({ Bucket, Key: 'grande.txt' }));
    expect(ContentEncoding).toBeUndefined();
  });

  it('are copied, listed and removed with an event each', async () => {
    await put('lista/a.txt');
    await client.send(new CopyObjectCommand({ Bucket, Key: 'lista/b&c.txt', CopySource: `${Bucket}/lista/a.txt` }));
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'lista/' }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'lista/a.txt' }));
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'lista/b&c.txt' }] } }));

    expect(Contents?.map(({ Key }) => Key)).toEqual(['lista/a.txt', 'lista/b&c.txt']);
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(4));
    expect(onEvent.mock.calls.map(([event]) => [event.eventName, event.s3.object.key])).toEqual([
      ['ObjectCreated:Put', 'lista/a.txt'],
      ['ObjectCreated:Copy', 'lista/b%26c.txt'],
      ['ObjectRemoved:Delete', 'lista/a.txt'],
      ['ObjectRemoved:Delete', 'lista/b%26c.txt'],
    ]);
  });

  it('are not overwritten by a write that expects none', async () => {
    await put('unico.txt', 'primero');

    const second = new PutObjectCommand({ Bucket, Key: 'unico.txt', Body: 'segundo', IfNoneMatch: '*' });

    await expect(client.send(second)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect(await read('unico.txt')).toBe('primero');
  });

  it('that are missing answer NoSuchKey', async () => {
    await expect(read('no-existe')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('stay over a restart', async () => {
    const dir = temporaryFolder();
    const first = await startS3({ dir });
    await first.ensureBucket(Bucket);
    await new S3Client(clientSettings(first.endpoint)).send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'sigue' }));
    await first.close();

    const second = await untilTestEnds(startS3({ dir }));
    await second.ensureBucket(Bucket);
    const { Body } = await new S3Client(clientSettings(second.endpoint)).send(
      new GetObjectCommand({ Bucket, Key: 'a' }),
    );

    expect(await Body?.transformToString()).toBe('sigue');
  });
});

describe('signed requests', () => {
  it.each([
    ['a wrong secret', { accessKeyId: 'local', secretAccessKey: 'adivinado' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'ajena', secretAccessKey: 'local' }, 'InvalidAccessKeyId'],
  ])('are refused with %s', async (_case, credentials, name) => {
    const forger = new S3Client({ ...clientSettings(s3.endpoint), credentials });

    await expect(forger.send(new PutObjectCommand({ Bucket, Key: 'falso', Body: 'x' }))).rejects.toMatchObject({
      name,
    });
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('are refused when the body was changed on its way', async () => {
    const altered = new S3Client(clientSettings(s3.endpoint));
    altered.middlewareStack.add(
      (next) => (args) => {
        (args.request as { body: unknown }).body = 'robado';
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );

    const write = altered.send(new PutObjectCommand({ Bucket, Key: 'robo', Body: 'seguro' }));

    await expect(write).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  });

  it('are needed: an anonymous reader gets nothing', async () => {
    await put('privado.txt');

    const answer = await fetch(`${s3.endpoint}/${Bucket}/privado.txt`);

    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
  });
});

describe('presigned URLs', () => {
  it('read and write, with the file name of the download', async () => {
    const path = `/${Bucket}/presignado.txt`;

    const written = await fetch(await presign(client, 'PUT', path), { method: 'PUT', body: 'hola' });
    const query = { 'response-content-disposition': 'attachment; filename="informe.txt"' };
    const download = await fetch(await presign(client, 'GET', path, { query }));

    expect(written.status).toBe(200);
    expect(await download.text()).toBe('hola');
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="informe.txt"');
  });

  it.each([
    ['forged', { secretAccessKey: 'adivinado' }, 'SignatureDoesNotMatch'],
    ['expired', { expiresIn: 60, signingDate: new Date(Date.now() - 61_000) }, 'AccessDenied'],
  ])('that are %s are refused', async (_case, options, code) => {
    await put('secreto.txt');
    const url = await presign(client, 'GET', `/${Bucket}/secreto.txt`, options);

    const answer = await fetch(url);

    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(`<Code>${code}</Code>`);
  });

  it('are good for their object and method only', async () => {
    await put('a.txt');
    const url = await presign(client, 'GET', `/${Bucket}/b.txt`);

    expect((await fetch(url.replace('/b.txt', '/a.txt'))).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  });

  it('that promise the checksum of an empty body refuse a full one', async () => {
    const query = { 'x-amz-checksum-crc32': 'AAAAAA==' };
    const url = await presign(client, 'PUT', `/${Bucket}/trampa.txt`, { query });

    const answer = await fetch(url, { method: 'PUT', body: 'hola' });

    expect(await answer.text()).toContain('<Code>BadDigest</Code>');
  });
});

describe('form uploads', () => {
  const key = 'emp_1/cv.pdf';

  it('store the file, announce it and let the page read the answer', async () => {
    const answer = await upload(postForm({ bucket: Bucket, key }), '%PDF-1.7');

    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await read(key)).toBe('%PDF-1.7');
    expect(onEvent.mock.calls).toMatchObject([[{ eventName: 'ObjectCreated:Post', s3: { object: { key, size: 8 } } }]]);
  });

  it.each([
    ['an oversize file', { maxBytes: 10 }, 'x'.repeat(11), 'EntityTooLarge'],
    ['an empty file', {}, '', 'EntityTooSmall'],
    ['a forged policy', { secretAccessKey: 'adivinado' }, 'x', 'SignatureDoesNotMatch'],
    ['an expired policy', { expiresInMs: -1 }, 'x', 'AccessDenied'],
    ['a policy for another bucket', { bucket: 'otro' }, 'x', 'AccessDenied'],
  ])('refuse %s', async (_case, options, content, code) => {
    const answer = await upload(postForm({ bucket: Bucket, key: 'emp_1/malo.pdf', ...options }), content);

    expect(await answer.text()).toContain(`<Code>${code}</Code>`);
    expect(onEvent).not.toHaveBeenCalled();
  });

  it.each([
    ['key', 'emp_2/ajeno.pdf'],
    ['Content-Type', 'text/html'],
    ['x-amz-meta-extra', 'fuera de la política'],
  ])('refuse a changed or added field %s', async (field, value) => {
    const form = postForm({ bucket: Bucket, key });
    form.set(field, value);

    const answer = await upload(form, 'x');

    expect(answer.status).toBe(403);
    expect(onEvent).not.toHaveBeenCalled();
  });
});

describe('browsers', () => {
  const preflight = (origin: string) =>
    fetch(`${s3.endpoint}/${Bucket}/a.txt`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    });

  it('of an allowed origin pass the preflight', async () => {
    const answer = await preflight(ORIGIN);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it('of another origin do not', async () => {
    const answer = await preflight('https://otro.test');

    expect(answer.status).toBe(403);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});
