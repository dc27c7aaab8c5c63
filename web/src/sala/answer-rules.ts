/** The contract's limit, carried as a type: its module would bring the schemas along. */
type RespuestaMax = typeof import('#shared/entrevistas/entrevistas/turno.ts').RESPUESTA_MAX;
export const RESPUESTA_MAX: RespuestaMax = 6000;

/** The count appears when it begins to matter, and not before. */
const NEAR_THE_LIMIT = 400;

const numbers = new Intl.NumberFormat('es', { useGrouping: 'always' } as Intl.NumberFormatOptions);

/** Why this text cannot be sent, in words; undefined when it can. */
export function answerProblem(texto: string): string | undefined {
  const { length } = texto.trim();
  if (length === 0) return 'Escribe tu respuesta o salta la pregunta.';
  if (length > RESPUESTA_MAX) return `La respuesta es demasiado larga: ${tooMuch(length - RESPUESTA_MAX)}.`;
  return undefined;
}

/** What is left of the room for an answer, in words; undefined while there is plenty. */
export function lengthNotice(texto: string): { text: string; over: boolean } | undefined {
  const left = RESPUESTA_MAX - texto.trim().length;
  if (left > NEAR_THE_LIMIT) return undefined;
  if (left < 0) return { text: capital(tooMuch(-left)), over: true };
  return { text: `${left === 1 ? 'Te queda' : 'Te quedan'} ${characters(left)}`, over: false };
}

const tooMuch = (count: number) => `${count === 1 ? 'te sobra' : 'te sobran'} ${characters(count)}`;
const characters = (count: number) => `${numbers.format(count)} ${count === 1 ? 'carácter' : 'caracteres'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Drops the invisible characters that some documents paste along and the server refuses; line breaks stay. */
export function cleanText(texto: string): string {
  return texto.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
