import { configuracionApi } from '#shared/configuracion/configuracion.api.ts';
import { endpoint } from '../endpoint.ts';
import { configuracionOf } from './configuracion-view.ts';
import { proveedorRepository } from './proveedor.repository.ts';

export const getConfiguracionGlobal = endpoint(
  configuracionApi.getConfiguracionGlobal,
  { repos: { proveedores: proveedorRepository } },
  async ({ repos }) => configuracionOf(await repos.proveedores.listInOrden()),
);
export const { handler } = getConfiguracionGlobal;
