import {
  IMPORTACION_MAX_BYTES,
  TEXTO_ARCHIVO_TAMANO,
  TEXTO_ARCHIVO_TIPO,
  TEXTO_ARCHIVO_VACIO,
} from '#shared/candidatos/importaciones/importacion.ts';

/** What is wrong with a file before it is sent. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.(csv|txt|tsv|xlsx)$/i.test(name)) return TEXTO_ARCHIVO_TIPO;
  if (size === 0) return TEXTO_ARCHIVO_VACIO;
  return size > IMPORTACION_MAX_BYTES ? TEXTO_ARCHIVO_TAMANO : undefined;
}
