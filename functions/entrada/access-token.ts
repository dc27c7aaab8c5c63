import { createHash } from 'node:crypto';

/** Tokens are looked up by this; the table never holds one in clear. */
export function hashAccessToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function entrevistaUrl(origin: string, token: string): string {
  return `${origin}/entrevista/${token}`;
}
