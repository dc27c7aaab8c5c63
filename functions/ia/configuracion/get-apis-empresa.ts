import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { findEmpresaVisible } from '../../empresas/empresas/find-empresa-visible.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { apisEmpresaReply } from './apis-empresa-view.ts';
import { claveEmpresaRepository } from './clave-empresa.repository.ts';
import { proveedorRepository } from './proveedor.repository.ts';

export const getApisEmpresa = endpoint(
  configuracionApi.getApisEmpresa,
  { repos: { proveedores: proveedorRepository, claves: claveEmpresaRepository, empresas: empresaRepository } },
  async ({ params, usuario, repos }) =>
    apisEmpresaReply(await findEmpresaVisible(params.empresaId, usuario, repos.empresas), repos),
);
export const { handler } = getApisEmpresa;
