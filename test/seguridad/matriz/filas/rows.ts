import { type Cosa, entidadOf } from '#shared/core/cosas.ts';
import type { Permission } from '#shared/core/permissions.ts';
import { ALL_ENDPOINTS, type ListedEndpoint } from '../../../support/endpoints.ts';
import { FILAS_CANDIDATOS } from './candidatos.ts';
import { FILAS_EMPRESAS } from './empresas.ts';
import { FILAS_ENTREVISTAS } from './entrevistas.ts';
import { FILAS_PLATAFORMA } from './plataforma.ts';
import { FILAS_PUBLICAS } from './publicas.ts';
import { type Row, type Rows, row } from './row.ts';
import { FILAS_SALA } from './sala.ts';

export const WRITTEN: Rows = {
  ...FILAS_CANDIDATOS,
  ...FILAS_EMPRESAS,
  ...FILAS_ENTREVISTAS,
  ...FILAS_PLATAFORMA,
  ...FILAS_PUBLICAS,
  ...FILAS_SALA,
};

/** Who may change or read a kind of thing. */
const QUIEN: Partial<Record<Cosa, Permission>> = {
  candidatos: 'manage_candidates',
  curriculums: 'manage_candidates',
  notas: 'manage_candidates',
  importaciones: 'manage_candidates',
  entrevistas: 'manage_interviews',
  informes: 'view_reports',
  datos: 'manage_users',
  marca: 'manage_users',
  configuraciones: 'manage_users',
  cuidado: 'manage_empresas',
  planes: 'manage_empresas',
  plataforma: 'manage_empresas',
  sistema: 'manage_empresas',
  solicitudes: 'manage_empresas',
};

/** What a `{id}` after these names. */
const CUAL: Readonly<Record<string, string>> = {
  areas: 'areaId',
  candidatos: 'candidatoId',
  configuracion: 'configuracionId',
  datos: 'exportacionId',
  empresas: 'empresaId',
  entrevistas: 'programadaId',
  planes: 'planId',
  solicitudes: 'solicitudId',
};

const ORIGEN = { empresa: 'sesion', ruta: 'ruta', plataforma: 'ninguna' } as const;

/** The row of a route that has none of its own: by what it changes or else reads, never by the access of its contract. */
function byCosa({ domain, contract }: ListedEndpoint): Row | undefined {
  const { scope, empresaOptional, method, path, changes = [], reads = [domain as Cosa] } = contract;
  const quien = QUIEN[changes[0] ?? reads[0] ?? (domain as Cosa)];
  if (!quien) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const keyOf = (name: string) => (name === 'id' ? (CUAL[entidadOf(`${method} ${path}`)] ?? '') : name);
  return row(quien, empresaOptional ? 'sesionOPlataforma' : ORIGEN[scope], (cosas) =>
    names.length === 0 ? {} : { params: Object.fromEntries(names.map((name) => [name, cosas[keyOf(name)] ?? ''])) },
  );
}

/** One row for each route, by its operation. A route without one fails. */
export const ROWS: Rows = {
  ...WRITTEN,
  ...Object.fromEntries(
    ALL_ENDPOINTS.flatMap((endpoint) => {
      const found = endpoint.operation in WRITTEN ? undefined : byCosa(endpoint);
      return found ? [[endpoint.operation, found]] : [];
    }),
  ),
};
