import type { Salud } from './connection-store.ts';

export type ServiceName = Salud['dependencias'][number]['nombre'];
export type ServiceState = Salud['dependencias'][number]['estado'];

export const SERVICE_NAMES: Record<ServiceName, string> = {
  tabla: 'Base de datos',
  archivos: 'Archivos',
  correo: 'Correo',
  colas: 'Tareas internas',
  identidad: 'Inicio de sesión',
  ia: 'Proveedores de IA',
};

export const SERVICE_STATES: Record<ServiceState, { label: string; palette: string }> = {
  ok: { label: 'Funciona', palette: 'green' },
  degradado: { label: 'Con problemas', palette: 'amber' },
  caido: { label: 'No funciona', palette: 'red' },
  sin_proveedor: { label: 'Sin proveedor', palette: 'gray' },
  desconocido: { label: 'Sin comprobar', palette: 'gray' },
};
