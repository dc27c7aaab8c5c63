import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Evidencia } from '#shared/informes/informes/informe.ts';
import type { Hallazgo } from './findings.ts';

const QUOTES_MAX = 4;
const QUOTES_ENOUGH = 2;
/** Longer sentences are quoted around what was found in them. */
const QUOTE_CHARS_MAX = 260;

/** The most telling sentences as exact quotes, in the order they were said. */
export function quote(favorables: readonly Hallazgo[], turnos: readonly Turno[]): Evidencia[] {
  const byId = new Map(turnos.map((turno) => [turno.turnoId, turno.respuesta?.texto ?? '']));
  // Sentences that only carry the story are quoted where there is nothing better.
  const naming = favorables.filter(({ menciones }) => menciones.length > 0);
  const pool = naming.length >= QUOTES_ENOUGH ? naming : favorables;
  const best = new Set(pool.toSorted((a, b) => telling(b) - telling(a)).slice(0, QUOTES_MAX));
  return favorables
    .filter((hallazgo) => best.has(hallazgo))
    .map((hallazgo) => {
      const { turnoId } = hallazgo.frase;
      const [inicio, fin] = span(hallazgo);
      return { turnoId, inicio, fin, cita: (byId.get(turnoId) ?? '').slice(inicio, fin) };
    });
}

function telling({ clase, menciones, frase }: Hallazgo): number {
  return 2 * menciones.length + { hecho: 2, habito: 1, afirmacion: 0 }[clase] + frase.partes.size;
}

function span({ frase, menciones }: Hallazgo): [number, number] {
  const { oracion } = frase;
  if (oracion.texto.length <= QUOTE_CHARS_MAX) return [oracion.inicio, oracion.fin];
  const { tokens } = oracion;
  let from = menciones[0]?.desde ?? 0;
  let to = menciones[0]?.hasta ?? 0;
  const length = (start: number, end: number) => (tokens[end]?.fin ?? 0) - (tokens[start]?.inicio ?? 0);
  // Grows on both sides, whole words only.
  for (let grown = true; grown; ) {
    grown = false;
    if (from > 0 && length(from - 1, to) <= QUOTE_CHARS_MAX) [from, grown] = [from - 1, true];
    if (to < tokens.length - 1 && length(from, to + 1) <= QUOTE_CHARS_MAX) [to, grown] = [to + 1, true];
  }
  return [tokens[from]?.inicio ?? oracion.inicio, tokens[to]?.fin ?? oracion.fin];
}
