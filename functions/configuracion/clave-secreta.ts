import { campoDe, type Proveedor } from '#shared/proveedores/proveedor.ts';
import type { SecretContext } from '../core/adapters/secrets.ts';

/**
 * What a key is bound to: ciphertext that is moved to another provider or company cannot be read. Without a company it
 * is the platform's.
 */
export function claveContext(proveedor: Proveedor, empresaId: string | null = null): SecretContext {
  return { empresaId: empresaId ?? 'GLOBAL', campo: campoDe(proveedor) };
}
