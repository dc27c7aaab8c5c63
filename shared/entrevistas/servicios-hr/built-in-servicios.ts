import { IA_POR_DEFECTO } from './instrucciones.ts';
import { entrevistasProfundidad } from './plantillas/entrevistas-profundidad.ts';
import { mapeoOrganizacional } from './plantillas/mapeo-organizacional.ts';
import { testVocacional } from './plantillas/test-vocacional.ts';
import type { Plantilla, ServicioHr } from './servicio-hr.ts';

/**
 * The services that the platform ships, every published version of each: an interview keeps the version that it was
 * booked with, so a new version is added here and an old one is never edited nor removed.
 */
const PLANTILLAS: readonly Plantilla[] = [testVocacional, entrevistasProfundidad, mapeoOrganizacional];

export const BUILT_IN_SERVICIOS: readonly ServicioHr[] = PLANTILLAS.map((plantilla) => ({
  ...IA_POR_DEFECTO,
  ...plantilla,
}));

/** The named version of a built-in service; without a version, the latest one. */
export function findBuiltInServicio(codigo: string, version?: number): ServicioHr | undefined {
  return BUILT_IN_SERVICIOS.filter((servicio) => servicio.codigo === codigo)
    .filter((servicio) => version === undefined || servicio.version === version)
    .reduce<ServicioHr | undefined>(
      (latest, servicio) => (latest && latest.version >= servicio.version ? latest : servicio),
      undefined,
    );
}
