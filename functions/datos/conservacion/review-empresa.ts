import { DIAS_DE_AVISO } from '#shared/datos/conservacion/plazos.ts';
import { candidatoCheck, candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { type Actividad, actividadWrite } from '../../candidatos/candidatos/ultima-actividad.record.ts';
import { AppError } from '../../core/app-error.ts';
import type { Deps } from '../../core/deps.ts';
import { ConditionFailedError } from '../../core/table.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { newSupresion } from '../privacidad/new-supresion.ts';
import { supresionRepository } from '../privacidad/supresion.repository.ts';
import { conservacionRepository, mesesOf } from './conservacion.repository.ts';
import { avisoValido, fechaSupresion, porSuprimirHasta } from './plazo.ts';

const PAGE = 100;
/** Of one company in one night; the others follow on the next ones. An erasure looks through all e-mails of a company. */
const MAX_SUPRESIONES = 100;
const MAX_AVISOS = 1000;
/** Their interviews that could still be held: nobody has more of these. */
const ENTREVISTAS = 100;

/** Begins the erasure of whoever is due, and tells the company of those who will be. */
export async function reviewEmpresa(empresaId: string, deps: Deps): Promise<{ suprimidos: number; avisados: number }> {
  const conservaciones = conservacionRepository(deps.table);
  const conservacion = await conservaciones.find(empresaId);
  const meses = mesesOf(conservacion);
  if (!meses) return { suprimidos: 0, avisados: 0 };
  const now = deps.now();
  const hasta = porSuprimirHasta(meses, now);
  const sinAviso: Actividad[] = [];
  let suprimidos = 0;
  let cursor: string | undefined;
  do {
    const page = await conservaciones.listInactivos(empresaId, hasta, { limit: PAGE, cursor });
    for (const actividad of page.items) {
      const isDue = fechaSupresion(actividad, conservacion, meses, now) <= now;
      if (!avisoValido(actividad, conservacion)) sinAviso.push(actividad);
      else if (isDue && suprimidos < MAX_SUPRESIONES && (await expire(actividad, meses, deps))) suprimidos++;
    }
    cursor = page.cursor;
  } while (cursor && sinAviso.length < MAX_AVISOS);
  const inactivos = sinAviso.slice(0, MAX_AVISOS);
  if (inactivos.length > 0) {
    const fecha = new Date(now.getTime() + DIAS_DE_AVISO * 24 * 60 * 60_000);
    await conservaciones.markAvisados(empresaId, { inactivos, fecha }, deps);
  }
  return { suprimidos, avisados: inactivos.length };
}

/** Whether the erasure has begun. Whatever happens to the candidate until the very transaction keeps them. */
async function expire(actividad: Actividad, meses: number, deps: Deps): Promise<boolean> {
  const { empresaId, candidatoId } = actividad;
  const candidato = await candidatoRepository(deps.table).find(empresaId, candidatoId);
  if (!candidato) return false;
  const entrevistas = entrevistaRepository(deps.table);
  const { items } = await entrevistas.listOfCandidato(empresaId, candidatoId, { limit: ENTREVISTAS });
  const open = items.filter(({ estado }) => estado === 'programada' || estado === 'en_progreso');
  const now = deps.now().toISOString();
  if (open.length > 0) {
    // Booked for a day that is still to come: their term begins when the last link closes.
    const last = [...open.map(({ cierra }) => cierra), now].toSorted().at(-1) ?? now;
    await deps.table.write([candidatoCheck(empresaId, candidatoId), actividadWrite(candidato, last)]);
    return false;
  }
  const solicitante = { usuarioId: 'sistema', nombre: `Fin del plazo de conservación: ${meses} meses sin actividad` };
  const entrevistaIds = await entrevistas.listIdsOfCandidato(empresaId, candidatoId);
  const supresion = { record: newSupresion(candidatoId, solicitante, deps), entrevistaIds, inactivo: actividad };
  try {
    await supresionRepository(deps.table).start(candidato, supresion, deps);
  } catch (error) {
    if (error instanceof ConditionFailedError || isLate(error)) return false;
    throw error;
  }
  deps.log.info('supresion.started', { empresaId, candidatoId });
  return true;
}

/** Somebody has done something about the candidate since they were read, or erased them. */
const isLate = (error: unknown) =>
  error instanceof AppError && ['VERSION_OBSOLETA', 'CANDIDATO_NO_ENCONTRADO'].includes(error.code);
