/**
 * Seconds that files take in full: those that take much longer than their tier's others, most of them as
 * `test/fiabilidad/README.md` has them. Only their proportions matter, so that parts of `test:todo` are of about the same
 * length; a wrong one makes nothing fail.
 */
export const LONG: Readonly<Record<string, number>> = {
  'test/empresas/licencias/licencias-race.integration.test.ts': 960,
  'test/empresas/empresas/limites.integration.test.ts': 1320,
  'test/fiabilidad/idempotencia/faults.unit.test.ts': 1200,
  'test/fiabilidad/idempotencia/clean.unit.test.ts': 1100,
  'test/e2e/sala-sin-conexion.e2e.test.ts': 900,
  'test/fiabilidad/idempotencia/dynamodb.integration.test.ts': 800,
  'test/fiabilidad/kill/kill-one.integration.test.ts': 440,
  'test/fiabilidad/kill/kill.integration.test.ts': 400,
  'test/empresas/plataforma/unidades.integration.test.ts': 330,
  'test/fiabilidad/servicios/servicios.integration.test.ts': 290,
  'test/seguridad/fuzz.integration.test.ts': 240,
  'test/cifras/exportaciones/filas.integration.test.ts': 160,
  'test/seguridad/mutantes.unit.test.ts': 120,
  'test/datos/datos/restaurar.integration.test.ts': 65,
  'test/budgets/sizes.integration.test.ts': 50,
  'test/fiabilidad/cola.unit.test.ts': 48,
  'test/infra/cfn-guard.integration.test.ts': 38,
  'test/fiabilidad/caidas.unit.test.ts': 34,
  'test/seguridad/matriz.unit.test.ts': 27,
};

/** Seconds of an ordinary file of a tier, and of a check. */
const ORDINARY: Readonly<Record<string, number>> = { unit: 0.6, integration: 4, screens: 12, e2e: 30 };
const CHECK = 15;

export function secondsInFull({ project, name }: { project?: string; name: string }): number {
  return LONG[name] ?? (project === undefined ? CHECK : (ORDINARY[project] ?? 10));
}
