import { analiticaRepository } from '#functions/cifras/analiticas/analitica.repository.ts';
import { cognitoIdentity } from '#functions/core/adapters/cognito-identity.ts';
import { kmsSecrets } from '#functions/core/adapters/secrets.ts';
import { type Deps, runtimeDeps } from '#functions/core/deps.ts';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import { env } from '#functions/core/env.ts';
import { areaRepository } from '#functions/empresas/areas/area.repository.ts';
import { newArea } from '#functions/empresas/areas/new-area.ts';
import { empresaRepository } from '#functions/empresas/empresas/empresa.repository.ts';
import { chooseSubdominio, newEmpresa } from '#functions/empresas/empresas/new-empresa.ts';
import { planRepository } from '#functions/empresas/planes/plan.repository.ts';
import { newSuscripcion } from '#functions/empresas/suscripciones/company-moves.ts';
import { createSuscripcionWrites } from '#functions/empresas/suscripciones/suscripcion.repository.ts';
import { type Empresa, SERVICIOS_POR_DEFECTO } from '#shared/empresas/empresas/empresa.ts';
import { createEmpresaSchema } from '#shared/empresas/empresas/empresa-form.ts';
import { DEMO_EMPRESAS, DEMO_SUPERADMIN, type DemoArea } from './demo-data.ts';
import { seedEntrevistas } from './seed-entrevistas.ts';
import { seedUsuario } from './seed-usuario.ts';

/**
 * Fills an empty local installation through the product's own repositories and interviewer. Not deployed: the cloud
 * begins empty, with a superadmin made by `npm run crear-superadmin`.
 */
export async function seed(): Promise<void> {
  const deps = runtimeDeps(dynamoTable(env('TABLE_NAME')));
  const identity = cognitoIdentity();
  await seedUsuario(deps, identity, { ...DEMO_SUPERADMIN, rol: 'superadmin', empresa: null });
  for (const demo of DEMO_EMPRESAS) {
    const empresa = await seedEmpresa(deps, demo);
    for (const usuario of demo.usuarios) await seedUsuario(deps, identity, { ...usuario, empresa });
    const areas = await seedAreas(deps, empresa.id, demo.areas);
    if (demo === DEMO_EMPRESAS[0]) await seedEntrevistas(deps, kmsSecrets(), empresa, areas);
    // What was seeded as past has no events of its own.
    await analiticaRepository(deps.table).requestRecuento(empresa.id, deps);
  }
}

type DemoEmpresa = (typeof DEMO_EMPRESAS)[number];

async function seedEmpresa(deps: Deps, { usuarios: _, areas: __, ...demo }: DemoEmpresa): Promise<Empresa> {
  const empresas = empresaRepository(deps.table);
  const form = createEmpresaSchema().parse({
    ...demo,
    serviciosContratados: { ...SERVICIOS_POR_DEFECTO, 'mapeo-organizacional': true },
  });
  const plan = await planRepository(deps.table).get(form.plan);
  const subdominio = await chooseSubdominio(form, empresas);
  const empresa: Empresa = { ...newEmpresa(form, { plan, subdominio }, deps), estado: 'activa' };
  const suscripcion = { ...newSuscripcion(empresa, plan, deps.now()), metodoPago: { tipo: 'tarjeta' as const } };
  await empresas.create(empresa, createSuscripcionWrites(suscripcion));
  return empresa;
}

/** The ids of the company's areas, by name. */
async function seedAreas(deps: Deps, empresaId: string, demos: readonly DemoArea[]): Promise<Map<string, string>> {
  const areas = areaRepository(deps.table);
  const ids = new Map<string, string>();
  for (const { nombreArea, descripcionArea, archivada } of demos) {
    const area = newArea(empresaId, { nombreArea, descripcionArea }, deps);
    await areas.create(area);
    if (archivada) await areas.update(area, { ...area, activo: false });
    ids.set(nombreArea, area.id);
  }
  return ids;
}
