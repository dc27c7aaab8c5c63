import { PROVEEDORES, type Proveedor } from '#shared/core/proveedores.ts';
import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { formatoProblema } from '#shared/ia/configuracion/proveedor.ts';
import { kmsSecrets, type Secrets } from '../../core/adapters/secrets.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { apisEmpresaReply } from './apis-empresa-view.ts';
import { claveEmpresaRepository } from './clave-empresa.repository.ts';
import { cifrarClave } from './clave-secreta.ts';
import { claveMalFormada, proveedorDesconocido } from './configuracion.errors.ts';
import { proveedorRepository } from './proveedor.repository.ts';

export const updateClaveEmpresa = endpoint(
  configuracionApi.updateClaveEmpresa,
  {
    repos: { proveedores: proveedorRepository, claves: claveEmpresaRepository, empresas: empresaRepository },
    adapters: { secrets: kmsSecrets },
  },
  async ({ empresaId, params, body: { clave }, usuario, repos, adapters, deps }) => {
    const proveedor = PROVEEDORES.find((each) => each === params.proveedor);
    if (!proveedor) throw proveedorDesconocido();
    const empresa = await repos.empresas.get(empresaId);
    if (clave === null) await repos.claves.delete(empresaId, proveedor);
    else {
      const cifrada = await checked(clave, proveedor, empresaId, adapters.secrets);
      await repos.claves.put(empresaId, { proveedor, ...cifrada, fechaClave: deps.now().toISOString() });
    }
    deps.log.info('proveedor.updated', { usuarioId: usuario.id, empresaId, proveedores: proveedor });
    return apisEmpresaReply(empresa, repos);
  },
);
export const { handler } = updateClaveEmpresa;

function checked(clave: string, proveedor: Proveedor, empresaId: string, secrets: Secrets) {
  const problem = formatoProblema(proveedor, clave);
  if (problem) throw claveMalFormada(problem);
  return cifrarClave(clave, proveedor, empresaId, secrets);
}
