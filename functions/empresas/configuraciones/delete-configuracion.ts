import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { configuracionRepository } from './configuracion.repository.ts';
import { readConfiguracion } from './read-configuracion.ts';

export const deleteConfiguracion = endpoint(
  configuracionesApi.deleteConfiguracion,
  { repos: { configuraciones: configuracionRepository } },
  async ({ params, usuario, repos, deps }) => {
    const found = await readConfiguracion(params.id, usuario, repos.configuraciones, 'eliminar');
    await repos.configuraciones.delete(found);
    deps.log.info('configuracion.deleted', { empresaId: found.empresaId });
    return null;
  },
);
export const { handler } = deleteConfiguracion;
