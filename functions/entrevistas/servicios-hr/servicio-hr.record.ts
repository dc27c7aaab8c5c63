import { CODIGOS_INTEGRADOS } from '#shared/entrevistas/servicios-hr/codigos-integrados.ts';
import {
  type Metricas,
  type ServicioHr,
  type ServicioHrDetalle,
  type ServicioHrResumen,
  servicioHrResumenSchema,
} from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { ServicioVersion } from '#shared/entrevistas/servicios-hr/servicio-version.ts';
import { EXISTS, type Item, type Key, type Write } from '../../core/table.ts';
import { servicioNoDisponible } from './servicio-hr.errors.ts';

/**
 * HR services: dozens, not thousands.
 *
 * | Access                          | Key                                                                          |
 * | ------------------------------- | ---------------------------------------------------------------------------- |
 * | what lists show, and the counts | PK `GLOBAL#SERVICIOS_HR`, SK `SERVICIO#<codigo>`; built in: `INTEGRADO#<codigo>` |
 * | one version, whole              | PK `SERVICIO_HR#<codigo>`, SK `VERSION#<0001…>`                               |
 * | who saved it, and when          | PK `SERVICIO_HR#<codigo>`, SK `GUARDADO#<0001…>`                              |
 *
 * A built-in service has a head once it is counted or changed; one without `version` is as it ships. Counting leaves the
 * version alone, so a booking does not make the editor stale. Heads are small: a version may have 100 kB and more.
 */
export const HEADS = 'GLOBAL#SERVICIOS_HR';
export const OWN = 'SERVICIO#';
export const BUILT_IN = 'INTEGRADO#';
export const SAVED = 'GUARDADO#';

export const isBuiltIn = (codigo: string) => CODIGOS_INTEGRADOS.includes(codigo);
export const headKey = (codigo: string): Key => ({ PK: HEADS, SK: `${isBuiltIn(codigo) ? BUILT_IN : OWN}${codigo}` });
export const versionsPartition = (codigo: string) => `SERVICIO_HR#${codigo}`;
const padded = (version: number) => String(version).padStart(4, '0');
export const versionKey = (codigo: string, version: number): Key => ({
  PK: versionsPartition(codigo),
  SK: `VERSION#${padded(version)}`,
});
export const savedKey = (codigo: string, version: number): Key => ({
  PK: versionsPartition(codigo),
  SK: `${SAVED}${padded(version)}`,
});

/** Counts an interview that is booked with the service, in its transaction: it must be there, and active, by then. */
export function countReserva({ codigo }: Pick<ServicioHr, 'codigo'>): Write {
  const counted: Write = { update: headKey(codigo), add: { entrevistas: 1 } };
  return isBuiltIn(codigo) ? counted : { ...counted, if: { activo: { eq: true } }, orFail: servicioNoDisponible };
}

/** An interview that was once booked with the service is back; the service may be archived by now. */
export function restoreReserva(codigo: string): Write {
  const counted: Write = { update: headKey(codigo), add: { entrevistas: 1 } };
  return isBuiltIn(codigo) ? counted : { ...counted, if: EXISTS, orFail: servicioNoDisponible };
}

/** An interview that was booked with the service is there no more: its person was erased, or its company removed. */
export function uncountReserva(codigo: string): Write {
  return { update: headKey(codigo), add: { entrevistas: -1 }, if: { entrevistas: { above: 0 } }, instead: () => [] };
}

/** Counts an interview that its candidate has finished; the count stays when the interview is erased. */
export function countEjecucion(codigo: string): Write {
  return { update: headKey(codigo), add: { ejecuciones: 1 } };
}

/** Adds an answer of a survey, 1 to 5, to the sums that `metricasOf` divides. */
export function countEncuesta(codigo: string, satisfaccion: number): Write {
  return { update: headKey(codigo), add: { encuestas: 1, satisfaccion } };
}

export function metricasOf(head: Item | undefined): Metricas {
  const encuestas = Number(head?.encuestas ?? 0);
  return {
    entrevistas: Number(head?.entrevistas ?? 0),
    totalEjecuciones: Number(head?.ejecuciones ?? 0),
    satisfaccionPromedio: encuestas === 0 ? null : Number(head?.satisfaccion) / encuestas,
  };
}

export function toDetalle(servicio: ServicioHr, metricas: Metricas): ServicioHrDetalle {
  return { ...servicio, integrado: isBuiltIn(servicio.codigo), metricas };
}

export function toResumen(servicio: ServicioHr, metricas: Metricas): ServicioHrResumen {
  const { estructura, ...rest } = toDetalle(servicio, metricas);
  return servicioHrResumenSchema().parse({
    ...rest,
    duracionEstimada: estructura.duracionEstimada,
    numeroFases: estructura.fases.length,
    numeroPreguntas: estructura.fases.reduce((sum, fase) => sum + fase.preguntas.length, 0),
    competencias: estructura.competencias.map(({ nombre }) => nombre),
  });
}

/** What a head says of its current version; undefined for one that only counts. */
export function resumenOf(head: Item): ServicioHrResumen | undefined {
  if (head.version === undefined) return undefined;
  return servicioHrResumenSchema().parse({ ...(head.resumen as object), metricas: metricasOf(head) });
}

export function headItem(servicio: ServicioHrDetalle): Item {
  const { metricas: _, ...resumen } = toResumen(servicio, servicio.metricas) satisfies ServicioHrResumen;
  const { codigo, version, configuracion } = servicio;
  return {
    ...headKey(codigo),
    tipo: 'SERVICIO_HR',
    codigo,
    version,
    activo: configuracion.activo,
    resumen,
  };
}

export function versionWrites(
  { integrado: _, metricas: __, ...servicio }: ServicioHrDetalle,
  saved: Omit<ServicioVersion, 'version'>,
): Write[] {
  const { codigo, version } = servicio;
  return [
    { put: { ...versionKey(codigo, version), tipo: 'SERVICIO_HR_VERSION', servicio } },
    { put: { ...savedKey(codigo, version), tipo: 'SERVICIO_HR_GUARDADO', version, ...saved } },
  ];
}
