import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { Tenant } from '#shared/empresas/plataforma/plataforma.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { EXISTS, type Item, type Table, type Write } from '../../core/table.ts';

/**
 * What happens in a company, for those who look after the platform. Its counters (`USO`) move with every booking and so
 * stand in no index; this item moves with users, with interviews that are sent, and once an hour with a sign-in.
 *
 * | Access                              | Key                                          |
 * | ----------------------------------- | -------------------------------------------- |
 * | one company's                       | PK `EMPRESA#<id>`, SK `ACTIVIDAD`            |
 * | those of all companies, by creation | GSI1 `GLOBAL#ACTIVIDAD`, `<created>#<id>`    |
 */
const key = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'ACTIVIDAD' });
const LISTA = 'GLOBAL#ACTIVIDAD';
const order = ({ id, fechaCreacion }: Listed) => `${fechaCreacion}#${id}`;

const actividadSchema = lazy(() =>
  z.object({
    empresaId: z.string(),
    /** Active users, as `USO` counts them. */
    usuarios: z.number().int(),
    /** The last sign-in of anybody of the company, to the hour. */
    ultimoAcceso: z.string().nullable().default(null),
  }),
);

type Listed = Pick<Empresa, 'id' | 'fechaCreacion'>;

/** Interviews sent in a month (UTC) stand in an attribute of their own; the same month's of a year before goes. */
const realizadasDe = (now: Date, yearsBefore = 0) =>
  `realizadas_${now.getUTCFullYear() - yearsBefore}_${String(now.getUTCMonth() + 1).padStart(2, '0')}`;

/** As a company begins. */
export function actividadItem(empresa: Listed & Pick<Empresa, 'uso'>): Item {
  const { id, uso } = empresa;
  return {
    ...key(id),
    tipo: 'ACTIVIDAD',
    GSI1PK: LISTA,
    GSI1SK: order(empresa),
    empresaId: id,
    usuarios: uso.usuarios,
  };
}

/** A company has so many active users more, or fewer. */
export function usuariosActividadWrite(empresaId: string, usuarios: number): Write {
  return { update: key(empresaId), add: { usuarios }, if: EXISTS };
}

/** A candidate sends an interview. */
export function realizadaActividadWrite(empresaId: string, now: Date): Write {
  return { update: key(empresaId), add: { [realizadasDe(now)]: 1 }, remove: [realizadasDe(now, 1)], if: EXISTS };
}

const HOUR = 60 * 60_000;

export function actividadRepository(table: Table) {
  return {
    /**
     * Part of the transaction in which somebody of the company signs in: noted at most once an hour, and left out when
     * somebody else has just been noted.
     */
    async accesoWrites(empresaId: string, now: Date): Promise<Write[]> {
      const hourAgo = new Date(now.getTime() - HOUR).toISOString();
      const found = await table.get(key(empresaId));
      if (!found || (found.ultimoAcceso && String(found.ultimoAcceso) >= hourAgo)) return [];
      return [
        {
          update: key(empresaId),
          set: { ultimoAcceso: now.toISOString() },
          if: { PK: { exists: true }, ultimoAcceso: { absentOrBelow: hourAgo } },
          instead: () => [],
        },
      ];
    },

    /** Of companies that stand next to each other in the list by creation, newest first, by their id. One Query. */
    async findOfPage(empresas: readonly Listed[], now: Date): Promise<Map<string, Tenant['estadisticas']>> {
      const [newest] = empresas;
      if (!newest) return new Map();
      const page = await table.query({
        index: 'GSI1',
        pk: LISTA,
        sk: { lte: order(newest) },
        reverse: true,
        limit: empresas.length,
      });
      return new Map(
        page.items.map((item) => {
          const { empresaId, usuarios, ultimoAcceso } = actividadSchema().parse(item);
          const entrevistas_mes = Number(item[realizadasDe(now)] ?? 0);
          return [empresaId, { usuarios_activos: usuarios, entrevistas_mes, ultimo_acceso: ultimoAcceso }];
        }),
      );
    },
  };
}
export type ActividadRepository = ReturnType<typeof actividadRepository>;
