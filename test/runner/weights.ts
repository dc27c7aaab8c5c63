/**
 * Seconds that files take in full: those that take much longer than their tier's others, most of them as
 * `test/fiabilidad/README.md` has them. Only their proportions matter, so that parts of `test:todo` are of about the same
 * length; a wrong one makes nothing fail.
 */
export const LONG: Readonly<Record<string, number>> = {
  'test/empresas/empresas/limites.integration.test.ts': 1340,
  'test/empresas/licencias/licencias-race.integration.test.ts': 1100,
  'test/e2e/sala-sin-conexion.e2e.test.ts': 900,
  'test/fiabilidad/kill/kill-one.integration.test.ts': 700,
  'test/fiabilidad/idempotencia/dynamodb.integration.test.ts': 500,
  'test/empresas/plataforma/unidades.integration.test.ts': 450,
  'test/fiabilidad/kill/kill.integration.test.ts': 400,
  'test/seguridad/fuzz.integration.test.ts': 380,
  'test/fiabilidad/idempotencia/clean.unit.test.ts': 310,
  'test/cifras/exportaciones/filas.integration.test.ts': 300,
  'test/fiabilidad/idempotencia/faults.unit.test.ts': 290,
  'test/seguridad/canarios.integration.test.ts': 180,
  'test/fiabilidad/servicios/servicios.integration.test.ts': 170,
  'test/seguridad/mutantes.unit.test.ts': 150,
  'test/infra/social-sign-in.integration.test.ts': 130,
  'test/candidatos/importaciones/importar.integration.test.ts': 130,
  'test/journeys/local-stack.integration.test.ts': 100,
  'test/seguridad/matriz-pila.integration.test.ts': 90,
  'test/infra/cfn-guard.integration.test.ts': 85,
  'test/datos/datos/restaurar.integration.test.ts': 65,
  'test/budgets/sizes.integration.test.ts': 50,
  'test/fiabilidad/cola.unit.test.ts': 48,
  'test/fiabilidad/caidas.unit.test.ts': 34,
  'test/seguridad/matriz.unit.test.ts': 27,
};

/** Seconds of an ordinary file of a tier, and of a check. */
const ORDINARY: Readonly<Record<string, number>> = { unit: 1, integration: 12, screens: 45, e2e: 35 };
const CHECK = 15;

export function secondsInFull({ project, name }: { project?: string; name: string }): number {
  return LONG[name] ?? (project === undefined ? CHECK : (ORDINARY[project] ?? 10));
}
