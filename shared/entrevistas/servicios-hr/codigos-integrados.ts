/**
 * The services that ship with the platform, in the order of lists, and their versions. Apart from the services themselves,
 * so that a function that only has to know which there are does not carry 46 kB of texts.
 */
export const VERSIONES_INTEGRADAS: Readonly<Record<string, readonly number[]>> = {
  'test-vocacional': [1],
  'entrevistas-profundidad': [1],
  'mapeo-organizacional': [1],
};

export const CODIGOS_INTEGRADOS: readonly string[] = Object.keys(VERSIONES_INTEGRADAS);
