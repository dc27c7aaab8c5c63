import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UploadFiles, uploadFiles } from '#functions/core/adapters/upload-files.ts';
import { LOCAL_CREDENTIALS, type S3Emulator, startS3 } from '#infra/local/aws/s3.ts';
import { aTxt } from '../../documentos/archivos.ts';

const ORIGIN = 'https://idonea.test';
let s3: S3Emulator;
let uploads: UploadFiles;

beforeAll(async () => {
  s3 = await startS3({});
  await s3.ensureBucket('subidas', { corsOrigins: [ORIGIN] });
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    UPLOADS_BUCKET: 'subidas',
  });
  uploads = uploadFiles();
});
afterAll(() => s3.close());

const sign = (key: string, maxBytes = 100) =>
  uploads.signForm(key, { contentType: 'text/plain', maxBytes, seconds: 60 });
async function post(key: string, bytes: Buffer, changes: Record<string, string> = {}, maxBytes?: number) {
  const { url, campos } = await sign(key, maxBytes);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...campos, ...changes })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]));
  const answer = await fetch(url, { method: 'POST', body: form, headers: { origin: ORIGIN } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

describe('the signed form', () => {
  it('takes one file under its key, from the page of the product', async () => {
    const { status, headers } = await post('cuarentena/uno', aTxt());
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await uploads.get('cuarentena/uno')).toEqual(aTxt());
  });

  it.each([
    ['an empty file', Buffer.alloc(0), {}, 400, 'EntityTooSmall'],
    ['one byte too many', Buffer.alloc(101), {}, 400, 'EntityTooLarge'],
    ['another key', aTxt(), { key: 'planes/otro' }, 403, 'AccessDenied'],
    ['another type', aTxt(), { 'Content-Type': 'text/html' }, 403, 'AccessDenied'],
    ['a field of its own', aTxt(), { acl: 'public-read' }, 403, 'AccessDenied'],
  ])('refuses %s', async (_, bytes, changes, status, code) => {
    const answer = await post('cuarentena/no', bytes, changes);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(code)]);
    expect(await uploads.get('cuarentena/no')).toBeUndefined();
    expect(await uploads.get('planes/otro')).toBeUndefined();
  });
});

describe('the signed address', () => {
  const disposition = 'attachment; filename="Plan.txt"; filename*=UTF-8\'\'Plan%20%22a%C3%B1o%22.txt';
  const address = () =>
    uploads.signAddress('planes/a/b.txt', { contentType: 'text/plain; charset=utf-8', disposition, seconds: 300 });

  it('answers the object with the headers that it was signed with, and says how long it lives', async () => {
    await uploads.put('planes/a/b.txt', { bytes: aTxt(), contentType: 'text/plain' });
    const url = await address();
    const answer = await fetch(url, { headers: { origin: ORIGIN } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(disposition);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(aTxt());
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
  });

  it('is worth nothing for another object, or with other headers', async () => {
    const url = await address();
    expect((await fetch(url.replace('b.txt', 'c.txt'))).status).toBe(403);
    expect((await fetch(url.replace('attachment', 'inline'))).status).toBe(403);
  });
});

describe('the sweep’s list', () => {
  it('names the objects below a prefix with their time, and no others', async () => {
    await uploads.put('lista/uno', { bytes: aTxt(), contentType: 'text/plain' });
    await uploads.put('lista/dos', { bytes: aTxt(), contentType: 'text/plain' });
    const { files, cursor } = await uploads.list('lista/');
    expect(files.map(({ key }) => key)).toEqual(['lista/dos', 'lista/uno']);
    expect(Math.abs(Date.now() - (files[0]?.modified.getTime() ?? 0))).toBeLessThan(60_000);
    expect(cursor).toBeUndefined();
    await uploads.delete('lista/uno');
    expect(await uploads.get('lista/uno')).toBeUndefined();
  });
});

describe('erasing a folder', () => {
  it('removes everything below it in all versions, and nothing else', async () => {
    for (const key of ['cv/a/uno', 'cv/a/dos', 'cv/ab/tres']) {
      await uploads.put(key, { bytes: aTxt(), contentType: 'text/plain' });
    }
    expect(await uploads.erase('cv/a/')).toBe(2);
    expect(await uploads.get('cv/a/uno')).toBeUndefined();
    expect(await uploads.get('cv/ab/tres')).toEqual(aTxt());
    expect(await uploads.erase('cv/a/')).toBe(0);
    await expect(uploads.erase('cv/a' as never)).rejects.toThrow('does not end with /');
    expect(await uploads.eraseFile('cv/ab/tre')).toBe(0);
    expect(await uploads.eraseFile('cv/ab/tres')).toBe(1);
    expect(await uploads.get('cv/ab/tres')).toBeUndefined();
  });

  it('leaves an object that has no older versions as it is', async () => {
    await uploads.put('cv/b/uno', { bytes: aTxt(), contentType: 'text/plain' });
    await uploads.eraseOld('cv/b/uno');
    expect(await uploads.get('cv/b/uno')).toEqual(aTxt());
  });
});
