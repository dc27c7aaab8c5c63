import { useState } from 'react';
import { MAX_MOVIMIENTOS } from '#shared/candidatos/candidato.states.ts';
import type { CandidatoResumen } from '#shared/candidatos/candidato.ts';

/** Candidates that were ticked, on this page and on earlier ones, up to as many as one call moves. */
export function useSeleccion(rows: readonly CandidatoResumen[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, CandidatoResumen>>(new Map());
  const shown = rows ?? [];
  const onPage = shown.filter(({ id }) => chosen.has(id)).length;

  function set(candidatos: readonly CandidatoResumen[], ticked: boolean) {
    setChosen((before) => {
      const next = new Map(before);
      for (const candidato of candidatos) {
        if (!ticked) next.delete(candidato.id);
        else if (next.size < MAX_MOVIMIENTOS) next.set(candidato.id, candidato);
      }
      return next;
    });
  }

  return {
    candidatos: [...chosen.values()],
    count: chosen.size,
    isFull: chosen.size >= MAX_MOVIMIENTOS,
    has: (id: string) => chosen.has(id),
    set,
    setPage: (ticked: boolean) => set(shown, ticked),
    page: { all: shown.length > 0 && onPage === shown.length, some: onPage > 0 },
    clear: () => setChosen(new Map()),
  };
}
export type Seleccion = ReturnType<typeof useSeleccion>;
