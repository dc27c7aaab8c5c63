import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { DocumentoInput } from '#functions/informes/informes-pdf/documento/documento.ts';
import { makeInformePdf } from '#functions/informes/informes-pdf/documento/informe-documento.ts';
import { aDocumento, anInforme, anInformeIa, aSkill, aTurno, validated, withoutEvidencia } from './make-documento.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function read(more: Partial<DocumentoInput> = {}) {
  const bytes = await makeInformePdf(aDocumento(more));
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const pages = text.map((page) => page.replace(/\s+/g, ' '));
  return { bytes, pdf, pages, text: pages.join(' ') };
}

/** Types of all elements of the structure, in the order in which assistive technology reads them. */
async function structureOf(pdf: Pdf): Promise<string[]> {
  const roles: string[] = [];
  const walk = (node: { role?: string; children?: unknown[] }) => {
    if (node.role) roles.push(node.role);
    for (const child of node.children ?? []) walk(child as never);
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    walk(((await page.getStructTree()) ?? {}) as never);
  }
  return roles;
}

const NOTE = 'Escala de 0 a 10';

/** Without what stands at the head and the foot of each page: a sentence may go on on the next one. */
function flowing(text: string, nombre = 'Ana Ruiz Núñez'): string {
  return text
    .replace(/Generado con ayuda de IA Página \d+ de \d+/g, '')
    .replaceAll(`Construcciones Peña · ${nombre}`, '')
    .replace(/ Pendiente de validación /g, ' ')
    .replace(/\s+/g, ' ');
}

/** The texts stand in the document, one after the other. */
function expectInOrder(text: string, expected: readonly string[]) {
  let from = 0;
  for (const each of expected) {
    const at = text.indexOf(each, from);
    expect(at, `"${each}" after "${text.slice(Math.max(0, from - 40), from)}"`).toBeGreaterThanOrEqual(0);
    from = at + each.length;
  }
}

describe('the document of a report', () => {
  it('says everything in the order in which it is read', async () => {
    const { text } = await read();
    expectInOrder(text, [
      'Construcciones Peña',
      'Ana Ruiz Núñez',
      'Pendiente de validación',
      'Entrevista en profundidad',
      'Responsable de logística',
      '20 de noviembre de 2026',
      'Con reservas',
      '6,6 / 10',
      'Generado con ayuda de IA',
      'Recomendación',
      'Hay puntos fuertes y algo que conviene aclarar antes de decidir.',
      'Resumen ejecutivo',
      'Competencias de un vistazo',
      'Competencias personales',
      'Organización',
      '8,5 / 10',
      '«En mi anterior empresa coordiné la migración de la facturación a un sistema nuevo.',
      'Turno 1',
      'Orientación al cliente',
      'Negociación',
      'Sin evidencia',
      'Competencias técnicas',
      'Nivel básico',
      'Conclusiones',
      'Recomendaciones',
      'Qué no se evaluó y por qué',
      'Análisis de texto',
      'Validación',
      'Pendiente de validación',
      'Cómo se hizo este informe',
      'Motor integrado (reglas, sin modelo de lenguaje)',
      'entrevistas-profundidad, versión 3',
    ]);
  });

  it('is a tagged document in Spanish whose fonts are in it', async () => {
    const { bytes, pdf } = await read();
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Informe de Ana Ruiz Núñez',
      Author: 'Construcciones Peña',
      Language: 'es-ES',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const raw = bytes.toString('latin1');
    expect(raw.match(/\/BaseFont \/\w+\+Inter-\w+/g)?.length).toBeGreaterThanOrEqual(3);
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(3);
    expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);

    const roles = await structureOf(pdf);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2').length).toBeGreaterThanOrEqual(9);
    expect(roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody', 'BlockQuote']));
    const outline = (await pdf.getOutline()).map(({ title }) => title);
    expectInOrder(outline.join(' '), ['Recomendación', 'Competencias personales', 'Conclusiones', 'Validación']);
  });

  it('numbers its pages', async () => {
    const { pages } = await read({ transcripcion: true });
    for (const [at, page] of pages.entries()) expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
  });

  it('says on every page that nobody has validated it, until somebody has', async () => {
    const pending = await read();
    for (const page of pending.pages) expect(page).toContain('Pendiente de validación');
    const { text } = await read({ informe: validated(anInforme()) });
    expect(text).not.toContain('Pendiente');
    expectInOrder(text, ['Validado por una persona', 'Íñigo Muñoz, 21 de noviembre de 2026']);
  });

  it("shows a person's score beside the AI's, with the reason", async () => {
    const { text } = await read({ informe: validated(anInforme()) });
    expectInOrder(text, ['IA (motor)', 'Persona', 'Organización', '8,5', '9', 'Orientación al cliente', '7', 'igual']);
    expectInOrder(text, [
      'Puntuación de Íñigo Muñoz: 9 / 10',
      'El calendario y las revisiones semanales están muy bien contados.',
      'He leído las respuestas y coincido con casi todo.',
      'Cambió una puntuación; las de la IA se conservan al lado.',
    ]);
  });

  it('names the model, the prompts and the embedded engine beside it', async () => {
    const informeIA = anInformeIa({ motor: 'claude', modelo: 'claude-x', versionPrompt: 'puntuacion@1 resumen@2' });
    const rubrica = {
      puntuacionMedia: 5.5,
      recomendacion: 'con_reservas' as const,
      confianza: 0.5,
      versionRubrica: 'x@1',
      habilidades: [],
    };
    const { text } = await read({ informe: anInforme({ informeIA, rubrica }) });
    expectInOrder(text, ['IA (modelo)', 'Rúbrica']);
    expectInOrder(text, ['Claude (claude-x)', 'media 5,5 sobre 10', 'puntuación, versión 1; resumen, versión 2']);
  });

  it('has the transcript only when it is asked for, with every word of it', async () => {
    const words = 'Reorganizamos el almacén según la rotación de cada referencia, ¡y funcionó! ';
    const turnos = [
      aTurno(1, words.repeat(60).trim()),
      aTurno(2, ''),
      aTurno(3),
      ...Array.from({ length: 30 }, (_, at) => aTurno(at + 4, `Respuesta ${at + 4}: ${words.repeat(5).trim()}`)),
    ];
    expect((await read({ turnos })).text).not.toContain('Anexo');
    const { text } = await read({ turnos, transcripcion: true });
    const annex = text.slice(text.lastIndexOf('Anexo: transcripción'));
    expectInOrder(annex, [
      '31 respuestas de 33 turnos',
      'Pregunta saltada',
      'Sin respuesta',
      'Respuesta 4:',
      'Respuesta 33:',
    ]);
    expect(flowing(annex).split(words.trim()).length - 1).toBe(60 + 30 * 5);
  });

  it('takes twelve competencies, quotes of more than a page and the longest names', async () => {
    const cita = 'Lo hice paso a paso y con mucha paciencia, porque el equipo lo necesitaba. '.repeat(75).trim();
    const nombre = 'María del Carmen Fernández-Villaverde y Gutiérrez de la Concha Etxeberria Goikoetxea-Altamirano';
    const softSkills = Array.from({ length: 12 }, (_, at) =>
      aSkill(`Competencia ${at + 1}`, { evidencia: [{ turnoId: 'tur_1', cita, inicio: 0, fin: cita.length }] }),
    );
    const { text, pages } = await read({
      informe: anInforme({ candidatoNombre: nombre, informeIA: anInformeIa({ softSkills }) }),
    });
    expect(pages[0]).toContain(nombre);
    expect(flowing(text, nombre.slice(0, 40)).match(/Lo hice.*?\./g)?.length).toBe(12 * 75);
    expectInOrder(
      text.slice(text.indexOf('Competencias personales')),
      softSkills.map(({ habilidad }) => `${habilidad} `),
    );
    // No heading at the foot of a page, away from what it heads.
    for (const page of pages)
      expect(page).not.toMatch(/Competencia \d+ 7,5 \/ 10( Confianza alta)? Generado con ayuda/);
  });

  it('leaves no row of the scores alone on a page, wherever the page ends', async () => {
    const softSkills = Array.from({ length: 8 }, (_, at) =>
      aSkill(`Competencia ${at + 1}`, { evidencia: [], justificacion: '—' }),
    );
    const rowsOnLastPage = new Set<number>();
    for (let paragraphs = 12; paragraphs < 25; paragraphs++) {
      const resumenEjecutivo = Array.from({ length: paragraphs }, () => 'Cuenta lo que hizo.').join('\n\n');
      const informeIA = anInformeIa({ softSkills, hardSkills: [], resumenEjecutivo });
      const { pages } = await read({ informe: anInforme({ informeIA }) });
      const [table = ''] = pages.filter((page) => page.includes(NOTE)).map((page) => page.split(NOTE)[0]);
      rowsOnLastPage.add(table.match(/Competencia \d/g)?.length ?? 0);
    }
    // The end of the table stood on another page than its beginning in some of them.
    expect([...rowsOnLastPage].some((rows) => rows > 1 && rows < 8)).toBe(true);
    expect(rowsOnLastPage).not.toContain(1);
    expect(rowsOnLastPage, 'and the note below it neither').not.toContain(0);
  });

  it('keeps a word that is wider than the page', async () => {
    const word = 'x'.repeat(400);
    const { text } = await read({ turnos: [aTurno(1, word)], transcripcion: true });
    expect(text.replace(/ /g, '')).toContain(word);
  });

  it('says so where there is nothing to say', async () => {
    const informeIA = anInformeIa({
      softSkills: [withoutEvidencia('Liderazgo')],
      hardSkills: [],
      resumenEjecutivo: '',
      conclusiones: '',
      recomendaciones: [],
      recomendacion: 'sin_datos',
      puntuacionMedia: null,
      confianza: 0,
      bertAnalysis: null,
    });
    const { text } = await read({ informe: anInforme({ informeIA }), turnos: [], puesto: '', fechaEntrevista: null });
    expectInOrder(text, [
      'Sin datos',
      'Sin media',
      'Ninguna competencia se pudo puntuar.',
      'sin evidencia',
      'Liderazgo',
      'Sin evidencia',
    ]);
    for (const empty of ['Resumen ejecutivo', 'Conclusiones', 'Recomendaciones', 'Puesto'])
      expect(text).not.toContain(empty);
  });

  it('shows letters of other countries, joins accents that come apart, and marks signs that the font lacks', async () => {
    const said =
      'Trabajé en Łódź y en Čakovec con Ştefan; mi correo era → ventas. Cafe\u0301 con 王伟 👩‍💻 🇪🇸\u0007 fin';
    const { text } = await read({ turnos: [aTurno(1, said)], transcripcion: true });
    expect(text).toContain('Trabajé en Łódź y en Čakovec con Ştefan; mi correo era → ventas. Café con □□ □ □ fin');
  });

  it('gives the figures of every score the same width: a comma below a 7 would make 71 of 7,1', async () => {
    const softSkills = [aSkill('Organización', { puntuacion: 7.5 }), aSkill('Escucha', { puntuacion: 6.5 })];
    const { pdf } = await read({ informe: anInforme({ informeIA: anInformeIa({ softSkills }) }) });
    const widths = new Map<string, number[]>();
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) {
        if (!('str' in item) || !/^[67],5/.test(item.str)) continue;
        const text = item.str.replace(/^[67]/, 'n');
        widths.set(text, [...(widths.get(text) ?? []), item.width / item.height]);
      }
    }
    expect(widths.size).toBeGreaterThan(0);
    for (const [text, [first = 0, ...others]] of widths) {
      expect(others.length, text).toBeGreaterThan(0);
      for (const other of others) expect(other, text).toBeCloseTo(first, 2);
    }
  });

  it('is the same for the same report', async () => {
    const { text } = await read();
    expect((await read()).text).toBe(text);
  });
});
