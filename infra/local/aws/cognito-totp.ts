import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool, SoftwareToken, User } from './cognito-directory.ts';
import { codeMismatch } from './cognito-sessions.ts';
import { AwsError } from './json-protocol.ts';

/** RFC 6238 as authenticator applications have it: 30 seconds, SHA-1, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one whose code is taken: clocks of telephones differ. */
const DRIFT_STEPS = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 160 bits, as RFC 4226 recommends, which are 32 letters of Base32. */
const SECRET_LETTERS = 32;

export function newSecret(): string {
  return [...randomBytes(SECRET_LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/** The code of one step; `step` counts half minutes since 1970. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Takes a code once: neither it nor an older one works again.
 *
 * @param now epoch milliseconds
 * @throws AwsError CodeMismatchException, or ExpiredCodeException for a code that has been used
 */
export async function redeemTotp(pool: Pool, user: User, token: SoftwareToken, code: string, now: number) {
  const present = Math.floor(now / 1000 / STEP_SECONDS);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => present - DRIFT_STEPS + index);
  const step = steps.find((each) => isEqual(codeAt(token.secret, each), code));
  if (step === undefined) throw codeMismatch();
  if (step <= (token.lastStep ?? 0)) {
    throw new AwsError('ExpiredCodeException', 'Your software token has already been used once.');
  }
  token.lastStep = step;
  await pool.saveUser(user);
}

function isEqual(expected: string, given: string): boolean {
  return given?.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
