import { configuracionApi } from '#shared/configuracion/configuracion.api.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { endpoint } from '../endpoint.ts';
import { configuracionOf } from './configuracion-view.ts';
import { proveedorRepository } from './proveedor.repository.ts';
import { proveedorWrites } from './proveedor-writes.ts';

export const updateConfiguracionGlobal = endpoint(
  configuracionApi.updateConfiguracionGlobal,
  { repos: { proveedores: proveedorRepository }, adapters: { secrets: kmsSecrets } },
  async ({ body, usuario, repos, adapters, deps }) => {
    const records = await repos.proveedores.list();
    const { writes, changed } = await proveedorWrites(body, records, adapters.secrets, deps.now());
    await repos.proveedores.write(writes);
    deps.log.info('proveedor.updated', { usuarioId: usuario.id, proveedores: changed.join(',') });
    return configuracionOf(await repos.proveedores.listInOrden());
  },
);
export const { handler } = updateConfiguracionGlobal;
