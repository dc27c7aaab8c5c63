/**
 * What requests may touch of the table besides the partitions of their company. The code that binds a table
 * (`functions/core/company-table.ts`) and the roles (`infra/grants.ts`) are both made from these lists. A name is one
 * partition; with `*` at its end, all that begin so. None of them is read by an index, but for `PLATFORM_INDEXES`.
 */

/** A company's requests read and write these: interview links, and the counters of the platform. */
export const SHARED_PARTITIONS = ['TOK#*', 'GLOBAL#CIFRAS'] as const;

/** These they only read: the keys of providers, encrypted; the platform's settings; what was changed of the help lines. */
export const READ_PARTITIONS = ['GLOBAL#PROVEEDORES', 'GLOBAL#AJUSTES', 'GLOBAL#LINEAS'] as const;

/** These they read and count in, and change in no other way: HR services and their versions. */
export const COUNTED_PARTITIONS = ['GLOBAL#SERVICIOS_HR', 'SERVICIO_HR#*'] as const;

/** Which requests that ask language models change besides: whether each provider answers at the moment. */
export const MODELS_PARTITIONS = ['GLOBAL#CORTES'] as const;

/**
 * What a request of `empresaOptional` may touch when a superadmin names no company: no company's partition is among
 * them. The caller's own is for repeated requests.
 */
export const PLATFORM_PARTITIONS = [
  'GLOBAL#AJUSTES',
  'GLOBAL#AUDITORIA',
  'GLOBAL#CIFRAS',
  'GLOBAL#CORREOS',
  'GLOBAL#DATOS',
  'GLOBAL#ENTREVISTAS',
  ...COUNTED_PARTITIONS,
  'USUARIO#*',
] as const;

/** Partitions of indexes that it may read. */
export const PLATFORM_INDEXES = ['GLOBAL#CORREOS#*'] as const;

/** What tells who calls, before a company is known: the user's record, and the interview that a link leads to. */
export const SESSION_PARTITIONS = ['USUARIO#*'] as const;
export const CANDIDATE_PARTITIONS = ['TOK#*'] as const;

export function isWithin(partition: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? partition.startsWith(pattern.slice(0, -1)) : partition === pattern,
  );
}
