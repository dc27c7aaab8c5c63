import { useState } from 'react';

/** Rows of a list that were ticked, on this page and on earlier ones, up to so many. `keyOf` must not change. */
export function useSeleccion<T>(rows: readonly T[] | undefined, keyOf: (row: T) => string, max: number) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, T>>(new Map());
  const shown = rows ?? [];
  const onPage = shown.filter((row) => ticked.has(keyOf(row))).length;

  function set(changed: readonly T[], on: boolean) {
    setTicked((before) => {
      const next = new Map(before);
      for (const row of changed) {
        if (!on) next.delete(keyOf(row));
        else if (next.size < max) next.set(keyOf(row), row);
      }
      return next;
    });
  }

  return {
    chosen: [...ticked.values()],
    count: ticked.size,
    isFull: ticked.size >= max,
    has: (row: T) => ticked.has(keyOf(row)),
    set,
    setPage: (on: boolean) => set(shown, on),
    page: { all: shown.length > 0 && onPage === shown.length, some: onPage > 0 },
    clear: () => setTicked(new Map()),
  };
}
export type Seleccion<T> = ReturnType<typeof useSeleccion<T>>;
