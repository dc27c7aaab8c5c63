import type { ConjuntoTextos, TextoCuidado } from './texto-cuidado.ts';

/** A version of texts as it was released. */
export interface Publicacion {
  conjunto: ConjuntoTextos;
  version: string;
  textos: readonly TextoCuidado[];
}

/**
 * Versions that the room no longer says, newest first: they stay readable, since interviews and reviews name them. Whoever
 * releases another version writes the one before with `npm run dignidad:archivar` and imports its file here; a test
 * holds the digest of every version that was ever released.
 */
export const ANTERIORES: readonly Publicacion[] = [];
