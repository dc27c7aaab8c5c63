import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { assertAtiende, atencionRepos } from './load-atencion.ts';

/** The superadmin learns whether a company attends to its candidates, and nothing of whom. */
export const getRecuentoAtencion = endpoint(
  atencionApi.getRecuentoAtencion,
  { repos: atencionRepos },
  async ({ empresaId, usuario, repos, deps }) => {
    if (usuario.rol !== 'superadmin') await assertAtiende({ empresaId, usuario, repos });
    return repos.atenciones.count(empresaId, deps.now());
  },
);
export const { handler } = getRecuentoAtencion;
