import type * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { planEstrategicoSchema } from '../planes-estrategicos/plan-estrategico.ts';
import { empresaSchema } from './empresa.ts';

/** A company with its strategic plan, which stands apart: null when it has none, or for those who may not read it. */
export const empresaConPlanSchema = lazy(() =>
  empresaSchema().extend({ planEstrategico: planEstrategicoSchema().nullable() }),
);
export type EmpresaConPlan = z.output<ReturnType<typeof empresaConPlanSchema>>;
