/** How much of the platform an item stops. */
export const SEVERIDADES = {
  critica: { label: 'Crítico', palette: 'red' },
  alta: { label: 'Alto', palette: 'amber' },
  media: { label: 'Medio', palette: 'brand' },
  baja: { label: 'Bajo', palette: 'gray' },
} as const;
export type Severidad = keyof typeof SEVERIDADES;

export interface Codigo {
  titulo: string;
  codigo: string;
}

export interface Entrada {
  id: string;
  severidad: Severidad;
  titulo: string;
  /** What people see, or why it matters. */
  resumen: string;
  pasos: readonly string[];
  codigos?: readonly Codigo[];
  /** Where in the application it is looked at or set right. */
  enlace?: { texto: string; ruta: string };
}
