import { hasModelos } from '#shared/ia/configuracion/modelos.ts';
import { httpProviders } from '../../core/adapters/providers.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { catalogoRepository } from './catalogo.repository.ts';
import { proveedorRepository } from './proveedor.repository.ts';
import { type CatalogoServices, refreshCatalogo } from './refresh-catalogo.ts';

/** Every provider that has a key of the platform, one after the other. Running twice asks twice, and changes nothing more. */
export async function updateCatalogos(
  deps: Deps,
  services: Pick<CatalogoServices, 'providers' | 'secrets'>,
): Promise<void> {
  const all = { ...services, catalogos: catalogoRepository(deps.table), deps };
  const failures: unknown[] = [];
  for (const record of await proveedorRepository(deps.table).list()) {
    const { proveedor, claveCifrada } = record;
    if (!claveCifrada || !hasModelos(proveedor)) continue;
    // A key that cannot be read must not keep the other providers waiting; the alarm still hears of it.
    await refreshCatalogo({ ...record, proveedor }, all).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some lists of models could not be refreshed');
}

export async function handler(): Promise<void> {
  const deps = runtimeDeps(dynamoTable(env('TABLE_NAME')));
  await updateCatalogos(deps, { providers: httpProviders(), secrets: kmsSecrets() });
}
