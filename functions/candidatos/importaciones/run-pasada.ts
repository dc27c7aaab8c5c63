import { DESHACER_HORAS } from '#shared/candidatos/importaciones/importacion.ts';
import { AppError } from '../../core/app-error.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { EmpresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { assertWritableEmpresa } from '../../entrada/writable-empresa.ts';
import { PasadaTerminada } from './importacion.errors.ts';
import type { ImportacionRecord, ImportacionRepository } from './importacion.repository.ts';

/** Of a run; the function itself may take longer, so that it is never cut off in the middle of a block. */
const MAX_MS = 45_000;
const HOUR_MS = 60 * 60 * 1000;

class TimeIsUp extends Error {}

/** What an event of an import says of the run that it starts. */
export interface Pasada {
  empresaId: string;
  importacionId: string;
  pasadaId: string;
}

interface Run {
  repos: { importaciones: ImportacionRepository; estados: EmpresaEstadoRepository };
  deps: Deps;
  /** Does what is left until it is done, or until `checkTime` throws. */
  work(record: ImportacionRecord, checkTime: () => void): Promise<void>;
  /** The event of the next run. */
  next: 'ImportacionConfirmada' | 'ImportacionDeshecha';
  /** Tells people why it cannot go on. */
  stop(record: ImportacionRecord, motivo: string): Promise<void>;
}

/** One run of a job over an import, if it is still the current one; long work goes on in a run of its own. */
export async function runPasada({ empresaId, importacionId, pasadaId }: Pasada, run: Run): Promise<void> {
  const { repos, deps } = run;
  const record = await repos.importaciones.find(empresaId, importacionId);
  if (record?.pasadaId !== pasadaId) return;
  const end = deps.now().getTime() + MAX_MS;
  const checkTime = () => {
    if (deps.now().getTime() > end) throw new TimeIsUp();
  };
  try {
    await assertWritableEmpresa(empresaId, repos.estados);
    await run.work(record, checkTime);
  } catch (error) {
    if (error instanceof PasadaTerminada) return;
    if (error instanceof TimeIsUp) return repos.importaciones.handOver(record, run.next, deps);
    // Suspended or gone meanwhile: trying again would not help.
    if (!(error instanceof AppError && error.code.startsWith('EMPRESA_'))) throw error;
    await run.stop(record, error.message);
  }
}

/** When an import has ended, and until when it can be undone. */
export function endDates(deps: Pick<Deps, 'now'>) {
  const now = deps.now();
  return {
    fechaFin: now.toISOString(),
    deshacerHasta: new Date(now.getTime() + DESHACER_HORAS * HOUR_MS).toISOString(),
  };
}

/** Tells who started it. */
export function finishedEvent(
  record: ImportacionRecord,
  que: 'importada' | 'deshecha',
  deps: Pick<Deps, 'newId' | 'now'>,
) {
  const { empresaId, id, actor, creados, actualizados, omitidos, conErrores, sinSitio } = record;
  return eventWrite(deps, companyPartition(empresaId), 'ImportacionTerminada', {
    empresaId,
    importacionId: id,
    usuarioId: actor.usuarioId,
    que,
    hechas: creados + actualizados,
    sinImportar: omitidos + conErrores + sinSitio,
    eliminados: record.eliminados,
    conservados: record.conservados,
  });
}
