import { configuracionApi } from '#shared/configuracion/configuracion.api.ts';
import { attemptRepository } from '../auth/attempts.repository.ts';
import { httpProviders } from '../core/adapters/providers.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { Reply } from '../core/reply.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { readEmpresa } from '../empresas/read-empresa.ts';
import { endpoint } from '../endpoint.ts';
import { probarClave, probarGuardada } from './probar-clave.ts';
import { proveedorRepository } from './proveedor.repository.ts';

/** Companies have no keys of their own yet: what counts for one is the platform's. */
export const testProveedor = endpoint(
  configuracionApi.testProveedor,
  {
    repos: { proveedores: proveedorRepository, attempts: attemptRepository, empresas: empresaRepository },
    adapters: { providers: httpProviders, secrets: kmsSecrets },
  },
  async ({ body: { proveedor, clave, empresaId }, usuario, repos, adapters, deps }) => {
    await repos.attempts.reserve({ pruebaApi: usuario.id }, deps.now());
    if (empresaId) await readEmpresa(empresaId, usuario, repos.empresas);
    const services = { ...adapters, ...repos, deps };
    const prueba = clave
      ? await probarClave(proveedor, clave, services)
      : await probarGuardada(await repos.proveedores.get(proveedor), services);
    deps.log.info('proveedor.tested', { proveedor, ok: prueba.ok, latenciaMs: prueba.latenciaMs });
    const name = proveedor.toUpperCase();
    const message = prueba.ok ? `${name} conectado correctamente` : `Error conectando ${name}: ${prueba.error}`;
    return new Reply(prueba, { message });
  },
);
export const { handler } = testProveedor;
