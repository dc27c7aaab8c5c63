import { PROVEEDORES } from '#shared/core/proveedores.ts';
import { catalogoMessage } from '#shared/ia/configuracion/catalogo-words.ts';
import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { hasModelos } from '#shared/ia/configuracion/modelos.ts';
import { httpProviders } from '../../core/adapters/providers.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { Reply } from '../../core/reply.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { catalogoRepository } from './catalogo.repository.ts';
import { proveedorDesconocido, proveedorSinModelos } from './configuracion.errors.ts';
import { proveedorRepository } from './proveedor.repository.ts';
import { refreshCatalogo } from './refresh-catalogo.ts';

export const updateCatalogo = endpoint(
  configuracionApi.updateCatalogo,
  {
    repos: { proveedores: proveedorRepository, catalogos: catalogoRepository, attempts: attemptRepository },
    adapters: { providers: httpProviders, secrets: kmsSecrets },
  },
  async ({ params, usuario, repos, adapters, deps }) => {
    const proveedor = PROVEEDORES.find((each) => each === params.proveedor);
    if (!proveedor) throw proveedorDesconocido();
    if (!hasModelos(proveedor)) throw proveedorSinModelos();
    await repos.attempts.reserve({ catalogo: usuario.id }, deps.now());
    const record = { ...(await repos.proveedores.get(proveedor)), proveedor };
    const outcome = await refreshCatalogo(record, { ...adapters, ...repos, deps });
    return new Reply(outcome, { message: catalogoMessage(proveedor.toUpperCase(), outcome) });
  },
);
export const { handler } = updateCatalogo;
