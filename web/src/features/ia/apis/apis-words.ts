import type { Proveedor } from '#shared/core/proveedores.ts';
import type { EstadoApi } from '#shared/ia/configuracion/apis-empresa.ts';
import type { Prueba } from '#shared/ia/configuracion/proveedor.ts';

interface Validada {
  proveedor: Proveedor;
  /** Null when it could not be tried now and never was. */
  prueba: Prueba | null;
}

/** How far the automatic report is. */
export type Reporte =
  | { fase: 'espera' }
  | { fase: 'validando'; total: number }
  | { fase: 'hecho'; apis: readonly Validada[] }
  | { fase: 'fallo'; error: unknown };

interface ReporteText {
  kind: 'info' | 'success' | 'warning' | 'error';
  title: string;
}

/** Report in words. A key that was never tried counts as a problem. */
export function reporteText(reporte: Exclude<Reporte, { fase: 'espera' }>): ReporteText {
  if (reporte.fase === 'fallo') return { kind: 'error', title: 'Error generando reporte automático de APIs' };
  const total = reporte.fase === 'validando' ? reporte.total : reporte.apis.length;
  if (total === 0) return { kind: 'info', title: 'No hay APIs configuradas para validar' };
  if (reporte.fase === 'validando') return { kind: 'info', title: `Validando ${total} API(s) configurada(s)...` };
  const ok = reporte.apis.filter(({ prueba }) => prueba?.ok).length;
  if (ok === total) return { kind: 'success', title: `${ok}/${total} APIs FUNCIONALES` };
  if (ok === 0) return { kind: 'error', title: 'Todas presentan problemas' };
  return { kind: 'warning', title: `${ok}/${total} APIs funcionales, ${total - ok} con problemas` };
}

/** Why the last try of a company's key does not matter; undefined when it does. */
export function estadoText({ origen, permitido, activo, prueba }: EstadoApi): string | undefined {
  if (!permitido) return 'No permitido';
  if (!activo) return 'Desactivado';
  if (origen === null) return 'Sin clave';
  return prueba ? undefined : 'Sin probar';
}

/** Said once when a try was refused; how long to wait is counted beside it. */
export const LIMITE_TEXT = 'Solo se pueden hacer 5 pruebas por minuto';

export const esperaText = (seconds: number) =>
  `Podrás hacer otra en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
