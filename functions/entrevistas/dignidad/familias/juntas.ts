import type { Grammar } from '../lectura/patterns.ts';

/** The patterns of several files, where two may speak of the same group. */
export function juntas(...partes: readonly Grammar[]): Grammar {
  const grupos: Record<string, readonly string[]> = {};
  for (const parte of partes)
    for (const [grupo, patterns] of Object.entries(parte)) grupos[grupo] = [...(grupos[grupo] ?? []), ...patterns];
  return grupos;
}
