import { type RevisionTextos, revisionSchema } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { EXISTS, NOT_EXISTS, type Table } from '../../core/table.ts';
import { revisionNoEncontrada } from './cuidado.errors.ts';

/**
 * Reviews of the texts, version by version. The texts themselves come with the release.
 *
 * | Access                   | Key                                        |
 * | ------------------------ | ------------------------------------------ |
 * | one review               | PK `GLOBAL#TEXTOS`, SK `REVISION#<id>`     |
 * | all of them, as noted    | PK `GLOBAL#TEXTOS`, SK begins `REVISION#`  |
 */
const PK = 'GLOBAL#TEXTOS';
const key = (id: string) => ({ PK, SK: `REVISION#${id}` });

export function textosRepository(table: Table) {
  return {
    /** A few for each version. */
    async list(): Promise<RevisionTextos[]> {
      const { items } = await table.query({ pk: PK, sk: { beginsWith: 'REVISION#' }, consistent: true });
      return items.map((item) => revisionSchema().parse(item));
    },

    async create(revision: RevisionTextos): Promise<void> {
      const { conjunto, version, clase, pais } = revision;
      const cambios = [
        { campo: 'version', antes: null, despues: `${conjunto} ${version}` },
        { campo: 'revision', antes: null, despues: [clase, pais].filter(Boolean).join(' ') },
      ];
      await table.write(
        [{ put: { ...key(revision.id), tipo: 'REVISION_TEXTOS', ...revision }, if: NOT_EXISTS, cambios }],
        {
          result: revision,
        },
      );
    },

    async delete(id: string): Promise<void> {
      await table.write([{ delete: key(id), if: EXISTS, orFail: revisionNoEncontrada }]);
    },
  };
}
export type TextosRepository = ReturnType<typeof textosRepository>;
