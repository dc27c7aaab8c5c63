import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DocumentoInput } from '#functions/informes/informes-pdf/documento/documento.ts';
import { makeInformePdf } from '#functions/informes/informes-pdf/documento/informe-documento.ts';
import { aPng } from '../../support/pictures.ts';
import { isDict, type PdfDict, type PdfFile, type PdfRef, type PdfValue, readPdf } from '../../support/read-pdf.ts';
import { aDocumento, anInforme, anInformeIa, aTurno, validated, withoutEvidencia } from './make-documento.ts';

interface Element {
  type: string;
  own: PdfDict;
  parent: Element | undefined;
  children: Element[];
}

/** The structure that assistive technology reads, from its root. */
function structureOf(pdf: PdfFile): Element[] {
  const all: Element[] = [];
  const walk = (value: PdfValue | undefined, parent: Element | undefined) => {
    const node = pdf.at(value);
    for (const each of Array.isArray(node) ? node : [node]) {
      const own = pdf.at(each);
      if (!isDict(own) || own.S === undefined) continue;
      const element: Element = { type: String(own.S).slice(1), own, parent, children: [] };
      parent?.children.push(element);
      all.push(element);
      walk(own.K, element);
    }
  };
  walk(pdf.dict(catalogOf(pdf).StructTreeRoot).K, undefined);
  return all;
}

const catalogOf = (pdf: PdfFile) => pdf.dict(pdf.trailer.Root);
const pagesOf = (pdf: PdfFile) => pdf.dicts.filter(({ Type }) => Type === '/Page');

/** Operators that draw, outside of all that is said or marked as drawn beside it. */
function unmarked(content: string): string[] {
  const loose: string[] = [];
  let depth = 0;
  const plain = content.replace(/\((?:\\.|[^\\)])*\)|<[0-9a-fA-F\s]*>/g, ' ');
  for (const [operator] of plain.matchAll(/(?<=\s|^)(BDC|BMC|EMC|Tj|TJ|f\*?|F|S|s|B\*?|b\*?|Do|sh)(?=\s|$)/g)) {
    if (operator === 'BDC' || operator === 'BMC') depth++;
    else if (operator === 'EMC') depth--;
    else if (depth === 0) loose.push(operator);
  }
  expect(depth).toBe(0);
  return loose;
}

const DOCUMENTS: [string, Partial<DocumentoInput>][] = [
  ['that waits for a person', {}],
  ['validated, with its transcript', { informe: validated(anInforme()), transcripcion: true }],
  ['with a logo', { marca: { ...aDocumento().marca, logo: aPng({ width: 64, height: 64 }) } }],
  [
    'with nothing to say',
    {
      informe: anInforme({
        informeIA: anInformeIa({
          softSkills: [withoutEvidencia('Liderazgo')],
          hardSkills: [],
          recomendaciones: [],
          conclusiones: '',
        }),
      }),
      turnos: [],
    },
  ],
  [
    'over many pages',
    {
      turnos: Array.from({ length: 40 }, (_, at) => aTurno(at + 1, 'Łódź, ñandú, àéîõü. '.repeat(40))),
      transcripcion: true,
    },
  ],
];

/** What a machine can check of the Matterhorn Protocol 1.1 (PDF/UA-1, ISO 14289-1). */
describe.each(DOCUMENTS)('The document of a report %s', (_, more) => {
  let read: { pdf: PdfFile; elements: Element[] } | undefined;
  const document = async () => {
    if (!read) {
      const pdf = readPdf(await makeInformePdf(aDocumento(more)));
      read = { pdf, elements: structureOf(pdf) };
    }
    return read;
  };

  it('says what it is: its standard, title and language, and that it is tagged (06, 07, 11, 28)', async () => {
    const { pdf } = await document();
    const catalog = catalogOf(pdf);
    expect(catalog.Lang).toBe('es-ES');
    expect(pdf.dict(catalog.MarkInfo)).toMatchObject({ Marked: true });
    expect(pdf.dict(catalog.MarkInfo).Suspects ?? false).toBe(false);
    expect(pdf.dict(catalog.ViewerPreferences).DisplayDocTitle).toBe(true);
    const xmp = pdf.stream(catalog.Metadata).toString();
    expect(xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(xmp).toMatch(/<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">Informe de Ana Ruiz Núñez<\/rdf:li>/);
    for (const page of pagesOf(pdf)) expect(page.Tabs).toBe('/S');
  });

  it('marks all that is drawn as said or as drawn beside it (01)', async () => {
    const { pdf } = await document();
    const contents = pagesOf(pdf).map((page) => pdf.stream(page.Contents).toString('latin1'));
    expect(contents.every((content) => content.includes('BDC'))).toBe(true);
    expect(contents.flatMap(unmarked)).toEqual([]);
    for (const page of pagesOf(pdf)) expect(page.StructParents).toEqual(expect.any(Number));
  });

  it('is built of elements that stand where they may (09, 14)', async () => {
    const { elements } = await document();
    const parents: Record<string, string[]> = {
      TR: ['Table'],
      TH: ['TR'],
      TD: ['TR'],
      LI: ['L'],
      LBody: ['LI'],
    };
    const misplaced = elements.filter(({ type, parent }) => parents[type]?.includes(parent?.type ?? '') === false);
    expect(misplaced.map(({ type }) => type)).toEqual([]);
    const levels = elements.flatMap(({ type }) => /^H(\d)$/.exec(type)?.[1] ?? []).map(Number);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
  });

  it('says of every heading of a table what it heads, and has rows of one length (15)', async () => {
    const { pdf, elements } = await document();
    const headers = elements.filter(({ type }) => type === 'TH');
    expect(headers.length).toBeGreaterThan(4);
    for (const { own } of headers) {
      const attributes = pdf.dict(own.A);
      expect(attributes.O).toBe('/Table');
      expect(['/Row', '/Column', '/Both']).toContain(attributes.Scope);
    }
    for (const table of elements.filter(({ type }) => type === 'Table')) {
      expect(new Set(table.children.map(({ children }) => children.length)).size).toBe(1);
    }
  });

  it('says in words what its pictures show, and what its links lead to (13, 28)', async () => {
    const { pdf, elements } = await document();
    const figures = elements.filter(({ type }) => type === 'Figure');
    expect(figures).toHaveLength(more.marca ? 1 : 0);
    for (const { own } of figures) expect(String(own.Alt)).toMatch(/^Logotipo de \S/);
    for (const page of pagesOf(pdf)) {
      const annotations = pdf.at(page.Annots);
      for (const each of Array.isArray(annotations) ? annotations : []) {
        expect(pdf.dict(each).Contents).toEqual(expect.stringMatching(/\S/));
        expect(pdf.dict(each).StructParent).toEqual(expect.any(Number));
      }
    }
  });

  it('has its fonts in it, with the letters that their glyphs are, and no list that leaves some out (31)', async () => {
    const { pdf } = await document();
    const fonts = pdf.dicts.filter(({ Type, Subtype }) => Type === '/Font' && Subtype === '/Type0');
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    for (const font of fonts) {
      expect(font.Encoding).toBe('/Identity-H');
      expect(pdf.stream(font.ToUnicode).toString()).toMatch(/beginbf(char|range)/);
      const [descendant] = pdf.at(font.DescendantFonts) as PdfRef[];
      expect(pdf.dict(descendant)).toMatchObject({ Subtype: '/CIDFontType2', CIDToGIDMap: '/Identity' });
      const descriptor = pdf.dict(pdf.dict(descendant).FontDescriptor);
      expect(pdf.stream(descriptor.FontFile2).length).toBeGreaterThan(1000);
      expect(descriptor).not.toHaveProperty('CIDSet');
    }
  });
});

it('is the only kind of PDF that the product makes', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const making = globSync('{functions,infra,web/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  }).filter((file) => /from '(pdfkit|pdf-lib|pdfmake|jspdf)'/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(making).toEqual(['functions/informes/informes-pdf/documento/sheet.ts']);
});
