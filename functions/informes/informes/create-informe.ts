import type { Informe, InformeIa } from '#shared/informes/informes/informe.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import { rubricaOf } from './modelo/informe-modelo.ts';

/** The report of a finished interview: by a language model with the embedded engine beside it, or by that one alone. */
export function createInforme(entrevista: EntrevistaRecord, base: InformeIa, now: Date, byModelo?: InformeIa): Informe {
  return {
    entrevistaId: entrevista.id,
    empresaId: entrevista.empresaId,
    candidatoId: entrevista.candidatoId,
    candidatoNombre: entrevista.candidatoNombre,
    areaId: entrevista.areaId ?? null,
    servicioId: entrevista.servicioId,
    servicioNombre: entrevista.servicioNombre,
    servicioVersion: entrevista.servicioVersion,
    estado: 'analizada',
    fecha: now.toISOString(),
    informeIA: byModelo ?? base,
    ...(byModelo && { rubrica: rubricaOf(base) }),
    version: 1,
  };
}
