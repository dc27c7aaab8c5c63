import { type Nota, notaSchema } from '#shared/candidatos/notas/nota.ts';
import { companyPartition } from '../../core/company-table.ts';
import { type KeyPrefix, NOT_EXISTS, type Page, type Table } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { candidatoCheck } from '../candidatos/candidato.repository.ts';
import { actividadWrite } from '../candidatos/ultima-actividad.record.ts';
import { notaNoEncontrada } from './nota.errors.ts';

/**
 * Notes about candidates.
 *
 * | Access                         | Key                                                                    |
 * | ------------------------------ | ---------------------------------------------------------------------- |
 * | one note                       | PK `EMPRESA#<id>`, SK `CANDIDATO_NOTA#<candidatoId>#<notaId>`          |
 * | those of a candidate, by time  | PK `EMPRESA#<id>`, SK begins `CANDIDATO_NOTA#<candidatoId>#`           |
 */
const prefixOf = (candidatoId: string): KeyPrefix => `CANDIDATO_NOTA#${candidatoId}#`;
const key = (empresaId: string, candidatoId: string, id: string) => ({
  PK: companyPartition(empresaId),
  SK: `${prefixOf(candidatoId)}${id}`,
});
const itemOf = (empresaId: string, nota: Nota) => ({
  ...key(empresaId, nota.candidatoId, nota.id),
  tipo: 'CANDIDATO_NOTA',
  ...nota,
});

export function notaRepository(table: Table) {
  return {
    async get(empresaId: string, candidatoId: string, id: string): Promise<Nota> {
      const item = await table.get(key(empresaId, candidatoId, id), { consistent: true });
      if (!item) throw notaNoEncontrada();
      return notaSchema().parse(item);
    },

    async list(
      empresaId: string,
      candidatoId: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<Nota>> {
      const range = { pk: companyPartition(empresaId), sk: { beginsWith: prefixOf(candidatoId) } };
      const page = await table.query({ ...range, reverse: true, limit, cursor });
      return { items: page.items.map((item) => notaSchema().parse(item)), cursor: page.cursor };
    },

    async create(empresaId: string, nota: Nota): Promise<void> {
      const writes = [
        { put: itemOf(empresaId, nota), if: NOT_EXISTS },
        candidatoCheck(empresaId, nota.candidatoId),
        actividadWrite({ empresaId, id: nota.candidatoId }, nota.fecha),
      ];
      await table.write(writes, { result: nota });
    },

    async update(empresaId: string, previous: Nota, nota: Nota): Promise<void> {
      await table.write([
        {
          put: itemOf(empresaId, nota),
          if: { version: { eq: previous.version } },
          orFail: (found) => (found ? versionObsoleta() : notaNoEncontrada()),
        },
      ]);
    },

    async delete(empresaId: string, { candidatoId, id }: Nota): Promise<void> {
      await table.write([{ delete: key(empresaId, candidatoId, id) }]);
    },
  };
}
export type NotaRepository = ReturnType<typeof notaRepository>;
