import { createHash, randomBytes } from 'node:crypto';
import type { IdPrefix } from '#shared/core/ids.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A prefixed id that sorts by time: `can_` + 10 characters of milliseconds + 16 of 80 random bits, in Crockford's
 * base 32, as ULID has it (github.com/ulid/spec).
 */
export function newId(prefix: IdPrefix, now: Date): string {
  // 256 is a multiple of 32, so a byte modulo 32 is not biased.
  const random = Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32]).join('');
  return `${idsSince(prefix, now)}${random}`;
}

/** Sorts before every id that is made at this time or later, and behind every earlier one. */
export function idsSince(prefix: IdPrefix, date: Date): string {
  let time = date.getTime();
  let encodedTime = '';
  for (let i = 0; i < 10; i++) {
    encodedTime = ALPHABET[time % 32] + encodedTime;
    time = Math.floor(time / 32);
  }
  return `${prefix}_${encodedTime}`;
}

/** When an id was made, or the time that it was derived with. */
export function dateOf(id: string): Date {
  const time = id.slice(id.indexOf('_') + 1).slice(0, 10);
  return new Date([...time].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0));
}

/** The same id for the same source, for what must be made once; sorts by `date` like the others. */
export function derivedId(prefix: IdPrefix, date: Date, source: string): string {
  const digest = createHash('sha256').update(source).digest();
  return `${idsSince(prefix, date)}${Array.from(digest.subarray(0, 16), (byte) => ALPHABET[byte % 32]).join('')}`;
}

/** A secret that stands for itself: 256 random bits that nobody guesses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Token of an interview link: 256 random bits, which no other token tells anything about. */
export function newAccessToken(now: Date): string {
  return `tok_${now.getTime().toString(36)}_${randomBytes(32).toString('base64url')}`;
}
