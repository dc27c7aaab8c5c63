import { entrevistasApi } from '#shared/entrevistas/entrevistas.api.ts';
import { endpoint } from '../endpoint.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

export const getEntrevista = endpoint(
  entrevistasApi.getEntrevista,
  { repos: { entrevistas: entrevistaRepository } },
  async ({ empresaId, params, repos }) => {
    const entrevista = await repos.entrevistas.get(empresaId, params.id);
    return { ...entrevista, turnos: await repos.entrevistas.listTurnos(empresaId, params.id) };
  },
);
export const { handler } = getEntrevista;
