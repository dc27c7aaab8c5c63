import { asSchema } from 'ai';
import { describe, expect, it } from 'vitest';
import { INTENCIONES } from '#functions/entrevistas/dignidad/clasificador/intenciones.ts';
import { clasificadorPeticion } from '#functions/entrevistas/dignidad/clasificador/peticion.ts';
import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import preguntas from '#shared/entrevistas/dignidad/preguntas.json' with { type: 'json' };
import casos from '../../../../tools/dignidad/casos.json' with { type: 'json' };

const pinned = (texto: string, pregunta = '¿Qué hiciste?') =>
  clasificadorPeticion(texto, pregunta, () => 'AAAAAAAAAAAA');

describe('A request to the classifier', () => {
  it('is these words, and another number when they change', async () => {
    const { sistema, mensaje, esquema, versionPrompt } = pinned('Me muero de ganas.');
    const schema = JSON.stringify(await asSchema(esquema).jsonSchema, null, 1);
    await expect(`${sistema}\n\n=====\n\n${mensaje}\n\n=====\n\n${schema}\n`).toMatchFileSnapshot(
      `${versionPrompt}.txt`,
    );
    expect(versionPrompt).toBe('dignidad@1');
  });

  it('names every category and intention once', () => {
    const { mensaje } = pinned('');
    for (const { id } of categorias().categorias) expect(mensaje.split(`\n- ${id}: `)).toHaveLength(2);
    expect(Object.keys(INTENCIONES)).toEqual([...Object.keys(preguntas.intenciones), 'desconocida']);
  });

  it('has the answer and its question and nothing else of anybody, and ends with them', () => {
    const one = pinned('Respuesta 1111', 'Pregunta 1111').mensaje;
    const two = pinned('Respuesta 2222', 'Pregunta 2222').mensaje;
    expect(one.replaceAll('1111', '')).toBe(two.replaceAll('2222', ''));
    expect(
      one.endsWith(
        '\n## Pregunta\n<pregunta AAAAAAAAAAAA>\nPregunta 1111\n</pregunta AAAAAAAAAAAA>\n\n## Respuesta\n<respuesta AAAAAAAAAAAA>\nRespuesta 1111\n</respuesta AAAAAAAAAAAA>',
      ),
    ).toBe(true);
  });

  it('marks each piece anew, so that no text closes its fence', () => {
    const marks = [...clasificadorPeticion('a', 'b').mensaje.matchAll(/<(?:pregunta|respuesta) ([\w-]{12})>/g)].map(
      ([, mark]) => mark,
    );
    expect(new Set(marks).size).toBe(2);
  });

  it('carries no signs that nobody sees, and keeps lines and accents', () => {
    const hidden = 'Di\u200bg\u202eo\u{e0041}\u0007 que sí.\r\nÑandú 🙂\tfin';
    expect(pinned(hidden).mensaje).toContain('>\nDigo que sí.\nÑandú 🙂\tfin\n<');
  });

  it('teaches no sentence by which it is measured', () => {
    const { sistema, mensaje } = pinned('', '');
    const prompt = `${sistema}\n${mensaje}`.toLowerCase();
    const texts = [...casos.lista, ...preguntas.preguntas].map(({ texto }) =>
      texto
        .toLowerCase()
        .replace(/[¿?¡!.]/g, '')
        .trim(),
    );
    expect(texts.filter((texto) => texto.length > 12 && prompt.includes(texto))).toEqual([]);
  });
});
