import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env.ts';

/**
 * Access tokens as browsers hold them: Cognito's own, encrypted (AES-256-GCM, `iv | tag | ciphertext` in base64url).
 * Whoever takes one from a browser can use it with us, until it ends, and nowhere else: Cognito's public address lets a
 * bare token of a sign-in with a password delete the account and change its second factor, and no setting forbids that.
 * The key follows from the secret that endpoints share with CloudFront. It lets nobody in by itself: what is sealed is
 * verified as ever.
 */
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'access token of a session';

let cached: { secret: string; key: Buffer } | undefined;
function sealKey(): Buffer {
  const secret = env('ORIGIN_VERIFY');
  if (cached?.secret !== secret) {
    cached = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32)) };
  }
  return cached.key;
}

export function sealToken(token: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealKey(), iv);
  const encrypted = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error for whatever we have not sealed: a bare token of the pool, or one that was changed. */
export function openToken(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) throw new Error('Not a sealed token');
  const decipher = createDecipheriv('aes-256-gcm', sealKey(), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}
