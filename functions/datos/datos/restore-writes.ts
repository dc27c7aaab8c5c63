import { candidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import type { Recuperado } from '#shared/core/recuperado.ts';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { areaSchema } from '#shared/empresas/areas/area.ts';
import { informeSchema } from '#shared/informes/informes/informe.ts';
import { candidatoRecordSchema } from '../../candidatos/candidatos/candidato.record.ts';
import {
  candidatoCheck,
  deleteCandidatoWrites,
  restoreCandidatoWrites,
  updateCandidatoWrites,
} from '../../candidatos/candidatos/candidato.repository.ts';
import { notErasedCheck } from '../../candidatos/candidatos/suprimido.record.ts';
import { actividadItem, actividadSchema } from '../../candidatos/candidatos/ultima-actividad.record.ts';
import type { Deps } from '../../core/deps.ts';
import { EXISTS, type Item, NOT_EXISTS, type Write } from '../../core/table.ts';
import { createAreaWrites, deleteAreaWrites, updateAreaWrites } from '../../empresas/areas/area.repository.ts';
import { restoredEntrevistaWrite } from '../../empresas/empresas/uso.repository.ts';
import { candidatoEntrevistaKey, entrevistaKey } from '../../entrada/entrevista-keys.ts';
import { entrevistaNoEncontrada } from '../../entrevistas/entrevistas/entrevista.errors.ts';
import {
  type EntrevistaRecord,
  entrevistaItem,
  recordSchema,
} from '../../entrevistas/entrevistas/entrevista.record.ts';
import { listadoWrites } from '../../entrevistas/entrevistas/entrevista-listado.repository.ts';
import { restoreReserva } from '../../entrevistas/servicios-hr/servicio-hr.record.ts';
import { deleteInformeWrites, restoreInformeWrites } from '../../informes/informes/informe.repository.ts';
import { removalWrites } from '../privacidad/erase-entrevista.ts';
import { targetOf } from './cambiables.ts';
import { type Elemento, entidadOf, keyOfElemento, parentOf } from './entidad.record.ts';

type WriteDeps = Pick<Deps, 'newId' | 'now'>;

/** Only these move counters, guards and lists, and so have a transaction of their own. */
export const HEAVY: readonly string[] = ['areas', 'candidatos', 'entrevistas', 'informes'];

/** An analysis that was on its way has nobody to finish it. */
const POR_ANALIZAR = { estado: 'error_analisis', motivo: 'Recuperada de un archivo: vuelve a analizarla.' } as const;

interface Origin {
  /** Checksum of the file that it comes from. */
  archivo: string;
  actor: Operacion['actor'];
  deps: WriteDeps;
}
interface Current {
  elemento: Elemento;
  item: Item;
}

/** Writes that bring an item in: as its own form would where it is there, and where it is not, as it was once. */
export function restoreWrites(
  empresaId: string,
  elemento: Elemento,
  current: Current | undefined,
  { archivo, actor, deps }: Origin,
): Write[] {
  if (current) return updateWrites(elemento, current, actor, deps);
  const { entidad, datos } = elemento;
  const recuperado: Recuperado = { fecha: deps.now().toISOString(), archivo };
  switch (entidad) {
    case 'areas':
      return createAreaWrites(areaSchema().parse({ ...datos, candidatos: 0, reasignacion: null }));
    case 'candidatos': {
      const candidato = candidatoSchema().parse({ ...datos, recuperado });
      return [...restoreCandidatoWrites(candidato, deps), notErasedCheck(empresaId, candidato.id)];
    }
    case 'entrevistas':
      return restoreEntrevista({ ...datos, recuperado });
    case 'informes':
      return restoreInformeWrites(informeSchema().parse({ ...datos, recuperado }));
    case 'actividades':
      return [{ put: actividadItem(actividadSchema().parse(datos)), if: NOT_EXISTS }];
    default: {
      const { tipo } = entidadOf(entidad);
      const own = entidad === 'notas' ? { ...datos, recuperado } : datos;
      return [{ put: { tipo, ...own, ...keyOfElemento(empresaId, elemento) }, if: NOT_EXISTS }];
    }
  }
}

/** Writes that set an item back: only fields that `cambiables.ts` names; the other kinds never come here. */
function updateWrites(elemento: Elemento, { elemento: there, item }: Current, actor: Origin['actor'], deps: WriteDeps) {
  const target = targetOf(elemento, there);
  switch (elemento.entidad) {
    case 'areas': {
      const area = areaSchema().parse(item);
      return updateAreaWrites(area, areaSchema().parse({ ...area, ...target }));
    }
    case 'candidatos': {
      const fechaActualizacion = deps.now().toISOString();
      const candidato = candidatoSchema().parse({ ...target, fechaActualizacion });
      return updateCandidatoWrites(candidatoRecordSchema().parse(item), candidato, deps, { actor });
    }
    default:
      throw new Error(`A file changes nothing of ${elemento.entidad} that are there`);
  }
}

/** What takes an item away again that was brought back. */
export function removeWrites(empresaId: string, elemento: Elemento, current: Item): Write[] {
  switch (elemento.entidad) {
    case 'areas':
      return deleteAreaWrites(areaSchema().parse(current));
    case 'candidatos':
      return deleteCandidatoWrites(candidatoRecordSchema().parse(current));
    case 'entrevistas': {
      const entrevista = recordSchema().parse(current);
      return [
        ...removalWrites(entrevista),
        { delete: candidatoEntrevistaKey(empresaId, entrevista.candidatoId, entrevista.id) },
      ];
    }
    case 'informes':
      return deleteInformeWrites(informeSchema().parse(current));
    default:
      return [{ delete: keyOfElemento(empresaId, elemento) }];
  }
}

/** What an item belongs to is still there: a condition of bringing it back. */
export function parentChecks(empresaId: string, elementos: readonly Elemento[]): Write[] {
  const checks = new Map<string, Write>();
  for (const elemento of elementos) {
    const parent = parentOf(elemento);
    if (!parent) continue;
    const ofCandidato = parent.startsWith('can_');
    checks.set(
      parent,
      ofCandidato
        ? candidatoCheck(empresaId, parent)
        : { check: entrevistaKey(empresaId, parent), if: EXISTS, orFail: entrevistaNoEncontrada },
    );
  }
  return [...checks.values()];
}

/** Its link is gone for good: no file holds one, and this hash belongs to no token. */
function restoreEntrevista(datos: Record<string, unknown>): Write[] {
  const id = String(datos.id);
  const base = recordSchema().parse({ ...datos, tokenCifrado: '', tokenHash: `recuperada-${id}` });
  const entrevista: EntrevistaRecord = base.estado === 'completada' ? { ...base, ...POR_ANALIZAR } : base;
  const { empresaId, candidatoId, servicioId, estado } = entrevista;
  return [
    { put: entrevistaItem(entrevista), if: NOT_EXISTS },
    candidatoCheck(empresaId, candidatoId),
    restoreReserva(servicioId),
    restoredEntrevistaWrite(empresaId, estado),
    ...listadoWrites(entrevista),
  ];
}
