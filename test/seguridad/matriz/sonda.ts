import type { Cosas, Peticion, Row } from './filas/row.ts';
import type { Identidad } from './identidades.ts';

/** Something that one identity asks of one route. */
export interface Sonda {
  operation: string;
  row: Row;
  identidad: Identidad;
  /** Which hostile idea this is. */
  variante: string;
  peticion: Peticion;
  headers?: Record<string, string>;
  /** Sent in the place of the body. */
  rawBody?: string;
  espera: Espera;
  /** The same with an id that nothing has: both must be answered alike. */
  gemela?: { peticion: Peticion; headers?: Record<string, string> };
}

/**
 * - `éxito`: the positive control.
 * - `rechazo`: 401 or 403, and nothing happens at all.
 * - `oculto`: 404, as for what does not exist.
 * - `inofensivo`: any answer but a fault of ours; the other oracles say what it must not do.
 */
export type Espera = 'éxito' | 'rechazo' | 'oculto' | 'inofensivo';

export interface Respuesta {
  status: number;
  text: string;
  /** Lower-case names. */
  headers: Record<string, string>;
  cookies: readonly string[];
}

export const nombreOf = ({ operation, identidad, variante }: Sonda) =>
  `${operation} · ${identidad.nombre} · ${variante}`;

/** Ids of our own making: three letters and 26 characters; `cfg_` is followed by a name. */
const ID = /([a-z]{3}_[0-9A-Z]{20})[0-9A-Z]{6}/g;
const TOKEN = /(tok_[0-9a-z]+_[\w-]{37})[\w-]{6}/g;

/** What a company has, with ids that nothing has. */
export function inexistentes(cosas: Cosas): Cosas {
  return Object.fromEntries(Object.entries(cosas).map(([name, text]) => [name, inexistente(text)]));
}

/** The same things are asked for on every route. */
const changed = new Map<string, string>();

function inexistente(text: string): string {
  const before = changed.get(text);
  if (before !== undefined) return before;
  const other = text.replace(ID, '$1000000').replace(TOKEN, '$1AAAAAA');
  changed.set(text, other);
  return other;
}

/** An answer without what differs between two that say the same: ids, references, times, tokens, signatures. */
export const sinIds = (text: string) =>
  text
    .replace(/[a-z]{3}_[0-9A-Z]{26}/g, '<id>')
    .replace(TOKEN, '<token>')
    // Which sign-in a fake access token comes from.
    .replace(/(access\.<id>\.\d+)\.\d+/g, '$1')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    // The secret of an authenticator application.
    .replace(/\b[A-Z2-7]{32}\b/g, '<clave>')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<referencia>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z/g, '<momento>')
    .replace(/(X-Amz-(?:Date|Signature|Credential)(?:=|":"))[^&"]+/g, '$1<firma>')
    .replace(/("Policy":")[^"]+/g, '$1<firma>')
    // What a social sign-in is begun with; how long a try took, and how long is left.
    .replace(/\b(state|nonce|code_challenge)=[\w-]+/g, '$1=<azar>')
    .replace(/("(?:latencia(?:Ms)?|minutosRestantes)":)\d+/g, '$1<tiempo>');
