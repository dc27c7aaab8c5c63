import * as z from 'zod';
import { type IdPrefix, isId } from '#shared/core/ids.ts';
import { lazy } from '#shared/core/lazy.ts';
import { type Inventario, inventarioSchema } from '#shared/datos/datos/datos.ts';
import { NOMBRES_ENTIDAD, type NombreImportable } from '#shared/datos/datos/entidades.ts';
import { archivoInvalido } from './datos.errors.ts';
import type { ElementoTyped } from './datos-files.ts';
import { claveOf, type Elemento, entidadOf } from './entidad.record.ts';
import { fromTyped } from './typed.ts';
import { huellaDeArchivo, VERSION_ARCHIVO } from './write-archivo.ts';

/** What is asked of a file before anything of it comes back, however it is read. */
export const exportInfoSchema = lazy(() =>
  z.object({
    version: z.string().max(20),
    id: z.string().max(64),
    fecha: z.string().max(40),
    huella: z.string().max(64),
    sello: z.string().max(2000),
    empresas: z.array(z.object({ id: z.string(), nombre: z.string(), entidades: z.array(inventarioSchema()) })),
  }),
);
export type ExportInfo = z.output<ReturnType<typeof exportInfoSchema>>;

export const elementoSchema = lazy(() =>
  z.object({
    entidad: z.enum(NOMBRES_ENTIDAD),
    clave: z.string().max(300),
    datos: z.record(z.string(), z.unknown()),
  }),
);

/** Items of one transaction or of one look at the table, all of one kind. */
export const BLOQUE = 40;

export const DE_OTRA_EMPRESA = 'El archivo no es de esta empresa, o contiene datos de otras';
export const SIN_SELLO =
  'El archivo no lleva el sello de la plataforma: no se exportó de esta empresa, o se ha modificado después';
export const REPETIDOS = 'Hay elementos repetidos';
export const TIPO_DESCONOCIDO = 'Hay valores de un tipo desconocido';

export function assertVersion({ version }: ExportInfo): void {
  if (version === VERSION_ARCHIVO) return;
  throw archivoInvalido(`La versión ${version} del archivo no se admite: se espera la ${VERSION_ARCHIVO}`);
}

/** Every count and checksum is as it was written, so no byte of any item has changed. */
export function assertUntouched(
  { empresas, huella }: ExportInfo,
  found: readonly Inventario[],
  empresaId: string,
): void {
  const said = empresas.find(({ id }) => id === empresaId)?.entidades ?? [];
  const of = (each: readonly Inventario[]) =>
    JSON.stringify(each.map(({ entidad, elementos: n, huella: own }) => [entidad, n, own]));
  if (of(said) !== of(found) || huella !== huellaDeArchivo(empresas)) {
    throw archivoInvalido('Las sumas de comprobación no coinciden: el archivo se ha modificado o está incompleto');
  }
}

/** An item of ours, whole and under its own name. */
export function toOwn({ entidad, clave, datos: typed }: ElementoTyped, empresaId: string): Elemento {
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
  if (!isId(PADRE[entidad as NombreImportable], padre) || clave !== claveOf({ entidad, datos }, padre)) return false;
  return (datos.empresaId === undefined || datos.empresaId === empresaId) && hasOwnIds(datos);
}

/** Prefix of the id that an item's name begins with. */
const PADRE: Record<NombreImportable, IdPrefix> = {
  areas: 'are',
  candidatos: 'can',
  actividades: 'can',
  historial: 'can',
  notas: 'can',
  entrevistas: 'ent',
  turnos: 'ent',
  encuestas: 'ent',
  informes: 'ent',
};

/** Ids of others that an item names, wherever they stand in it, with their prefixes. */
const NAMES: Record<string, IdPrefix> = {
  areaId: 'are',
  candidatoId: 'can',
  entrevistaId: 'ent',
  licenciaId: 'lic',
  turnoId: 'tur',
  usuarioId: 'usr',
};

/** Whether all ids in it have their form. Keys are made of them: each has the form of its kind, so that none leads anywhere else. */
function hasOwnIds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, each]) => {
    const prefix = NAMES[name];
    return prefix && typeof each === 'string' ? isId(prefix, each) : hasOwnIds(each);
  });
}
