import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { atencionRepos, loadAtencion, quienOf } from './load-atencion.ts';

/** Opening of a case: the first reader stays on it, and each opening is in the audit log. */
export const openAtencion = endpoint(atencionApi.openAtencion, { repos: atencionRepos }, async (asked) => {
  const { usuario, repos, deps } = asked;
  const atencion = await loadAtencion(asked);
  const estado = atencion.estado === 'abierta' ? 'vista' : atencion.estado;
  await repos.atenciones.markSeen(atencion, quienOf(usuario, deps), { id: atencion.id, estado });
  return { id: atencion.id, estado };
});
export const { handler } = openAtencion;
