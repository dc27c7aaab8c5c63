import { randomBytes, randomInt, scryptSync, timingSafeEqual } from 'node:crypto';
import type { StoredPolicy } from './cognito-directory.ts';
import { AwsError } from './json-protocol.ts';

/** Cheap on purpose: it keeps demo passwords unreadable in the state file without slowing sign-in down. */
const SCRYPT_COST = { N: 1024 };
const HASH_BYTES = 32;
export const GENERATED_PASSWORD_LENGTH = 16;

const CHARACTER_KINDS = [
  { rule: 'RequireUppercase', text: 'uppercase', pattern: /[A-Z]/, sample: 'ABCDEFGHJKLMNPQRSTUVWXYZ' },
  { rule: 'RequireLowercase', text: 'lowercase', pattern: /[a-z]/, sample: 'abcdefghijkmnopqrstuvwxyz' },
  { rule: 'RequireNumbers', text: 'numeric', pattern: /[0-9]/, sample: '23456789' },
  { rule: 'RequireSymbols', text: 'symbol', pattern: /[^\p{L}\p{N}]/u, sample: '!#%+-=?@' },
] as const;

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${scryptSync(password, salt, HASH_BYTES, SCRYPT_COST).toString('base64')}`;
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split('.');
  const actual = scryptSync(password ?? '', Buffer.from(salt, 'base64'), HASH_BYTES, SCRYPT_COST);
  const expected = Buffer.from(hash, 'base64');
  return expected.length === HASH_BYTES && timingSafeEqual(actual, expected);
}

/** @throws AwsError InvalidPasswordException in Cognito's words */
export function checkPolicy(policy: StoredPolicy, password = ''): void {
  if (password.length < policy.MinimumLength) refuse('Password not long enough');
  for (const { rule, text, pattern } of CHARACTER_KINDS) {
    if (policy[rule] && !pattern.test(password)) refuse(`Password must have ${text} characters`);
  }
}

function refuse(reason: string): never {
  throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
}

/** A temporary password with every kind of character, so that it satisfies any policy up to its length. */
export function generatePassword(minimumLength: number): string {
  const everything = CHARACTER_KINDS.map(({ sample }) => sample).join('');
  const length = Math.max(minimumLength, GENERATED_PASSWORD_LENGTH);
  const required = CHARACTER_KINDS.map(({ sample }) => pick(sample));
  const rest = Array.from({ length: length - required.length }, () => pick(everything));
  return [...required, ...rest].join('');
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length));
}
