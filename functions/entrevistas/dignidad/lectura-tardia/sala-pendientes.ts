import { AppError } from '../../../core/app-error.ts';
import type { Answered, SalaRepository } from '../../sala/sala.repository.ts';
import { type LoadedSala, loadSala, type SalaRepos } from '../../sala/sala.service.ts';
import { intervenir, SALTADA } from '../cuidar.ts';
import { decidir } from '../decidir.ts';
import { saidIn } from '../dichos.ts';
import { codesOf } from '../mensaje.ts';
import type { Pendiente, Pendientes } from './pendientes.ts';

interface DeSala extends Pendiente {
  open: LoadedSala;
  turno: Answered;
  /** Messages given in the interview before. */
  names: string[];
}

type Services = Parameters<typeof saidIn>[1] &
  Parameters<typeof intervenir>[3] & { repos: SalaRepos & { sala: SalaRepository } };

/** Of an id that was told something when it came: what is found late is another thing that is said. */
const TARDE = '-t';

/** Answers of a room that no model had read in time. What is found of them is told at the next request of the room. */
export function salaPendientes(services: Services): Pendientes<DeSala> {
  const { repos, adapters, deps } = services;
  return {
    async find({ empresaId, entrevistaId, turnoId }) {
      const open = await loadSala({ empresaId, entrevistaId }, repos).catch(goneOnly);
      const turno = open?.turnos.find((each) => each.turnoId === turnoId);
      if (!open || turno?.respuesta?.lectura !== 'pendiente') return undefined;
      const names = [...(await saidIn(open.entrevista, { repos, adapters })).values()];
      const { texto } = turno.respuesta;
      return { open, turno: turno as Answered, names, texto, pregunta: turno.pregunta, memoria: codesOf(names) };
    },

    async aplicar(_, { open, turno, texto, names }, hallazgos) {
      const { respuestaId, fecha, correccion } = turno.respuesta;
      const intervencionId = `${correccion?.correccionId ?? respuestaId}${TARDE}`;
      const decision = decidir(texto, hallazgos);
      const {
        respuesta = SALTADA,
        intervencion,
        writes,
      } = await intervenir(open, decision, { intervencionId, names }, { adapters, deps });
      const read = { respuestaId, fecha, ...(correccion && { correccion }), ...respuesta };
      const told = intervencion && { ...intervencion, intervencionId, writes };
      await repos.sala.readLate(open.entrevista, turno, read, told).catch(changedOnly);
    },
  };
}

/** An interview that is no more waits for nothing. */
function goneOnly(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}

/** Corrected, erased or read meanwhile: that is what stands. */
function changedOnly(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'RESPUESTA_YA_CORREGIDA')) throw error;
}
