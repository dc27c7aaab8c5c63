import { campoDe } from '#shared/core/proveedores.ts';
import type { ConfiguracionGlobal, Orden } from '#shared/ia/configuracion/proveedor.ts';
import type { CatalogoRecord } from './catalogo.repository.ts';
import { catalogoOf } from './catalogo-view.ts';
import { type ProveedorRecord, withoutClave } from './proveedor.repository.ts';

interface Stored {
  records: readonly ProveedorRecord[];
  orden: Orden;
}

export function configuracionOf({ records, orden }: Stored, catalogos: readonly CatalogoRecord[]): ConfiguracionGlobal {
  const proveedores = records.map((record) => {
    const catalogo = catalogos.find(({ proveedor }) => proveedor === record.proveedor);
    return { ...withoutClave(record), catalogo: catalogoOf(record.proveedor, catalogo) };
  });
  return {
    apiKeys: Object.fromEntries(proveedores.map(({ proveedor, clave }) => [campoDe(proveedor), clave])),
    proveedores,
    orden,
  };
}
