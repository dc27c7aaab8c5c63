import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';

export const CATEGORIA_LABELS: Record<ServicioHr['categoria'], string> = {
  evaluacion: 'Evaluación',
  desarrollo: 'Desarrollo',
  seleccion: 'Selección',
  organizacional: 'Organizacional',
};
