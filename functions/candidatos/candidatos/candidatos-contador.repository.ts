import * as z from 'zod';
import { ESTADOS_CANDIDATO, type EstadoCandidato } from '#shared/candidatos/candidatos/candidato.states.ts';
import type { EstadisticasCandidatos } from '#shared/candidatos/candidatos/candidato.ts';
import { lazy } from '#shared/core/lazy.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Table, Write } from '../../core/table.ts';

/**
 * How many candidates of a company are in each state, moved in the transaction that moves a candidate.
 *
 * | Access               | Key                                |
 * | -------------------- | ---------------------------------- |
 * | the counters         | PK `EMPRESA#<id>`, SK `CANDIDATOS` |
 */
const countersSchema = lazy(() => z.record(z.enum(ESTADOS_CANDIDATO), z.number().default(0)));

const key = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'CANDIDATOS' });

/** Out of one state and into another; undefined for one who comes or goes. Nothing when the state stays. */
export function contadorWrites(
  empresaId: string,
  from: EstadoCandidato | undefined,
  to: EstadoCandidato | undefined,
): Write[] {
  if (from === to) return [];
  return [{ update: key(empresaId), add: { ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) } }];
}

export function candidatosContadorRepository(table: Table) {
  return {
    async find(empresaId: string): Promise<EstadisticasCandidatos> {
      const item = await table.get(key(empresaId));
      const counted = ESTADOS_CANDIDATO.map((estado) => [estado, item?.[estado] ?? 0]);
      const porEstado = countersSchema().parse(Object.fromEntries(counted));
      return { total: Object.values(porEstado).reduce((sum, each) => sum + each, 0), porEstado };
    },
  };
}
