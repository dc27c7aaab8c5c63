import { notasApi } from '#shared/candidatos/notas/notas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { notaRepository } from './nota.repository.ts';

export const listNotas = endpoint(
  notasApi.listNotas,
  { repos: { notas: notaRepository, candidatos: candidatoRepository } },
  async ({ empresaId, params, query, repos }) => {
    const { id } = await repos.candidatos.get(empresaId, params.id);
    return repos.notas.list(empresaId, id, query);
  },
);
export const { handler } = listNotas;
