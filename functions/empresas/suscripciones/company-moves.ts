import { isDeepStrictEqual } from 'node:util';
import { displayNombre, type Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import { PRUEBA_HORAS, type Suscripcion, TERMINO_DIAS } from '#shared/empresas/suscripciones/suscripcion.ts';
import type { Write } from '../../core/table.ts';
import { limitesWrite } from '../empresas/uso.repository.ts';
import { planNoDisponible } from '../planes/plan.errors.ts';
import type { PlanRepository } from '../planes/plan.repository.ts';
import { changeSuscripcionWrites, type SuscripcionRepository, suscripcionId } from './suscripcion.repository.ts';

const HOUR = 60 * 60_000;

/** The subscription that a company begins with: a year's term whose first 30 days are the trial. */
export function newSuscripcion(empresa: Empresa, plan: Plan, now: Date): Suscripcion {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
  return {
    id: suscripcionId(empresa.id),
    empresaId: empresa.id,
    empresaNombre: displayNombre(empresa),
    ...planTerms(plan),
    estado: empresa.estado,
    estadoDesde: now.toISOString(),
    fechaInicio: now.toISOString(),
    fechaFin: at(TERMINO_DIAS * 24),
    fechaProximoPago: at(PRUEBA_HORAS),
    metodoPago: { tipo: 'ninguno' },
    ultimoCargo: null,
    avisos: [],
    ampliaciones: [],
    version: 1,
  };
}

/** What a subscription takes over from its plan; a later change of the plan's price does not reach it. */
export function planTerms({ id, nombre, precio, periodo }: Plan) {
  return { planId: id, planNombre: nombre, precio, periodo };
}

/** Limits of a company that has the plan. */
export function limitesOf({ limites: { usuarios, candidatos, entrevistas } }: Plan): Empresa['limites'] {
  return { usuarios, candidatos, entrevistas };
}

/** A plan that companies may take now. */
export async function availablePlan(id: string, planes: PlanRepository): Promise<Plan> {
  const plan = await planes.find(id);
  if (!plan?.activo) throw planNoDisponible();
  return plan;
}

interface Services {
  suscripciones: SuscripcionRepository;
  planes: PlanRepository;
  now: Date;
  /** Beyond what follows from the company: the dates of a new period. */
  terms?: Partial<Suscripcion>;
}

/**
 * What moves with a company: its limits, and its subscription when plan, state or name change. Company and
 * subscription never say different things, whichever of them was changed.
 */
export async function companyMoves(
  previous: Empresa,
  empresa: Empresa,
  { suscripciones, planes, now, terms = {} }: Services,
): Promise<Write[]> {
  const limitesMoved = !isDeepStrictEqual(previous.limites, empresa.limites);
  const limites = limitesMoved ? [limitesWrite(empresa.id, empresa.limites)] : [];
  const suscripcion = await suscripciones.find(empresa.id);
  if (!suscripcion) return limites;
  const planMoved = previous.plan !== empresa.plan;
  const cancelled = empresa.estado === 'cancelada' && previous.estado !== 'cancelada';
  const next: Suscripcion = {
    ...suscripcion,
    ...(planMoved && planTerms(await availablePlan(empresa.plan, planes))),
    estado: empresa.estado,
    ...(empresa.estado !== suscripcion.estado && { estadoDesde: now.toISOString() }),
    empresaNombre: displayNombre(empresa),
    ...(cancelled && { fechaFin: now.toISOString() }),
    ...terms,
    version: suscripcion.version + 1,
  };
  const moved = planMoved || next.estado !== suscripcion.estado || next.empresaNombre !== suscripcion.empresaNombre;
  return [...limites, ...(moved ? changeSuscripcionWrites(suscripcion, next) : [])];
}
