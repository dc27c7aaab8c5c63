import { BUILT_IN_PLANES } from '#shared/empresas/planes/built-in-planes.ts';
import { type Plan, planSchema } from '#shared/empresas/planes/plan.ts';
import { NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { planEnUso, planNoEncontrado } from './plan.errors.ts';

/**
 * Subscription plans: dozens, not thousands.
 *
 * | Access             | Key                                               |
 * | ------------------ | ------------------------------------------------- |
 * | one plan, or all   | PK `GLOBAL#PLANES`, SK `PLAN#<id>`                |
 * | who has it         | PK `GLOBAL#PLANES`, SK `SUSCRIPTORES#<id>` (counter) |
 *
 * A plan that ships with the platform has an item only once somebody changed or deleted it. The counter stands apart,
 * so that a new company does not make the plan's editor stale.
 */
const PK = 'GLOBAL#PLANES';
const key = (id: string) => ({ PK, SK: `PLAN#${id}` });
const counterKey = (id: string) => ({ PK, SK: `SUSCRIPTORES#${id}` });
const MOST = 500;

/** Moves the number of companies that have a plan, in their own transaction. */
export function suscriptoresWrite(planId: string, change: 1 | -1): Write {
  return { update: counterKey(planId), add: { n: change } };
}

export function planRepository(table: Table) {
  async function all(): Promise<Plan[]> {
    const { items } = await table.query({ pk: PK, limit: MOST });
    const counts = new Map(items.map(({ SK, n }) => [SK, Number(n ?? 0)]));
    const suscriptores = (id: string) => counts.get(counterKey(id).SK) ?? 0;
    const stored = items.filter(({ SK }) => SK.startsWith('PLAN#'));
    const untouched = BUILT_IN_PLANES.filter(({ id }) => !counts.has(key(id).SK));
    return [
      ...untouched.map((plan) => ({ ...plan, version: 0, suscriptores: suscriptores(plan.id) })),
      ...stored
        .filter(({ eliminado }) => !eliminado)
        .map((item) => planSchema().parse({ ...item, suscriptores: suscriptores(String(item.id)) })),
    ].sort((a, b) => a.precio - b.precio || a.nombre.localeCompare(b.nombre, 'es'));
  }

  async function find(id: string): Promise<Plan | undefined> {
    const [item, counter] = await table
      .batchGet([key(id), counterKey(id)])
      .then((items) => [items.find(({ SK }) => SK === key(id).SK), items.find(({ SK }) => SK === counterKey(id).SK)]);
    const builtIn = BUILT_IN_PLANES.find((plan) => plan.id === id);
    if (item?.eliminado || !(item ?? builtIn)) return undefined;
    return planSchema().parse({ version: 0, ...builtIn, ...item, suscriptores: Number(counter?.n ?? 0) });
  }

  return {
    all,
    find,

    async get(id: string): Promise<Plan> {
      const plan = await find(id);
      if (!plan) throw planNoEncontrado();
      return plan;
    },

    async create(plan: Plan): Promise<void> {
      await table.write([{ put: toItem(plan), if: NOT_EXISTS }], { result: plan });
    },

    async update(previous: Plan, plan: Plan): Promise<void> {
      const cambios = [
        { campo: 'precio', antes: previous.precio, despues: plan.precio },
        { campo: 'activo', antes: previous.activo, despues: plan.activo },
      ];
      await table.write([{ put: toItem(plan), ...expect(previous), cambios }]);
    },

    /** Refused while a company has it, also one that takes it at this moment. */
    async delete(plan: Plan): Promise<void> {
      await table.write([
        {
          put: { ...key(plan.id), tipo: 'PLAN', id: plan.id, eliminado: true, version: plan.version + 1 },
          ...expect(plan),
        },
        {
          check: counterKey(plan.id),
          if: { n: { absentOrBelow: 1 } },
          orFail: (found) => planEnUso(Number(found?.n)),
        },
      ]);
    },
  };
}
export type PlanRepository = ReturnType<typeof planRepository>;

const expect = ({ version }: Plan): Pick<Write, 'if' | 'orFail'> => ({
  if: version === 0 ? NOT_EXISTS : { version: { eq: version } },
  orFail: versionObsoleta,
});

function toItem({ suscriptores: _, ...plan }: Plan) {
  return { ...key(plan.id), tipo: 'PLAN', ...plan };
}
