import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const createCandidato = endpoint(
  candidatosApi.createCandidato,
  { repos: { candidatos: candidatoRepository } },
  async ({ body, empresaId, usuario, repos, deps }) => {
    const fecha = deps.now().toISOString();
    const candidato: Candidato = {
      ...body,
      id: deps.newId('can'),
      empresaId,
      estado: 'nuevo',
      servicios: [],
      fechaCreacion: fecha,
      fechaActualizacion: fecha,
      version: 1,
    };
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    const suprimidos = await repos.candidatos.findSuprimidos(empresaId, [candidato.email]);
    const created = { ...candidato, suprimidoEl: suprimidos.get(candidato.email) ?? null };
    await repos.candidatos.create(candidato, deps, { que: 'creado', actor }, created);
    deps.log.info('candidato.created', { empresaId, candidatoId: candidato.id });
    return created;
  },
);
export const { handler } = createCandidato;
