import { can } from '#shared/core/permissions.ts';
import { isWritable } from '#shared/empresas/empresas/empresa.states.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { UpdateEmpresa } from '#shared/empresas/empresas/empresa-form.ts';
import {
  type PlanEstrategico,
  type PlanEstrategicoInput,
  planEstrategicoInput,
} from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import type { Deps } from '../../core/deps.ts';
import { merged } from '../../core/merged.ts';
import type { SessionUser } from '../../core/request.ts';
import type { Write } from '../../core/table.ts';
import { planDeSoloLectura, planSinNombre } from './plan-estrategico.errors.ts';
import {
  type PlanEstrategicoRepository,
  type PlanRecord,
  savePlanWrite,
  toPlanEstrategico,
} from './plan-estrategico.repository.ts';

/** The plan for an answer that carries its company; null for those who may not read it. */
export async function planFor(
  empresaId: string,
  usuario: SessionUser,
  planes: PlanEstrategicoRepository,
): Promise<PlanEstrategico | null> {
  const record = can(usuario, 'manage_users') ? await planes.find(empresaId) : undefined;
  return record ? toPlanEstrategico(empresaId, record) : null;
}

/** Writes for the plan that a save of a company names, and the plan as the caller sees it afterwards. */
export async function changePlan(
  empresa: Pick<Empresa, 'id' | 'estado'>,
  changes: UpdateEmpresa['planEstrategico'],
  usuario: SessionUser,
  planes: PlanEstrategicoRepository,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<{ writes: Write[]; plan: PlanEstrategico | null }> {
  if (!changes) return { writes: [], plan: await planFor(empresa.id, usuario, planes) };
  if (!isWritable(empresa.estado)) throw planDeSoloLectura();
  const previous = await planes.find(empresa.id);
  if (!previous && !changes.nombre) throw planSinNombre();
  const { write, plan } = savePlanWrite(empresa.id, previous, wholeOf(previous, changes), deps);
  return { writes: [write], plan: toPlanEstrategico(empresa.id, plan) };
}

/** Words of the plan after a change; a new plan has those of the form where none are given. */
function wholeOf(
  previous: PlanRecord | undefined,
  { revision, ...changes }: Partial<PlanEstrategicoInput>,
): PlanEstrategicoInput {
  if (!previous) return planEstrategicoInput().parse({ revision, ...changes });
  const { nombre, descripcion, contenido_texto, version, activo } = previous;
  return { ...merged({ nombre, descripcion, contenido_texto, version, activo }, changes), revision };
}
