import { configuracionApi } from '#shared/ia/configuracion/configuracion.api.ts';
import { httpProviders } from '../../core/adapters/providers.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { Reply } from '../../core/reply.ts';
import type { SessionUser } from '../../core/request.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { findEmpresaVisible } from '../../empresas/empresas/find-empresa-visible.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { claveEmpresaRepository } from './clave-empresa.repository.ts';
import { soloSuperadminPruebaOtras } from './configuracion.errors.ts';
import { probarClave, probarDeEmpresa, probarGuardada } from './probar-clave.ts';
import { proveedorRepository } from './proveedor.repository.ts';

/** A key that was typed, or else the company's, or else the platform's: the same that an interview would use. */
export const testProveedor = endpoint(
  configuracionApi.testProveedor,
  {
    repos: {
      proveedores: proveedorRepository,
      claves: claveEmpresaRepository,
      attempts: attemptRepository,
      empresas: empresaRepository,
    },
    adapters: { providers: httpProviders, secrets: kmsSecrets },
  },
  async ({ body, usuario, repos, adapters, deps }) => {
    const { proveedor, clave } = body;
    if (usuario.rol !== 'superadmin' && clave) throw soloSuperadminPruebaOtras();
    const empresaId = empresaOf(usuario, body.empresaId);
    if (empresaId !== null) await findEmpresaVisible(empresaId, usuario, repos.empresas);
    await repos.attempts.reserve({ pruebaApi: usuario.id }, deps.now(), [], { empresaId });
    const services = { ...adapters, ...repos, deps };
    const propia = empresaId && !clave ? await repos.claves.find(empresaId, proveedor) : undefined;
    const prueba = clave
      ? await probarClave(proveedor, clave, services)
      : empresaId && propia
        ? await probarDeEmpresa(empresaId, propia, services)
        : await probarGuardada(await repos.proveedores.get(proveedor), services);
    deps.log.info('proveedor.tested', { proveedor, ok: prueba.ok, latenciaMs: prueba.latenciaMs });
    const origen = clave ? null : propia ? ('empresa' as const) : ('plataforma' as const);
    const name = proveedor.toUpperCase();
    const message = prueba.ok ? `${name} conectado correctamente` : `Error conectando ${name}: ${prueba.error}`;
    return new Reply({ ...prueba, origen }, { message });
  },
);
export const { handler } = testProveedor;

/** Whoever belongs to a company tries what it uses; null is the platform. Somebody without either sees no company. */
function empresaOf({ rol, empresaId: own }: SessionUser, asked: string | undefined): string | null {
  if (asked !== undefined) return asked;
  return rol === 'superadmin' ? null : (own ?? '');
}
