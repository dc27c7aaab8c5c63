import type { Page } from '../../core/table.ts';
import { cursorNoValido } from './cuidado.errors.ts';

/** A page of what stands in the release and not in the table: the cursor says where it begins. */
export function slicePage<T>(
  all: readonly T[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Page<T> {
  const from = cursor === undefined ? 0 : startOf(cursor);
  const next = from + limit;
  return { items: all.slice(from, next), cursor: next < all.length ? encode(next) : undefined };
}

const encode = (start: number) => Buffer.from(String(start)).toString('base64url');

function startOf(cursor: string): number {
  const start = Buffer.from(cursor, 'base64url').toString('utf8');
  if (/^\d{1,5}$/.test(start)) return Number(start);
  throw cursorNoValido();
}
