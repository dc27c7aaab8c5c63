import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { importacionRepository } from './importacion.repository.ts';

export const listImportaciones = endpoint(
  importacionesApi.listImportaciones,
  { repos: { importaciones: importacionRepository } },
  ({ empresaId, query, repos }) => repos.importaciones.list(empresaId, query),
);
export const { handler } = listImportaciones;
