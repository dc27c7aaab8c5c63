import { privacidadApi } from '#shared/datos/privacidad/privacidad.api.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { newSupresion } from './new-supresion.ts';
import { confirmacionIncorrecta } from './privacidad.errors.ts';
import { supresionRepository, toSupresion } from './supresion.repository.ts';

export const startSupresion = endpoint(
  privacidadApi.startSupresion,
  { repos: { candidatos: candidatoRepository, entrevistas: entrevistaRepository, supresiones: supresionRepository } },
  async ({ empresaId, params, body, usuario, repos, deps }) => {
    const begun = await repos.supresiones.find(empresaId, params.id);
    if (begun) {
      if (begun.estado === 'fallida') await repos.supresiones.restart(empresaId, begun, deps);
      return toSupresion(begun.estado === 'fallida' ? { ...begun, estado: 'en_curso', motivo: null } : begun);
    }
    const candidato = await repos.candidatos.get(empresaId, params.id);
    if (body.confirmacion !== candidato.nombre) throw confirmacionIncorrecta(candidato.nombre);
    const record = newSupresion(candidato.id, { usuarioId: usuario.id, nombre: usuario.nombre }, deps);
    const entrevistaIds = await repos.entrevistas.listIdsOfCandidato(empresaId, candidato.id);
    await repos.supresiones.start(candidato, { record, entrevistaIds }, deps);
    deps.log.info('supresion.started', { empresaId, candidatoId: candidato.id });
    return record;
  },
);
export const { handler } = startSupresion;
