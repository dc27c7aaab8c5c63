import type { NombreEntidad } from '#shared/datos/datos/entidades.ts';
import type { Elemento } from './entidad.record.ts';

/** What a file brings back, in the order in which it can be: blocks of items of one kind. */
export interface Bloques {
  total: number;
  /** The others from the nth on. */
  from(n: number): AsyncIterable<Elemento[]>;
  /** Those of one kind. */
  of(entidad: NombreEntidad): AsyncIterable<Elemento[]>;
}

export const bloquesInMemory = (all: readonly Elemento[][]): Bloques => ({
  total: all.length,
  async *from(n) {
    yield* all.slice(n);
  },
  async *of(entidad) {
    yield* all.filter(([first]) => first?.entidad === entidad);
  },
});
