/**
 * The codes of the services that ship with the platform, in the order of lists. Apart from the services themselves, so
 * that a function that only has to know whether a service is one of them does not carry 46 kB of texts.
 */
export const CODIGOS_INTEGRADOS: readonly string[] = [
  'test-vocacional',
  'entrevistas-profundidad',
  'mapeo-organizacional',
];
