import { campoDe, type Proveedor } from '#shared/proveedores/proveedor.ts';
import type { SecretContext } from '../core/adapters/secrets.ts';

/** What a platform key is bound to: ciphertext that is moved to another provider or company cannot be read. */
export function claveContext(proveedor: Proveedor): SecretContext {
  return { empresaId: 'GLOBAL', campo: campoDe(proveedor) };
}
