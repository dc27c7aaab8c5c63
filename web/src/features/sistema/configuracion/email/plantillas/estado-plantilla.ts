import type { PlantillaResumen } from '#shared/correos/plantilla-correo.ts';

/** What its badge says. */
export function estadoOf({ enabled, personalizada }: Pick<PlantillaResumen, 'enabled' | 'personalizada'>) {
  if (!enabled) return 'desactivada';
  return personalizada ? 'personalizada' : 'predeterminada';
}
