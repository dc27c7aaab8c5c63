import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** One telephone of `lineas.json`. `marcar`: what the telephone dials; empty where there is none. */
export const lineaSchema = lazy(() =>
  z.object({
    id: z.string(),
    tipo: z.string(),
    nombre: z.string(),
    numero: z.string(),
    marcar: z.string(),
    /** Channels besides calls: messages, a chat, sign language. */
    como: z.string(),
    horario: z.string(),
    /** null: not known. */
    gratis: z.boolean().nullable(),
    /** `nacional`, or the cities from which it can be called. */
    alcance: z.string(),
    /** A source says that there is this service with this number. */
    verificado: z.boolean(),
    /** Whoever answers is a public body: its line outlives a verification that nobody has renewed. */
    publico: z.boolean(),
    fuente: z.string(),
    fecha_fuente: z.string(),
    nota: z.string(),
  }),
);
export type Linea = z.output<ReturnType<typeof lineaSchema>>;

export const NACIONAL = 'nacional';

/** Changes of a superadmin to one line since the release; each part by itself, so that none undoes another. */
export const cambioLineaSchema = lazy(() =>
  z.object({
    retirada: z.object({ fecha: z.string(), por: z.string(), motivo: z.string() }).optional(),
    correccion: lineaSchema()
      .omit({ id: true, tipo: true, verificado: true, nota: true })
      .extend({ fecha: z.string(), por: z.string() })
      .optional(),
    /** Somebody has dialled this number on this day. */
    confirmacion: z.object({ marcar: z.string(), quien: z.string(), fecha: z.string(), por: z.string() }).optional(),
    /** Counts corrections: a form names the one that it was opened on. */
    version: z.number().int().default(0),
  }),
);
export type CambioLinea = z.output<ReturnType<typeof cambioLineaSchema>>;
/** By the ids of the lines; what nobody has touched is absent. */
export type CambiosLineas = Readonly<Record<string, CambioLinea>>;

/**
 * State of a line on a day.
 * - `verificada`: somebody has dialled it. `sin_firmar`: a source says so, and nobody has dialled it yet.
 * - `sin_comprobar`: the verification is over; a public body's line is shown for a while all the same.
 * - `caducada`, `retirada`, `sin_verificar`: shown to nobody.
 */
export const ESTADOS_LINEA = [
  'verificada',
  'sin_firmar',
  'sin_comprobar',
  'caducada',
  'retirada',
  'sin_verificar',
] as const;
export type EstadoLinea = (typeof ESTADOS_LINEA)[number];

const SHOWN: readonly EstadoLinea[] = ['verificada', 'sin_firmar', 'sin_comprobar'];
export const isShown = (estado: EstadoLinea): boolean => SHOWN.includes(estado);

/** Days that a number holds after it was dialled or found in a source. */
export const VIGENCIA_DIAS = 90;
/** Days that a public body's line is shown after that. */
export const PRORROGA_DIAS = 180;

/** A line as it stands now, with what follows from its dates. */
export interface LineaActual extends Linea {
  estado: EstadoLinea;
  /** First day on which its verification holds no more; undefined where it never held. */
  caduca: string | undefined;
  /** First day on which it is shown no more, unless somebody dials it before. */
  hasta: string | undefined;
}

const DAY_MS = 24 * 60 * 60_000;

/** `2026-11-27` and 90 days are `2027-02-25`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one day to another. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** @param caducaArchivo day on which the release's own verification ends */
export function lineaActual(
  linea: Linea,
  cambio: CambioLinea | undefined,
  caducaArchivo: string,
  today: string,
): LineaActual {
  const { retirada, correccion, confirmacion } = cambio ?? {};
  const { fecha: corregida, por: _, ...corrected } = correccion ?? {};
  const now = { ...linea, ...corrected, verificado: linea.verificado || correccion !== undefined };
  // A number that was dialled before it was corrected says nothing of the one that stands now.
  const firmada = confirmacion?.marcar === now.marcar && now.marcar !== '' ? confirmacion : undefined;
  const caduca = [
    linea.verificado && now.marcar === linea.marcar ? caducaArchivo : '',
    corregida ? addDays(corregida, VIGENCIA_DIAS) : '',
    firmada ? addDays(firmada.fecha, VIGENCIA_DIAS) : '',
  ]
    .toSorted()
    .at(-1);
  if (!caduca) return { ...now, estado: retirada ? 'retirada' : 'sin_verificar', caduca: undefined, hasta: undefined };
  const hasta = now.publico ? addDays(caduca, PRORROGA_DIAS) : caduca;
  const estado = retirada
    ? 'retirada'
    : today >= hasta
      ? 'caducada'
      : today >= caduca
        ? 'sin_comprobar'
        : firmada
          ? 'verificada'
          : 'sin_firmar';
  return { ...now, verificado: true, estado, caduca, hasta };
}
