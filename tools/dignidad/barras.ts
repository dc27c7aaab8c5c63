import type { Fila } from './medir.ts';

type Barra = Pick<Fila, 'alMenos' | 'comoMucho'>;

/**
 * Bars to reach with a model, by the name of the row. Stops: 1 in 100, since half of the ordinary answers here are
 * hard; nobody is told without reason that they steer or write in another language.
 */
const CON_MODELO: Readonly<Record<string, Barra>> = {
  'riesgo_vital 2–3': { alMenos: 0.95 },
  'riesgo_vital 2–3, acción': { alMenos: 0.95 },
  'acoso_violencia 2–3': { alMenos: 0.9 },
  'malestar_intenso 2–3': { alMenos: 0.8 },
  'tramos tapados enteros': { alMenos: 0.95 },
  'preguntas, reconocidas': { alMenos: 0.95 },
  'preguntas, intención': { alMenos: 0.9 },
  'paradas en respuestas corrientes': { comoMucho: 0.01 },
  'paradas por riesgo vital en respuestas corrientes': { comoMucho: 0.002 },
  'lo que se dice en respuestas corrientes': { comoMucho: 0.02 },
  'a quien no influye ni escribe en otra lengua se le dice': { comoMucho: 0 },
};

/** The same rows with the bars of a reading with a model. */
export const withBarrasDeModelo = (filas: readonly Fila[]): Fila[] =>
  filas.map(({ nombre, tasa, fallos }) => ({ nombre, tasa, fallos, ...CON_MODELO[nombre] }));

/** Nothing of nothing misses no bar. */
export function isMissed({ tasa: { si, de }, alMenos, comoMucho }: Fila): boolean {
  return (alMenos !== undefined && si / de < alMenos) || (comoMucho !== undefined && si / de > comoMucho);
}
