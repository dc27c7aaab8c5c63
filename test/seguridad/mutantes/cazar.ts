import { type Banco, enProceso } from '../matriz/banco.ts';
import { type Escena, laEscena } from '../matriz/escena/escena.ts';
import { ROWS } from '../matriz/filas/rows.ts';
import { identidades } from '../matriz/identidades.ts';
import { recorrer } from '../matriz/recorrido.ts';
import type { Respuesta, Sonda } from '../matriz/sonda.ts';
import { DE_CONTRATO } from './de-contrato.ts';
import { DE_IDENTIDAD } from './de-identidad.ts';
import { DE_RESPUESTA } from './de-respuesta.ts';
import { DE_TABLA } from './de-tabla.ts';
import type { Clase } from './mutante.ts';

export const CLASES: readonly Clase[] = [...DE_CONTRATO, ...DE_IDENTIDAD, ...DE_TABLA, ...DE_RESPUESTA];

export interface Mutante {
  clase: Clase;
  operation: string;
}

export interface Cazado {
  mutante: string;
  clase: string;
  /** `equivalente` behaves like the product on every probe, for the reason that is said. */
  suerte: 'cazado' | 'vivo' | 'equivalente';
  /** What caught it, or why it lives. */
  por: string;
}

/** Every fault in every route that can have it; with `deCada`, so many of each kind, spread over its routes. */
export function mutantes(deCada = Number.POSITIVE_INFINITY): Mutante[] {
  return CLASES.flatMap((clase, index) => {
    const routes = Object.entries(ROWS).filter(([operation, row]) => clase.cabe(row, operation));
    const step = Math.max(1, routes.length / deCada);
    // Not the same routes for each kind.
    const chosen = new Set(routes.map((_, n) => Math.floor((n * step + index) % routes.length)).slice(0, deCada));
    return routes.filter((_, at) => chosen.has(at)).map(([operation]) => ({ clase, operation }));
  });
}

export async function cazar(todos: readonly Mutante[], onCazado = (_: Cazado) => {}): Promise<Cazado[]> {
  const escena = await laEscena();
  const banco = enProceso(escena);
  const cazados: Cazado[] = [];
  for (const mutante of todos) {
    const cazado = await cazarUno(escena, banco, mutante);
    cazados.push(cazado);
    onCazado(cazado);
  }
  return cazados;
}

async function cazarUno(escena: Escena, banco: Banco, { clase, operation }: Mutante): Promise<Cazado> {
  const row = ROWS[operation];
  const [identidad] = identidades(escena);
  if (!row || !identidad) throw new Error(`${operation} has no row`);
  const name = { mutante: `${clase.nombre} · ${operation}`, clase: clase.nombre };
  const known = clase.equivalente?.(row, operation);
  let sonda: Omit<Sonda, 'gemela'> = {
    operation,
    row,
    identidad,
    variante: 'ninguna',
    peticion: {},
    espera: 'inofensivo',
  };
  let hits = 0;
  let change: (respuesta: Respuesta) => Respuesta | Promise<Respuesta> = (respuesta) => respuesta;
  const undo = clase.sembrar({
    escena,
    sonda: () => sonda,
    hit: () => {
      hits += 1;
    },
    onAnswer: (next) => {
      change = next;
    },
  });
  const faulty: Banco = {
    ...banco,
    async send(sent) {
      sonda = sent;
      return change(await banco.send(sent));
    },
  };
  escena.app.keepsToDocument = false;
  try {
    const { fallos } = await recorrer(escena, faulty, { operations: [operation], untilFault: true });
    const [fallo] = fallos;
    if (fallo) return { ...name, suerte: 'cazado', por: `${fallo.oracle}: ${fallo.sonda}` };
    if (known) return { ...name, suerte: 'equivalente', por: known };
    if (hits === 0) return { ...name, suerte: 'equivalente', por: 'ninguna petición de la matriz llega a él' };
    return { ...name, suerte: 'vivo', por: `cambió algo en ${hits} peticiones y ningún oráculo lo vio` };
  } finally {
    undo();
    escena.app.keepsToDocument = true;
    await banco.restore();
  }
}
