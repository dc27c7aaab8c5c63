import { build } from '#functions/core/adapter.ts';
import { claveEmpresaRepository } from '#functions/ia/configuracion/clave-empresa.repository.ts';
import { cifrarClave } from '#functions/ia/configuracion/clave-secreta.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { modelosOf, modelosRepos } from '#functions/ia/modelos/ask-modelos.ts';
import { llamadaRepository } from '#functions/ia/modelos/llamada.repository.ts';
import { campoDe } from '#shared/core/proveedores.ts';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import type { aBooking } from '../../support/scenarios.ts';
import type { TestApp } from '../../support/test-app.ts';

export type Booking = Awaited<ReturnType<typeof aBooking>>;

/** A key that nothing else holds: whatever shows it has leaked it. */
export const claveOf = (proveedor: ProveedorLenguaje) => `sk-canario-${proveedor}-0123456789`;

export async function setClaves(app: TestApp, { superadmin }: Booking, ...proveedores: ProveedorLenguaje[]) {
  const apiKeys = Object.fromEntries(proveedores.map((each) => [campoDe(each), claveOf(each)]));
  await app.call(updateConfiguracionGlobal, { as: superadmin, body: { apiKeys } });
}

export async function setClaveEmpresa(app: TestApp, empresaId: string, proveedor: ProveedorLenguaje, clave: string) {
  const guardada = await cifrarClave(clave, proveedor, empresaId, app.secrets);
  const fechaClave = app.clock.toISOString();
  await claveEmpresaRepository(app.table).put(empresaId, { proveedor, ...guardada, fechaClave });
}

export function modelosFor(app: TestApp, { entrevista }: Booking, preferida: ProveedorLenguaje = 'openai') {
  const { languageModels, secrets, deps, table } = app;
  const repos = build<ReturnTypes<typeof modelosRepos>, [typeof table]>(modelosRepos, table);
  const de = { empresaId: entrevista.empresaId, entrevistaId: entrevista.id };
  return modelosOf(de, preferida, { repos, adapters: { languageModels, secrets }, deps });
}

type ReturnTypes<T extends Record<string, (...args: never[]) => unknown>> = { [K in keyof T]: ReturnType<T[K]> };

export const llamadasOf = (app: TestApp, { entrevista }: Booking) =>
  llamadaRepository(app.table).list({ empresaId: entrevista.empresaId, entrevistaId: entrevista.id });

export const usoOf = (app: TestApp) => app.table.all().find(({ tipo }) => tipo === 'USO_MODELOS');
