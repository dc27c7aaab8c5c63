import type { ResultadoFila } from './importacion.ts';

/** Of one row, for screens and reports. */
export const RESULTADO_FILA_LABELS: Record<ResultadoFila, string> = {
  nuevo: 'Nuevo',
  duplicado: 'Ya existe',
  error: 'Con errores',
  creado: 'Creado',
  actualizado: 'Actualizado',
  omitido: 'Omitido',
  sin_sitio: 'Sin sitio en el plan',
  eliminado: 'Eliminado',
  restaurado: 'Restaurado',
  conservado: 'Conservado',
};
