import { createHash } from 'node:crypto';
import type { Importacion } from '#shared/candidatos/importaciones/importacion.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARACTERS = 10;
const FILA_CHARACTERS = 4;
const HASH_CHARACTERS = 12;

/**
 * The id of the candidate that a row makes: the same one every time, so that a run which is repeated finds what it has
 * made itself. It sorts like other ids, by the import's time and then by row.
 */
export function candidatoIdOf({ id }: Pick<Importacion, 'id'>, fila: number): string {
  const time = id.slice(id.indexOf('_') + 1).slice(0, TIME_CHARACTERS);
  let place = '';
  for (let rest = fila, n = 0; n < FILA_CHARACTERS; n++, rest = Math.floor(rest / 32)) {
    place = ALPHABET[rest % 32] + place;
  }
  const hash = createHash('sha256').update(`${id}#${fila}`).digest().subarray(0, HASH_CHARACTERS);
  return `can_${time}${place}${Array.from(hash, (byte) => ALPHABET[byte % 32]).join('')}`;
}
