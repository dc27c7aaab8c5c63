import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { createExportacion } from '#functions/cifras/exportaciones/create-exportacion.ts';
import { csvParts } from '#functions/cifras/exportaciones/csv-parts.ts';
import { exportDatos } from '#functions/cifras/exportaciones/export-datos.ts';
import { finishExportacion } from '#functions/cifras/exportaciones/finish-exportacion.ts';
import { getExportacion } from '#functions/cifras/exportaciones/get-exportacion.ts';
import { sendCsv } from '#functions/cifras/exportaciones/send-csv.ts';
import { type CsvColumn, csvHead, csvRows } from '#functions/core/csv.ts';
import { Attachment } from '#functions/core/reply.ts';
import type { ExportacionArchivo } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { aCompany, aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const download = (as: { id: string }, tipo: string) => app.call(exportDatos, { as, params: { tipo } });
const read = (text: string) => {
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
};

describe('GET /api/exportaciones/{tipo}', () => {
  it('is a file of the day, with every user of every company', async () => {
    const { superadmin, admin } = await aCompany(app);
    for (let n = 0; n < 120; n++) await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const { status, headers, text } = await download(superadmin, 'usuarios');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="usuarios_2026-03-02.csv"',
      'cache-control': 'no-store',
    });
    const rows = read(text);
    expect(rows.length).toBe(123);
    expect(rows.find(({ id }) => id === admin.id)).toEqual({
      id: admin.id,
      nombre: 'Persona admin',
      apellidos: '',
      email: admin.email,
      rol: 'Administrador',
      empresa: 'Empresa',
      estado: 'activo',
      fecha_creacion: '2026-03-02T09:00:00.000Z',
      ultimo_acceso: '',
    });
  });

  it('holds the subscriptions, with what they bring in', async () => {
    const { superadmin } = await aCompany(app, { nombreComercial: '=HYPERLINK("http://mal.test")', plan: 'starter' });
    const [row] = read((await download(superadmin, 'facturacion')).text);
    expect(row).toMatchObject({
      empresa: '\'=HYPERLINK("http://mal.test")',
      plan: 'Starter',
      precio_usd: '49',
      estado: 'En prueba',
      ingreso_mensual_usd: '0',
      metodo_pago: 'ninguno',
    });
  });

  it('holds the activity of each company', async () => {
    const { superadmin, empresa } = await aFinishedInterview(app);
    const [row] = read((await download(superadmin, 'analytics')).text);
    expect(row).toMatchObject({
      id: empresa.id,
      usuarios_activos: '2',
      candidatos: '1',
      entrevistas_completadas: '1',
      finalizacion_pct: '100',
    });
  });

  it('is noted in the log without a word of what it holds', async () => {
    const { superadmin } = await aCompany(app);
    await download(superadmin, 'usuarios');
    expect(app.logs.filter(({ event }) => event === 'exportacion.sent')).toEqual([
      { level: 'info', event: 'exportacion.sent', fields: { usuarioId: superadmin.id, tipo: 'usuarios', filas: 3 } },
    ]);
  });

  it.each(['otra', 'constructor', '__proto__'])('does not know %s', async (tipo) => {
    const { superadmin } = await aCompany(app);
    expect(await download(superadmin, tipo)).toMatchObject({ status: 404, code: 'EXPORTACION_NO_ENCONTRADA' });
  });
});

describe('a file that is too long for one answer', () => {
  const columns: CsvColumn<string>[] = [['texto', (text) => text]];
  /** So many pages of a megabyte each; `read` is told of each. */
  const pages = (count: number, read: (page: number) => void = () => undefined) =>
    csvParts(columns, async (cursor = '0') => {
      const page = Number(cursor);
      read(page);
      return { items: ['x'.repeat(1_000_000)], cursor: page + 1 < count ? String(page + 1) : undefined };
    });
  const file = { nombre: 'texto_2026-03-02.csv', key: 'descargas/plataforma/exp_1.csv' };
  const send = (parts: ReturnType<typeof pages>) =>
    sendCsv(parts, file, { uploads: app.uploads, archives: app.uploads, deps: app.deps });

  it('is answered itself as long as it fits', async () => {
    const { answer, filas } = await send(pages(4));
    expect(filas).toBe(4);
    expect(answer).toBeInstanceOf(Attachment);
    expect(app.uploads.stored.size).toBe(0);
  });

  it('stands whole in the bucket, and the answer leads there under its name', async () => {
    const { answer, filas } = await send(pages(12));
    expect(filas).toBe(12);
    const address = new URL((answer as { location: string }).location);
    expect(address.pathname).toBe(`/${file.key}`);
    expect(address.searchParams.get('disposition')).toContain('attachment; filename="texto_2026-03-02.csv"');
    const text = app.uploads.stored.get(file.key)?.bytes.toString('utf8') ?? '';
    expect(read(text)).toHaveLength(12);
  });

  it('is read no further than it is sent: nobody holds all of it', async () => {
    const reads: number[] = [];
    const sent: number[] = [];
    app.uploads.putStream = async (_key, chunks) => {
      for await (const _ of chunks) sent.push(reads.length);
    };
    await send(pages(12, (page) => void reads.push(page)));
    // What was held goes first, then each page as it is read.
    expect(sent).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('is given up before the request ends, and says so', async () => {
    const parts = pages(50, () => app.advance(1000));
    await expect(send(parts)).rejects.toMatchObject({ code: 'EXPORTACION_DEMASIADO_GRANDE' });
    expect(app.uploads.stored.size).toBe(0);
  });
});

describe('POST /api/exportaciones/{tipo}', () => {
  const create = (as: { id: string }, tipo = 'usuarios') =>
    app.call<ExportacionArchivo>(createExportacion, { as, params: { tipo } });
  const get = (as: { id: string }, id: string, tipo = 'usuarios') =>
    app.call<ExportacionArchivo>(getExportacion, { as, params: { tipo, id } });
  const stored = (id: string) => app.uploads.stored.get(`descargas/plataforma/${id}.csv`)?.bytes.toString('utf8') ?? '';

  it.each(['usuarios', 'facturacion', 'analytics'])(
    'has a job make the file of %s that the GET answers',
    async (tipo) => {
      const { superadmin } = await aFinishedInterview(app);
      const { status, data } = await create(superadmin, tipo);
      expect([status, data]).toEqual([202, expect.objectContaining({ tipo, estado: 'preparando', filas: 0 })]);
      expect(data.url).toBeUndefined();
      await app.deliver(finishExportacion);
      const { data: ready } = await get(superadmin, data.id, tipo);
      expect(ready).toMatchObject({
        estado: 'listo',
        nombre: `${tipo}_2026-03-02.csv`,
        caduca: new Date(app.clock.getTime() + 5 * 60_000).toISOString(),
      });
      expect(new URL(ready.url ?? '').searchParams.get('disposition')).toContain(`${tipo}_2026-03-02.csv`);
      const { text } = await download(superadmin, tipo);
      expect(stored(data.id)).toBe(text);
      expect(ready.filas).toBe(read(text).length);
    },
  );

  it('tells how many rows there are, of how many', async () => {
    const { superadmin } = await aCompany(app);
    const { data } = await create(superadmin);
    expect(data.total).toBe(3);
    const seen: number[] = [];
    const { putStream } = app.uploads;
    app.uploads.putStream = async (key, chunks, contentType) => {
      for await (const _ of chunks) seen.push((await get(superadmin, data.id)).data.filas);
      return putStream.call(app.uploads, key, (async function* () {})(), contentType);
    };
    for (let n = 0; n < 4200; n++) await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await app.deliver(finishExportacion);
    expect([...new Set(seen)]).toEqual([0, 2000, 4000]);
    expect((await get(superadmin, data.id)).data).toMatchObject({ filas: 4203, total: 4203 });
  });

  it('is made once when the message comes twice, and again after a fault', async () => {
    const { superadmin } = await aCompany(app);
    const { data } = await create(superadmin);
    app.uploads.broken = true;
    expect((await app.deliver(finishExportacion)).failed).toBe(1);
    expect((await get(superadmin, data.id)).data.estado).toBe('preparando');
    app.uploads.broken = false;
    await app.deliver(finishExportacion);
    expect((await get(superadmin, data.id)).data.estado).toBe('listo');
    app.uploads.stored.clear();
    await app.deliver(finishExportacion);
    expect(app.uploads.stored.size).toBe(0);
  });

  it('says that it failed after the last try', async () => {
    const { superadmin } = await aCompany(app);
    const { data } = await create(superadmin);
    app.uploads.broken = true;
    await app.deliver(finishExportacion, { receives: 3 });
    expect((await get(superadmin, data.id)).data).toMatchObject({ estado: 'fallido' });
  });

  it('is there for 20 hours, under its own kind only', async () => {
    const { superadmin } = await aCompany(app);
    const { data } = await create(superadmin);
    const missing = { status: 404, code: 'EXPORTACION_NO_ENCONTRADA' };
    expect(await get(superadmin, data.id, 'analytics')).toMatchObject(missing);
    expect(await get(superadmin, 'exp_otra')).toMatchObject(missing);
    expect(await create(superadmin, 'otra')).toMatchObject(missing);
    app.advance(20 * 60 * 60 * 1000);
    expect(await get(superadmin, data.id)).toMatchObject(missing);
  });

  it('is in the audit log, as is the file that the GET answers', async () => {
    const { superadmin } = await aCompany(app);
    await create(superadmin);
    await download(superadmin, 'usuarios');
    const entries = app.table.all().filter(({ tipo }) => tipo === 'AUDITORIA');
    expect(entries).toContainEqual(
      expect.objectContaining({ operacion: 'POST /api/exportaciones/{tipo}', parametros: { tipo: 'usuarios' } }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ operacion: 'GET /api/exportaciones/{tipo}', PK: 'GLOBAL#AUDITORIA', cuantos: 3 }),
    );
  });
});

describe('CSV for spreadsheets', () => {
  const columns: CsvColumn<string>[] = [['a', (text) => text]];
  const cell = (text: string) => {
    const [row] = Papa.parse<string[]>(csvRows(columns, [text]), { skipEmptyLines: true }).data;
    return row?.[0];
  };

  it.each([
    '=1+1',
    '+34 910 000 000',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\u00A0=1+1',
    '\u200B=1+1',
    '\uFEFF=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '|calc',
    '%0A=1',
    "=cmd|'/C calc'!A0",
  ])('does not run %j', (text) => {
    expect(cell(text)).toBe(`'${text}`);
  });

  it.each(['Peña, Nuria', 'dice "hola"', 'dos\nlíneas', 'a=b', '3-2', 'ana@correo.test'])('keeps %j', (text) => {
    expect(cell(text)).toBe(text);
  });

  it('keeps numbers as numbers, also negative ones', () => {
    expect(csvRows<number>([['n', (n) => n]], [-5])).toBe('-5\r\n');
  });

  it('begins with the mark and the heads', () => {
    expect(csvHead(columns)).toBe('\uFEFFa\r\n');
    expect(csvRows(columns, [])).toBe('');
  });
});
