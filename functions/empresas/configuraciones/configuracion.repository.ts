import { type Configuracion, configuracionSchema } from '#shared/empresas/configuraciones/configuracion.ts';
import { companyPartition } from '../../core/company-table.ts';
import { type Conditions, NOT_EXISTS, type Page, type Table } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { writableCheck } from '../empresas/empresa.repository.ts';

/**
 * Configuration entries of companies. The id names the company and the entry, so that a name is taken once.
 *
 * | Access                        | Key                                                              |
 * | ----------------------------- | ---------------------------------------------------------------- |
 * | one entry, by id or by name   | PK `EMPRESA#<id>`, SK `CONFIGURACION#<nombre>`                   |
 * | entries of a company, by name | PK `EMPRESA#<id>`, SK begins `CONFIGURACION#`                    |
 * | those that are active         | GSI1 `EMPRESA#<id>#CONFIGURACION#ACTIVAS`, `<nombre>`            |
 */
const PREFIX = 'CONFIGURACION#';
const keyOf = (empresaId: string, nombre: string) => ({
  PK: companyPartition(empresaId),
  SK: `${PREFIX}${nombre.toLowerCase()}`,
});
const activas = (empresaId: string) => `${companyPartition(empresaId)}#CONFIGURACION#ACTIVAS`;

/** `cfg_<company>_<name>`: names hold no `_` before the company's own ULID ends. */
export const configuracionId = (empresaId: string, nombre: string) =>
  `${empresaId.replace(/^emp_/, 'cfg_')}_${nombre.toLowerCase()}`;

/** What an id names; undefined for what is no id of an entry. */
export function partsOfId(id: string): { empresaId: string; nombre: string } | undefined {
  const [, company, nombre] = /^cfg_([0-9A-Z]{26})_(.+)$/.exec(id) ?? [];
  return company && nombre ? { empresaId: `emp_${company}`, nombre } : undefined;
}

type Paging = { limit: number; cursor?: string | undefined };

export function configuracionRepository(table: Table) {
  return {
    async find(empresaId: string, nombre: string): Promise<Configuracion | undefined> {
      const item = await table.get(keyOf(empresaId, nombre), { consistent: true });
      return item && configuracionSchema().parse(item);
    },

    async list(empresaId: string, page: Paging): Promise<Page<Configuracion>> {
      const found = await table.query({ pk: companyPartition(empresaId), sk: { beginsWith: PREFIX }, ...page });
      return { items: found.items.map((item) => configuracionSchema().parse(item)), cursor: found.cursor };
    },

    async listActivas(empresaId: string, page: Paging): Promise<Page<Configuracion>> {
      const found = await table.query({ index: 'GSI1', pk: activas(empresaId), ...page });
      return { items: found.items.map((item) => configuracionSchema().parse(item)), cursor: found.cursor };
    },

    /** In the place of what was read, or where nothing was. Values may be anything, and so are not in the audit log. */
    async put(before: Configuracion | undefined, entry: Configuracion): Promise<void> {
      const { empresaId, nombre, activo } = entry;
      const expected: Conditions = before ? { version: { eq: before.version } } : NOT_EXISTS;
      await table.write(
        [
          {
            put: {
              ...keyOf(empresaId, nombre),
              ...(activo && { GSI1PK: activas(empresaId), GSI1SK: nombre.toLowerCase() }),
              tipoItem: 'CONFIGURACION',
              ...entry,
            },
            if: expected,
            orFail: versionObsoleta,
            cambios: before ? [{ campo: 'activo', antes: before.activo, despues: activo }] : [],
          },
          writableCheck(empresaId),
        ],
        { result: entry },
      );
    },

    async delete({ empresaId, nombre, version }: Configuracion): Promise<void> {
      await table.write([
        { delete: keyOf(empresaId, nombre), if: { version: { eq: version } }, orFail: versionObsoleta },
        writableCheck(empresaId),
      ]);
    },
  };
}
export type ConfiguracionRepository = ReturnType<typeof configuracionRepository>;
