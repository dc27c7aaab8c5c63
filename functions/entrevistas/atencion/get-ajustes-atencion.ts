import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { ajustesAtencionRepos, readAjustes } from './read-ajustes.ts';

export const getAjustesAtencion = endpoint(
  atencionApi.getAjustesAtencion,
  { repos: ajustesAtencionRepos },
  ({ empresaId, repos, deps }) => readAjustes(empresaId, { repos, deps }),
);
export const { handler } = getAjustesAtencion;
