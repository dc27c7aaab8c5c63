import fc from 'fast-check';

/** Texts that have broken other programs; percent-encoded, some of them still fit into one address. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nBcc: victima@correo.test',
  '\u2028\u2029',
  '\u202etxt.exe',
  '\ufeff',
  '\ud800',
  'e\u0301'.repeat(50),
  '😀'.repeat(200),
  '\u0430dmin@correo.test',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%',
  'EMPRESA#emp_x',
  'USUARIO#',
  '#',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '00000000000000000001',
  '9'.repeat(400),
  "' OR '1'='1' --",
  '{"$gt":""}',
  '{{7*7}}',
  '$' + '{7*7}',
  '{nombre}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=1+1',
  'http://169.254.169.254/latest/meta-data/',
  'A'.repeat(3000),
  'ñ'.repeat(400),
  'x@'.repeat(500),
  '0001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30',
];

const NUMBERS = [0, -0, -1, 0.1, 1e-320, 1e21, 1e126, 1.7e308, -1e126, 2 ** 31, 2 ** 53, 2 ** 63, 2 ** 53 + 2];

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], 1);

/** As JSON, since an own `__proto__` cannot be written as a literal. */
const OBJECTS = [
  '{}',
  '[]',
  '[null]',
  '[[]]',
  '{"__proto__":{"rol":"superadmin"}}',
  '{"constructor":{"prototype":{"rol":"superadmin"}}}',
  '{"toString":1,"valueOf":1,"length":-1}',
  '{"$gt":""}',
  '{"toJSON":{}}',
].map((text) => JSON.parse(text) as unknown);

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** What no field is meant to hold, or only just. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('ñ'.repeat(20_000), 'x'.repeat(300_000)) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...OBJECTS, nested(40), nested(1000), new Array(2000).fill('x')) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false) },
);

const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Bodies that are no JSON object, or one that no client writes. */
export const hostileBody = fc.constantFrom(
  '{',
  '[]',
  'null',
  '1',
  '"x"',
  '\0',
  '{"a":1}{"a":1}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":1e999}',
  '\ufeff{}',
  '{"__proto__":{"rol":"superadmin"},"rol":"superadmin"}',
  '{"id":"x","id":"y","empresaId":"z"}',
  '{"empresaId":"emp_x","PK":"EMPRESA#x","SK":"x","tipo":"USUARIO"}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a=1&b=2',
  deep('[', ']', 20_000),
  deep('{"a":', '}', 20_000),
  `{"a":"${'x'.repeat(300_000)}"}`,
);

export const hostileType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
  '*/*',
  'json',
);
