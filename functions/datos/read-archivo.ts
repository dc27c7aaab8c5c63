import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { DATOS_MAX_UNPACKED, inventarioSchema } from '#shared/datos/datos.ts';
import { IMPORTABLES, NOMBRES_ENTIDAD } from '#shared/datos/entidades.ts';
import { archivoInvalido } from './datos.errors.ts';
import type { ElementoTyped } from './datos-files.ts';
import { idOf } from './elemento.repository.ts';
import { claveOf, type Elemento, entidadOf } from './entidad.record.ts';
import { fromTyped } from './typed.ts';
import { huellaDeArchivo, inventarioOf, VERSION_ARCHIVO } from './write-archivo.ts';

const archivoSchema = lazy(() =>
  z.object({
    exportInfo: z.object({
      version: z.string(),
      huella: z.string(),
      empresas: z.array(z.object({ id: z.string(), nombre: z.string(), entidades: z.array(inventarioSchema()) })),
    }),
    empresas: z.array(
      z.object({
        id: z.string(),
        elementos: z.array(
          z.object({
            entidad: z.enum(NOMBRES_ENTIDAD),
            clave: z.string().max(300),
            datos: z.record(z.string(), z.unknown()),
          }),
        ),
      }),
    ),
  }),
);

/** Items of one transaction or of one look at the table, all of one kind. */
export const BLOQUE = 40;

/**
 * What a file wants to bring back into a company, in the order in which it can be, block by block.
 * @throws AppError VALIDACION when it is not a whole and untouched file of this very company.
 */
export function readArchivo(bytes: Buffer, empresaId: string): Elemento[][] {
  const { exportInfo, empresas } = parse(bytes);
  if (exportInfo.version !== VERSION_ARCHIVO) {
    throw archivoInvalido(`La versión ${exportInfo.version} del archivo no se admite: se espera la ${VERSION_ARCHIVO}`);
  }
  const [empresa, ...others] = empresas;
  if (!empresa || others.length > 0 || empresa.id !== empresaId) {
    throw archivoInvalido('El archivo no es de esta empresa, o contiene datos de otras');
  }
  assertUntouched(exportInfo, empresa.elementos, empresaId);
  return bloquesOf(
    empresa.elementos.filter(({ entidad }) => IMPORTABLES.includes(entidad)).map((each) => toOwn(each, empresaId)),
  );
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

type Archivo = ReturnType<typeof parse>;

/** Every count and checksum is as it was written, so no byte of any item has changed. */
function assertUntouched(
  { empresas, huella }: Archivo['exportInfo'],
  elementos: ElementoTyped[],
  empresaId: string,
): void {
  const said = empresas.find(({ id }) => id === empresaId)?.entidades ?? [];
  if (new Set(elementos.map(idOf)).size !== elementos.length) throw archivoInvalido('Hay elementos repetidos');
  let found: ReturnType<typeof inventarioOf>;
  try {
    found = inventarioOf(elementos);
  } catch {
    throw archivoInvalido('Hay valores de un tipo desconocido');
  }
  const of = (each: readonly { entidad: string; elementos: number; huella: string }[]) =>
    JSON.stringify(each.map(({ entidad, elementos: n, huella: own }) => [entidad, n, own]));
  if (of(said) !== of(found) || huella !== huellaDeArchivo(empresas)) {
    throw archivoInvalido('Las sumas de comprobación no coinciden: el archivo se ha modificado o está incompleto');
  }
}

/** An item of ours, whole and under its own name. */
function toOwn({ entidad, clave, datos: typed }: ElementoTyped, empresaId: string): Elemento {
  try {
    const datos = entidadOf(entidad).esquema().parse(fromTyped(typed));
    if (isNamed({ entidad, clave, datos }, empresaId)) return { entidad, clave, datos };
  } catch {
    // Falls through: values that are none and values that are somebody else's get the same answer.
  }
  throw archivoInvalido(`Un elemento de «${entidad}» no es válido o es de otra empresa`);
}

/** What an item says of itself is what it is filed under: nothing else may be overwritten by it. */
function isNamed({ entidad, clave, datos }: Elemento, empresaId: string): boolean {
  const padre = clave.split('#')[0] as string;
  if (!/^[a-z]{3}_\w+$/.test(padre) || clave !== claveOf({ entidad, datos }, padre)) return false;
  return datos.empresaId === undefined || datos.empresaId === empresaId;
}

function bloquesOf(elementos: readonly Elemento[]): Elemento[][] {
  return IMPORTABLES.flatMap((entidad) => {
    const own = elementos.filter((each) => each.entidad === entidad);
    const count = Math.ceil(own.length / BLOQUE);
    return Array.from({ length: count }, (_, at) => own.slice(at * BLOQUE, (at + 1) * BLOQUE));
  });
}
