import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { apisEmpresaReply } from './apis-empresa-view.ts';
import { claveEmpresaRepository } from './clave-empresa.repository.ts';
import { proveedorRepository } from './proveedor.repository.ts';

export const getApisEmpresa = endpoint(
  configuracionApi.getApisEmpresa,
  { repos: { proveedores: proveedorRepository, claves: claveEmpresaRepository, empresas: empresaRepository } },
  async ({ empresaId, repos }) => apisEmpresaReply(await repos.empresas.get(empresaId), repos),
);
export const { handler } = getApisEmpresa;
