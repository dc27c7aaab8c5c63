import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const ANYWHERE = [
  '',
  'x',
  '%%%',
  '====',
  ...[{}, [], null, 1, 'x', { PK: 'x' }, { PK: 1, SK: 2 }, { PK: {}, SK: [] }, { PK: 'EMPRESA#x', SK: 'x' }].map(
    encode,
  ),
  encode(JSON.parse('{"__proto__":{"PK":"x"},"PK":"x","SK":"y"}')),
  Buffer.from('{"PK":').toString('base64url'),
];

/** Cursors that the product never gave: nonsense, and real ones of this list with a key gone, changed or added. */
export function hostileCursor(real: readonly string[]): fc.Arbitrary<string> {
  const anywhere = fc.constantFrom(...ANYWHERE);
  if (real.length === 0) return anywhere;
  const near = fc
    .tuple(fc.constantFrom(...real), fc.nat(7), fc.option(hostileText), fc.boolean())
    .map(([cursor, which, text, extends_]) => changed(cursor, which, text, extends_));
  return fc.oneof(anywhere, { weight: 3, arbitrary: near });
}

/** @param text takes a key's place; without one the key goes. */
function changed(cursor: string, which: number, text: string | null, extends_: boolean): string {
  const key = keyIn(cursor);
  // Some lists have cursors of their own kind.
  if (!key) return extends_ ? `${cursor}${text ?? ''}` : cursor.slice(0, -1 - which);
  const names = Object.keys(key);
  const name = names[which % names.length] ?? 'PK';
  if (text === null) delete key[name];
  else key[name] = extends_ ? `${key[name]}${text}` : text;
  return encode(key);
}

function keyIn(cursor: string): Record<string, unknown> | undefined {
  try {
    const key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return key && typeof key === 'object' ? key : undefined;
  } catch {
    return undefined;
  }
}
