import { type Area, areaSchema } from '#shared/empresas/areas/area.ts';
import { type CandidatoRecord, candidatoRecordSchema } from '../../candidatos/candidatos/candidato.record.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { KeyPrefix, Table, Write } from '../../core/table.ts';
import { CANDIDATOS } from '../../entrada/candidato-keys.ts';
import { candidatoEntrevistaKey, ENTREVISTAS, turnosPartition } from '../../entrada/entrevista-keys.ts';
import { prefijosOf } from '../pertenencias.ts';

/**
 * What a clear removes, page by page; each read finds what is left.
 *
 * | Access                                    | Key                                                                   |
 * | ----------------------------------------- | --------------------------------------------------------------------- |
 * | candidates, interviews, areas that are left | PK `EMPRESA#<id>`, SK begins `CANDIDATO#`, `ENTREVISTA#`, `AREA#`    |
 * | what tells of them and is of no use alone | PK `EMPRESA#<id>`, SK begins `CORREO#`, `IMPORTACION#`, `IMPORTACION_FILA#`, `EJECUCION#` |
 * | everything of an interview                | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`                           |
 */
const PAGE = 50;
/** E-mails that wait to be sent are sent: they tell people of what they have a right to know. */
const WAITING = 'encolado';

export function clearRepository(table: Table) {
  const query = (empresaId: string, beginsWith: KeyPrefix) =>
    table.query({ pk: companyPartition(empresaId), sk: { beginsWith }, limit: PAGE, consistent: true });

  return {
    async listCandidatos(empresaId: string): Promise<CandidatoRecord[]> {
      const page = await query(empresaId, CANDIDATOS);
      return page.items.map((item) => candidatoRecordSchema().parse(item));
    },

    async listEntrevistaIds(empresaId: string): Promise<{ id: string; candidatoId: string }[]> {
      const page = await query(empresaId, ENTREVISTAS);
      return page.items.map(({ id, candidatoId }) => ({ id: String(id), candidatoId: String(candidatoId) }));
    },

    async listAreas(empresaId: string): Promise<Area[]> {
      return (await query(empresaId, 'AREA#')).items.map((item) => areaSchema().parse(item));
    },

    /** The interview itself is gone by then. */
    async removeOfEntrevista(empresaId: string, candidatoId: string, id: string): Promise<void> {
      let items: Write[];
      do {
        const page = await table.query({ pk: turnosPartition(empresaId, id), limit: PAGE, consistent: true });
        items = page.items.map(({ PK, SK }) => ({ delete: { PK, SK } }));
        if (items.length > 0) await table.write(items);
      } while (items.length === PAGE);
      await table.write([{ delete: candidatoEntrevistaKey(empresaId, candidatoId, id) }]);
    },

    /** `checkTime` may end the run between two pages. */
    async removeMentions(empresaId: string, checkTime: () => void): Promise<number> {
      let removed = 0;
      for (const beginsWith of prefijosOf('empresa', ({ vaciado }) => vaciado === 'barrida')) {
        let cursor: string | undefined;
        do {
          checkTime();
          const page = await table.query({
            pk: companyPartition(empresaId),
            sk: { beginsWith },
            limit: PAGE,
            cursor,
            consistent: true,
          });
          const gone = page.items.filter(({ estado }) => beginsWith !== 'CORREO#' || estado !== WAITING);
          if (gone.length > 0) await table.write(gone.map(({ PK, SK }): Write => ({ delete: { PK, SK } })));
          removed += gone.length;
          cursor = page.cursor;
        } while (cursor);
      }
      return removed;
    },
  };
}
export type ClearRepository = ReturnType<typeof clearRepository>;
