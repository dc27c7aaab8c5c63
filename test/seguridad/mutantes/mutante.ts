import type { Escena } from '../matriz/escena/escena.ts';
import type { Row } from '../matriz/filas/row.ts';
import type { Respuesta, Sonda } from '../matriz/sonda.ts';

/** Where a fault is put in, for the probes of one route. */
export interface Campo {
  escena: Escena;
  /** The probe that is on its way. */
  sonda: () => Omit<Sonda, 'gemela'>;
  /** Says that the fault has made a difference. A fault that never does is no fault. */
  hit: () => void;
  /** Changes what the route answers. */
  onAnswer: (change: (respuesta: Respuesta) => Respuesta | Promise<Respuesta>) => void;
}

/** One kind of fault, which can be put into many routes. */
export interface Clase {
  nombre: string;
  /** Whether the route can have it. */
  cabe: (row: Row, operation: string) => boolean;
  /** Why this route behaves the same with the fault, when that can be known beforehand. */
  equivalente?: (row: Row, operation: string) => string | undefined;
  /** Puts the fault in, and answers how to take it out. */
  sembrar: (campo: Campo) => () => void;
}

export const DE_EMPRESA = (row: Row) => row.origen === 'sesion' || row.origen === 'sesionOPlataforma';
export const CON_SESION = (row: Row) => row.access !== 'public' && row.access !== 'candidate';
export const ajenaDe = (campo: Campo) => campo.sonda().identidad.ajena;

/** The JSON of an answer, changed; answers without JSON stay. */
export function changeJson(respuesta: Respuesta, change: (json: Record<string, unknown>) => object): Respuesta {
  if (!respuesta.headers['content-type']?.startsWith('application/json')) return respuesta;
  return { ...respuesta, text: JSON.stringify(change(JSON.parse(respuesta.text))) };
}
