import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { empresaPermitidosRepository } from '../../empresas/empresas/empresa-permitidos.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { claveEmpresaRepository } from './clave-empresa.repository.ts';
import { estadoIaOf, pruebasVigentes } from './estado-ia.ts';
import { proveedorRepository } from './proveedor.repository.ts';

/** Asked by every page now and then: what is stored of the keys, and no call of a provider. */
export const getEstadoIa = endpoint(
  configuracionApi.getEstadoIa,
  {
    repos: {
      proveedores: proveedorRepository,
      claves: claveEmpresaRepository,
      permitidos: empresaPermitidosRepository,
    },
  },
  async ({ empresaId, repos, deps }) => {
    const [records, claves, isPermitido] = await Promise.all([
      repos.proveedores.list(),
      repos.claves.list(empresaId),
      repos.permitidos.find(empresaId),
    ]);
    const now = deps.now();
    return estadoIaOf(pruebasVigentes(records, claves, isPermitido, now), now);
  },
);
export const { handler } = getEstadoIa;
