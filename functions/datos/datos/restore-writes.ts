import { candidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { areaSchema } from '#shared/empresas/areas/area.ts';
import { informeSchema } from '#shared/informes/informes/informe.ts';
import { candidatoRecordSchema } from '../../candidatos/candidatos/candidato.record.ts';
import {
  candidatoCheck,
  deleteCandidatoWrites,
  replaceCandidatoWrites,
  restoreCandidatoWrites,
} from '../../candidatos/candidatos/candidato.repository.ts';
import { notErasedCheck } from '../../candidatos/candidatos/suprimido.record.ts';
import { actividadItem, actividadSchema } from '../../candidatos/candidatos/ultima-actividad.record.ts';
import type { Deps } from '../../core/deps.ts';
import { EXISTS, type Item, NOT_EXISTS, type Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { createAreaWrites, deleteAreaWrites, updateAreaWrites } from '../../empresas/areas/area.repository.ts';
import { restoredEntrevistaWrites } from '../../empresas/empresas/uso.repository.ts';
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
import { type Elemento, entidadOf, keyOfElemento, parentOf } from './entidad.record.ts';

type WriteDeps = Pick<Deps, 'newId' | 'now'>;

/** Only these move counters, guards and lists, and so have a transaction of their own. */
export const HEAVY: readonly string[] = ['areas', 'candidatos', 'entrevistas', 'informes'];

/** An analysis that was on its way has nobody to finish it. */
const POR_ANALIZAR = { estado: 'error_analisis', motivo: 'Recuperada de un archivo: vuelve a analizarla.' } as const;

/** What brings an item back, or back to what it was: with all that finds and counts it, as the domain itself writes it. */
export function restoreWrites(
  empresaId: string,
  elemento: Elemento,
  current: Item | undefined,
  deps: WriteDeps,
): Write[] {
  const { entidad, datos } = elemento;
  switch (entidad) {
    case 'areas': {
      const area = areaSchema().parse({ ...datos, candidatos: 0, reasignacion: null });
      return current ? updateAreaWrites(areaSchema().parse(current), area) : createAreaWrites(area);
    }
    case 'candidatos': {
      const candidato = candidatoSchema().parse(datos);
      if (!current) return [...restoreCandidatoWrites(candidato, deps), notErasedCheck(empresaId, candidato.id)];
      return replaceCandidatoWrites(candidatoRecordSchema().parse(current), candidato);
    }
    case 'entrevistas':
      return current ? replaceEntrevista(recordSchema().parse(current), datos) : restoreEntrevista(datos);
    case 'informes': {
      const informe = informeSchema().parse(datos);
      const previous = current && informeSchema().parse(current);
      return restoreInformeWrites(previous ? { ...informe, version: previous.version + 1 } : informe, previous);
    }
    case 'actividades':
      return [{ put: actividadItem(actividadSchema().parse(datos)) }];
    default:
      return [{ put: plainItem(empresaId, elemento, current) }];
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
    ...restoredEntrevistaWrites(empresaId, undefined, estado),
    ...listadoWrites(entrevista),
  ];
}

function replaceEntrevista(previous: EntrevistaRecord, datos: Record<string, unknown>): Write[] {
  const { tokenCifrado, tokenHash, version } = previous;
  const entrevista = recordSchema().parse({ ...datos, tokenCifrado, tokenHash, version: version + 1 });
  const { empresaId, estado } = entrevista;
  return [
    { put: entrevistaItem(entrevista), if: { version: { eq: version } }, orFail: versionObsoleta },
    ...restoredEntrevistaWrites(empresaId, previous.estado, estado),
    ...listadoWrites(entrevista),
  ];
}

function plainItem(empresaId: string, elemento: Elemento, current: Item | undefined): Item {
  const { datos, entidad } = elemento;
  const version = typeof datos.version === 'number' && current ? { version: Number(current.version) + 1 } : {};
  return { tipo: entidadOf(entidad).tipo, ...datos, ...version, ...keyOfElemento(empresaId, elemento) };
}
