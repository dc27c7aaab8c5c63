import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { changeWrites, entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { atencionRepos, loadAtencion, quienOf } from './load-atencion.ts';

/** With it the room lets somebody under age go on. Why it was asked for is noted nowhere. */
export const allowMenor = endpoint(
  atencionApi.allowMenor,
  { repos: { ...atencionRepos, entrevistas: entrevistaRepository } },
  async (asked) => {
    const { empresaId, usuario, params, repos, deps } = asked;
    const atencion = await loadAtencion(asked);
    const entrevista = await repos.entrevistas.get(empresaId, params.entrevistaId);
    const result = { id: atencion.id, estado: 'vista' as const };
    const permisoMenor = quienOf(usuario, deps);
    const writes = changeWrites(entrevista, { permisoMenor }, ['programada', 'en_progreso']);
    await repos.atenciones.update(atencion, writes, result);
    deps.log.info('atencion.minor_allowed', { empresaId, atencionId: atencion.id });
    return result;
  },
);
export const { handler } = allowMenor;
