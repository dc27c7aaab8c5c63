import type { CatalogoActualizado } from '#shared/ia/configuracion/catalogo.ts';
import { modeloPorDefecto, modelosDe, type ProveedorConModelos } from '#shared/ia/configuracion/modelos.ts';
import type { ModeloListado } from '../../core/adapters/provider-models.ts';
import type { Providers } from '../../core/adapters/providers.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { ConditionFailedError, type Write } from '../../core/table.ts';
import { type CatalogoRecord, type CatalogoRepository, catalogoWrite } from './catalogo.repository.ts';
import { catalogoOf, isListed } from './catalogo-view.ts';
import { claveContext } from './clave-secreta.ts';
import { sinClave } from './configuracion.errors.ts';
import { modeloVigente } from './modelo-vigente.ts';
import { PROVEEDORES_PARTITION, type ProveedorRecord, retiradosWrite } from './proveedor.repository.ts';

export interface CatalogoServices {
  providers: Pick<Providers, 'listModels'>;
  secrets: Pick<Secrets, 'decrypt'>;
  catalogos: CatalogoRepository;
  deps: Pick<Deps, 'newId' | 'now' | 'log'>;
}

/**
 * Asks a provider for its models with the platform's key, and keeps its list. What is no longer in it is retired; when no
 * list comes, the last one stays.
 * @throws AppError PROVEEDOR_SIN_CLAVE
 */
export async function refreshCatalogo(
  record: ProveedorRecord & { proveedor: ProveedorConModelos },
  { providers, secrets, catalogos, deps }: CatalogoServices,
): Promise<CatalogoActualizado> {
  const { proveedor, claveCifrada } = record;
  if (!claveCifrada) throw sinClave();
  const clave = await secrets.decrypt(claveCifrada, claveContext(proveedor));
  const previous = await catalogos.find(proveedor);
  const listing = await providers.listModels(proveedor, clave, deps.now());
  const fecha = deps.now().toISOString();
  deps.log.info('catalogo.asked', { proveedor, ok: listing.ok });
  if (!listing.ok) {
    const { error } = listing;
    await store(catalogos, [catalogoWrite({ proveedor, modelos: [], ...previous, fallo: { fecha, error } }, previous)]);
    return { ok: false, error, nuevos: 0, retirados: 0 };
  }
  const modelos = merged(previous, listing.modelos, fecha);
  const next = { proveedor, fecha, modelos };
  const ours = [...(record.modelo ? [record.modelo] : []), ...modelosDe(proveedor).map(({ id }) => id)];
  const retirados = [...new Set(ours)].filter((id) => !isListed(id, modelos));
  const told = retirementWrites(record, { ...next, version: 0 }, retirados, deps);
  await store(catalogos, [catalogoWrite(next, previous), retiradosWrite(record, retirados), ...told]);
  return { ok: true, error: null, ...difference(proveedor, previous, { ...next, version: 0 }) };
}

/** Tells that the chosen model is gone, the first time that it is missing. */
function retirementWrites(
  record: ProveedorRecord,
  catalogo: CatalogoRecord,
  retirados: readonly string[],
  deps: CatalogoServices['deps'],
): Write[] {
  const { proveedor } = record;
  const chosen = record.modelo ?? modeloPorDefecto(proveedor);
  if (!chosen || !retirados.includes(chosen) || record.retirados.includes(chosen)) return [];
  const { modelos } = catalogoOf(proveedor, catalogo);
  const labelOf = (id: string | null) => modelos.find((modelo) => modelo.id === id)?.label ?? id;
  const enSuLugar = labelOf(modeloVigente({ ...record, retirados: [...retirados] }));
  const detail = { proveedor, modelo: labelOf(chosen) ?? chosen, enSuLugar };
  return [eventWrite(deps, PROVEEDORES_PARTITION, 'ModeloRetirado', detail)];
}

/** What was listed once and no longer is stays, with the day on which it was missed. */
function merged(previous: CatalogoRecord | undefined, listed: readonly ModeloListado[], fecha: string) {
  const gone = (previous?.modelos ?? []).filter(({ id }) => !listed.some((each) => each.id === id));
  return [...listed, ...gone.map((each) => ({ ...each, retirado: each.retirado ?? fecha }))];
}

function difference(proveedor: ProveedorConModelos, previous: CatalogoRecord | undefined, next: CatalogoRecord) {
  const before = catalogoOf(proveedor, previous).modelos;
  const after = catalogoOf(proveedor, next).modelos;
  const was = (id: string) => before.find((each) => each.id === id);
  return {
    nuevos: after.filter(({ id, retirado }) => !retirado && (was(id)?.retirado ?? true)).length,
    retirados: after.filter(({ id, retirado }) => retirado && was(id)?.retirado === false).length,
  };
}

/** Whoever asked at the same moment has stored the same list; another key has another one. */
async function store(catalogos: CatalogoRepository, writes: Parameters<CatalogoRepository['write']>[0]): Promise<void> {
  try {
    await catalogos.write(writes);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}
