import type { Clasificacion, Observacion } from '#functions/entrevistas/dignidad/clasificador/clasificar.ts';
import type { Salida } from '#functions/entrevistas/dignidad/clasificador/salida.ts';
import type { Gravedad, Hallazgo } from '#functions/entrevistas/dignidad/familia.ts';

type Escrita = Salida['observaciones'][number];

/** What a model writes of a sentence: its author's, without date, literal and clear. */
export const escrita = (tramo: string, more: Partial<Escrita> & Pick<Escrita, 'categoria'>): Escrita => ({
  ...{ tramo, quien: 'propia', cuando: 'sin_fecha', sentido: 'literal', subtipo: null, gravedad: 1, clara: true },
  ...more,
});

export const salida = (more: Partial<Salida> = {}): Salida => ({
  observaciones: [],
  preguntas: [],
  lengua: 'es',
  ...more,
});

export const TRAMO = { inicio: 0, fin: 10 };

export const observacion = (categoria: string, gravedad: Gravedad, more: Partial<Observacion> = {}): Observacion => ({
  ...{ categoria, gravedad, quien: 'propia', cuando: 'sin_fecha', sentido: 'literal', subtipo: null, clara: true },
  tramos: [TRAMO],
  ...more,
});

export const clasificacion = (more: Partial<Clasificacion> = {}): Clasificacion => ({
  ...{ observaciones: [], preguntas: [], lengua: 'es' },
  ...more,
});

export const regla = (categoria: string, gravedad: Gravedad, more: Partial<Hallazgo> = {}): Hallazgo => ({
  ...{ categoria, gravedad, tramo: TRAMO, fuente: 'reglas' },
  ...more,
});
