import { type ConfiguracionGlobal, campoDe, type Orden } from '#shared/proveedores/proveedor.ts';
import { type ProveedorRecord, withoutClave } from './proveedor.repository.ts';

interface Stored {
  records: readonly ProveedorRecord[];
  orden: Orden;
}

export function configuracionOf({ records, orden }: Stored): ConfiguracionGlobal {
  const proveedores = records.map(withoutClave);
  return {
    apiKeys: Object.fromEntries(proveedores.map(({ proveedor, clave }) => [campoDe(proveedor), clave])),
    proveedores,
    orden,
  };
}
