import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { ILIMITADO } from './ilimitado.ts';

export { ILIMITADO } from './ilimitado.ts';

/** The plans that ship with the platform; the superadmin may make more. */
export const PLANES = ['starter', 'professional', 'enterprise'] as const;
type BuiltInPlan = (typeof PLANES)[number];

/** Limits applied when a company is created. */
export const PLAN_LIMITES: Record<BuiltInPlan, { usuarios: number; candidatos: number; entrevistas: number }> = {
  starter: { usuarios: 3, candidatos: 100, entrevistas: 50 },
  professional: { usuarios: 10, candidatos: 500, entrevistas: 200 },
  enterprise: { usuarios: ILIMITADO, candidatos: ILIMITADO, entrevistas: ILIMITADO },
};

const PLAN_NAMES = new Map<string, BuiltInPlan>([
  ['basico', 'starter'],
  ['starter', 'starter'],
  ['profesional', 'professional'],
  ['professional', 'professional'],
  ['empresarial', 'enterprise'],
  ['enterprise', 'enterprise'],
]);

/** The id of a plan, or one of the names of those that ship; any other is refused. */
export const planInput = lazy(() =>
  z
    .string()
    .max(64)
    .regex(new RegExp(`^(?:${[...PLAN_NAMES.keys()].join('|')}|pla_[0-9A-Za-z]+)$`), 'Elige un plan de la lista')
    .overwrite((name) => PLAN_NAMES.get(name) ?? name),
);
