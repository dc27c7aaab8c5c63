import type { Fila, Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import { AppError } from '../../core/app-error.ts';
import type { Deps } from '../../core/deps.ts';
import type { CandidatoRepository } from '../candidatos/candidato.repository.ts';
import type { HitoRepository } from '../candidatos/hito.repository.ts';
import type { NotaRepository } from '../notas/nota.repository.ts';
import { type ImportacionRepository, removeAntesWrite } from './importacion.repository.ts';

export interface UndoContext {
  importacion: Importacion;
  repos: {
    importaciones: ImportacionRepository;
    candidatos: CandidatoRepository;
    hitos: HitoRepository;
    notas: NotaRepository;
  };
  deps: Deps;
}

const TOCADO = 'Se ha cambiado o tiene actividad después de la importación';
const CAMBIADO = 'Se ha cambiado después de la importación';
const ELIMINADO = 'Ya no existe';

/** What a row made goes, what it changed comes back, unless somebody has touched it since. */
export async function undoFila(fila: Fila, context: UndoContext): Promise<Fila> {
  try {
    return await (fila.resultado === 'creado' ? removeCreated(fila, context) : restoreUpdated(fila, context));
  } catch (error) {
    // Somebody touches it at this very moment.
    if (error instanceof AppError && error.code === 'VERSION_OBSOLETA') return outcome(fila, 'conservado', CAMBIADO);
    throw error;
  }
}

async function removeCreated(fila: Fila, { importacion: { empresaId }, repos }: UndoContext): Promise<Fila> {
  const id = fila.candidatoId ?? '';
  const candidato = await repos.candidatos.find(empresaId, id);
  if (!candidato) return outcome(fila, 'eliminado');
  const [hitos, notas] = await Promise.all([
    repos.hitos.list(empresaId, id, { limit: 2 }),
    repos.notas.list(empresaId, id, { limit: 1 }),
  ]);
  const isTouched = candidato.version !== 1 || hitos.items.length > 1 || notas.items.length > 0;
  if (isTouched) return outcome(fila, 'conservado', TOCADO);
  await repos.candidatos.delete(candidato);
  return outcome(fila, 'eliminado');
}

async function restoreUpdated(fila: Fila, { importacion, repos, deps }: UndoContext): Promise<Fila> {
  const { empresaId, id, actor } = importacion;
  const [before, candidato] = await Promise.all([
    repos.importaciones.findAntes(empresaId, id, fila.fila),
    repos.candidatos.find(empresaId, fila.candidatoId ?? ''),
  ]);
  if (!candidato) return outcome(fila, 'conservado', ELIMINADO);
  // An earlier run of this job was here.
  if (!before) return outcome(fila, 'restaurado');
  if (candidato.version !== before.version) return outcome(fila, 'conservado', CAMBIADO);
  const restored = { ...candidato, ...before.antes, fechaActualizacion: deps.now().toISOString() };
  try {
    await repos.candidatos.update(candidato, restored, deps, { actor }, [removeAntesWrite(importacion, fila.fila)]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'AREA_NO_ENCONTRADA') throw error;
    return outcome(fila, 'conservado', 'Su área anterior ya no admite candidatos');
  }
  return outcome(fila, 'restaurado');
}

function outcome({ fila, nombre, email, candidatoId }: Fila, resultado: Fila['resultado'], mensaje?: string): Fila {
  return { fila, resultado, nombre, email, candidatoId, problemas: mensaje ? [{ columna: '', mensaje }] : [] };
}
