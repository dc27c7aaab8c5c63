import type { ClaveEmpresa } from './clave-empresa.repository.ts';
import type { ProveedorRecord } from './proveedor.repository.ts';

/** A key that counts, still encrypted, and whose it is: null is the platform. */
interface ClaveVigente {
  cifrada: string;
  empresaId: string | null;
}

/** The key of a provider that counts for a company: its own before the platform's. */
export function claveVigente(
  { proveedor, claveCifrada }: ProveedorRecord,
  claves: readonly ClaveEmpresa[],
  empresaId: string,
): ClaveVigente | undefined {
  const propia = claves.find((each) => each.proveedor === proveedor);
  if (propia) return { cifrada: propia.claveCifrada, empresaId };
  return claveCifrada ? { cifrada: claveCifrada, empresaId: null } : undefined;
}
