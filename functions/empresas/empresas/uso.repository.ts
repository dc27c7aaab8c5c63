import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { ILIMITADO } from '#shared/empresas/empresas/plan.ts';
import {
  type EstadoEntrevista,
  TRANSITIONS,
  type Transition,
} from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { EXISTS, type Item, type Table, type Write } from '../../core/table.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { entrevistasCifrasWrite } from '../plataforma/cifras.repository.ts';
import { ultimoAdministrador } from '../usuarios/usuario.errors.ts';
import { realizadaActividadWrite } from './actividad.repository.ts';
import { countOne } from './cuota.ts';
import { limiteAlcanzado } from './empresa.errors.ts';

/**
 * Counters of a company, and the limits that they are compared with.
 *
 * | Access                  | Key                         |
 * | ----------------------- | --------------------------- |
 * | its limits and counters | PK `EMPRESA#<id>`, SK `USO` |
 */
const usoSchema = lazy(() =>
  z.object({
    usuarios: z.number(),
    candidatos: z.number(),
    entrevistas: z.number(),
    limiteUsuarios: z.number(),
    limiteCandidatos: z.number(),
    limiteEntrevistas: z.number(),
    /** Interviews that candidates have sent, whatever became of them since. */
    completadas: z.number(),
    /** Interviews in each state now: `CONTADOR` says which is which. */
    pendientes: z.number(),
    enProgreso: z.number().default(0),
    porAnalizar: z.number().default(0),
    porValidar: z.number(),
    validadas: z.number().default(0),
    canceladas: z.number().default(0),
    caducadas: z.number().default(0),
    noPresentadas: z.number().default(0),
    conError: z.number().default(0),
    /** Active users with the role admin: the last one is neither removed nor demoted. */
    adminsActivos: z.number().default(0),
  }),
);
export type Uso = z.output<ReturnType<typeof usoSchema>>;

const CONTADOR = {
  programada: 'pendientes',
  en_progreso: 'enProgreso',
  completada: 'porAnalizar',
  analizada: 'porValidar',
  validada: 'validadas',
  cancelada: 'canceladas',
  caducada: 'caducadas',
  no_presentado: 'noPresentadas',
  error_analisis: 'conError',
} as const satisfies Record<EstadoEntrevista, keyof Uso>;

/** What a plan limits, and the counter that is compared with it. */
export type Limitado = 'usuarios' | 'candidatos' | 'entrevistas';
const LIMITE = {
  usuarios: 'limiteUsuarios',
  candidatos: 'limiteCandidatos',
  entrevistas: 'limiteEntrevistas',
} as const;

/** What is kept beside each counter, so that a company is told once when it reaches a share of a limit: `cuota.ts`. */
const TOPE = { usuarios: 'topeUsuarios', candidatos: 'topeCandidatos', entrevistas: 'topeEntrevistas' } as const;
const AVISADO = {
  usuarios: 'avisadoUsuarios',
  candidatos: 'avisadoCandidatos',
  entrevistas: 'avisadoEntrevistas',
} as const;
/** Below every counter: the next one that is added looks at the shares again. */
const LOOK_AGAIN = { topeUsuarios: 0, topeCandidatos: 0, topeEntrevistas: 0 };

const usoKey = (id: string) => ({ PK: companyPartition(id), SK: 'USO' });
const companyOf = (partition: string) => partition.slice(companyPartition('').length);

type Adds = Partial<Record<keyof Uso, number>>;

/**
 * Moves counters in the same transaction as what they count. A company keeps its last active administrator. One more of
 * what a plan limits goes by `countWrite`.
 */
export function usoWrite(empresaId: string, add: Adds): Write {
  const losesAdmin = (add.adminsActivos ?? 0) < 0;
  const fallen = Object.entries(TOPE).filter(([que]) => (add[que as Limitado] ?? 0) < 0);
  return {
    update: usoKey(empresaId),
    add: add as Record<string, number>,
    ...(fallen.length > 0 && { set: Object.fromEntries(fallen.map(([, tope]) => [tope, 0])) }),
    if: { PK: { exists: true }, ...(losesAdmin && { adminsActivos: { above: 1 } }) },
    ...(losesAdmin && { orFail: (found) => (found ? ultimoAdministrador() : empresaNoEncontrada(empresaId)) }),
  };
}

/**
 * One more of what a plan limits, within the limit. At 80 % and at 100 % of it the same transaction tells the company;
 * below, nothing is read and nothing more is written.
 */
export function countWrite(deps: EventDeps, empresaId: string, que: Limitado, add: Adds = {}): Write {
  const one = { ...add, [que]: 1 };
  return {
    update: usoKey(empresaId),
    add: one,
    if: { PK: { exists: true }, [que]: { belowLimit: [LIMITE[que], TOPE[que]] } },
    instead: (found) => shareWrites(deps, empresaId, que, one, found),
    orFail: (found) => limiteAlcanzado(empresaId, que, found && usoSchema().parse(found)),
  };
}

type EventDeps = Parameters<typeof eventWrite>[0];

/** The same when something may have to be told; nothing when there is no room. */
function shareWrites(
  deps: EventDeps,
  empresaId: string,
  que: Limitado,
  add: Record<string, number>,
  found: Item | undefined,
): Write[] | undefined {
  if (!found) return undefined;
  const [usado, limite] = [Number(found[que]), Number(found[LIMITE[que]])];
  if (limite !== ILIMITADO && usado >= limite) return undefined;
  const { tope, avisado, tellsOf } = countOne({ usado, limite, avisado: Number(found[AVISADO[que]] ?? 0) });
  return [
    {
      ...countWrite(deps, empresaId, que),
      add,
      set: { [TOPE[que]]: tope, [AVISADO[que]]: avisado },
      if: { [que]: { eq: usado }, [LIMITE[que]]: { eq: limite } },
      // Somebody else was faster: it may be below the next share now.
      instead: () => [countWrite(deps, empresaId, que, add)],
    } as Write,
    ...(tellsOf
      ? [eventWrite(deps, companyPartition(empresaId), 'CuotaAlcanzada', { empresaId, que, porcentaje: tellsOf })]
      : []),
  ];
}

/**
 * Part of every change of an interview's state: one less in the state that it leaves, one more in the next. What is
 * called off no longer counts against the plan; what is sent counts for the month of `fechaFin`.
 */
export function transitionCounterWrites(
  { empresaId, fechaFin }: { empresaId: string; fechaFin: string | null },
  transition: Transition,
): Write[] {
  const { from, to } = TRANSITIONS[transition];
  const move = { [CONTADOR[from[0]]]: -1, [CONTADOR[to]]: 1 };
  if (transition === 'cancel') return [usoWrite(empresaId, { ...move, entrevistas: -1 })];
  if (transition === 'analyze') return [usoWrite(empresaId, move), entrevistasCifrasWrite({ informes: 1 })];
  if (transition !== 'finish') return [usoWrite(empresaId, move)];
  if (!fechaFin) throw new Error('An interview that is sent has the time of it');
  return [
    usoWrite(empresaId, { ...move, completadas: 1 }),
    realizadaActividadWrite(empresaId, new Date(fechaFin)),
    entrevistasCifrasWrite({ realizadas: 1 }),
  ];
}

/** An interview is removed for good: what it was counted for as it stands; that it took place stays counted. */
export function removedEntrevistaWrite(empresaId: string, estado: EstadoEntrevista): Write {
  return usoWrite(empresaId, { [CONTADOR[estado]]: -1 });
}

/**
 * An interview is brought back. What counts against the plan is not given back when one is removed, so it has been counted,
 * as that it took place has.
 */
export function restoredEntrevistaWrite(empresaId: string, estado: EstadoEntrevista): Write {
  return usoWrite(empresaId, { [CONTADOR[estado]]: 1 });
}

/** As a company begins. */
export function usoItem({ id, limites, uso }: Empresa): Item {
  return {
    ...usoKey(id),
    tipo: 'USO',
    ...uso,
    limiteUsuarios: limites.usuarios,
    limiteCandidatos: limites.candidatos,
    limiteEntrevistas: limites.entrevistas,
    pendientes: 0,
    completadas: 0,
    porValidar: 0,
    // A company is made together with its administrator, or with nobody.
    adminsActivos: uso.usuarios,
  };
}

/** Limits as the counters' item holds them. */
export function limitesWrite(empresaId: string, { usuarios, candidatos, entrevistas }: Empresa['limites']): Write {
  return {
    update: usoKey(empresaId),
    set: { limiteUsuarios: usuarios, limiteCandidatos: candidatos, limiteEntrevistas: entrevistas, ...LOOK_AGAIN },
    if: EXISTS,
  };
}

export function usoRepository(table: Table) {
  return {
    async find(id: string): Promise<Uso | undefined> {
      const item = await table.get(usoKey(id));
      return item && usoSchema().parse(item);
    },

    /** Counters of up to 100 companies, by their id. */
    async findMany(ids: readonly string[]): Promise<Map<string, Uso>> {
      const items = await table.batchGet([...new Set(ids)].map(usoKey));
      return new Map(items.map((item) => [companyOf(item.PK), usoSchema().parse(item)]));
    },
  };
}
export type UsoRepository = ReturnType<typeof usoRepository>;
