import { fold } from '#shared/core/fold.ts';
import type { Item, Page, Table, Write } from './table.ts';

/**
 * Text search without a search engine: an entity has one small item for each place at which a query may begin (the
 * beginning of each word, ignoring case and accents), so `talento` finds "Acme Talento" and `nuria pe` "Ñuria Pérez".
 * The items carry what the list shows, and are written in the entity's own transaction.
 *
 * | Access                       | Key                                              |
 * | ---------------------------- | ------------------------------------------------ |
 * | entities that a query begins | PK of the list, SK `<folded text from a word>#<id>` |
 */
const LONGEST = 80;
const MOST_CLAVES = 14;

/** Found by each of its words, or by its beginning alone. */
export type SearchText = string | { beginning: string };

interface Searchable {
  id: string;
  /** Name, e-mail and so on, the most telling first. */
  texts: readonly SearchText[];
  /** What the list shows of the entity. */
  shown: Record<string, unknown>;
}

/** `previous` are the texts that the entity was found by until now. */
export function searchWrites(
  partition: string,
  { id, texts, shown }: Searchable,
  previous: readonly SearchText[] = [],
) {
  const claves = searchKeys(texts);
  const gone = searchKeys(previous).filter((clave) => !claves.includes(clave));
  return [
    ...gone.map((clave): Write => ({ delete: key(partition, clave, id) })),
    ...claves.map(
      (clave): Write => ({ put: { ...shown, ...key(partition, clave, id), tipo: 'BUSQUEDA', id, claves } }),
    ),
  ];
}

/** A page of what the list shows, by the text that matched. An entity that matches in several places comes once. */
export async function search(
  table: Table,
  partition: string,
  { q, limit, cursor }: { q: string; limit: number; cursor?: string | undefined },
): Promise<Page<Item>> {
  const beginning = fold(q);
  // DynamoDB takes no empty beginning, and no text begins with a sign.
  if (!/^[\p{L}\p{N}]/u.test(beginning)) return { items: [] };
  const page = await table.query({ pk: partition, sk: { typed: beginning }, limit, cursor });
  const isFirst = ({ SK, id, claves }: Item) => {
    const matching = (claves as string[]).filter((clave) => clave.startsWith(beginning)).sort();
    return SK === `${matching[0]}#${id}`;
  };
  return { items: page.items.filter(isFirst), cursor: page.cursor };
}

/** Where a query may begin: at each word of each text, and in an e-mail also after its signs. */
export function searchKeys(texts: readonly SearchText[]): string[] {
  const all = texts.flatMap((text) => {
    if (typeof text === 'object') return fold(text.beginning).slice(0, LONGEST) || [];
    const folded = fold(text);
    const starts = [...folded.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
    return starts.map((start) => folded.slice(start, start + LONGEST));
  });
  const unique = [...new Set(all)];
  // What another one begins with needs no item of its own.
  return unique
    .filter((clave) => !unique.some((other) => other !== clave && other.startsWith(clave)))
    .slice(0, MOST_CLAVES);
}

const key = (partition: string, clave: string, id: string) => ({ PK: partition, SK: `${clave}#${id}` });
