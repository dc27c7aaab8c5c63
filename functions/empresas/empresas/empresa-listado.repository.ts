import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { fold } from '#shared/core/fold.ts';
import { lazy } from '#shared/core/lazy.ts';
import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import {
  displayNombre,
  type Empresa,
  type EmpresaResumen,
  empresaResumenSchema,
} from '#shared/empresas/empresas/empresa.ts';
import type { OrdenEmpresa } from '#shared/empresas/empresas/orden.ts';
import { isPermitido } from '#shared/ia/configuracion/permitidos.ts';
import { PROVEEDORES_LENGUAJE } from '#shared/ia/configuracion/proveedor.ts';
import { companyPartition } from '../../core/company-table.ts';
import { search, searchWrites } from '../../core/search-index.ts';
import type { Item, Page, Table, Write } from '../../core/table.ts';

/**
 * Lists of companies. What a list shows of one stands in small items of its own, written in the transaction of the
 * company: a page costs the same however much a company says about itself, and each order and state has its key.
 *
 * | Access                        | Key                                                                |
 * | ----------------------------- | ------------------------------------------------------------------ |
 * | one company, as lists show it | PK `EMPRESA#<id>`, SK `LISTADO`                                    |
 * | all companies, by creation    | GSI1 `GLOBAL#EMPRESAS`, `<created>#<id>` (on SK `LISTADO`)          |
 * | all companies, by name        | GSI2 `GLOBAL#EMPRESAS#NOMBRE`, `<folded name>#<id>` (on `LISTADO`)  |
 * | those of one state, by creation | GSI1 `GLOBAL#EMPRESAS#<estado>`, `<created>#<id>` (on SK `LISTADO_ESTADO`) |
 * | those of one state, by name   | GSI2 `GLOBAL#EMPRESAS#NOMBRE#<estado>`, `<folded name>#<id>` (on `LISTADO_ESTADO`) |
 * | companies that a text finds   | PK `GLOBAL#EMPRESAS#BUSCAR`, SK begins `<folded text>` (core/search-index.ts) |
 * | those of one state            | PK `GLOBAL#EMPRESAS#BUSCAR#<estado>`, SK begins `<folded text>`     |
 */
const listadoKey = (id: string, estado?: EstadoEmpresa) => ({
  PK: companyPartition(id),
  SK: estado ? 'LISTADO_ESTADO' : 'LISTADO',
});
const inEstado = (partition: string, estado: EstadoEmpresa | undefined) =>
  estado ? `${partition}#${estado}` : partition;
const porFecha = (estado?: EstadoEmpresa) => inEstado('GLOBAL#EMPRESAS', estado);
const porNombre = (estado?: EstadoEmpresa) => inEstado('GLOBAL#EMPRESAS#NOMBRE', estado);
const busqueda = (estado?: EstadoEmpresa) => inEstado('GLOBAL#EMPRESAS#BUSCAR', estado);

const tenantSchema = lazy(() =>
  empresaResumenSchema().extend({
    subdominio: z.string().default(''),
    /** The providers of language models that the company lets in. */
    permitidos: z.array(z.enum(PROVEEDORES_LENGUAJE)).default([...PROVEEDORES_LENGUAJE]),
  }),
);
export type EmpresaTenant = z.output<ReturnType<typeof tenantSchema>>;

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  estado?: EstadoEmpresa | undefined;
  orden?: OrdenEmpresa;
}

export function empresaListadoRepository(table: Table) {
  return {
    async find(id: string): Promise<EmpresaResumen | undefined> {
      const item = await table.get(listadoKey(id));
      return item && empresaResumenSchema().parse(item);
    },

    /** With what only the platform's own tables show, newest first. */
    async listTenants({ limit, cursor }: Pick<ListQuery, 'limit' | 'cursor'>): Promise<Page<EmpresaTenant>> {
      const page = await table.query({ ...newestFirst(), limit, cursor });
      return { items: page.items.map((item) => tenantSchema().parse(item)), cursor: page.cursor };
    },

    /** With `q` those that it finds by name, legal name, e-mail or tax id, in the order of what matched. */
    async list({ limit, cursor, q, estado, orden = 'recientes' }: ListQuery): Promise<Page<EmpresaResumen>> {
      const page = q
        ? await search(table, busqueda(estado), { q, limit, cursor })
        : await table.query({ ...QUERY[orden](estado), limit, cursor });
      return { items: page.items.map((item) => empresaResumenSchema().parse(item)), cursor: page.cursor };
    },
  };
}

export type EmpresaListadoRepository = ReturnType<typeof empresaListadoRepository>;

const newestFirst = (estado?: EstadoEmpresa) => ({ index: 'GSI1', pk: porFecha(estado), reverse: true }) as const;
const QUERY = {
  recientes: newestFirst,
  '-fechaCreacion': newestFirst,
  fechaCreacion: (estado?: EstadoEmpresa) => ({ index: 'GSI1', pk: porFecha(estado) }) as const,
  nombre: (estado?: EstadoEmpresa) => ({ index: 'GSI2', pk: porNombre(estado) }) as const,
  '-nombre': (estado?: EstadoEmpresa) => ({ index: 'GSI2', pk: porNombre(estado), reverse: true }) as const,
};

/** Part of every transaction that creates a company (from nothing) or changes it; nothing when lists show the same. */
export function listadoWrites(previous: Empresa | undefined, empresa: Empresa): Write[] {
  const [before, after] = [previous && searchable(previous), searchable(empresa)];
  if (previous && isDeepStrictEqual([before, tenantPart(previous)], [after, tenantPart(empresa)])) return [];
  const leaves = previous && previous.estado !== empresa.estado;
  return [
    { put: listadoItem(empresa) },
    { put: listadoItem(empresa, empresa.estado) },
    ...searchWrites(busqueda(), after, before?.texts),
    ...searchWrites(busqueda(empresa.estado), after, leaves ? [] : before?.texts),
    ...(leaves ? searchWrites(busqueda(previous.estado), { ...after, texts: [] }, before?.texts) : []),
  ];
}

/** Part of the transaction that removes a company. */
export function removeListadoWrites(empresa: Empresa): Write[] {
  const { texts, ...rest } = searchable(empresa);
  const gone = { ...rest, texts: [] };
  return [
    { delete: listadoKey(empresa.id) },
    { delete: listadoKey(empresa.id, empresa.estado) },
    ...searchWrites(busqueda(), gone, texts),
    ...searchWrites(busqueda(empresa.estado), gone, texts),
  ];
}

function listadoItem(empresa: Empresa, estado?: EstadoEmpresa): Item {
  const { id, fechaCreacion } = empresa;
  return {
    ...listadoKey(id, estado),
    tipo: 'LISTADO',
    GSI1PK: porFecha(estado),
    GSI1SK: `${fechaCreacion}#${id}`,
    GSI2PK: porNombre(estado),
    GSI2SK: `${fold(displayNombre(empresa))}#${id}`,
    ...empresaResumenSchema().parse(empresa),
    ...tenantPart(empresa),
  };
}

function tenantPart({ configuracion: { subdominio = '', configuracionIA } }: Empresa) {
  return { subdominio, permitidos: PROVEEDORES_LENGUAJE.filter((each) => isPermitido(each, configuracionIA)) };
}

function searchable(empresa: Empresa) {
  const { id, nombreComercial, nombreLegal, email, cif } = empresa;
  return { id, texts: [nombreComercial, nombreLegal, email, cif], shown: empresaResumenSchema().parse(empresa) };
}
