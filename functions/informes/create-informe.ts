import type { Turno } from '#shared/entrevistas/turno.ts';
import type { Informe } from '#shared/informes/informe.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { makeInforme } from './analisis/make-informe.ts';

/** The report of a finished interview, made from its transcript and nothing else. */
export function createInforme(
  entrevista: EntrevistaRecord,
  servicio: ServicioHr,
  turnos: readonly Turno[],
  now: Date,
): Informe {
  return {
    entrevistaId: entrevista.id,
    empresaId: entrevista.empresaId,
    candidatoId: entrevista.candidatoId,
    candidatoNombre: entrevista.candidatoNombre,
    servicioId: entrevista.servicioId,
    servicioNombre: entrevista.servicioNombre,
    servicioVersion: entrevista.servicioVersion,
    estado: 'analizada',
    fecha: now.toISOString(),
    informeIA: makeInforme(servicio, turnos),
    version: 1,
  };
}
