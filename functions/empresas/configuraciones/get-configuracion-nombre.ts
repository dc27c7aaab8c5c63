import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { configuracionNoEncontrada } from './configuracion.errors.ts';
import { configuracionRepository } from './configuracion.repository.ts';

export const getConfiguracionNombre = endpoint(
  configuracionesApi.getConfiguracionNombre,
  { repos: { configuraciones: configuracionRepository } },
  async ({ empresaId, params, repos }) => {
    const found = await repos.configuraciones.find(empresaId, params.nombre);
    if (!found) throw configuracionNoEncontrada();
    return found;
  },
);
export const { handler } = getConfiguracionNombre;
