import { isDeepStrictEqual } from 'node:util';
import type { BorradorPlantilla } from '#shared/correos/plantilla-correo.ts';
import { type Plantilla, plantillaInfo } from '#shared/correos/plantillas.ts';
import { checkBorrador, type PathOf } from './check-borrador.ts';
import { defaultBorrador } from './fuente.ts';
import { noDesactivable } from './plantilla.errors.ts';
import type { PlantillaChange, PlantillaRecord } from './plantilla.repository.ts';

/**
 * What saving a text comes to. The one that the platform comes with is not kept, so that it stays in step with the
 * platform. @throws AppError VALIDACION
 */
export function plantillaChange(
  plantilla: Plantilla,
  previous: PlantillaRecord,
  { enabled, ...borrador }: BorradorPlantilla & { enabled: boolean },
  pathOf: PathOf = (path) => path,
): PlantillaChange {
  if (!enabled && !plantillaInfo(plantilla).desactivable) throw noDesactivable(pathOf('enabled'));
  const { texto } = checkBorrador(plantilla, borrador, pathOf);
  const { subject, contenido } = texto;
  const same = isDeepStrictEqual({ subject, contenido }, defaultBorrador(plantilla));
  return { plantilla, previous, enabled, texto: same ? undefined : texto };
}
