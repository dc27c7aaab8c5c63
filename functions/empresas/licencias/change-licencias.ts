import { ILIMITADO } from '#shared/empresas/empresas/plan.ts';
import {
  configuracionLicenciasSchema,
  type Licencias,
  type LicenciasInput,
  licenciasFor,
} from '#shared/empresas/licencias/licencia.ts';
import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import { activasPorDebajo } from './licencia.errors.ts';
import { type Resumen, toLicencias } from './licencia.record.ts';
import type { LicenciaRepository } from './licencia.repository.ts';
import { resumenChangeWrites } from './licencia.writes.ts';
import { untilUnchanged } from './plaza.ts';

/** A new company's licences: as many as its plan needs, unless the form says otherwise. */
export function newLicencias(entrevistas: number, input: LicenciasInput = {}): Licencias {
  const total = input.activas ?? licenciasFor(entrevistas);
  const configuracion = configuracionLicenciasSchema().parse(input.configuracion ?? {});
  return { total, activas: total, utilizadas: 0, fechaVencimiento: null, configuracion };
}

interface Change {
  empresaId: string;
  /** The interviews of the company's new plan, when it gets one. */
  entrevistas?: number | undefined;
  licencias?: LicenciasInput | undefined;
}

/** Licences that change with their company; `update` stores both, again when the ledger moved meanwhile. */
export async function changeLicencias(
  repo: LicenciaRepository,
  deps: Pick<Deps, 'sleep' | 'random'>,
  { empresaId, entrevistas, licencias = {} }: Change,
  update: (change: { writes: Write[]; licencias?: Licencias }) => Promise<void>,
): Promise<void> {
  if (entrevistas === undefined && licencias.activas === undefined && !licencias.configuracion)
    return update({ writes: [] });
  await untilUnchanged(deps, async () => {
    const before = await repo.getResumen(empresaId);
    const after = changed(before, entrevistas, licencias);
    await update({ writes: resumenChangeWrites(empresaId, before, after), licencias: toLicencias(after) });
  });
}

function changed(
  before: Resumen,
  entrevistas: number | undefined,
  { activas, configuracion = {} }: LicenciasInput,
): Resumen {
  const { vigenciaDias = before.vigenciaDias, maxEntrevistasPorLicencia = before.maxEntrevistas } = configuracion;
  return {
    ...before,
    total: totalOf(before, entrevistas, activas),
    vigenciaDias,
    maxEntrevistas: maxEntrevistasPorLicencia,
  };
}

/** Never less than what is open: those licences have interviews. Another plan brings its own number, like its limits. */
function totalOf(
  { total, emitidas, terminadas }: Resumen,
  entrevistas: number | undefined,
  activas: number | undefined,
): number {
  if (activas === ILIMITADO) return ILIMITADO;
  if (activas !== undefined) {
    if (activas < emitidas - terminadas) throw activasPorDebajo(emitidas - terminadas);
    return terminadas + activas;
  }
  if (entrevistas === undefined) return total;
  const ofPlan = licenciasFor(entrevistas);
  return ofPlan === ILIMITADO ? ILIMITADO : Math.max(ofPlan, emitidas);
}
