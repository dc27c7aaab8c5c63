import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { PROVEEDORES_LENGUAJE } from '#shared/ia/configuracion/proveedor.ts';
import { FALLOS } from '../../core/adapters/model-failures.ts';
import { EXISTS, type Table, type Write } from '../../core/table.ts';
import { entrevistaKey, turnosPartition } from '../../entrada/entrevista-keys.ts';
import { TAREAS } from './modelos.ts';

/**
 * Calls of language models for an interview, and what they may be. No text of anybody stands here.
 *
 * | Access                          | Key                                                                   |
 * | ------------------------------- | --------------------------------------------------------------------- |
 * | calls and tokens so far         | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `MODELOS`             |
 * | the same of the care layer      | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `MODELOS_DIGNIDAD`    |
 * | its calls, in order             | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `LLAMADA#<llamadaId>` |
 *
 * In the interview's own partition, so that erasing a candidate or purging a company takes them along.
 */

/**
 * Of one interview, its report included. Long interviews have some 40 turns: each is one call, two when a provider
 * fails, and the report takes about 15.
 */
export const LLAMADAS_MAX = 120;
/** 40 turns of some 6,000 tokens, and a report of up to 100,000. A call in flight may pass it by its own size. */
export const TOKENS_MAX = 400_000;

/**
 * Token budget of one interview. The care layer has its own, so that it never fails because interviewing has spent it: 40
 * turns and corrections, read again up to three times, of some 8,000 tokens each as they are reserved.
 */
export const PRESUPUESTOS = {
  entrevista: { SK: 'MODELOS', llamadas: LLAMADAS_MAX, tokens: TOKENS_MAX },
  dignidad: { SK: 'MODELOS_DIGNIDAD', llamadas: 150, tokens: 1_200_000 },
} as const;
export type Presupuesto = keyof typeof PRESUPUESTOS;

const llamadaSchema = lazy(() =>
  z.object({
    id: z.string(),
    fecha: z.string(),
    tarea: z.enum(TAREAS),
    versionPrompt: z.string(),
    proveedor: z.enum(PROVEEDORES_LENGUAJE),
    modelo: z.string(),
    /** Whose key paid. */
    clave: z.enum(['empresa', 'plataforma']),
    latenciaMs: z.number().int(),
    /** Null when the provider did not tell. */
    tokensEntrada: z.number().int().nullable(),
    tokensSalida: z.number().int().nullable(),
    costeUsd: z.number().nullable(),
    resultado: z.enum(['ok', ...FALLOS]),
  }),
);
export type Llamada = z.output<ReturnType<typeof llamadaSchema>>;

export interface DeEntrevista {
  empresaId: string;
  entrevistaId: string;
}

/** The interview has had all the calls or tokens that it may. */
export class PresupuestoAgotado extends Error {}

export function llamadaRepository(table: Table) {
  const usoKey = ({ empresaId, entrevistaId }: DeEntrevista, presupuesto: Presupuesto) => ({
    PK: turnosPartition(empresaId, entrevistaId),
    SK: PRESUPUESTOS[presupuesto].SK,
  });
  /** Whoever erases the interview meanwhile is not followed by leftovers. */
  const exists = ({ empresaId, entrevistaId }: DeEntrevista): Write => ({
    check: entrevistaKey(empresaId, entrevistaId),
    if: EXISTS,
  });

  return {
    /** Takes a call and the tokens that it may need before it is made. @throws PresupuestoAgotado */
    async reserve(de: DeEntrevista, tokens: number, presupuesto: Presupuesto = 'entrevista'): Promise<void> {
      const most = PRESUPUESTOS[presupuesto];
      await table.write([
        {
          update: usoKey(de, presupuesto),
          set: { tipo: 'USO_MODELOS' },
          add: { llamadas: 1, tokens },
          if: { llamadas: { absentOrBelow: most.llamadas }, tokens: { absentOrBelow: most.tokens } },
          orFail: () => new PresupuestoAgotado(),
        },
        exists(de),
      ]);
    },

    /** `reservados` gives way to what the call has really used; without a count of the provider's it stays. */
    async record(de: DeEntrevista, llamada: Llamada, reservados: number): Promise<void> {
      const { tokensEntrada, tokensSalida } = llamada;
      const used = tokensEntrada === null || tokensSalida === null ? reservados : tokensEntrada + tokensSalida;
      const PK = turnosPartition(de.empresaId, de.entrevistaId);
      await table.write([
        { put: { PK, SK: `LLAMADA#${llamada.id}`, tipo: 'LLAMADA_MODELO', ...llamada } },
        { update: usoKey(de, 'entrevista'), add: { tokens: used - reservados } },
        exists(de),
      ]);
    },

    async list({ empresaId, entrevistaId }: DeEntrevista): Promise<Llamada[]> {
      const { items } = await table.query({
        pk: turnosPartition(empresaId, entrevistaId),
        sk: { beginsWith: 'LLAMADA#' },
        limit: LLAMADAS_MAX,
      });
      return items.map((item) => llamadaSchema().parse(item));
    },
  };
}
export type LlamadaRepository = ReturnType<typeof llamadaRepository>;
