import type { Proveedor } from '#shared/core/proveedores.ts';
import type { Catalogo, ModeloCatalogo } from '#shared/ia/configuracion/catalogo.ts';
import { modelosDe } from '#shared/ia/configuracion/modelos.ts';
import type { CatalogoRecord } from './catalogo.repository.ts';

type Listado = Pick<CatalogoRecord['modelos'][number], 'id' | 'retirado'>;

/** Providers also list an alias by what it stands for at the moment: `nova-3-general`, `claude-x-20260301`. */
const isNamed = (listed: string, id: string) =>
  listed === id ||
  (listed.startsWith(`${id}-`) && /^(general|\d{8}|\d{4}-\d\d-\d\d)$/.test(listed.slice(id.length + 1)));

export const isListed = (id: string, modelos: readonly Listado[]) =>
  modelos.some((each) => !each.retirado && isNamed(each.id, id));

/** What can be chosen of a provider: the models that the product was tried with, then the others by name. */
export function catalogoOf(proveedor: Proveedor, record: CatalogoRecord | undefined): Catalogo {
  const known = modelosDe(proveedor);
  const listed = record?.modelos ?? [];
  const tried = known.map(({ id, label, retirado = false }): ModeloCatalogo => {
    const gone = record?.fecha !== undefined && !isListed(id, listed);
    return { id, label, retirado: retirado || gone, probado: true };
  });
  const others = listed
    .filter(({ id }) => !known.some((modelo) => isNamed(id, modelo.id)))
    .map(({ id, label, retirado }): ModeloCatalogo => ({ id, label, retirado: retirado !== undefined, probado: false }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es', { numeric: true }));
  return { modelos: [...tried, ...others], fecha: record?.fecha ?? null, fallo: record?.fallo ?? null };
}
