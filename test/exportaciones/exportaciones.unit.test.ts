import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CsvColumn, csvHead, csvRows } from '#functions/core/csv.ts';
import { collectCsv } from '#functions/exportaciones/collect-csv.ts';
import { exportDatos } from '#functions/exportaciones/export-datos.ts';
import { aCompany, aFinishedInterview } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

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

  it('refuses what does not fit into one answer, before it has read everything', async () => {
    let reads = 0;
    const columns: CsvColumn<string>[] = [['texto', (text) => text]];
    const page = async () => {
      reads++;
      return { items: ['x'.repeat(400)], cursor: 'mas' };
    };
    await expect(collectCsv(columns, page, 1000)).rejects.toMatchObject({ code: 'EXPORTACION_DEMASIADO_GRANDE' });
    expect(reads).toBe(3);
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
