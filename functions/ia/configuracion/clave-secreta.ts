import { campoDe, type Proveedor } from '#shared/core/proveedores.ts';
import type { SecretContext, Secrets } from '../../core/adapters/secrets.ts';

/** Its last characters, which people may see. */
const VISIBLES = 4;

/**
 * What a key is bound to: ciphertext that is moved to another provider or company cannot be read. Without a company it
 * is the platform's.
 */
export function claveContext(proveedor: Proveedor, empresaId: string | null = null): SecretContext {
  return { empresaId: empresaId ?? 'GLOBAL', campo: campoDe(proveedor) };
}

/** All that is kept of a key. */
export interface ClaveGuardada {
  claveCifrada: string;
  final: string;
}

export async function cifrarClave(
  clave: string,
  proveedor: Proveedor,
  empresaId: string | null,
  secrets: Pick<Secrets, 'encrypt'>,
): Promise<ClaveGuardada> {
  const claveCifrada = await secrets.encrypt(clave, claveContext(proveedor, empresaId));
  return { claveCifrada, final: clave.slice(-VISIBLES) };
}
