import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { INTERRUPTORES, PERMITIBLES } from '#shared/ia/configuracion/permitidos.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { readEmpresa } from '../../empresas/empresas/read-empresa.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { apisEmpresaReply } from './apis-empresa-view.ts';
import { claveEmpresaRepository } from './clave-empresa.repository.ts';
import { proveedorRepository } from './proveedor.repository.ts';

export const updatePermitidos = endpoint(
  configuracionApi.updatePermitidos,
  { repos: { proveedores: proveedorRepository, claves: claveEmpresaRepository, empresas: empresaRepository } },
  async ({ empresaId, body: { permitidos, version }, repos, deps }) => {
    const previous = await readEmpresa(empresaId, repos.empresas);
    if (version !== previous.version) throw versionObsoleta();
    const switches = Object.fromEntries(PERMITIBLES.map((each) => [INTERRUPTORES[each], permitidos[each]]));
    const { configuracion } = previous;
    const empresa = {
      ...previous,
      configuracion: { ...configuracion, configuracionIA: { ...configuracion.configuracionIA, ...switches } },
      version: version + 1,
      fechaActualizacion: deps.now().toISOString(),
    };
    await repos.empresas.update(previous, empresa);
    deps.log.info('empresa.updated', { empresaId });
    return apisEmpresaReply(empresa, repos);
  },
);
export const { handler } = updatePermitidos;
