import type { ErrorCode } from '#shared/core/error-codes.ts';
import type { Turno } from '#shared/entrevistas/turno.ts';
import type { Sala } from '#shared/sala/sala.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';
import { AppError } from '../core/app-error.ts';
import type { Deps } from '../core/deps.ts';
import type { CandidateAccess } from '../core/request.ts';
import { type EmpresaEstadoRepository, empresaEstadoRepository } from '../empresas/empresa-estado.repository.ts';
import { assertWritableEmpresa } from '../empresas/writable-empresa.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { type EntrevistaRepository, entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { servicioHrRepository } from '../servicios-hr/servicio-hr.repository.ts';
import { salaNoEncontrada } from './sala.errors.ts';
import { salaView } from './sala-view.ts';

export interface SalaRepos {
  entrevistas: EntrevistaRepository;
  servicios: ReturnType<typeof servicioHrRepository>;
  estados: EmpresaEstadoRepository;
}

export const salaRepos = {
  entrevistas: entrevistaRepository,
  servicios: servicioHrRepository,
  estados: empresaEstadoRepository,
};

export interface OpenSala {
  entrevista: EntrevistaRecord;
  servicio: ServicioHr;
  turnos: Turno[];
}

/** Everything behind an interview link. In a suspended company a running interview may finish, and none may begin. */
export async function loadSala({ empresaId, entrevistaId }: CandidateAccess, repos: SalaRepos): Promise<OpenSala> {
  const [entrevista, turnos] = await Promise.all([
    repos.entrevistas.find(empresaId, entrevistaId),
    repos.entrevistas.listTurnos(empresaId, entrevistaId),
  ]);
  if (!entrevista) throw salaNoEncontrada();
  if (entrevista.estado === 'programada') await assertWritableEmpresa(empresaId, repos.estados);
  const servicio = await repos.servicios.get(entrevista.servicioId, entrevista.servicioVersion);
  return { entrevista, servicio, turnos };
}

/** The room as it is now, read again after a change. */
export async function readSala(access: CandidateAccess, repos: SalaRepos, deps: Deps): Promise<Sala> {
  const { entrevista, servicio, turnos } = await loadSala(access, repos);
  return salaView(entrevista, servicio, turnos, deps.now());
}

/**
 * A change that another request of the same candidate may have made a moment before (a second press, a retry in
 * flight). Then the write fails with `code`, and what stands now decides: `isDone` says whether it is what was asked.
 */
export async function changeOnce(
  change: Promise<void>,
  code: ErrorCode,
  isDone: () => Promise<boolean>,
): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof AppError && error.code === code && (await isDone()))) throw error;
  }
}
