import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { atencionRepos, loadAtencion, quienOf } from './load-atencion.ts';

export const closeAtencion = endpoint(atencionApi.closeAtencion, { repos: atencionRepos }, async (asked) => {
  const { empresaId, usuario, body, repos, deps } = asked;
  const atencion = await loadAtencion(asked);
  const result = { id: atencion.id, estado: 'cerrada' as const };
  await repos.atenciones.close(atencion, { ...quienOf(usuario, deps), ...body }, {}, result);
  deps.log.info('atencion.closed', { empresaId, atencionId: atencion.id, resultado: body.resultado });
  return result;
});
export const { handler } = closeAtencion;
