import { lazy } from '#shared/core/lazy.ts';
import type { Coincidencia, Familia, Hallado, Hallazgo } from './familia.ts';
import { FAMILIAS } from './familias/familias.ts';
import { CLASSES } from './lectura/classes.ts';
import { Patterns } from './lectura/patterns.ts';
import { type Lectura, readText } from './lectura/reading.ts';
import { keyOf } from './lectura/spelling.ts';

/**
 * What a candidate's text says that comes before interviewing, by rules alone: pure, linear in the text. `memoria` are the
 * codes that earlier texts of the interview gave (`codesOf`).
 */
export function leer(texto: string, memoria: readonly string[] = []): Hallazgo[] {
  const { patterns, vocabulary, familias } = rules();
  const lectura = readText(texto, vocabulary);
  const keys = lectura.palabras.map((palabra) => palabra.keys);
  const found = new Map<string, Coincidencia[]>();
  lectura.oraciones.forEach(({ desde, hasta, clausulas }, oracion) => {
    for (const { group, from, to } of patterns.find(keys, desde, hasta)) {
      const place = {
        grupo: group,
        desde: from,
        hasta: to,
        oracion,
        clausula: clausulas.findIndex((clausula) => from < clausula.hasta),
        inicio: lectura.palabras[from]?.inicio ?? 0,
        fin: lectura.palabras[to - 1]?.fin ?? 0,
      };
      found.set(group, [...(found.get(group) ?? []), place]);
    }
  });
  return familias.flatMap(([nombre, familia]) => familia.decidir(halladoOf(nombre, lectura, found, memoria)));
}

/** What an interview remembers of findings: codes without text. */
export const codesOf = (hallazgos: readonly Hallazgo[]) =>
  hallazgos.map(({ categoria, gravedad }) => `${categoria}:${gravedad}`);

const rules = lazy(() => {
  const familias: [string, Familia][] = Object.entries(FAMILIAS);
  const grammar = Object.fromEntries(
    familias.flatMap(([nombre, { gramatica }]) =>
      Object.entries(gramatica).map(([grupo, patterns]) => [`${nombre}.${grupo}`, patterns]),
    ),
  );
  const patterns = new Patterns(grammar, CLASSES);
  const heads = Map.groupBy(
    familias.flatMap(([, { cabezas = [] }]) => cabezas.map(keyOf)),
    (head) => head.slice(0, 1),
  );
  const vocabulary = { knows: (key: string) => patterns.knows(key), lexicon: patterns.lexicon, heads };
  return { patterns, vocabulary, familias };
});

function halladoOf(
  nombre: string,
  lectura: Lectura,
  found: ReadonlyMap<string, Coincidencia[]>,
  memoria: readonly string[],
): Hallado {
  const de = (...grupos: string[]) =>
    grupos.flatMap((grupo) => found.get(`${nombre}.${grupo}`) ?? []).toSorted((a, b) => a.desde - b.desde);
  return {
    lectura,
    memoria,
    de,
    hay: ({ oracion, clausula }, ...grupos) =>
      de(...grupos).some((each) => each.oracion === oracion && (clausula === undefined || each.clausula === clausula)),
  };
}
