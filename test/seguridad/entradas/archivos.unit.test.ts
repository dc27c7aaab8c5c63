import { beforeEach, describe, expect, it } from 'vitest';
import { confirmCv } from '#functions/candidatos/curriculums/confirm-cv.ts';
import { uploadCv } from '#functions/candidatos/curriculums/upload-cv.ts';
import { createImportacion } from '#functions/candidatos/importaciones/create-importacion.ts';
import { isDateFormat } from '#functions/candidatos/importaciones/xlsx-values.ts';
import { updateLogo } from '#functions/empresas/marca/update-logo.ts';
import { updateAvatar } from '#functions/empresas/usuarios/update-avatar.ts';
import { IMPORTACION_MAX_BYTES } from '#shared/candidatos/importaciones/importacion.ts';
import type { Subida } from '#shared/documentos/documento.ts';
import { makeZip, type Part } from '#test/documentos/make-zip.ts';
import { NO_PLANES } from '#test/documentos/no-planes.ts';
import { NO_PICTURES } from '#test/support/pictures.ts';
import { aCandidate, aCompany } from '#test/support/scenarios.ts';
import { TestApp } from '#test/support/test-app.ts';

let app: TestApp;
let as: { id: string };
let params: { id: string };
beforeEach(async () => {
  app = new TestApp();
  ({ admin: as } = await aCompany(app));
  params = { id: (await aCandidate(app, as)).id };
});

const REFUSED = [400, 413, 415];
const formWith = (field: string, nombre: string, bytes: Buffer, type = '') => {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], nombre, { type }));
  return form;
};

describe('A CV', () => {
  // A CV is no plain text: those are refused by their name.
  it.each(Object.entries(NO_PLANES))('is not %s', async (_, [nombre, bytes]) => {
    const announced = await app.call<{ subida: Subida }>(uploadCv, {
      as,
      params,
      body: { nombre, tipo: '', tamano: Math.min(bytes.length, 9_000_000) },
    });
    if (announced.status !== 200) return expect(REFUSED).toContain(announced.status);
    const { id, campos } = announced.data.subida;
    await app.uploads.put(campos.key as string, { bytes, contentType: campos['Content-Type'] as string });
    const confirmed = await app.call(confirmCv, { as, params, body: { subidaId: id } });
    expect(REFUSED).toContain(confirmed.status);
    expect([...app.uploads.stored.keys()].filter((key) => key.startsWith('cv/'))).toEqual([]);
  });

  it.each([
    '../../otra/cv.pdf',
    '..\\cv.pdf',
    '/etc/passwd.pdf',
    'cv\0.pdf',
    'cv\r\n.pdf',
    `${'x'.repeat(300)}.pdf`,
    '‮fdp.exe.pdf',
  ])('has a key of its own whatever it is called: %j', async (nombre) => {
    const body = { nombre, tipo: 'application/pdf', tamano: 1000 };
    const { status, data } = await app.call<{ subida: Subida }>(uploadCv, { as, params, body });
    if (status !== 200) return expect(REFUSED).toContain(status);
    expect(data.subida.campos.key).toMatch(/^cuarentena\/cv\/emp_\w+\/can_\w+\/arc_\w+$/);
  });
});

const SHEET = '<worksheet><sheetData/></worksheet>';
const workbook = (sheet: string | Buffer, more: readonly Part[] = []): Part[] => [
  {
    name: 'xl/workbook.xml',
    content: '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  },
  { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ...more,
];
const row = (text: string) =>
  `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
const entities = (declared: string, text: string) => `<?xml version="1.0"?><!DOCTYPE x [${declared}]>${row(text)}`;
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');

/** A megabyte of them. */
const SPACES = Buffer.alloc(1_000_000, ' ');

const NO_BOOKS: Record<string, [nombre: string, bytes: Buffer]> = {
  'a program': ['x.xlsx', Buffer.from('MZ\x90\x00\x03\0\0\0')],
  'a page': ['x.xls', Buffer.from('<!doctype html><script>alert(1)</script>')],
  'a picture': ['x.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  'a bomb of 200 MB': [
    'x.xlsx',
    makeZip(workbook(SPACES).map((part) => (part.content === SPACES ? { ...part, times: 200 } : part))),
  ],
  'a bomb in its texts': [
    'x.xlsx',
    makeZip(workbook(SHEET, [{ name: 'xl/sharedStrings.xml', content: SPACES, times: 200 }])),
  ],
  'a bomb that promises to be small': [
    'x.xlsx',
    makeZip(workbook(SHEET).map((part) => ({ ...part, content: SPACES, times: 30, promisedBytes: 10 }))),
  ],
  'a billion laughs': ['x.xlsx', makeZip(workbook(entities(`<!ENTITY l0 "ja">${laughs}`, '&l9;')))],
  'a file of the server': ['x.xlsx', makeZip(workbook(entities('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;')))],
  'an address': ['x.xlsx', makeZip(workbook(entities('<!ENTITY % a SYSTEM "http://mal.test/">%a;', 'x')))],
  '5,000 parts': [
    'x.xlsx',
    makeZip(
      workbook(
        SHEET,
        Array.from({ length: 5000 }, (_, n) => ({ name: `xl/${n}.xml`, content: '<a/>' })),
      ),
    ),
  ],
  'a sheet outside of the book': [
    'x.xlsx',
    makeZip(workbook(SHEET).map((part) => ({ ...part, name: part.name.replace('xl/worksheets', '../../etc') }))),
  ],
  'an encrypted book': ['x.xlsx', makeZip(workbook(SHEET).map((part) => ({ ...part, encrypted: true })))],
  'a row far away': [
    'x.xlsx',
    makeZip(
      workbook('<worksheet><sheetData><row r="4294967296"><c r="ZZZZZZZ1"><v>1</v></c></row></sheetData></worksheet>'),
    ),
  ],
  'a deep tree': ['x.xlsx', makeZip(workbook('<a>'.repeat(100_000)))],
  'more than fits': ['x.csv', Buffer.alloc(IMPORTACION_MAX_BYTES, 'a')],
  'one endless line of columns': ['x.csv', Buffer.from(`Nombre,Correo\n${'a,'.repeat(500_000)}`)],
};

describe('An import', () => {
  it.each(Object.entries(NO_BOOKS))('does not take %s', async (_, [nombre, bytes]) => {
    const before = process.memoryUsage.rss();
    const { status, code } = await app.call(createImportacion, { as, form: formWith('archivo', nombre, bytes) });
    expect(REFUSED, code).toContain(status);
    // What it would unpack to is never in memory as a whole.
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
    expect([...app.uploads.stored.keys()]).toEqual([]);
  });
});

it('A format of a workbook that never closes a bracket is read no further than formats go', () => {
  expect(isDateFormat(164, '['.repeat(5_000_000))).toBe(false);
});

describe('A picture', () => {
  const others: [string, Buffer][] = [
    ['SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', Buffer.from('MZ\x90\x00\x03')],
    ['a page behind the signature of a GIF', Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
    ['a ZIP file', makeZip(workbook(SHEET))],
    ['nothing but the signature of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ];
  const all: [string, Buffer][] = [
    ...others,
    ...Object.entries(NO_PICTURES).map(([name, value]): [string, Buffer] => [name, Buffer.from(value as Uint8Array)]),
  ];

  it.each(all)('of a person is not %s, whatever it calls itself', async (_, bytes) => {
    const form = formWith('avatar', 'foto.png', bytes, 'image/png');
    expect(REFUSED).toContain((await app.call(updateAvatar, { as, form })).status);
    expect(app.files.stored.size).toBe(0);
  });

  it.each(all)('of a company is not %s, whatever it calls itself', async (_, bytes) => {
    const form = formWith('logo', 'logo.png', bytes, 'image/png');
    expect(REFUSED).toContain((await app.call(updateLogo, { as, form })).status);
    expect(app.files.stored.size).toBe(0);
  });
});
