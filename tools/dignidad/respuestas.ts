import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Clasificacion, leerSalida } from '#functions/entrevistas/dignidad/clasificador/clasificar.ts';
import { combinar, needsModelo } from '#functions/entrevistas/dignidad/clasificador/combinar.ts';
import { salidaSchema } from '#functions/entrevistas/dignidad/clasificador/salida.ts';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';
import type { Leer } from './medir.ts';
import type { Texto } from './peticiones.ts';

const lineSchema = z.object({ id: z.string(), salida: z.unknown() });

/** Outcomes of the calls that the product would have made. */
export interface Llamadas {
  /** Texts that the rules have stopped: no model is asked. */
  sinPreguntar: number;
  leidas: number;
  /** Neither of these two reads: the rules stand alone, as after a failed call. */
  faltan: number;
  noValen: number;
}

/** A model's answers, by the ids of their requests; a line that is no JSON answers nothing. `salida` may be text. */
export function readRespuestas(file: string | URL): Map<string, unknown> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return new Map(
    lines.flatMap((line) => {
      const { success, data } = lineSchema.safeParse(parsed(line));
      return success ? [[data.id, typeof data.salida === 'string' ? parsed(data.salida) : data.salida] as const] : [];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads as the product does with a model that gave these answers: its check of the schema, location of spans and table. */
export function lectorOf(
  textos: readonly Texto[],
  respuestas: ReadonlyMap<string, unknown>,
): { leer: Leer; llamadas: Llamadas } {
  const llamadas: Llamadas = { sinPreguntar: 0, leidas: 0, faltan: 0, noValen: 0 };
  const read = new Map<string, Clasificacion>();
  for (const { id, texto } of textos) {
    const { success, data } = salidaSchema().safeParse(respuestas.get(id));
    if (!needsModelo(leer(texto))) llamadas.sinPreguntar++;
    else if (success) llamadas.leidas++;
    else if (respuestas.get(id) === undefined) llamadas.faltan++;
    else llamadas.noValen++;
    if (success) read.set(texto, leerSalida(data, texto));
  }
  return {
    llamadas,
    leer: (texto, memoria = []) => {
      const reglas = leer(texto, memoria);
      return combinar(reglas, needsModelo(reglas) ? read.get(texto) : undefined, { texto, memoria });
    },
  };
}
