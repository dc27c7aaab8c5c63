import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { bytes, line } from '../../core/schemas.ts';
import { CAMPOS, type CampoCandidato } from '../candidatos/campos.ts';

/** Of a file that is sent with a signed form; with the request itself less fits. */
export const IMPORTACION_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORTACION_FORM_MAX_BYTES = 4 * 1024 * 1024;
export const IMPORTACION_MAX_FILAS = 10_000;
export const IMPORTACION_MAX_COLUMNAS = 60;
/** How long an import can be undone after it ended. */
export const DESHACER_HORAS = 24;

export const TEXTO_ARCHIVO_TIPO = 'Solo se admiten archivos CSV o XLSX';
export const TEXTO_ARCHIVO_TAMANO = 'El archivo supera el máximo de 10 MB';
export const TEXTO_ARCHIVO_VACIO = 'El archivo está vacío';

/** What a column of the file may be: a field of a candidate, the area by its name, or `apellidos`, added to the name. */
export type CampoImportacion = Exclude<CampoCandidato, 'areaId'> | 'area' | 'apellidos';

/** The heading that people see, and what else the column is called. */
interface Palabras {
  columna: string;
  sinonimos: readonly string[];
}

const APELLIDOS: Palabras = {
  columna: 'Apellidos',
  sinonimos: ['apellido', 'primer apellido', 'last name', 'surname', 'family name'],
};

export const CAMPOS_IMPORTACION = Object.fromEntries(
  CAMPOS.flatMap(([campo, palabras]): [CampoImportacion, Palabras][] => {
    if (campo === 'areaId') return [['area', palabras]];
    const own: [CampoImportacion, Palabras] = [campo, palabras];
    return campo === 'nombre' ? [own, ['apellidos', APELLIDOS]] : [own];
  }),
) as Record<CampoImportacion, Palabras>;
export const CAMPOS_DE_COLUMNA = Object.keys(CAMPOS_IMPORTACION) as CampoImportacion[];
/** Without them no row can become a candidate. */
export const CAMPOS_OBLIGATORIOS = ['nombre', 'email'] as const satisfies readonly CampoImportacion[];

export const FORMATOS_IMPORTACION = ['csv', 'xlsx'] as const;
export const MODOS_DUPLICADOS = ['omitir', 'actualizar'] as const;
export type ModoDuplicados = (typeof MODOS_DUPLICADOS)[number];

/** `lista` waits for a person; `fallida` stopped half-way and can go on; the rest says itself. */
export const ESTADOS_IMPORTACION = [
  'recibiendo',
  'lista',
  'importando',
  'terminada',
  'fallida',
  'deshaciendo',
  'deshecha',
] as const;
export type EstadoImportacion = (typeof ESTADOS_IMPORTACION)[number];

/** From which states people may do what: the buttons and the conditions of the writes. */
export const ACCIONES_IMPORTACION = {
  recibir: ['recibiendo'],
  revisar: ['lista'],
  confirmar: ['lista', 'fallida'],
  deshacer: ['terminada', 'fallida'],
} as const satisfies Record<string, readonly EstadoImportacion[]>;
export type AccionImportacion = keyof typeof ACCIONES_IMPORTACION;

export const permiteAccion = (estado: EstadoImportacion, accion: AccionImportacion) =>
  (ACCIONES_IMPORTACION[accion] as readonly EstadoImportacion[]).includes(estado);

const columna = () =>
  z
    .number()
    .int()
    .min(0)
    .max(IMPORTACION_MAX_COLUMNAS - 1)
    .optional();

/** Which column, counted from 0, holds each field; a field without one stays empty. */
export const mapeoSchema = lazy(() =>
  z.strictObject(
    Object.fromEntries(CAMPOS_DE_COLUMNA.map((campo) => [campo, columna()])) as Record<
      CampoImportacion,
      ReturnType<typeof columna>
    >,
  ),
);
export type Mapeo = z.output<ReturnType<typeof mapeoSchema>>;

const cuenta = () => z.number().int();

export const importacionSchema = lazy(() =>
  z.object({
    id: z.string(),
    empresaId: z.string(),
    estado: z.enum(ESTADOS_IMPORTACION),
    archivo: z.object({
      nombre: z.string(),
      /** In bytes. */
      tamano: cuenta(),
      formato: z.enum(FORMATOS_IMPORTACION).nullable(),
    }),
    mapeo: mapeoSchema(),
    duplicados: z.enum(MODOS_DUPLICADOS),
    /** Rows with something in them, and how many of these the import has been through. */
    total: cuenta(),
    procesadas: cuenta(),
    /** What the last look at the rows found; null while the columns do not say enough. */
    revision: z.object({ nuevos: cuenta(), duplicados: cuenta(), conErrores: cuenta() }).nullable(),
    creados: cuenta(),
    actualizados: cuenta(),
    omitidos: cuenta(),
    conErrores: cuenta(),
    /** Rows for which the plan has no room. */
    sinSitio: cuenta(),
    /** Of an undone import: rows gone through, and what became of their candidates. */
    deshechas: cuenta(),
    eliminados: cuenta(),
    restaurados: cuenta(),
    conservados: cuenta(),
    /** Why it stopped, for people; empty otherwise. */
    motivo: z.string(),
    actor: z.object({ usuarioId: z.string(), nombre: z.string() }),
    fechaCreacion: z.string(),
    fechaFin: z.string().nullable(),
    deshacerHasta: z.string().nullable(),
  }),
);
export type Importacion = z.output<ReturnType<typeof importacionSchema>>;

/** With the file's columns and its first rows. */
export const importacionConMuestraSchema = lazy(() =>
  importacionSchema().extend({ columnas: z.array(z.string()), muestra: z.array(z.array(z.string())) }),
);
export type ImportacionConMuestra = z.output<ReturnType<typeof importacionConMuestraSchema>>;

/** A file that is about to be sent. */
export const subidaImportacionInput = lazy(() =>
  z.strictObject({
    nombre: line(200, 1),
    tipo: line(120).default(''),
    /** In bytes. */
    tamano: bytes(),
  }),
);

/** A signed form: POST `campos` and then the file, as `file`, to `url`. */
export const subidaImportacionSchema = lazy(() =>
  z.object({ url: z.string(), campos: z.record(z.string(), z.string()), caduca: z.string() }),
);

export const decisionSchema = lazy(() =>
  z.strictObject({ mapeo: mapeoSchema().optional(), duplicados: z.enum(MODOS_DUPLICADOS).optional() }),
);
export type Decision = z.output<ReturnType<typeof decisionSchema>>;

export const RESULTADOS_FILA = [
  // What a look at the rows says
  'nuevo',
  'duplicado',
  'error',
  // What the import did
  'creado',
  'actualizado',
  'omitido',
  'sin_sitio',
  // What undoing it did
  'eliminado',
  'restaurado',
  'conservado',
] as const;
export type ResultadoFila = (typeof RESULTADOS_FILA)[number];

export const filaSchema = lazy(() =>
  z.object({
    /** As spreadsheets number it. */
    fila: z.number().int(),
    resultado: z.enum(RESULTADOS_FILA),
    nombre: z.string(),
    email: z.string(),
    candidatoId: z.string().nullable(),
    /** What is wrong, by the column's name in the file; without a column it is about the row. */
    problemas: z.array(z.object({ columna: z.string(), mensaje: z.string() })),
  }),
);
export type Fila = z.output<ReturnType<typeof filaSchema>>;
