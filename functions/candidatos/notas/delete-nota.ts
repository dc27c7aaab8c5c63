import { notasApi } from '#shared/candidatos/notas/notas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notaRepository } from './nota.repository.ts';
import { assertOwn } from './own-nota.ts';

export const deleteNota = endpoint(
  notasApi.deleteNota,
  { repos: { notas: notaRepository } },
  async ({ empresaId, params, usuario, repos, deps }) => {
    const nota = await repos.notas.get(empresaId, params.id, params.notaId);
    assertOwn(nota, usuario);
    await repos.notas.delete(empresaId, nota);
    deps.log.info('nota.deleted', { empresaId, candidatoId: params.id, notaId: nota.id });
    return null;
  },
);
export const { handler } = deleteNota;
