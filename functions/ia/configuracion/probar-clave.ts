import type { Proveedor } from '#shared/core/proveedores.ts';
import type { Prueba } from '#shared/ia/configuracion/proveedor.ts';
import type { Providers } from '../../core/adapters/providers.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import type { ClaveEmpresa, ClaveEmpresaRepository } from './clave-empresa.repository.ts';
import { claveContext } from './clave-secreta.ts';
import { sinClave } from './configuracion.errors.ts';
import type { ProveedorRecord, ProveedorRepository } from './proveedor.repository.ts';

export interface ProbarServices {
  providers: Providers;
  secrets: Pick<Secrets, 'decrypt'>;
  deps: Pick<Deps, 'newId' | 'now'>;
}

/** Asks the provider whether it takes the key. */
export async function probarClave(
  proveedor: Proveedor,
  clave: string,
  { providers, deps }: Pick<ProbarServices, 'providers' | 'deps'>,
  signal?: AbortSignal,
): Promise<Prueba> {
  const ping = await providers.ping(proveedor, clave, signal);
  const error = ping.ok ? null : ping.error;
  return { ok: ping.ok, fecha: deps.now().toISOString(), latenciaMs: ping.latencyMs, error };
}

/** The same with the platform's stored key, and keeps what came of it. @throws AppError PROVEEDOR_SIN_CLAVE */
export async function probarGuardada(
  record: ProveedorRecord,
  services: ProbarServices & { proveedores: ProveedorRepository },
  signal?: AbortSignal,
): Promise<Prueba> {
  const { proveedor, claveCifrada } = record;
  if (!claveCifrada) throw sinClave();
  const clave = await services.secrets.decrypt(claveCifrada, claveContext(proveedor));
  const prueba = await probarClave(proveedor, clave, services, signal);
  await services.proveedores.recordPrueba(record, prueba, services.deps);
  return prueba;
}

/** The same with a company's own; `tries`: how often it is asked until it works. */
export async function probarDeEmpresa(
  empresaId: string,
  record: ClaveEmpresa,
  services: ProbarServices & { claves: Pick<ClaveEmpresaRepository, 'recordPrueba'> },
  tries = 1,
): Promise<Prueba> {
  const { proveedor, claveCifrada } = record;
  const clave = await services.secrets.decrypt(claveCifrada, claveContext(proveedor, empresaId));
  let prueba = await probarClave(proveedor, clave, services);
  for (let again = 1; again < tries && !prueba.ok; again++) prueba = await probarClave(proveedor, clave, services);
  await services.claves.recordPrueba(empresaId, record, prueba, services.deps);
  return prueba;
}
