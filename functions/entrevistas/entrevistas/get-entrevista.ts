import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { ayudaRepository } from '../sala/ayuda.repository.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

export const getEntrevista = endpoint(
  entrevistasApi.getEntrevista,
  { repos: { entrevistas: entrevistaRepository, ayudas: ayudaRepository } },
  async ({ empresaId, params, repos }) => {
    const entrevista = await repos.entrevistas.get(empresaId, params.id);
    const [turnos, ayudas] = await Promise.all([
      repos.entrevistas.listTurnos(empresaId, params.id),
      repos.ayudas.list(entrevista),
    ]);
    return { ...entrevista, turnos, ayudas };
  },
);
export const { handler } = getEntrevista;
