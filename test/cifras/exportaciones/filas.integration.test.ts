import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createExportacion } from '#functions/cifras/exportaciones/create-exportacion.ts';
import { exportDatos } from '#functions/cifras/exportaciones/export-datos.ts';
import { finishExportacion } from '#functions/cifras/exportaciones/finish-exportacion.ts';
import { getExportacion } from '#functions/cifras/exportaciones/get-exportacion.ts';
import { type ArchiveFiles, archiveFiles } from '#functions/core/adapters/archive-files.ts';
import { uploadFiles } from '#functions/core/adapters/upload-files.ts';
import type { Item } from '#functions/core/table.ts';
import { usuarioWrites } from '#functions/empresas/usuarios/usuario.repository.ts';
import { LOCAL_CREDENTIALS, type S3Emulator, startS3 } from '#infra/local/aws/s3.ts';
import type { ExportacionArchivo } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { measuredTable } from '../../support/local-table.ts';
import { sized } from '../../support/suite-size.ts';
import { TestApp } from '../../support/test-app.ts';

/**
 * As many rows as a large platform has, from the real database into the real bucket: 100,000 take about two minutes
 * (`npm run rel:exportaciones`), and print what they cost. Longer ones are fewer, and need as many parts of the file.
 */
const FILAS = sized(3000, 100_000);
const NAMES = sized(40, 1);
/** Parts on their way to the bucket (four of 5 MB), as sender and, in this very process, as emulator. */
const HELD_MAX = 60_000_000;
const FORMULA = '=HYPERLINK("http://mal.test")';

const given = measuredTable();
let s3: S3Emulator;
beforeAll(async () => {
  s3 = await startS3({});
  await s3.ensureBucket('uploads', { corsOrigins: ['*'] });
  vi.stubEnv('UPLOADS_BUCKET', 'uploads');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.endpoint);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', LOCAL_CREDENTIALS.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', LOCAL_CREDENTIALS.secretAccessKey);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.close();
});

describe(`an export of ${FILAS} users`, () => {
  let app: TestApp;
  let superadmin: { id: string };

  beforeAll(async () => {
    const { table, store } = await given();
    app = new TestApp();
    superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await store(app.table.all());
    await store(seeds());
    app.deps.table = table;
    Object.assign(app.uploads, uploadFiles(), archiveFiles());
  });

  it('is made by the job page by page, in memory that does not grow with it', async () => {
    const call = { as: superadmin, params: { tipo: 'usuarios' } };
    const { data } = await app.call<ExportacionArchivo>(createExportacion, call);
    const memory = watchMemory();
    const archives: ArchiveFiles = {
      ...archiveFiles(),
      putStream: (key, chunks, contentType) => app.uploads.putStream(key, memory.watch(chunks), contentType),
    };
    const began = performance.now();
    await runJob(app, data.id, archives);
    const milliseconds = Math.round(performance.now() - began);

    const params = { tipo: 'usuarios', id: data.id };
    const { data: ready } = await app.call<ExportacionArchivo>(getExportacion, { as: superadmin, params });
    expect(ready).toMatchObject({ estado: 'listo', filas: FILAS + 1, total: FILAS + 1 });
    const bytes = await assertWhole(String(ready.url));
    expect(memory.grown()).toBeLessThan(HELD_MAX);
    console.info({ filas: FILAS, bytes, milliseconds, grown: memory.grown() });
  });

  it('is answered by the GET as the address of the whole file', async () => {
    const { status, location } = await app.call(exportDatos, { as: superadmin, params: { tipo: 'usuarios' } });
    expect(status).toBe(302);
    await assertWhole(String(location));
  });
});

function* seeds(): Generator<Item> {
  for (let n = 0; n < FILAS; n++) {
    const number = String(n).padStart(6, '0');
    const usuario = {
      id: `usr_${number.padStart(26, '0')}`,
      nombre: n % 1000 === 0 ? FORMULA : `María de los Ángeles, «${number}»`,
      apellidos: `${'Fernández de Córdoba y Álvarez de Toledo '.repeat(2)}${number}`,
      email: `persona.${number}@correo-de-una-empresa-de-nombre-largo.test`,
      telefono: '',
      rol: 'operador' as const,
      empresaId: 'emp_1',
      empresaNombre: 'Consultoría de Personas y Organización, S.A.'.repeat(NAMES),
      fecha: '2026-01-02T03:04:05.678Z',
      passwordCifrada: '',
    };
    for (const write of usuarioWrites(usuario)) if ('put' in write) yield write.put;
  }
}

async function assertWhole(url: string): Promise<number> {
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('attachment; filename="usuarios_2026-03-02.csv"');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const { data, meta, errors } = Papa.parse<Record<string, string>>(bytes.toString('utf8').slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(meta.fields?.slice(0, 4)).toEqual(['id', 'nombre', 'apellidos', 'email']);
  expect(new Set(data.map(({ id }) => id)).size).toBe(FILAS + 1);
  expect(data).toHaveLength(FILAS + 1);
  expect(data.filter(({ nombre }) => nombre === `'${FORMULA}`)).toHaveLength(Math.ceil(FILAS / 1000));
  expect(data.filter(({ nombre }) => nombre?.startsWith('='))).toEqual([]);
  return bytes.length;
}

/** What stays in memory after it has been cleaned up, looked at now and then while a file goes out. */
function watchMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let most = before;
  return {
    async *watch(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      let n = 0;
      for await (const chunk of chunks) {
        yield chunk;
        if (n++ % 50 === 0) most = Math.max(most, used());
      }
    },
    grown: () => most - before,
  };
}

async function runJob(app: TestApp, exportacionId: string, archives: ArchiveFiles): Promise<void> {
  const retry = { maxReceives: 3, later: async () => undefined, giveUp: async () => undefined };
  const handler = finishExportacion.create({ deps: app.deps, adapters: { archives }, retry });
  const body = JSON.stringify({ 'detail-type': 'ExportacionSolicitada', detail: { exportacionId }, time: '' });
  const record = { messageId: 'm', receiptHandle: 'm', body, attributes: { ApproximateReceiveCount: '1' } };
  expect(await handler({ Records: [record] } as never)).toEqual({ batchItemFailures: [] });
}
