import * as z from 'zod';
import { slug } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { line, paragraph, version } from '../../core/schemas.ts';
import {
  CATEGORIAS,
  competenciaSchema,
  type Estructura,
  estructuraSchema,
  expertoSchema,
  faseSchema,
  preguntaSchema,
  servicioHrSchema,
  TIPOS_SERVICIO,
} from './servicio-hr.ts';
import { toSlug } from './to-slug.ts';

/** What the superadmin sends to make or change a service. */

/** Paths of the web stand at these places. */
const RESERVED_CODIGOS = ['nuevo'];

/** Longest service in questions: its versions have to fit into an item each. */
const PREGUNTAS_MAX = 80;

const pregunta = lazy(() =>
  preguntaSchema().extend({
    id: slug().optional(),
    /** Ids of competencies, or their names. */
    competencias: z.array(line(80, 1)).max(4, 'Elige como máximo 4 competencias').default([]),
    tipo: preguntaSchema().shape.tipo.default('conductual'),
  }),
);
const fase = lazy(() =>
  faseSchema().extend({
    id: slug().optional(),
    objetivo: paragraph(400).default(''),
    preguntas: z.array(pregunta()).min(1, 'Añade al menos una pregunta').max(30, 'Deja como máximo 30 preguntas'),
  }),
);
const competencia = lazy(() => competenciaSchema().extend({ id: slug().optional() }));

const estructura = lazy(() =>
  estructuraSchema()
    .extend({
      duracionEstimada: estructuraSchema().shape.duracionEstimada.default(45),
      criterioPasado: estructuraSchema().shape.criterioPasado.default(70),
      competencias: z
        .array(competencia())
        .min(1, 'Añade al menos una competencia')
        .max(20, 'Deja como máximo 20 competencias'),
      fases: z.array(fase()).min(1, 'Añade al menos una fase').max(12, 'Deja como máximo 12 fases'),
    })
    .superRefine((sent, context) => {
      for (const { path, msg } of findFaults(sent)) context.addIssue({ code: 'custom', path, message: msg });
    })
    .describe(
      `Cada competencia, fase y pregunta se llama de otra manera, las preguntas nombran competencias del servicio y son como máximo ${PREGUNTAS_MAX} en total`,
    ),
);
export type EstructuraEnviada = z.output<ReturnType<typeof estructura>>;

const fields = lazy(() => {
  const { shape } = servicioHrSchema();
  return {
    nombre: shape.nombre,
    descripcion: shape.descripcion,
    descripcionDetallada: paragraph(4000).default(''),
    categoria: z.enum(CATEGORIAS).default('evaluacion'),
    tipo: z.enum(TIPOS_SERVICIO).default('seleccion_personal'),
    experto: expertoSchema(),
    estructura: estructura(),
    configuracion: z
      .strictObject({ activo: z.boolean().default(true), requiereAutenticacion: z.boolean().default(true) })
      .prefault({}),
    api_preferida: shape.api_preferida,
    contexto: shape.contexto,
    prompt_sistema: shape.prompt_sistema,
    prompt_usuario: shape.prompt_usuario,
  };
});

export const createServicioHrSchema = lazy(() =>
  z.strictObject({
    codigo: slug()
      .min(2, 'Escribe al menos 2 caracteres')
      .refine((codigo) => !RESERVED_CODIGOS.includes(codigo), 'Este código está reservado')
      .optional(),
    ...fields(),
  }),
);

/** The same as a form holds it: an empty codigo is none. */
export const createServicioHrFormSchema = lazy(() =>
  createServicioHrSchema().extend({
    codigo: z.preprocess((typed) => (typed === '' ? undefined : typed), createServicioHrSchema().shape.codigo),
  }),
);
export type CreateServicioHr = z.output<ReturnType<typeof createServicioHrSchema>>;

/** Fields that are not sent stay as they are; `codigo` never changes. */
export const updateServicioHrSchema = lazy(() => {
  const { descripcionDetallada, categoria, tipo, api_preferida, contexto, prompt_sistema, prompt_usuario, ...rest } =
    fields();
  return z.strictObject({
    ...z.object(rest).partial().shape,
    // Without their defaults, or a partial change would reset them.
    descripcionDetallada: descripcionDetallada.unwrap().optional(),
    categoria: categoria.unwrap().optional(),
    tipo: tipo.unwrap().optional(),
    api_preferida: api_preferida.unwrap().optional(),
    contexto: contexto.unwrap().optional(),
    prompt_sistema: prompt_sistema.unwrap().optional(),
    prompt_usuario: prompt_usuario.unwrap().optional(),
    configuracion: z
      .strictObject({ activo: z.boolean().optional(), requiereAutenticacion: z.boolean().optional() })
      .optional(),
    /** The one that was read. */
    version: version(),
  });
});

/** The structure with an id on everything, and with questions that name their competencies by id. */
export function assignIds({ competencias, fases, ...rest }: EstructuraEnviada): Estructura {
  const known = withIds(competencias, ({ nombre }) => nombre);
  const questionIds = new Set(fases.flatMap(({ preguntas }) => preguntas.flatMap(({ id }) => id ?? [])));
  return {
    ...rest,
    competencias: known,
    fases: withIds(fases, ({ nombre }) => nombre).map((each) => ({
      ...each,
      preguntas: withIds(each.preguntas, () => 'pregunta', questionIds).map((one) => ({
        ...one,
        competencias: one.competencias.flatMap((name) => findCompetencia(known, name)?.id ?? []),
      })),
    })),
  };
}

function withIds<T extends { id?: string | undefined }>(
  list: readonly T[],
  nameOf: (each: T) => string,
  taken = new Set(list.flatMap(({ id }) => id ?? [])),
): (T & { id: string })[] {
  return list.map((each) => {
    const id = each.id ?? freeSlug(toSlug(nameOf(each)) || 'sin-nombre', taken);
    taken.add(id);
    return { ...each, id };
  });
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const id = n === 1 ? wanted : `${wanted.slice(0, 55)}-${n}`;
    if (!taken.has(id)) return id;
  }
}

function findCompetencia<T extends { id?: string | undefined; nombre: string }>(list: readonly T[], name: string) {
  const wanted = toSlug(name);
  return list.find(({ id, nombre }) => id === name || toSlug(nombre) === wanted);
}

interface Fault {
  path: (string | number)[];
  msg: string;
}

/** What no single field can tell: names used twice, competencies that do not exist, too much in all. */
function findFaults({ competencias, fases }: EstructuraEnviada): Fault[] {
  const faults: Fault[] = [];
  const repeated = (values: readonly string[]) =>
    values.flatMap((value, at) => (value && values.indexOf(value) < at ? [at] : []));
  for (const at of repeated(competencias.map(({ nombre }) => toSlug(nombre))))
    faults.push({ path: ['competencias', at, 'nombre'], msg: 'Ya hay otra competencia con este nombre' });
  for (const at of repeated(competencias.map(({ id = '' }) => id)))
    faults.push({ path: ['competencias', at, 'id'], msg: 'Ya hay otra competencia con este identificador' });
  for (const at of repeated(fases.map(({ id = '' }) => id)))
    faults.push({ path: ['fases', at, 'id'], msg: 'Ya hay otra fase con este identificador' });
  const places = fases.flatMap(({ preguntas }, f) =>
    preguntas.map((each, p) => ({ each, path: ['fases', f, 'preguntas', p] })),
  );
  for (const at of repeated(places.map(({ each }) => each.id ?? '')))
    faults.push({ path: [...(places[at]?.path ?? []), 'id'], msg: 'Ya hay otra pregunta con este identificador' });
  for (const { each, path } of places)
    if (each.competencias.some((name) => !findCompetencia(competencias, name)))
      faults.push({ path: [...path, 'competencias'], msg: 'Nombra una competencia que no está en este servicio' });
  if (places.length > PREGUNTAS_MAX)
    faults.push({ path: ['fases'], msg: `Deja como máximo ${PREGUNTAS_MAX} preguntas entre todas las fases` });
  return faults;
}
