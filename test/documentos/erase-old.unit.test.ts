import { DeleteObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { uploadFiles } from '#functions/core/adapters/upload-files.ts';

/** The local bucket keeps one version of each object, so what S3 would answer is written here. */
it('removes the versions that a newer one has replaced, of that object alone', async () => {
  process.env.UPLOADS_BUCKET = 'cubo';
  const s3 = mockClient(S3Client);
  s3.on(ListObjectVersionsCommand).resolves({
    Versions: [
      { Key: 'importaciones/a/1/filas.json', VersionId: 'new', IsLatest: true },
      { Key: 'importaciones/a/1/filas.json', VersionId: 'old', IsLatest: false },
      { Key: 'importaciones/a/1/filas.json.bak', VersionId: 'other', IsLatest: false },
    ],
  });
  s3.on(DeleteObjectCommand).resolves({});
  await uploadFiles().eraseOld('importaciones/a/1/filas.json');
  expect(s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input)).toEqual([
    { Bucket: 'cubo', Key: 'importaciones/a/1/filas.json', VersionId: 'old' },
  ]);
  s3.restore();
});
