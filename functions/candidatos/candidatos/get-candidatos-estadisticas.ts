import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatosContadorRepository } from './candidatos-contador.repository.ts';

export const getCandidatosEstadisticas = endpoint(
  candidatosApi.getCandidatosEstadisticas,
  { repos: { contador: candidatosContadorRepository } },
  ({ empresaId, repos }) => repos.contador.find(empresaId),
);
export const { handler } = getCandidatosEstadisticas;
