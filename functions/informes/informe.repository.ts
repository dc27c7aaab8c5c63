import { type Informe, informeSchema } from '#shared/informes/informe.ts';
import { type InformeResumen, informeResumenSchema } from '#shared/informes/informes.api.ts';
import { companyPartition } from '../core/company-table.ts';
import { type Item, NOT_EXISTS, type Page, type Table, type Write } from '../core/table.ts';
import { versionObsoleta } from '../core/version.errors.ts';
import { informeNoEncontrado } from './informe.errors.ts';

/**
 * Reports; lists read small items of their own, since a report with its quotes has some 15 kB.
 *
 * | Access                          | Key                                                     |
 * | ------------------------------- | ------------------------------------------------------- |
 * | report of an interview          | PK `EMPRESA#<id>`, SK `INFORME#<entrevistaId>`          |
 * | what lists show of it           | PK `EMPRESA#<id>`, SK `INFORME_LISTADO#<entrevistaId>`  |
 * | all of a company, newest first  | GSI1 `EMPRESA#<id>#INFORMES`, `<fecha>#<entrevistaId>`  |
 * | those of one state, newest first| GSI2 `EMPRESA#<id>#INFORMES#<estado>`, same             |
 */
const key = (empresaId: string, entrevistaId: string) => ({
  PK: companyPartition(empresaId),
  SK: `INFORME#${entrevistaId}`,
});
const listadoKey = (empresaId: string, entrevistaId: string) => ({
  PK: companyPartition(empresaId),
  SK: `INFORME_LISTADO#${entrevistaId}`,
});

/** The report comes into being together with the interview's new state. */
export function informeWrites(informe: Informe): Write[] {
  return [{ put: toItem(informe), if: NOT_EXISTS }, { put: toListado(informe) }];
}

/** A validated report, written over the version that the reviewer read. */
export function validatedWrites(informe: Informe, previousVersion: number): Write[] {
  return [
    {
      put: toItem(informe),
      if: { version: { eq: previousVersion }, estado: { eq: 'analizada' } },
      orFail: (found) => (found ? versionObsoleta() : informeNoEncontrado()),
    },
    { put: toListado(informe) },
  ];
}

/** Nothing when there is none. */
export function deleteInformeWrites(empresaId: string, entrevistaId: string): Write[] {
  return [{ delete: key(empresaId, entrevistaId) }, { delete: listadoKey(empresaId, entrevistaId) }];
}

export function informeRepository(table: Table) {
  return {
    /** Reports of up to 100 interviews, those that have one. */
    async findMany(empresaId: string, entrevistaIds: readonly string[]): Promise<Informe[]> {
      const items = await table.batchGet(entrevistaIds.map((id) => key(empresaId, id)));
      return items.map((item) => informeSchema().parse(item));
    },

    async get(empresaId: string, entrevistaId: string): Promise<Informe> {
      const item = await table.get(key(empresaId, entrevistaId), { consistent: true });
      if (!item) throw informeNoEncontrado();
      return informeSchema().parse(item);
    },

    async list(
      empresaId: string,
      { estado, limit, cursor }: { estado?: string | undefined; limit: number; cursor?: string | undefined },
    ): Promise<Page<InformeResumen>> {
      const all = `${companyPartition(empresaId)}#INFORMES`;
      const page = await table.query({
        ...(estado ? { index: 'GSI2', pk: `${all}#${estado}` } : { index: 'GSI1', pk: all }),
        reverse: true,
        limit,
        cursor,
      });
      return { items: page.items.map((item) => informeResumenSchema().parse(item)), cursor: page.cursor };
    },
  };
}
export type InformeRepository = ReturnType<typeof informeRepository>;

function toItem(informe: Informe): Item {
  return { ...key(informe.empresaId, informe.entrevistaId), tipo: 'INFORME', ...informe };
}

function toListado({ informeIA, ...informe }: Informe): Item {
  const all = `${companyPartition(informe.empresaId)}#INFORMES`;
  const sort = `${informe.fecha}#${informe.entrevistaId}`;
  const { puntuacionMedia, recomendacion } = informeIA;
  return {
    ...listadoKey(informe.empresaId, informe.entrevistaId),
    tipo: 'INFORME_LISTADO',
    GSI1PK: all,
    GSI1SK: sort,
    GSI2PK: `${all}#${informe.estado}`,
    GSI2SK: sort,
    ...informeResumenSchema().parse({ ...informe, puntuacionMedia, recomendacion }),
  };
}
