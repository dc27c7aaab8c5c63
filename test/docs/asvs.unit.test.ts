import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '#tools/asvs/chapters.ts';
import { asvsDocument } from '#tools/asvs/document.ts';
import { problemOf } from '#tools/asvs/evidence.ts';
import { REQUIREMENTS } from '#tools/asvs/standard.ts';
import { listFiles, read } from './documents.ts';

const ROWS = CHAPTERS.flatMap(({ number, rows }) => rows.map((row) => ({ chapter: number, ...row })));
const idsOf = (rows: readonly { id: string; level: number }[]) => rows.map(({ id, level }) => `${id} L${level}`).sort();

describe('The table of OWASP ASVS', () => {
  it('has a row for each of the 70 and 176 requirements of its levels, under its chapter and level, and no other', () => {
    expect([1, 2].map((level) => REQUIREMENTS.filter((each) => each.level === level).length)).toEqual([70, 176]);
    expect(idsOf(ROWS)).toEqual(idsOf(REQUIREMENTS));
    expect(ROWS.filter(({ id, chapter }) => !id.startsWith(`${chapter}.`))).toEqual([]);
  });

  it('says why, and shows what meets a requirement', () => {
    expect(ROWS.filter(({ asks, reason }) => asks.length < 12 || reason.length < 12)).toEqual([]);
    expect(ROWS.filter(({ decision, evidence }) => decision === 'cumple' && evidence.length === 0)).toEqual([]);
  });

  it('names files and tests that exist', () => {
    const problems = ROWS.flatMap(({ id, evidence }) => evidence.map((piece) => [id, problemOf(piece)] as const));
    expect(problems.filter(([, problem]) => problem !== undefined)).toEqual([]);
  });

  it('does find a file and a test that do not exist, so the check above is a check', () => {
    expect(problemOf('functions/core/nothing.ts')).toBe('functions/core/nothing.ts does not exist');
    expect(problemOf('test/docs > anything')).toBe('test/docs is a folder, which has no tests');
    const nobody = ['wrote', 'this'].join(' ');
    expect(problemOf(`test/docs/asvs.unit.test.ts > ${nobody}`)).toMatch(/has no test/);
  });

  it('is what docs/asvs.md says: npm run asvs writes it', () => {
    expect(read('docs/asvs.md')).toBe(asvsDocument());
  });
});

/** What ships: sources of functions, of what they share, and of pages. */
const SHIPPED = [
  ...listFiles('functions', /\.ts$/),
  ...listFiles('shared', /\.ts$/),
  ...listFiles('web/src', /\.tsx?$/),
];
const linesWith = (pattern: RegExp) =>
  SHIPPED.flatMap((file) => (read(file).match(pattern) ?? []).map((found) => `${file}: ${found}`));

describe('The code that ships', () => {
  it('uses no hash, cipher or random source but the approved ones', () => {
    expect(linesWith(/createHash\('(?!sha256')[^)]*\)/g)).toEqual([]);
    const ciphers = linesWith(/\bcreate(?:Cipheriv|Decipheriv|Hmac|Sign|Verify)\([^,]*,|\bpbkdf2|\bscrypt/g);
    expect(ciphers).toEqual([
      "functions/core/adapters/cognito-clients.ts: createHmac('sha256',",
      "functions/core/sealed-token.ts: createCipheriv('aes-256-gcm',",
      "functions/core/sealed-token.ts: createDecipheriv('aes-256-gcm',",
    ]);
    // Waiting times and which of several sentences is said: nobody gains by guessing these.
    expect(linesWith(/Math\.random\b/g).map((line) => line.split(':')[0])).toEqual([
      'functions/core/deps.ts',
      'functions/core/dynamo-table.ts',
      'web/src/sala/browser-room.ts',
    ]);
  });

  it('never switches off that certificates are checked', () => {
    expect(linesWith(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/g)).toEqual([]);
  });

  it('runs no text as code, and starts no process', () => {
    expect(linesWith(/\beval\(|new Function\(|node:child_process|dangerouslySetInnerHTML|document\.write\(/g)).toEqual(
      [],
    );
  });

  it('answers what nobody may keep with no-store', () => {
    const reply = read('functions/core/reply.ts');
    expect(reply.match(/'cache-control': 'no-store'/g)).toHaveLength(3);
    expect(linesWith(/statusCode: \d+/g).filter((line) => !line.startsWith('functions/core/reply.ts'))).toEqual([]);
  });
});
