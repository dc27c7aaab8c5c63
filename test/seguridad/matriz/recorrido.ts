import type { Banco } from './banco.ts';
import type { Escena } from './escena/escena.ts';
import { ROWS } from './filas/rows.ts';
import { identidades } from './identidades.ts';
import type { Suceso } from './oraculos/oracle.ts';
import { ORACLES } from './oraculos/oracles.ts';
import { nombreOf, type Sonda } from './sonda.ts';
import { variantes } from './variantes.ts';

export interface Fallo {
  oracle: string;
  sonda: string;
  detalle: string;
}

export interface Recorrido {
  rutas: number;
  identidades: number;
  /** Requests that were sent, twins included. */
  sondas: number;
  /** How often each oracle had something to watch. */
  comprobaciones: Record<string, number>;
  /** Who has succeeded with their own request, by route. */
  controles: Record<string, Set<string>>;
  fallos: Fallo[];
}

export interface Opciones {
  /** Of these routes only. */
  operations?: readonly string[];
  /** Of these probes only. */
  filter?: (sonda: Sonda) => boolean;
  /** Stop at the first fault: enough to know that there is one. */
  untilFault?: boolean;
  /** Told of each fault at once: a run of minutes may end badly. */
  onFallo?: (fallo: Fallo) => void;
}

/** Every probe of every route by every identity, one after the other, from the same state each. */
export async function recorrer(escena: Escena, banco: Banco, opciones: Opciones = {}): Promise<Recorrido> {
  const { operations = Object.keys(ROWS), filter = () => true, untilFault = false, onFallo } = opciones;
  const people = identidades(escena);
  const recorrido: Recorrido = {
    rutas: operations.length,
    identidades: people.length,
    sondas: 0,
    comprobaciones: Object.fromEntries(Object.keys(ORACLES).map((name) => [name, 0])),
    controles: {},
    fallos: [],
  };
  for (const sonda of sondasOf(escena, operations)) {
    if (!filter(sonda)) continue;
    const suceso = await probar(escena, banco, sonda);
    recorrido.sondas += suceso.gemela ? 2 : 1;
    if (sonda.espera === 'éxito' && suceso.respuesta.status < 400) {
      recorrido.controles[sonda.operation] ??= new Set();
      recorrido.controles[sonda.operation]?.add(sonda.identidad.nombre);
    }
    for (const [oracle, holds] of Object.entries(ORACLES)) {
      const detalle = await holds(suceso);
      if (detalle === false) continue;
      recorrido.comprobaciones[oracle] = (recorrido.comprobaciones[oracle] ?? 0) + 1;
      if (!detalle) continue;
      const fallo = { oracle, sonda: nombreOf(sonda), detalle };
      recorrido.fallos.push(fallo);
      onFallo?.(fallo);
    }
    await banco.restore();
    if (untilFault && recorrido.fallos.length > 0) break;
  }
  return recorrido;
}

function* sondasOf(escena: Escena, operations: readonly string[]): Generator<Sonda> {
  for (const operation of operations) {
    const row = ROWS[operation];
    if (!row) throw new Error(`${operation} has no row`);
    for (const identidad of identidades(escena)) yield* variantes(operation, row, identidad, escena.cosas);
  }
}

async function probar(escena: Escena, banco: Banco, sonda: Sonda): Promise<Suceso> {
  let gemela: Suceso['gemela'];
  if (sonda.gemela) {
    const { gemela: twin, ...rest } = sonda;
    gemela = await banco.send({ ...rest, ...twin });
    await banco.restore();
  }
  const respuesta = await banco.send(sonda);
  const changes = await banco.changes();
  return { escena, sonda, respuesta, gemela, changes, files: await banco.files(), items: banco.items };
}
