import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { readSala, salaRepos } from './sala.service.ts';

export const getSala = endpoint(salaApi.getSala, { repos: salaRepos }, ({ candidate, repos, deps }) =>
  readSala(candidate, repos, deps),
);
export const { handler } = getSala;
