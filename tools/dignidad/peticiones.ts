import { createHash } from 'node:crypto';
import { asSchema } from 'ai';
import { clasificadorPeticion } from '#functions/entrevistas/dignidad/clasificador/peticion.ts';
import { type Caso, llano, type PreguntaDePrueba } from './casos.ts';

/** A text that is read, with the question of the interview to which it was sent. */
export interface Texto {
  id: string;
  texto: string;
  pregunta: string;
}

/** Question for cases that do not name theirs. */
const PREGUNTA = 'Cuéntame una situación concreta de tu trabajo: qué pasaba, qué hiciste y cómo acabó.';

/**
 * Every text that a measurement reads, each once: cases with what came before them (`c001~antes1`), and questions with their
 * variant without signs and accents (`p01~llano`).
 * @throws Error when two texts have one id
 */
export function textosOf(casos: readonly Caso[], preguntas: readonly PreguntaDePrueba[]): Texto[] {
  const textos = [
    ...casos.flatMap(({ id, texto, historial, pregunta = PREGUNTA }) => [
      ...historial.map((antes, at) => ({ id: `${id}~antes${at + 1}`, texto: antes, pregunta })),
      { id, texto, pregunta },
    ]),
    ...preguntas.flatMap(({ id, texto }) => [
      { id, texto, pregunta: PREGUNTA },
      { id: `${id}~llano`, texto: llano(texto), pregunta: PREGUNTA },
    ]),
  ];
  const ids = new Set(textos.map(({ id }) => id));
  if (ids.size < textos.length) throw new Error('Dos textos tienen el mismo id');
  return textos;
}

/**
 * The product's request to a model about a text, as a line of JSON: instructions, message and the schema of the answer.
 * Only the marks of the fences, which are random in the product, are made of the id here: the same text gives the same line.
 */
export async function peticionLine({ id, texto, pregunta }: Texto): Promise<string> {
  const { sistema, mensaje, esquema } = clasificadorPeticion(texto, pregunta, marcasOf(id));
  return JSON.stringify({ id, sistema, mensaje, esquema: await asSchema(esquema).jsonSchema });
}

/** Of the same form as those of `fence()`. */
function marcasOf(id: string): () => string {
  let made = 0;
  return () => createHash('sha256').update(`${id} ${made++}`).digest('base64url').slice(0, 12);
}
