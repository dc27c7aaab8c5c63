import { type ConfiguracionGlobal, campoDe } from '#shared/proveedores/proveedor.ts';
import { type ProveedorRecord, withoutClave } from './proveedor.repository.ts';

export function configuracionOf(records: readonly ProveedorRecord[]): ConfiguracionGlobal {
  const proveedores = records.map(withoutClave);
  return {
    apiKeys: Object.fromEntries(proveedores.map(({ proveedor, clave }) => [campoDe(proveedor), clave])),
    proveedores,
  };
}
