import * as z from 'zod';
import { isStorableText } from '#shared/core/storable.ts';
import { AppError, type ErrorDetail } from './app-error.ts';

/** Compiling a parser for each schema costs more at a cold start than it wins in a function's life: 3 ms of CPU. */
z.config({ jitless: true });

/** Levels that DynamoDB holds are 32, and an item stands around what came in. */
const MOST_LEVELS = 24;

/**
 * Refuses what no item can hold, whatever the schema says of it: half characters, NUL, names without a character, too many
 * levels.
 */
function assertStorable(value: unknown, path: string[] = []): void {
  if (typeof value === 'string' && !isStorableText(value)) throw unstorable(path, 'Contiene caracteres no permitidos');
  if (typeof value === 'number' && !Number.isFinite(value)) throw unstorable(path, 'El valor no es válido');
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= MOST_LEVELS) throw unstorable(path, 'Tiene demasiados niveles');
  for (const [name, each] of Object.entries(value)) {
    const within = [...path, name];
    if (name === '' || name === '__proto__' || !isStorableText(name)) {
      throw unstorable(within, `El nombre "${name}" no se admite`);
    }
    assertStorable(each, within);
  }
}

function unstorable(path: string[], msg: string): AppError {
  return new AppError('VALIDACION', msg, { details: [{ path: path.join('.'), msg }] });
}

/** Parses what came in; failures name each field, in Spanish. */
export function parseInput(schema: z.ZodType, value: unknown): unknown {
  assertStorable(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues.flatMap(toDetails);
  throw new AppError('VALIDACION', details[0]?.msg ?? 'Revisa los datos enviados', { details });
}

function toDetails(issue: z.core.$ZodIssue): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), msg: `El campo "${key}" no existe` }));
  }
  return [{ path: issue.path.join('.'), msg: spanish(issue) }];
}

/** Our schemas carry their own texts; these cover what zod says in English by itself. */
function spanish(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return /undefined/.test(issue.message)
      ? 'Este campo es obligatorio'
      : ownText(issue, 'El tipo de dato no es válido');
  if (issue.code === 'invalid_value') return ownText(issue, 'Elige un valor de la lista');
  if (issue.code === 'too_small') return ownText(issue, minimumText(issue));
  if (issue.code === 'too_big') return ownText(issue, maximumText(issue));
  return ownText(issue, 'El valor no es válido');
}

function minimumText({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string')
    return minimum === 1 ? 'Este campo es obligatorio' : `Escribe al menos ${minimum} caracteres`;
  if (origin === 'array') return minimum === 1 ? 'Indica al menos uno' : `Indica al menos ${minimum}`;
  return `El valor mínimo es ${minimum}`;
}

function maximumText({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `Escribe como máximo ${maximum} caracteres`;
  if (origin === 'array') return `Indica como máximo ${maximum}`;
  return `El valor máximo es ${maximum}`;
}

function ownText(issue: z.core.$ZodIssue, fallback: string): string {
  return /^(Invalid|Too (small|big)|Unrecognized)/.test(issue.message) ? fallback : issue.message;
}

/** A JSON object from a request's body. Broken JSON, `null` and lone values are refused as what they are. */
export function parseJsonBody(
  body: string | undefined,
  isBase64Encoded: boolean,
  contentType: string | undefined,
): unknown {
  if (!body) return {};
  if (contentType && !/^application\/([\w.+-]+\+)?json\b/i.test(contentType)) {
    throw new AppError('TIPO_NO_ADMITIDO', 'El contenido debe ser JSON (application/json)');
  }
  try {
    const parsed: unknown = JSON.parse(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed;
  } catch {
    // Falls through: a broken body and a body that is no object get the same answer.
  }
  throw new AppError('PETICION_INVALIDA', 'El cuerpo de la petición no es un objeto JSON válido');
}
