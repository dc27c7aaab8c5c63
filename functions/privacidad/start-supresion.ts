import { privacidadApi } from '#shared/privacidad/privacidad.api.ts';
import type { Supresion } from '#shared/privacidad/privacidad.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { endpoint } from '../endpoint.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
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
    const record: Supresion = {
      candidatoId: candidato.id,
      estado: 'en_curso',
      solicitadaPor: { usuarioId: usuario.id, nombre: usuario.nombre },
      fechaInicio: deps.now().toISOString(),
      fechaFin: null,
      motivo: null,
      cuentas: { entrevistas: 0, archivos: 0, elementos: 0 },
    };
    const entrevistaIds = await repos.entrevistas.listIdsOfCandidato(empresaId, candidato.id);
    await repos.supresiones.start(candidato, { record, entrevistaIds }, deps);
    deps.log.info('supresion.started', { empresaId, candidatoId: candidato.id });
    return record;
  },
);
export const { handler } = startSupresion;
