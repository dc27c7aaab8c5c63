import { isDeepStrictEqual } from 'node:util';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { createCandidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import type { Fila, Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import { AppError } from '../../core/app-error.ts';
import type { Deps } from '../../core/deps.ts';
import { ConditionFailedError } from '../../core/table.ts';
import type { CandidatoRepository } from '../candidatos/candidato.repository.ts';
import { candidatoIdOf } from './candidato-id.ts';
import { antesWrite, type ImportacionRepository } from './importacion.repository.ts';
import type { Dicho, FilaRevisada } from './parse-fila.ts';
import { failedFila } from './review-filas.ts';

export interface ImportContext {
  importacion: Importacion;
  repos: { importaciones: ImportacionRepository; candidatos: CandidatoRepository };
  deps: Deps;
  /** What the plan answered when it had no room: later rows of the run need not ask again. */
  sinSitio?: string;
}

type Valid = FilaRevisada & { dicho: Dicho };

/** How often a row starts over when somebody else changes the same candidate at that moment. */
const TRIES = 3;

/** A row whose candidate may be known already: one transaction, and the same outcome when it is done again. */
export async function importFila(row: Valid, known: string | undefined, context: ImportContext): Promise<Fila> {
  const own = candidatoIdOf(context.importacion, row.fila);
  if (known === own) return outcome(row, 'creado', own);
  return known ? importKnown(row, known, context) : importNew(row, own, context);
}

async function importNew(row: Valid, id: string, context: ImportContext): Promise<Fila> {
  if (context.sinSitio) return outcome(row, 'sin_sitio', null, context.sinSitio);
  const { importacion, repos, deps } = context;
  const fecha = deps.now().toISOString();
  const candidato: Candidato = {
    ...createCandidatoSchema().parse(row.dicho),
    id,
    empresaId: importacion.empresaId,
    estado: 'nuevo',
    servicios: [],
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    version: 1,
  };
  const { actor, archivo } = importacion;
  try {
    await repos.candidatos.create(candidato, deps, { que: 'importado', actor, detalle: archivo.nombre });
  } catch (error) {
    // This very row, made before and given another e-mail since.
    if (error instanceof ConditionFailedError) return outcome(row, 'creado', id);
    if (!(error instanceof AppError)) throw error;
    return refused(error, row, id, context);
  }
  return outcome(row, 'creado', id);
}

function refused(error: AppError, row: Valid, id: string, context: ImportContext): Promise<Fila> | Fila {
  if (error.code === 'CANDIDATO_DUPLICADO') {
    const known = error.details?.find(({ path }) => path === 'candidatoId')?.msg ?? '';
    return known === id ? outcome(row, 'creado', id) : importKnown(row, known, context);
  }
  if (error.code === 'LIMITE_ALCANZADO') {
    context.sinSitio = error.message;
    return outcome(row, 'sin_sitio', null, error.message);
  }
  if (error.code === 'AREA_NO_ENCONTRADA') return failedFila(row, [{ columna: '', mensaje: error.message }]);
  throw error;
}

async function importKnown(row: Valid, id: string, context: ImportContext): Promise<Fila> {
  if (context.importacion.duplicados === 'omitir') return outcome(row, 'omitido', id, 'Ya existía');
  for (let tries = 1; ; tries++) {
    try {
      return await updateKnown(row, id, context);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'VERSION_OBSOLETA' && tries < TRIES) continue;
      return failedFila(row, [{ columna: '', mensaje: error.message }]);
    }
  }
}

/** Only what the row says is changed; what it replaces is kept for a while, so that it can be given back. */
async function updateKnown(row: Valid, id: string, { importacion, repos, deps }: ImportContext): Promise<Fila> {
  const { empresaId } = importacion;
  const previous = await repos.candidatos.get(empresaId, id);
  const said = Object.entries(row.dicho) as [keyof Dicho, unknown][];
  if (said.every(([name, value]) => isDeepStrictEqual(previous[name], value))) {
    const before = await repos.importaciones.findAntes(empresaId, importacion.id, row.fila);
    return before ? outcome(row, 'actualizado', id) : outcome(row, 'omitido', id, 'Sin cambios');
  }
  const candidato = { ...previous, ...row.dicho, fechaActualizacion: deps.now().toISOString() };
  const antes = { candidatoId: id, antes: formPart(previous), version: previous.version + 1 };
  await repos.candidatos.update(previous, candidato, deps, { actor: importacion.actor }, [
    antesWrite(importacion, row.fila, antes, deps.now()),
  ]);
  return outcome(row, 'actualizado', id);
}

function formPart(candidato: Candidato) {
  const names = Object.keys(createCandidatoSchema().shape) as (keyof Candidato)[];
  return createCandidatoSchema().parse(Object.fromEntries(names.map((name) => [name, candidato[name]])));
}

function outcome(row: Valid, resultado: Fila['resultado'], candidatoId: string | null, mensaje?: string): Fila {
  const { fila, nombre, email } = row;
  return { fila, resultado, nombre, email, candidatoId, problemas: mensaje ? [{ columna: '', mensaje }] : [] };
}
