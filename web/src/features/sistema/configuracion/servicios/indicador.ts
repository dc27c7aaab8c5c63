import type { ProveedorConfigurado } from '#shared/ia/configuracion/proveedor.ts';
import { PROVEEDOR_WORDS } from '../../../ia/apis/proveedor-words.ts';

export interface Indicador {
  nombre: string;
  verde: boolean;
  estado: string;
  detalle: string;
  /** When the key was last tried. */
  fecha: string | null;
}

/** Green with a key whose last try worked, red otherwise; the words say which. */
export function indicadorOf({ proveedor, clave, activo, prueba }: ProveedorConfigurado): Indicador {
  const known = { nombre: PROVEEDOR_WORDS[proveedor].name, fecha: prueba?.fecha ?? null };
  if (!clave) return { ...known, verde: false, estado: 'Sin clave', detalle: 'Nadie ha guardado una clave.' };
  if (!prueba) return { ...known, verde: false, estado: 'Sin probar', detalle: `Clave ${clave}, aún sin probar.` };
  if (!prueba.ok) return { ...known, verde: false, estado: 'No funciona', detalle: prueba.error ?? 'No respondió.' };
  const off = activo ? '' : ' Está desactivado: no se usa.';
  return { ...known, verde: true, estado: 'Funciona', detalle: `Responde en ${prueba.latenciaMs} ms.${off}` };
}
