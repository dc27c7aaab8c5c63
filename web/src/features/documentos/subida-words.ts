import {
  type Admision,
  DOCUMENTO_MAX_BYTES,
  formatoOf,
  TEXTO_TAMANO,
  TEXTO_VACIO,
} from '#shared/documentos/documento.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';

/** What is wrong with a file before it is sent. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>, admision: Admision): string | undefined {
  if (!formatoOf(name, admision)) return admision.noAdmitido;
  if (size > DOCUMENTO_MAX_BYTES) return TEXTO_TAMANO;
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
