import fc from 'fast-check';
import { paramsFor } from '#test/support/sample-bodies.ts';
import { hostileCursor } from './cursors.ts';
import { hostileBody, hostileText, hostileType, hostileValue } from './hostile-values.ts';
import type { JsonSchema, Operation } from './operations.ts';
import { type Hints, validValue } from './schema-values.ts';

export interface FuzzRequest {
  who: string;
  method: string;
  /** Path and query as they go over the line. */
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** What the fuzzer knows of the product that it talks to, beside the document. */
export interface Ground {
  identities: readonly string[];
  /** Values of path parameters, by domain. */
  ids: Record<string, Record<string, readonly string[]>>;
  /** Bodies that the operation takes. */
  samples: (operation: string) => readonly unknown[];
  /** Real cursors, by operation. */
  cursors: Record<string, readonly string[]>;
  hints: Hints;
}

/** Valid, nearly valid and hostile requests of one operation. */
export function requestOf(operation: Operation, ground: Ground): fc.Arbitrary<FuzzRequest> {
  const { method, isProtected } = operation;
  const identities = isProtected ? ground.identities : ['anonymous', ...ground.identities.slice(0, 1)];
  const whole = (parts: Parts) => fc.record(parts).map((request) => asSent(method, request));
  const who = fc.constantFrom(...identities);
  const hostile = whole({
    who,
    path: pathOf(operation, ground),
    query: queryOf(operation, ground),
    content: method === 'GET' ? NO_CONTENT : contentOf(operation, ground),
    more: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, oddHeaders),
  });
  const { json } = operation;
  const plain = whole({
    who,
    path: pathOf(operation, ground, true),
    query: fc.oneof(fc.constant(''), namedCompany(operation, ground)),
    content: json ? jsonContent(json, operation, ground, true) : NO_CONTENT,
    more: fc.constant({}),
  });
  return fc.oneof({ weight: 1, arbitrary: plain }, { weight: 3, arbitrary: hostile });
}

interface RequestParts {
  who: string;
  path: string;
  query: string;
  content: Content;
  more: Record<string, string>;
}
type Parts = { [P in keyof RequestParts]: fc.Arbitrary<RequestParts[P]> };

function asSent(method: string, { who, path, query, content, more }: RequestParts): FuzzRequest {
  const target = `${path}${query && `?${query}`}`;
  return { who, method, target, headers: { ...content.headers, ...more }, body: content.body };
}

/** A superadmin asks about a company by naming it. */
function namedCompany({ query }: Operation, { hints }: Ground): fc.Arbitrary<string> {
  const known = hints.empresaId ?? [];
  const named = query.some(({ name }) => name === 'empresaId') && known.length > 0;
  return named ? fc.constantFrom(...known).map((id) => `empresaId=${id}`) : fc.constant('');
}

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  { 'idempotency-key': 'k'.repeat(4000) },
  { 'idempotency-key': '' },
  { 'idempotency-key': '#../\\"' },
  { authorization: 'Bearer x.y.z' },
  { authorization: 'Basic YTpi' },
  { 'x-forwarded-for': `1.2.3.4, ${'9'.repeat(3000)}` },
  { 'x-http-method-override': 'DELETE' },
  { cookie: `sesion=${'x'.repeat(3000)}; __Host-sesion=%00` },
  { accept: 'application/xml', 'accept-language': 'x'.repeat(500) },
);

/** @param asKnown only ids of things that exist. */
function pathOf(operation: Operation, { ids, hints }: Ground, asKnown = false): fc.Arbitrary<string> {
  const own = paramsFor(operation, ids);
  const parts = operation.path.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return fc.constant(part);
    const known = own[name] ?? [];
    const others = Object.values(hints).flat();
    if (asKnown && known.length > 0) return fc.constantFrom(...known).map(segment);
    return fc.oneof(
      ...(known.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...known).map(segment) }] : []),
      ...(others.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...others).map(segment) }] : []),
      { weight: 2, arbitrary: hostileText.map(segment) },
    );
  });
  return fc.tuple(...parts).map((each) => each.join(''));
}

/** Percent-encoded; a lone surrogate has no encoding, and dots alone would be another path. */
const segment = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E') || '%20';

type Pair = readonly [string, string];

function queryOf({ query, operation }: Operation, { hints, cursors }: Ground): fc.Arbitrary<string> {
  const names = query.map(({ name }) => name);
  const valid = Object.fromEntries(query.map(({ name, schema }) => [name, validValue(schema, hints, name)]));
  const pairs = fc
    .record(valid, { requiredKeys: [] })
    .map((values) => Object.entries(values).map(([name, value]): Pair => [name, String(value)]));
  const someName = fc.constantFrom('empresaId', '__proto__', 'constructor', 'limit', 'limit[]', ...names);
  const odd: fc.Arbitrary<Pair> = fc.oneof(
    fc.tuple(someName, hostileText),
    ...(names.includes('cursor') ? [fc.tuple(fc.constant('cursor'), hostileCursor(cursors[operation] ?? []))] : []),
  );
  const oddOnes = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(odd, { minLength: 1, maxLength: 3 }));
  return fc
    .tuple(pairs, oddOnes)
    .map(([some, more]) =>
      new URLSearchParams([...some, ...more].map(([name, value]): [string, string] => [name, value])).toString(),
    );
}

function contentOf(operation: Operation, ground: Ground) {
  const { json, fileField } = operation;
  const kinds = [
    ...(json ? [{ weight: 6, arbitrary: jsonContent(json, operation, ground) }] : []),
    ...(fileField ? [{ weight: 4, arbitrary: formContent(fileField) }] : []),
    ...(json || fileField ? [] : [{ weight: 6, arbitrary: NO_CONTENT }]),
    { weight: 1, arbitrary: fc.record({ headers: fc.constant(JSON_HEADERS), body: hostileBody }) },
    {
      weight: 1,
      arbitrary: fc.tuple(hostileType, hostileBody).map(([type, body]) => ({ headers: typed(type), body })),
    },
  ];
  return fc.oneof(...(kinds as { weight: number; arbitrary: fc.Arbitrary<Content> }[]));
}

interface Content {
  headers: Record<string, string>;
  body: string | undefined;
}

const NO_CONTENT: fc.Arbitrary<Content> = fc.constant({ headers: {}, body: undefined });
const typed = (type: string) => ({ 'content-type': type });
const JSON_HEADERS = typed('application/json');

/** @param asDocumented without changes to the body. */
function jsonContent(
  schema: JsonSchema,
  { operation }: Operation,
  ground: Ground,
  asDocumented = false,
): fc.Arbitrary<Content> {
  const samples = ground.samples(operation);
  const valid = validValue(schema, ground.hints);
  const base = samples.length > 0 ? fc.oneof(valid, fc.constantFrom(...samples)) : valid;
  const changes = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Change[]>([]) },
    { weight: asDocumented ? 0 : 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(base, changes).map(([value, some]) => ({
    headers: JSON_HEADERS,
    body: JSON.stringify(some.reduce(applied, structuredClone(value))) ?? '',
  }));
}

interface Change {
  /** Which of the places of the body, counted round. */
  at: number;
  kind: 'replace' | 'remove' | 'add';
  name: string;
  value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(200),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  name: fc.constantFrom('__proto__', 'constructor', 'empresaId', 'rol', 'id', 'PK', 'x'),
  value: hostileValue,
});

type Place = readonly [holder: Record<string, unknown>, key: string];

function applied(root: unknown, { at, kind, name, value }: Change): unknown {
  const places = placesOf(root);
  const [holder, key] = places[at % Math.max(places.length, 1)] ?? [];
  if (!holder || key === undefined) return value;
  if (kind === 'replace') define(holder, key, value);
  else if (kind === 'remove') delete holder[key];
  else define(holder, name, value);
  return root;
}

/** Also a `__proto__` of its own, as `JSON.parse` makes it. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function placesOf(value: unknown): Place[] {
  if (!value || typeof value !== 'object') return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...placesOf(holder[key])]);
}

const FILES = [
  '',
  'hola',
  '%PDF-1.4',
  'GIF89a',
  'PK\x03\x04',
  '\xff\xd8\xff\xe0',
  '<svg onload="alert(1)"/>',
  '\0'.repeat(64),
];
const FILE_NAMES = [
  'a.pdf',
  'a.csv',
  'a.docx',
  'foto.jpg',
  'exe.doc',
  '..\\..\\x.pdf',
  '../../x.pdf',
  'x'.repeat(600),
  '',
  'a\u202efdp.exe',
];

function formContent(field: string): fc.Arbitrary<Content> {
  return fc
    .record({
      name: fc.oneof({ weight: 4, arbitrary: fc.constant(field) }, fc.constantFrom('otro', '__proto__', '')),
      filename: fc.constantFrom(...FILE_NAMES),
      type: fc.constantFrom('application/pdf', 'image/png', 'text/html', 'text/csv', 'x'),
      file: fc.constantFrom(...FILES),
      end: fc.constantFrom('\r\n--lim--\r\n', '\r\n--lim\r\n', ''),
      times: fc.constantFrom(1, 1, 1, 2),
    })
    .map(({ name, filename, type, file, end, times }) => ({
      headers: typed('multipart/form-data; boundary=lim'),
      body:
        `--lim\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n${file}\r\n`
          .repeat(times)
          .replace(/\r\n$/, '') + end,
    }));
}
