import type { Item } from '#functions/core/table.ts';
import type { World } from './world.ts';

const ID = /\b[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}/g;
const DATE = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const DAY = /\b20\d\d-\d\d-\d\d\b/g;
const CIPHER = /cipher:.*?[A-Za-z0-9+/=]+(?=")/g;
const DIGEST = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])|\b[0-9a-f]{64}\b/g;
const TOKEN = /tok_[0-9a-z]+_[A-Za-z0-9_-]{43}/g;
/** Which of several partitions an id falls into. */
const SHARD = /(GLOBAL#(?:AGENDA|CIERRES)#)\d+/g;
/** Tries of an e-mail, the mail service's number of it, packed bytes of what holds random ids: told, and no effect. */
const TOLD = /"(intentos|tamano|mensajeId)":("[^"]*"|\d+)/g;
/** Of an operation with a company's data: a step whose count was not noted is done again and finds nothing to do. */
const PROGRESS = /"(eliminados|elementos)":\d+/g;
/** What the bucket itself forgets after some days (infra/stacks/data-stack.ts). */
const FORGOTTEN = /^(importaciones|exportaciones|operaciones|informes|descargas|cuarentena|copias\/prueba)\//;
const EPOCH = /\b1[78]\d{8}(\d{3})?\b/g;

/**
 * A world in words that do not tell when and under which ids things happened: what is in the table, the buckets, the
 * accounts and the mailbox. Two worlds in which the same has happened read the same.
 */
export function normalForm(world: World, since: World, items?: readonly Item[]): string[] {
  const known = idsOf(since);
  return linesOf(world, items)
    .map((line) => line.replace(ID, (id) => (known.has(id) ? id : `${id.slice(0, id.indexOf('_'))}_nuevo`)))
    .toSorted();
}

const plain = (text: string) =>
  text
    .replace(CIPHER, '<cifrado>')
    .replace(TOKEN, '<enlace>')
    .replace(DATE, '<fecha>')
    .replace(DAY, '<fecha>')
    .replace(DIGEST, '<huella>')
    .replace(EPOCH, '<fecha>')
    .replace(SHARD, '$1n')
    // How far an operation says that it came; what it did is in the other lines.
    .replace(PROGRESS, '"$1":n')
    .replace(TOLD, '"$1":n');

/** Copies of a world share the items that they have not changed: each is put into words once. */
const lines = new WeakMap<Item, string>();

function lineOf(item: Item): string {
  const before = lines.get(item);
  if (before !== undefined) return before;
  const line = plain(`ITEM ${JSON.stringify(sorted(item))}`);
  lines.set(item, line);
  return line;
}

/** Lines that only one of both has. */
export function differences(ours: readonly string[], theirs: readonly string[]): string[] {
  const only = (some: readonly string[], others: readonly string[], mark: string) => {
    const left = [...others];
    return some.flatMap((line) => {
      const at = left.indexOf(line);
      if (at < 0) return [`${mark} ${line}`];
      left.splice(at, 1);
      return [];
    });
  };
  return [...only(ours, theirs, '+'), ...only(theirs, ours, '-')];
}

const ids = new WeakMap<World, { revision: number; known: ReadonlySet<string> }>();

/** What had its id already, read again only when something has been written since. */
function idsOf(world: World): ReadonlySet<string> {
  const { revision } = world.app.table;
  const found = ids.get(world);
  if (found?.revision === revision) return found.known;
  const known = new Set(linesOf(world).join('\n').match(ID));
  ids.set(world, { revision, known });
  return known;
}

/** @param items what is in the table, when it is not the world's own */
function linesOf({ app, traces }: World, items: Iterable<Item> = app.table.photo().values()): string[] {
  const others = [
    ...[...app.uploads.stored.keys()].filter((key) => !FORGOTTEN.test(key)).map((key) => `ARCHIVO "${key}"`),
    ...[...app.files.stored.keys()].map((key) => `PUBLICO "${key}"`),
    ...[...app.identity.accounts.values()].map(
      ({ id, email, temporary, disabled = false }) => `CUENTA ${JSON.stringify({ id, email, temporary, disabled })}`,
    ),
    ...app.mailer.sent.map(({ to, subject }) => `CORREO ${JSON.stringify({ to, subject })}`),
    ...traces.deadLetters.map((letter) => `MUERTO "${letter}"`),
  ];
  // Attempts are counted each time that somebody tries, for the limits of an hour.
  const counted = [...items].filter(({ tipo }) => tipo !== 'INTENTOS');
  return [...counted.map(lineOf), ...others.map(plain)];
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
