import type { Nota } from '#shared/candidatos/notas/nota.ts';
import { notasApi } from '#shared/candidatos/notas/notas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notaRepository } from './nota.repository.ts';

export const createNota = endpoint(
  notasApi.createNota,
  { repos: { notas: notaRepository } },
  async ({ empresaId, params, body, usuario, repos, deps }) => {
    const nota: Nota = {
      id: deps.newId('not'),
      candidatoId: params.id,
      texto: body.texto,
      autor: { usuarioId: usuario.id, nombre: usuario.nombre },
      fecha: deps.now().toISOString(),
      fechaEdicion: null,
      version: 1,
    };
    await repos.notas.create(empresaId, nota);
    deps.log.info('nota.created', { empresaId, candidatoId: params.id, notaId: nota.id });
    return nota;
  },
);
export const { handler } = createNota;
