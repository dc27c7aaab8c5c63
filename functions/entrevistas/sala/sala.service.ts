import type { ErrorCode } from '#shared/core/error-codes.ts';
import { isWritable } from '#shared/empresas/empresas/empresa.states.ts';
import type { CambiosLineas } from '#shared/entrevistas/dignidad/linea.ts';
import type { MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { AppError } from '../../core/app-error.ts';
import type { Deps } from '../../core/deps.ts';
import type { CandidateAccess } from '../../core/request.ts';
import { empresaSuspendida, salaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { type LineasRepository, lineasRepository } from '../cuidado/lineas.repository.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { type EntrevistaRepository, entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { servicioHrRepository } from '../servicios-hr/servicio-hr.repository.ts';
import { type Anfitrion, type AnfitrionRepository, anfitrionRepository } from './anfitrion.repository.ts';
import { salaView } from './sala-view.ts';

export interface SalaRepos {
  entrevistas: EntrevistaRepository;
  servicios: ReturnType<typeof servicioHrRepository>;
  anfitriones: AnfitrionRepository;
  lineas: Pick<LineasRepository, 'get'>;
}

export const salaRepos = {
  entrevistas: entrevistaRepository,
  servicios: servicioHrRepository,
  anfitriones: anfitrionRepository,
  lineas: lineasRepository,
};

export interface OpenSala {
  entrevista: EntrevistaRecord;
  servicio: ServicioHr;
  turnos: Turno[];
}

/** The same with the company that invites, and what has been changed of the help lines since the release. */
export interface LoadedSala extends OpenSala {
  anfitrion: Anfitrion;
  lineas: CambiosLineas;
}

/** Everything behind an interview link. In a suspended company a running interview may finish, and none may begin. */
export async function loadSala({ empresaId, entrevistaId }: CandidateAccess, repos: SalaRepos): Promise<LoadedSala> {
  const [entrevista, turnos, anfitrion, lineas] = await Promise.all([
    repos.entrevistas.find(empresaId, entrevistaId),
    repos.entrevistas.listTurnosPropios(empresaId, entrevistaId),
    repos.anfitriones.find(empresaId),
    repos.lineas.get(),
  ]);
  if (!entrevista || !anfitrion) throw salaNoEncontrada();
  if (entrevista.estado === 'programada' && !isWritable(anfitrion.estado)) throw empresaSuspendida();
  const servicio = await repos.servicios.get(entrevista.servicioId, entrevista.servicioVersion);
  return { entrevista, servicio, turnos, anfitrion, lineas };
}

/** The room as it is now, read again after a change, with what is `said` in it. */
export async function readSala(
  access: CandidateAccess,
  repos: SalaRepos,
  deps: Deps,
  said?: { mensaje(open: LoadedSala): MensajeCuidado },
): Promise<Sala> {
  const open = await loadSala(access, repos);
  return { ...salaView(open, deps.now()), mensaje: said?.mensaje(open) ?? null };
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
