import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { bytes } from '../../core/schemas.ts';
import { NOMBRES_ENTIDAD } from './entidades.ts';

export const CLASES_OPERACION = ['exportacion', 'copia', 'importacion', 'restauracion', 'vaciado'] as const;
export type ClaseOperacion = (typeof CLASES_OPERACION)[number];

/** `esperando`: for the copy that is made first. `revisada`: an import that nobody has decided on yet. */
export const ESTADOS_OPERACION = [
  'recibiendo',
  'revisada',
  'esperando',
  'en_curso',
  'deshaciendo',
  'terminada',
  'deshecha',
  'fallida',
] as const;
export type EstadoOperacion = (typeof ESTADOS_OPERACION)[number];

/** What becomes of an item that is there already, in another form. */
export const POLITICAS = ['omitir', 'sobrescribir'] as const;
export type Politica = (typeof POLITICAS)[number];

/** Who asked for a copy: a person, the schedule, or a restore or clear that it comes before. */
export const ORIGENES_COPIA = ['manual', 'programada', 'previa'] as const;

export const DESHACER_HORAS = 24;
export const DATOS_MAX_BYTES = 10 * 1024 * 1024;
export const DATOS_FORM_MAX_BYTES = 4 * 1024 * 1024;
/** What a file may unpack to. */
export const DATOS_MAX_UNPACKED = 64 * 1024 * 1024;
export const TEXTO_ARCHIVO_INVALIDO = 'Archivo de importación inválido';

export const inventarioSchema = lazy(() =>
  z.object({
    entidad: z.enum(NOMBRES_ENTIDAD),
    elementos: z.number().int(),
    bytes: z.number().int(),
    /** SHA-256 over the canonical form of all its items. */
    huella: z.string(),
  }),
);
export type Inventario = z.output<ReturnType<typeof inventarioSchema>>;

/** Outcomes of comparing an item with what is there. `conservado`: it says something else, which a file does not change. */
export const RESULTADOS_ELEMENTO = ['nuevo', 'cambiado', 'igual', 'conservado', 'conflicto', 'suprimido'] as const;
export type ResultadoElemento = (typeof RESULTADOS_ELEMENTO)[number];

const muestraSchema = lazy(() =>
  z.object({
    /** What a person knows the item by. */
    texto: z.string(),
    resultado: z.enum(RESULTADOS_ELEMENTO),
    /** Why it cannot come in, or which fields differ. */
    detalle: z.string(),
  }),
);
export type Muestra = z.output<ReturnType<typeof muestraSchema>>;

const conteo = () => z.number().int().default(0);
/** What an import would do to one kind of items, with a few of them. */
export const diferenciaSchema = lazy(() =>
  z.object({
    entidad: z.enum(NOMBRES_ENTIDAD),
    nuevo: conteo(),
    cambiado: conteo(),
    igual: conteo(),
    conservado: conteo(),
    conflicto: conteo(),
    suprimido: conteo(),
    muestras: z.array(muestraSchema()),
  }),
);
export type Diferencia = z.output<ReturnType<typeof diferenciaSchema>>;

/** What has been done so far; the last two by an undo, which also keeps what others have changed since. */
export const cuentasSchema = lazy(() =>
  z.object({
    creados: conteo(),
    actualizados: conteo(),
    iguales: conteo(),
    omitidos: conteo(),
    conflictos: conteo(),
    suprimidos: conteo(),
    conservados: conteo(),
    eliminados: conteo(),
    devueltos: conteo(),
  }),
);
export type Cuentas = z.output<ReturnType<typeof cuentasSchema>>;

/** Items of one kind that a file does not bring, and why, in words for people. */
export const noTraidoSchema = lazy(() =>
  z.object({ entidad: z.enum(NOMBRES_ENTIDAD), motivo: z.string(), elementos: z.number().int() }),
);
export type NoTraido = z.output<ReturnType<typeof noTraidoSchema>>;

/** One piece of work on a company's data, or on everybody's (`empresaId` null: only exports). */
export const operacionSchema = lazy(() =>
  z.object({
    id: z.string(),
    empresaId: z.string().nullable(),
    empresaNombre: z.string(),
    clase: z.enum(CLASES_OPERACION),
    estado: z.enum(ESTADOS_OPERACION),
    /** Why it stopped, for people. */
    motivo: z.string().default(''),
    actor: z.object({ usuarioId: z.string(), nombre: z.string() }),
    fechaCreacion: z.string(),
    fechaFin: z.string().nullable().default(null),
    /** Of how many steps how many are done; 0 of 0 while nobody knows. */
    pasosHechos: conteo(),
    pasosTotal: conteo(),
    elementos: conteo(),
    /** Bytes of the file; null without one. */
    tamano: z.number().int().nullable().default(null),
    /** SHA-256 over everything in the file. */
    huella: z.string().nullable().default(null),
    inventario: z.array(inventarioSchema()).default([]),
    origen: z.enum(ORIGENES_COPIA).default('manual'),
    archivo: z.object({ nombre: z.string(), tamano: z.number().int() }).nullable().default(null),
    /** The copy that is restored; the copy that was made before a restore or a clear. */
    copiaId: z.string().nullable().default(null),
    copiaPreviaId: z.string().nullable().default(null),
    politica: z.enum(POLITICAS).default('omitir'),
    diferencias: z.array(diferenciaSchema()).default([]),
    /** What the file would not bring, as long as nobody has decided; then what it has not brought. */
    noTraidos: z.array(noTraidoSchema()).default([]),
    cuentas: cuentasSchema().prefault({}),
    deshacerHasta: z.string().nullable().default(null),
  }),
);
export type Operacion = z.output<ReturnType<typeof operacionSchema>>;

export const exportacionSchema = lazy(() =>
  operacionSchema().extend({
    /** Where the file can be fetched for five minutes, once it is there. */
    enlace: z.string().nullable(),
  }),
);

export const FRECUENCIAS = ['nunca', 'diaria', 'semanal'] as const;
export type Frecuencia = (typeof FRECUENCIAS)[number];
export const CONSERVAR_MAX = 30;

export const programacionInput = lazy(() =>
  z.strictObject({
    frecuencia: z.enum(FRECUENCIAS, { error: 'Elige una frecuencia' }),
    /** How many copies of the schedule are kept: the oldest one goes. */
    conservar: z
      .number({ error: 'Escribe un número' })
      .int('Escribe un número entero')
      .min(1, 'Conserva al menos una copia')
      .max(CONSERVAR_MAX, `Conserva como máximo ${CONSERVAR_MAX} copias`),
  }),
);
export const programacionSchema = lazy(() =>
  z.object({
    frecuencia: z.enum(FRECUENCIAS),
    conservar: z.number().int(),
    /** When the next copy is due; null without a schedule. */
    proxima: z.string().nullable(),
  }),
);
export type Programacion = z.output<ReturnType<typeof programacionSchema>>;

/** What storing, reading and deleting an object gave; `error` is for people. */
export const pruebaAlmacenSchema = lazy(() =>
  z.object({
    correcta: z.boolean(),
    fecha: z.string(),
    /** Milliseconds of all three. */
    latencia: z.number().int(),
    error: z.string(),
  }),
);
export type PruebaAlmacen = z.output<ReturnType<typeof pruebaAlmacenSchema>>;

export const resumenDatosSchema = lazy(() =>
  z.object({
    /** What has to be typed before a restore and a clear. */
    empresaNombre: z.string(),
    /** Counted as of now. */
    usuarios: z.number().int(),
    candidatos: z.number().int(),
    entrevistas: z.number().int(),
    informes: z.number().int(),
    /** What the last export or copy found, kind by kind; null before the first. */
    inventario: z.object({ fecha: z.string(), entidades: z.array(inventarioSchema()) }).nullable(),
    ultimaCopia: z
      .object({ id: z.string(), estado: z.enum(ESTADOS_OPERACION), fecha: z.string(), motivo: z.string() })
      .nullable(),
    programacion: programacionSchema(),
    prueba: pruebaAlmacenSchema().nullable(),
  }),
);
export type ResumenDatos = z.output<ReturnType<typeof resumenDatosSchema>>;

export const subidaDatosInput = lazy(() => z.strictObject({ nombre: z.string().min(1).max(300), tamano: bytes() }));
export const subidaDatosSchema = lazy(() =>
  z.object({ url: z.string(), campos: z.record(z.string(), z.string()), caduca: z.string() }),
);
export const aplicarInput = lazy(() =>
  z.strictObject({ politica: z.enum(POLITICAS, { error: 'Elige qué hacer con lo que ya existe' }).default('omitir') }),
);
/** The company's name, letter by letter. */
export const restaurarInput = lazy(() => z.strictObject({ confirmacion: z.string().max(200) }));
/** Two confirmations: that it is understood, and the company's name. */
export const vaciarInput = lazy(() =>
  z.strictObject({
    entiendo: z.literal(true, { error: 'Confirma que entiendes que se borrarán los datos' }),
    confirmacion: z.string().max(200),
  }),
);
