import { describe, expect, it } from 'vitest';
import { ARCHIVO_PLAN } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { problemOf, reasonOf, uploadFailure } from '../../../web/src/features/documentos/subida-words.ts';
import { extraccionText } from '../../../web/src/features/empresas/empresas/plan-estrategico/plan-words.ts';
import { ApiError } from '../../../web/src/lib/api-error.ts';
import { bytesText } from '../../../web/src/lib/numbers.ts';

const withExtraccion = (extraccion: object, textoArchivo: string | null = null) =>
  ({ archivo: { extraccion }, textoArchivo }) as Parameters<typeof extraccionText>[0];

describe('the words of a plan’s file', () => {
  it('say how large it is', () => {
    expect([bytesText(900), bytesText(1536), bytesText(10 * 1024 * 1024)]).toEqual(['900 bytes', '1,5 kB', '10 MB']);
  });

  it('say what came of reading its text', () => {
    const read = { estado: 'extraido', caracteres: 1200, recortado: false };
    expect(extraccionText(withExtraccion(read))).toBe('Se han leído 1.200 caracteres. Están en el texto del plan.');
    expect(extraccionText(withExtraccion(read, 'Otro'))).toMatch(/El plan conserva el texto que ya tenía\.$/);
    expect(extraccionText(withExtraccion({ ...read, caracteres: 80_000, recortado: true }))).toMatch(
      /^Se han leído los primeros 30\.000 caracteres de 80\.000\./,
    );
    expect(extraccionText(withExtraccion({ estado: 'error', motivo: 'No se pudo' }))).toBe('No se pudo');
    expect(extraccionText(withExtraccion({ estado: 'sin_texto' }))).toContain('no tiene texto');
  });
});

describe('what is wrong with a file', () => {
  it.each([
    ['plan.svg', 10, 'Solo se permiten archivos PDF, DOC, DOCX o TXT'],
    ['plan.pdf', 10 * 1024 * 1024 + 1, 'El archivo no puede ser mayor a 10MB'],
    ['plan.pdf', 0, 'El archivo está vacío'],
    ['Plan.DOCX', 10, undefined],
  ])('is said before it is sent: %s of %d bytes', (name, size, text) => {
    expect(problemOf({ name, size }, ARCHIVO_PLAN)).toBe(text);
  });

  it('is said with its status when a server refused it', () => {
    const refused = new ApiError({ status: 415, code: 'TIPO_NO_ADMITIDO', message: 'No es un plan' });
    expect(uploadFailure(refused)).toBe('Error al subir archivo: 415 - No es un plan');
    const lost = new ApiError({ status: 0, code: 'SIN_CONEXION', message: 'Error de conexión' });
    expect(uploadFailure(lost)).toBe('Error al subir archivo: Error de conexión');
    expect(reasonOf('<Error><Code>EntityTooLarge</Code></Error>')).toBe('El archivo no puede ser mayor a 10MB');
    expect(reasonOf('')).toBe('El almacén no aceptó el archivo');
  });
});
