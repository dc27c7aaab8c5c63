import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { saludRepository } from './salud.repository.ts';

export const listHorasSalud = endpoint(
  sistemaApi.listHorasSalud,
  { repos: { salud: saludRepository } },
  ({ query, repos, deps }) => repos.salud.listHoras(query, deps.now()),
);
export const { handler } = listHorasSalud;
