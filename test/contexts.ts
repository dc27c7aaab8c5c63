/**
 * The contexts of the house, from low to high: one imports those below it and never one above, types included. The same
 * names stand in `functions/`, `shared/`, `web/src/features/` and here.
 */
export const CONTEXTS = [
  'core',
  'entrada',
  'lenguaje',
  'documentos',
  'correos',
  'empresas',
  'ia',
  'acceso',
  'candidatos',
  'entrevistas',
  'informes',
  'cifras',
  'avisos',
  'datos',
  'sistema',
] as const;
export type Context = (typeof CONTEXTS)[number];

/** Contexts that are one domain; the others have a folder for each of theirs. */
export const UNDIVIDED: ReadonlySet<string> = new Set<Context>([
  'core',
  'entrada',
  'lenguaje',
  'documentos',
  'correos',
]);
