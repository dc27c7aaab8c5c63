import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proposeMapeo } from '#functions/candidatos/importaciones/propose-mapeo.ts';
import { readArchivo } from '#functions/candidatos/importaciones/read-archivo.ts';
import { dateText, isDateFormat, numberText } from '#functions/candidatos/importaciones/xlsx-values.ts';
import { CAMPOS_DE_COLUMNA } from '#shared/candidatos/importaciones/importacion.ts';
import { makeZip, type Part } from '../../documentos/make-zip.ts';

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name));
const readCsv = (text: string) => readArchivo('candidatos.csv', Buffer.from(text));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, message }) => ({ code, message }),
  );

const COLUMNAS = [
  'Nombre',
  'Apellidos',
  'Correo electrónico',
  'Teléfono',
  'Puesto',
  'Área',
  'Años de experiencia',
  'Habilidades',
  'Ciudad',
  'País',
  'Fuente',
  'Fecha',
];
const ROWS = [
  {
    nombre: 'Íñigo',
    apellidos: 'Muñoz Peña',
    telefono: '34600123456',
    habilidades: 'Figma, Tipografía',
    fecha: '2026-02-14',
  },
  {
    nombre: 'Nuria',
    apellidos: 'Gómez',
    telefono: '+34 910 000 000',
    habilidades: 'SQL; "Power BI"',
    fecha: '2026-03-01',
  },
  { nombre: 'François', apellidos: 'Lefèvre', telefono: '600100200', habilidades: 'Java', fecha: '2026-01-31' },
];

describe('a file that LibreOffice wrote', () => {
  it.each([
    ['libreoffice.xlsx', 'xlsx'],
    ['libreoffice-comas.csv', 'csv'],
    ['libreoffice-punto-y-coma.csv', 'csv'],
    ['libreoffice-windows-1252.csv', 'csv'],
    ['libreoffice-unicode.csv', 'csv'],
    ['excel-bom.csv', 'csv'],
  ])('is read from %s: titles above the headers, accents, quotes, long numbers, dates', async (name, formato) => {
    const { filas, ...rest } = await readArchivo(name, fixture(name));
    expect(rest).toEqual({ formato, columnas: COLUMNAS });
    expect(filas.map(({ fila }) => fila)).toEqual([5, 6, 7]);
    const shown = filas.map(({ celdas: c }) => ({
      nombre: c[0],
      apellidos: c[1],
      telefono: c[3],
      habilidades: c[7],
      fecha: c[11],
    }));
    expect(shown).toEqual(ROWS);
  });

  it('keeps a formula apart from what it results in', async () => {
    const { filas } = await readArchivo('x.xlsx', fixture('libreoffice-formula.xlsx'));
    expect(filas.map(({ fila, celdas }) => [fila, ...celdas])).toEqual([
      [2, 'Ana Ruiz', 'ana@correo.test', '600100200'],
      [3, 'Luis Gil', null, '600100201'],
    ]);
  });
});

describe('the template', () => {
  it('has a column for every field, each recognised by its name', async () => {
    const template = readFileSync('web/src/features/candidatos/importaciones/plantilla-candidatos.xlsx');
    const row = '<row r="2"><c r="A2" t="inlineStr"><is><t>Ana</t></is></c></row>';
    expect(await refusal(readArchivo('plantilla.xlsx', template))).toMatchObject({ code: 'VALIDACION' });
    const filled = await readArchivo('plantilla.xlsx', await withRow(template, row));
    expect(Object.keys(proposeMapeo(filled.columnas)).toSorted()).toEqual(CAMPOS_DE_COLUMNA.toSorted());
  });
});

describe('a CSV file', () => {
  it.each([
    [';', 'Nombre;Correo;Notas\nAna;ana@a.test;"uno, dos; tres"'],
    [',', 'Nombre,Correo,Notas\nAna,ana@a.test,"uno, dos; tres"'],
    ['tab', 'Nombre\tCorreo\tNotas\nAna\tana@a.test\tuno, dos; tres'],
    ['the one that its first line names', 'sep=|\nNombre|Correo|Notas\nAna|ana@a.test|uno, dos; tres'],
  ])('is separated by %s', async (_, text) => {
    const { columnas, filas } = await readCsv(text);
    expect(columnas).toEqual(['Nombre', 'Correo', 'Notas']);
    expect(filas[0]?.celdas).toEqual(['Ana', 'ana@a.test', 'uno, dos; tres']);
  });

  it('leaves out empty lines and keeps the numbers of the others, also after a cell of several lines', async () => {
    const { filas } = await readCsv('Nombre,Correo\r\n"Ana\nRuiz",a@a.test\r\n,\r\n\r\nLuis,l@a.test\r\n');
    expect(filas).toEqual([
      { fila: 2, celdas: ['Ana\nRuiz', 'a@a.test'] },
      { fila: 5, celdas: ['Luis', 'l@a.test'] },
    ]);
  });

  it('takes for a formula what a spreadsheet would run', async () => {
    const { filas } = await readCsv('Nombre,Correo\n=HYPERLINK("https://mal.test"),a@a.test');
    expect(filas[0]?.celdas).toEqual([null, 'a@a.test']);
  });

  it.each([
    ['binary content', Buffer.from([0, 1, 2, 3]), 'TIPO_NO_ADMITIDO', /no contiene texto/],
    ['nothing', Buffer.alloc(0), 'VALIDACION', /vacío/],
    ['only headers', Buffer.from('Nombre,Correo\n'), 'VALIDACION', /ninguna fila/],
    ['an open quote', Buffer.from('Nombre,Correo\n"Ana,a@a.test\n'), 'VALIDACION', /comillas mal cerradas/],
    ['too many rows', Buffer.from(`Nombre,Correo\n${'Ana,a@a.test\n'.repeat(10_001)}`), 'VALIDACION', /10\.000 filas/],
    ['too many columns', Buffer.from(`Nombre,Correo\n${'x,'.repeat(60)}x`), 'VALIDACION', /60 columnas/],
    ['a header that is a formula', Buffer.from('Nombre,=A1\nAna,a@a.test'), 'VALIDACION', /celda B1/],
    ['10 MB and more', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'CARGA_DEMASIADO_GRANDE', /10 MB/],
  ])('is refused with %s', async (_, bytes, code, message) => {
    expect(await refusal(readArchivo('x.csv', bytes))).toEqual({ code, message: expect.stringMatching(message) });
  });

  it('takes exactly 10,000 rows', async () => {
    expect((await readCsv(`Nombre,Correo\n${'Ana,a@a.test\n'.repeat(10_000)}`)).filas).toHaveLength(10_000);
  });
});

describe('an XLSX file', () => {
  it('reads the first visible sheet, with prefixes, inline and rich texts, and cells that say no place', async () => {
    const { columnas, filas } = await readArchivo(
      'x.xlsx',
      book({
        sheet:
          '<x:row><x:c t="inlineStr"><x:is><x:t>Nombre</x:t></x:is></x:c><x:c t="s"><x:v>0</x:v></x:c></x:row>' +
          '<x:row r="4"><x:c r="B4" t="str"><x:v>a@a.test</x:v></x:c><x:c r="D4" s="1"><x:v>46082.5</x:v></x:c>' +
          '<x:c r="E4"><x:v>3.4600123456E10</x:v></x:c><x:c r="F4" t="b"><x:v>1</x:v></x:c></x:row>',
        strings: '<si><r><t>Cor</t></r><r><t xml:space="preserve">reo</t></r><rPh><t>no</t></rPh></si>',
        styles:
          '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
          '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
      }),
    );
    expect(columnas).toEqual(['Nombre', 'Correo', 'Columna C', 'Columna D', 'Columna E', 'Columna F']);
    expect(filas).toEqual([{ fila: 4, celdas: ['', 'a@a.test', '', '2026-03-01 12:00', '34600123456', 'Sí'] }]);
  });

  it('never unpacks a bomb to its end', async () => {
    const zeros = `<row><c><v>${'0'.repeat(120 * 1024 * 1024)}`;
    const bomb = book({ sheet: zeros });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusal(readArchivo('x.xlsx', bomb))).toMatchObject({ code: 'CARGA_DEMASIADO_GRANDE' });
    // It says that it is small.
    const liar = book({ sheet: zeros }, { promisedBytes: 1000 });
    expect(await refusal(readArchivo('x.xlsx', liar))).toMatchObject({ code: 'VALIDACION', message: /dañado/ });
  });

  it.each([
    ['an old XLS', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'TIPO_NO_ADMITIDO', /XLSX o CSV/],
    [
      'a ZIP file of something else',
      makeZip([{ name: 'hola.txt', content: 'hola' }]),
      'TIPO_NO_ADMITIDO',
      /no es un libro/,
    ],
    ['half a file', book({ sheet: '<row/>' }).subarray(0, 500), 'VALIDACION', /dañado/],
    ['an entity', book({ sheet: '<row/>', prolog: '<!DOCTYPE x [<!ENTITY a "b">]>' }), 'VALIDACION', /dañado/],
    ['broken XML', book({ sheet: '<row></c>' }), 'VALIDACION', /dañado/],
    ['a password', book({ sheet: '<row/>' }, { encrypted: true }), 'VALIDACION', /dañado o protegido/],
  ])('is refused when it is %s', async (_, bytes, code, message) => {
    expect(await refusal(readArchivo('x.xlsx', bytes))).toEqual({ code, message: expect.stringMatching(message) });
  });

  it.each(['x.pdf', 'x.xls', 'x.xlsm', 'x'])('is refused by the name %s', async (nombre) => {
    expect(await refusal(readArchivo(nombre, Buffer.from('Nombre\nAna')))).toMatchObject({ code: 'TIPO_NO_ADMITIDO' });
  });
});

describe('the columns', () => {
  it.each([
    [['NOMBRE', 'E-mail', 'Tfno.', 'Área'], { nombre: 0, email: 1, telefono: 2, area: 3 }],
    [['Full name', 'Email address', 'Phone', 'Skills'], { nombre: 0, email: 1, telefono: 2, habilidades: 3 }],
    [['Candidato', 'correo_electronico', 'años de experiencia'], { nombre: 0, email: 1, experiencia_años: 2 }],
    [['Correo', 'Correo electrónico', 'Otra cosa'], { email: 0 }],
  ])('%j are recognised', (columnas, mapeo) => {
    expect(proposeMapeo(columnas)).toEqual(mapeo);
  });
});

describe('values of a workbook', () => {
  it.each([
    ['34600123456', '34600123456'],
    ['3.46E+10', '34600000000'],
    ['0.1', '0.1'],
    ['7.3000000000000007', '7.3'],
    ['1E-7', '0.0000001'],
  ])('%s is %s', (raw, text) => expect(numberText(raw)).toBe(text));

  it('knows dates by their format, and counts days as each calendar does', () => {
    expect([isDateFormat(14, undefined), isDateFormat(2, undefined)]).toEqual([true, false]);
    expect([isDateFormat(164, 'dd/mm'), isDateFormat(164, '0.00 "días"'), isDateFormat(164, '[Red]0')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([dateText(1, false), dateText(61, false), dateText(0, true)]).toEqual([
      '1900-01-01',
      '1900-03-01',
      '1904-01-01',
    ]);
  });
});

interface Book {
  sheet: string;
  strings?: string;
  styles?: string;
  prolog?: string;
}

/** A workbook whose first sheet is hidden. */
function book({ sheet, strings = '', styles = '', prolog = '' }: Book, ofSheet: Partial<Part> = {}): Buffer {
  return makeZip([
    {
      name: 'xl/workbook.xml',
      content:
        '<workbook xmlns:r="r"><sheets><sheet name="oculta" state="hidden" r:id="r1"/><sheet name="b" r:id="r2"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/><Relationship Id="r2" Target="/xl/worksheets/b.xml"/></Relationships>',
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
    { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` },
    {
      name: 'xl/worksheets/b.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?>${prolog}<x:worksheet xmlns:x="x"><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
      ...ofSheet,
    },
  ]);
}

/** The same workbook with one more row in its sheet. */
async function withRow(bytes: Buffer, row: string): Promise<Buffer> {
  const { fromBufferPromise } = await import('yauzl');
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts: Part[] = [];
  for await (const entry of zip.eachEntry()) {
    const chunks = await Array.fromAsync((await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>);
    const content = Buffer.concat(chunks).toString('utf8');
    parts.push({ name: entry.fileName, content: content.replace('</sheetData>', `${row}</sheetData>`) });
  }
  return makeZip(parts);
}
