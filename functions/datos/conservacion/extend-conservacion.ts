import { conservacionApi } from '#shared/datos/conservacion/conservacion.api.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { conservacionRepository, mesesOf } from './conservacion.repository.ts';
import { plusMonths } from './plazo.ts';

/** Keeping somebody is activity like any other: their term begins anew, and a warning is gone. */
export const extendConservacion = endpoint(
  conservacionApi.extendConservacion,
  { repos: { candidatos: candidatoRepository, conservaciones: conservacionRepository } },
  async ({ empresaId, params, body: { motivo }, usuario, repos, deps }) => {
    const candidato = await repos.candidatos.get(empresaId, params.id);
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    const meses = mesesOf(await repos.conservaciones.find(empresaId));
    const result = { candidatoId: candidato.id, hasta: meses ? plusMonths(deps.now(), meses).toISOString() : null };
    await repos.candidatos.note(candidato, { que: 'conservado', actor, motivo }, deps, result);
    deps.log.info('candidato.kept', { empresaId, candidatoId: candidato.id });
    return result;
  },
);
export const { handler } = extendConservacion;
