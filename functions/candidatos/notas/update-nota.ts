import type { Nota } from '#shared/candidatos/notas/nota.ts';
import { notasApi } from '#shared/candidatos/notas/notas.api.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notaRepository } from './nota.repository.ts';
import { assertOwn } from './own-nota.ts';

export const updateNota = endpoint(
  notasApi.updateNota,
  { repos: { notas: notaRepository } },
  async ({ empresaId, params, body, usuario, repos, deps }) => {
    const previous = await repos.notas.get(empresaId, params.id, params.notaId);
    assertOwn(previous, usuario);
    if (previous.version !== body.version) throw versionObsoleta();
    const nota: Nota = {
      ...previous,
      texto: body.texto,
      fechaEdicion: deps.now().toISOString(),
      version: previous.version + 1,
    };
    await repos.notas.update(empresaId, previous, nota);
    deps.log.info('nota.updated', { empresaId, candidatoId: params.id, notaId: nota.id });
    return nota;
  },
);
export const { handler } = updateNota;
