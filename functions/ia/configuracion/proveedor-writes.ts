import { campoDe, type Proveedor } from '#shared/core/proveedores.ts';
import type { UpdateProveedores } from '#shared/ia/configuracion/proveedor.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Write } from '../../core/table.ts';
import type { CatalogoRecord } from './catalogo.repository.ts';
import { catalogoOf } from './catalogo-view.ts';
import { cifrarClave } from './clave-secreta.ts';
import { modeloDesconocido, modeloRetirado } from './configuracion.errors.ts';
import { ajusteWrite, claveWrite, ordenWrite, type ProveedorRecord } from './proveedor.repository.ts';

interface Stored {
  records: readonly ProveedorRecord[];
  catalogos: readonly CatalogoRecord[];
}

/** One write for each provider that the request names, and one for the order; a transaction takes an item only once. */
export async function proveedorWrites(
  { apiKeys = {}, proveedores = {}, orden }: UpdateProveedores,
  { records, catalogos }: Stored,
  secrets: Secrets,
  now: Date,
): Promise<{ writes: Write[]; changed: Proveedor[] }> {
  const named = records.filter(
    ({ proveedor }) => apiKeys[campoDe(proveedor)] !== undefined || proveedores[proveedor] !== undefined,
  );
  const writes = await Promise.all(
    named.map(async (record) => {
      const { proveedor } = record;
      const clave = apiKeys[campoDe(proveedor)];
      const ajuste = proveedores[proveedor];
      if (ajuste) assertUsable(record, ajuste.modelo, catalogos);
      return merged(
        ajuste && ajusteWrite(proveedor, ajuste),
        clave === undefined
          ? undefined
          : claveWrite(proveedor, clave === null ? null : await cifrarClave(clave, proveedor, null, secrets), now),
      );
    }),
  );
  return { writes: orden ? [...writes, ordenWrite(orden)] : writes, changed: named.map(({ proveedor }) => proveedor) };
}

/** A model of the catalogue. A retired one stays where it stands and is not chosen anew. */
function assertUsable({ proveedor, modelo }: ProveedorRecord, asked: string | null, catalogos: Stored['catalogos']) {
  if (asked === null || asked === modelo) return;
  const catalogo = catalogoOf(
    proveedor,
    catalogos.find((each) => each.proveedor === proveedor),
  );
  const found = catalogo.modelos.find(({ id }) => id === asked);
  if (!found) throw modeloDesconocido(`proveedores.${proveedor}.modelo`);
  if (found.retirado) throw modeloRetirado(`proveedores.${proveedor}.modelo`);
}

function merged(ajuste: Write | undefined, clave: Write | undefined): Write {
  if (!ajuste || !clave) return (ajuste ?? clave) as Write;
  return { ...ajuste, ...clave, set: { ...setOf(ajuste), ...setOf(clave) } } as Write;
}

const setOf = (write: Write) => ('set' in write ? write.set : {});
