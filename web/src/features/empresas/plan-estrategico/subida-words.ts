import {
  formatoOf,
  PLAN_MAX_BYTES,
  TEXTO_TAMANO,
  TEXTO_TIPO,
  TEXTO_VACIO,
} from '#shared/planes-estrategicos/plan-estrategico.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';

/** What is wrong with a file before it is sent. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!formatoOf(name)) return TEXTO_TIPO;
  if (size > PLAN_MAX_BYTES) return TEXTO_TAMANO;
  return size === 0 ? TEXTO_VACIO : undefined;
}

/** 'Error al subir archivo: {status} - {text}'; what never reached a server has no status. */
export function uploadFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  return `Error al subir archivo: ${status ? `${status} - ` : ''}${messageOf(error)}`;
}

/** The bucket answers XML with a code. */
export function reasonOf(xml: string): string {
  const code = /<Code>(\w+)<\/Code>/.exec(xml)?.[1];
  if (code === 'EntityTooLarge') return TEXTO_TAMANO;
  if (code === 'EntityTooSmall') return TEXTO_VACIO;
  return code ?? 'El almacén no aceptó el archivo';
}
