import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { DATOS_MAX_UNPACKED } from '#shared/datos/datos/datos.ts';
import { IMPORTABLES } from '#shared/datos/datos/entidades.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import {
  assertUntouched,
  assertVersion,
  BLOQUE,
  DE_OTRA_EMPRESA,
  elementoSchema,
  exportInfoSchema,
  REPETIDOS,
  SIN_SELLO,
  TIPO_DESCONOCIDO,
  toOwn,
} from './check-archivo.ts';
import { archivoInvalido } from './datos.errors.ts';
import type { ElementoTyped } from './datos-files.ts';
import { idOf } from './elemento.repository.ts';
import type { Elemento } from './entidad.record.ts';
import { isSellado } from './sello.ts';
import { inventarioOf } from './write-archivo.ts';

const archivoSchema = lazy(() =>
  z.object({
    exportInfo: exportInfoSchema(),
    empresas: z.array(z.object({ id: z.string(), elementos: z.array(elementoSchema()) })),
  }),
);

export interface ArchivoLeido {
  bloques: Elemento[][];
  /** The checksum over everything in it, by which what it brings says where it came from. */
  huella: string;
}

/**
 * What a file that somebody brings wants to bring back into a company, in the order in which it can be, block by block. It
 * may have been written anew by another program, so it is read as a whole; `read-copia.ts` reads our own.
 * @throws AppError VALIDACION when it is not a whole and untouched file that this platform made of this very company.
 */
export async function readArchivo(bytes: Buffer, empresaId: string, secrets: Secrets): Promise<ArchivoLeido> {
  const { exportInfo, empresas } = parse(bytes);
  assertVersion(exportInfo);
  const [empresa, ...others] = empresas;
  if (!empresa || others.length > 0 || empresa.id !== empresaId) throw archivoInvalido(DE_OTRA_EMPRESA);
  const { elementos } = empresa;
  if (new Set(elementos.map(idOf)).size !== elementos.length) throw archivoInvalido(REPETIDOS);
  assertUntouched(exportInfo, inventoryOf(elementos), empresaId);
  if (!(await isSellado(exportInfo, empresaId, secrets))) throw archivoInvalido(SIN_SELLO);
  const own = elementos.filter(({ entidad }) => IMPORTABLES.includes(entidad)).map((each) => toOwn(each, empresaId));
  return { bloques: bloquesOf(own), huella: exportInfo.huella };
}

function parse(bytes: Buffer) {
  let content: unknown;
  try {
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = isGzip ? gunzipSync(bytes, { maxOutputLength: DATOS_MAX_UNPACKED }) : bytes;
    content = JSON.parse(text.toString('utf8'));
  } catch {
    throw archivoInvalido('No es un archivo JSON exportado desde la plataforma, o está dañado');
  }
  const { empresas } = (content ?? {}) as { empresas?: unknown };
  if (!Array.isArray(empresas)) throw archivoInvalido('Falta la lista «empresas»');
  const parsed = archivoSchema().safeParse(content);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  throw archivoInvalido(`El contenido no tiene la forma esperada (${at})`);
}

function inventoryOf(elementos: readonly ElementoTyped[]) {
  try {
    return inventarioOf(elementos);
  } catch {
    throw archivoInvalido(TIPO_DESCONOCIDO);
  }
}

function bloquesOf(elementos: readonly Elemento[]): Elemento[][] {
  return IMPORTABLES.flatMap((entidad) => {
    const own = elementos.filter((each) => each.entidad === entidad);
    const count = Math.ceil(own.length / BLOQUE);
    return Array.from({ length: count }, (_, at) => own.slice(at * BLOQUE, (at + 1) * BLOQUE));
  });
}
