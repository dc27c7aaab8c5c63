import { can } from '#shared/core/permissions.ts';
import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { ayudaRepository } from '../sala/ayuda.repository.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

/** Who asks for help, an adaptation for one, is read by those who administer the company and not by whoever scores. */
export const getEntrevista = endpoint(
  entrevistasApi.getEntrevista,
  { repos: { entrevistas: entrevistaRepository, ayudas: ayudaRepository } },
  async ({ empresaId, params, usuario, repos }) => {
    const entrevista = await repos.entrevistas.get(empresaId, params.id);
    const [turnos, ayudas] = await Promise.all([
      repos.entrevistas.listTurnos(empresaId, params.id),
      can(usuario, 'manage_users') ? repos.ayudas.list(entrevista) : [],
    ]);
    return { ...entrevista, turnos, ayudas };
  },
);
export const { handler } = getEntrevista;
