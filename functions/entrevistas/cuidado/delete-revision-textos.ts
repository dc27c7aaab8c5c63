import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { textosRepository } from './textos.repository.ts';

export const deleteRevisionTextos = endpoint(
  cuidadoApi.deleteRevisionTextos,
  { repos: { textos: textosRepository } },
  async ({ params: { id }, repos }) => {
    await repos.textos.delete(id);
    return { id };
  },
);
export const { handler } = deleteRevisionTextos;
