import { type Hito, hitoSchema } from '#shared/candidatos/candidatos/hito.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import type { Key, KeyPrefix, Page, Table, Write } from '../../core/table.ts';
import { actividadWrite } from './ultima-actividad.record.ts';

/**
 * What happened to a candidate, written in the transaction of what happened.
 *
 * | Access                        | Key                                                                        |
 * | ----------------------------- | -------------------------------------------------------------------------- |
 * | of one candidate, newest first| PK `EMPRESA#<id>`, SK `CANDIDATO_HITO#<candidatoId>#<hitoId>` (ids sort by time) |
 */
const prefixOf = (candidatoId: string): KeyPrefix => `CANDIDATO_HITO#${candidatoId}#`;
const key = (empresaId: string, candidatoId: string, id: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `${prefixOf(candidatoId)}${id}`,
});

/** What is not said is what `hitoSchema` says for it. */
export type NewHito = Pick<Hito, 'que'> & Partial<Omit<Hito, 'id' | 'que' | 'fecha'>>;

/** With the candidate's last activity, which is what history is to the retention of data. */
export function hitoWrites(
  deps: Pick<Deps, 'newId' | 'now'>,
  candidato: { empresaId: string; id: string; nombre?: string },
  hito: NewHito,
): Write[] {
  const id = deps.newId('hit');
  const fecha = deps.now().toISOString();
  const own = key(candidato.empresaId, candidato.id, id);
  return [{ put: { ...own, tipo: 'CANDIDATO_HITO', ...hito, id, fecha } }, actividadWrite(candidato, fecha)];
}

export function hitoRepository(table: Table) {
  return {
    async list(
      empresaId: string,
      candidatoId: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<Hito>> {
      const range = { pk: companyPartition(empresaId), sk: { beginsWith: prefixOf(candidatoId) } };
      const page = await table.query({ ...range, reverse: true, limit, cursor });
      return { items: page.items.map((item) => hitoSchema().parse(item)), cursor: page.cursor };
    },
  };
}
export type HitoRepository = ReturnType<typeof hitoRepository>;
