import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { findEmpresaVisible } from '../empresas/find-empresa-visible.ts';
import { configuracionNoEncontrada } from './configuracion.errors.ts';
import { configuracionRepository } from './configuracion.repository.ts';

export const getConfiguracionNombre = endpoint(
  configuracionesApi.getConfiguracionNombre,
  { repos: { configuraciones: configuracionRepository, empresas: empresaRepository } },
  async ({ params, usuario, repos }) => {
    const { id } = await findEmpresaVisible(params.empresaId, usuario, repos.empresas);
    const found = await repos.configuraciones.find(id, params.nombre);
    if (!found) throw configuracionNoEncontrada();
    return found;
  },
);
export const { handler } = getConfiguracionNombre;
