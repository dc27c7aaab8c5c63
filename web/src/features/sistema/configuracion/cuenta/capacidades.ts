import type { Ajustes } from '#shared/empresas/ajustes/ajustes.ts';
import type { EstadoApi } from '#shared/ia/configuracion/apis-empresa.ts';

export interface Capacidad {
  estado: string;
  palette: 'green' | 'red' | 'amber' | 'gray';
  /** When that was found out. */
  fecha: string | null;
}

/** One provider as the company has it, in a word. What nobody has tried is not said to work. */
export function capacidadOf({ origen, permitido, activo, prueba }: EstadoApi): Capacidad {
  const fecha = prueba?.fecha ?? null;
  if (!permitido) return { estado: 'No incluido', palette: 'gray', fecha: null };
  if (!origen) return { estado: 'Sin clave', palette: 'gray', fecha: null };
  if (!activo) return { estado: 'Desactivado', palette: 'gray', fecha: null };
  if (!prueba) return { estado: 'Sin probar', palette: 'amber', fecha };
  return prueba.ok ? { estado: 'Activo', palette: 'green', fecha } : { estado: 'No funciona', palette: 'red', fecha };
}

/** Our own, which needs no provider: it works where it is on. */
export function analisisTextoOf({ analisisTexto }: Pick<Ajustes, 'analisisTexto'>): Capacidad {
  return analisisTexto
    ? { estado: 'Activo', palette: 'green', fecha: null }
    : { estado: 'Desactivado', palette: 'gray', fecha: null };
}
