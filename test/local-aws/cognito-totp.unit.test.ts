import { describe, expect, it } from 'vitest';
import { codeAt, newSecret } from '#infra/local/aws/cognito-totp.ts';

/** RFC 6238, appendix B, SHA-1: the secret is the ASCII text "12345678901234567890"; its eight digits end in our six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

describe('the codes of an authenticator application', () => {
  it.each(VECTORS)('are those of RFC 6238 at second %d', (seconds, expected) => {
    expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(expected.slice(-6));
  });

  it('have a secret of 160 bits in Base32, a new one each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});
