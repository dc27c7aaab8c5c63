import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { saludRepository } from './salud.repository.ts';

export const listSalud = endpoint(
  sistemaApi.listSalud,
  { repos: { salud: saludRepository } },
  ({ query, repos, deps }) => repos.salud.list(query, deps.now()),
);
export const { handler } = listSalud;
