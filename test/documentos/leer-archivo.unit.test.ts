import { describe, expect, it } from 'vitest';
import { inspectArchivo } from '#functions/documentos/inspect-archivo.ts';
import { cutText, tidyText } from '#functions/documentos/plain-text.ts';
import { ArchivoIlegible, readInWorker } from '#functions/documentos/read-in-worker.ts';
import { DOCUMENTO_MAX_BYTES } from '#shared/documentos/documento.ts';
import { ARCHIVO_PLAN } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { aDocx, aLatinTxt, aTxt, fixture } from './archivos.ts';
import { NO_PLANES } from './no-planes.ts';

const MAX = 30_000;

describe('inspectArchivo', () => {
  it.each([
    ['plan.pdf', fixture('writer.pdf'), 'application/pdf'],
    ['PLAN.DOC', fixture('writer.doc'), 'application/msword'],
    ['plan.docx', fixture('writer.docx'), /wordprocessingml/],
    ['otro.docx', aDocx(), /wordprocessingml/],
    ['plan.txt', aTxt(), 'text/plain; charset=utf-8'],
    ['plan.txt', aLatinTxt(), 'text/plain; charset=windows-1252'],
  ])('takes %s by what it is', async (nombre, bytes, contentType) => {
    expect((await inspectArchivo(nombre, bytes, ARCHIVO_PLAN)).contentType).toMatch(contentType);
  });

  it.each(Object.entries(NO_PLANES))('refuses %s', async (_, [nombre, bytes]) => {
    await expect(inspectArchivo(nombre, bytes, ARCHIVO_PLAN)).rejects.toMatchObject({
      code: 'TIPO_NO_ADMITIDO',
      message: 'Solo se permiten archivos PDF, DOC, DOCX o TXT',
    });
  });

  it('refuses an empty file and one above 10 MB, each for its own reason', async () => {
    await expect(inspectArchivo('plan.txt', Buffer.alloc(0), ARCHIVO_PLAN)).rejects.toMatchObject({
      code: 'VALIDACION',
      message: 'El archivo está vacío',
    });
    await expect(
      inspectArchivo('plan.txt', Buffer.alloc(DOCUMENTO_MAX_BYTES + 1, 'a'), ARCHIVO_PLAN),
    ).rejects.toMatchObject({
      code: 'CARGA_DEMASIADO_GRANDE',
      message: 'El archivo no puede ser mayor a 10MB',
    });
    expect(await inspectArchivo('plan.txt', Buffer.alloc(DOCUMENTO_MAX_BYTES, 'a'), ARCHIVO_PLAN)).toMatchObject({
      formato: 'txt',
    });
  });
});

describe('readInWorker', () => {
  it.each([
    ['docx', fixture('writer.docx')],
    ['doc', fixture('writer.doc')],
    ['pdf', fixture('writer.pdf')],
  ] as const)('reads a %s of an office program with every accent', async (formato, bytes) => {
    const texto = await readInWorker(formato, bytes);
    expect(texto).toContain('diseño en Málaga, Logroño y A Coruña');
    expect(texto).toContain('¿Qué buscamos? Personas con ilusión, ñandúes aparte.');
  });

  it('reads a document of another tool, whose words are cut into runs', async () => {
    const texto = await readInWorker('docx', aDocx(['Año 2027: más diseño', 'Niñez y pingüinos']));
    expect(texto).toBe('Año 2027: más diseño\n\nNiñez y pingüinos');
  });

  it.each([
    ['UTF-8', aTxt()],
    ['Latin-1', aLatinTxt()],
  ])('reads text in %s', async (_, bytes) => {
    expect(await readInWorker('txt', bytes)).toBe('Misión: crecer en Logroño y A Coruña.\n\nVisión: ¿quién, si no?');
  });

  it('says that a file is at fault which nobody can read', async () => {
    const broken = Buffer.concat([fixture('writer.pdf').subarray(0, 400), Buffer.from('nada')]);
    await expect(readInWorker('pdf', broken)).rejects.toBeInstanceOf(ArchivoIlegible);
    await expect(readInWorker('doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toBeInstanceOf(ArchivoIlegible);
  });

  it('stops a reader that takes too long', async () => {
    await expect(readInWorker('pdf', fixture('writer.pdf'), 1)).rejects.toThrow('too long');
  });
});

describe('the text of a file', () => {
  it('is what people would have typed', () => {
    expect(tidyText('\ufeffMisio\u0301n  \r\n\r\n\r\n\r\nuno\u0000\u0007\tdos\f')).toBe('Misión\n\nuno\tdos');
  });

  it('ends at a word when it is cut, and says how much there was', () => {
    const long = 'palabra '.repeat(5000);
    const { texto, caracteres, recortado } = cutText(long, MAX);
    expect({ caracteres, recortado }).toEqual({ caracteres: 40_000, recortado: true });
    expect(texto.length).toBeLessThanOrEqual(MAX);
    expect(texto.endsWith('palabra')).toBe(true);
    expect(cutText('😀'.repeat(MAX), MAX).texto.isWellFormed()).toBe(true);
    expect(cutText('corto', MAX)).toEqual({ texto: 'corto', caracteres: 5, recortado: false });
  });
});
