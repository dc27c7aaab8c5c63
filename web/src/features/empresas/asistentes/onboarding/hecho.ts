import type { Values } from '../wizard-values.ts';
import { SERVICIOS } from './configuracion-words.ts';

/** What a finished onboarding has made, a line each. */
export function hechoOf(
  { nombreComercial, nombreLegal, adminData, areas = [], configuracion }: Values,
  planNombre: string,
): string[] {
  const servicios = SERVICIOS.filter(([id]) => configuracion?.servicios_activos?.includes(id)).map(([, name]) => name);
  return [
    `Empresa: ${nombreComercial || nombreLegal}, en prueba`,
    `Administrador: ${adminData?.nombre} (${adminData?.email})`,
    areas.length > 0 ? `Áreas: ${areas.join(', ')}` : 'Sin áreas todavía',
    servicios.length > 0 ? `Servicios: ${servicios.join(', ')}` : 'Sin servicios elegidos',
    `Suscripción: plan ${planNombre}, un año con 30 días de prueba`,
  ];
}
