import * as z from 'zod';
import { candidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { hitoSchema } from '#shared/candidatos/candidatos/hito.ts';
import { notaSchema } from '#shared/candidatos/notas/nota.ts';
import { lazy } from '#shared/core/lazy.ts';
import { email, line, phone } from '#shared/core/schemas.ts';
import { NOMBRES_ENTIDAD, type NombreEntidad } from '#shared/datos/datos/entidades.ts';
import { areaSchema } from '#shared/empresas/areas/area.ts';
import { cambioEstadoSchema, contextoSchema, empresaSchema } from '#shared/empresas/empresas/empresa.ts';
import { planEstrategicoInput } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { suscripcionSchema } from '#shared/empresas/suscripciones/suscripcion.ts';
import { usuarioSchema } from '#shared/empresas/usuarios/usuario.ts';
import { turnoSchema } from '#shared/entrevistas/entrevistas/turno.ts';
import { ayudaSchema } from '#shared/entrevistas/sala/ayuda.ts';
import { encuestaSchema } from '#shared/entrevistas/sala/encuesta.ts';
import { informeSchema } from '#shared/informes/informes/informe.ts';
import { actividadSchema } from '../../candidatos/candidatos/ultima-actividad.record.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Item, Key } from '../../core/table.ts';
import { registroSchema } from '../../empresas/licencias/licencia.record.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { recordSchema as entrevistaRecordSchema } from '../../entrevistas/entrevistas/entrevista.record.ts';
import { lugarOf, type Particion, pertenenciaOf } from '../pertenencias.ts';

/**
 * What of a company's table leaves it, and nothing else: an item of another kind, or an attribute that its schema here
 * does not name, is in no file. So there are no provider keys, passwords, sessions, links or their hashes in it; nor what
 * is made of other items (lists, guards, counters, analytics), nor what is on its way (events, e-mails, uploads, stored
 * answers), nor the audit log and the tombstones of erased people, which nothing may bring back to an earlier state.
 *
 * | Access                                | Key                                                                        |
 * | ------------------------------------- | -------------------------------------------------------------------------- |
 * | items of one kind                     | PK `EMPRESA#<id>`, SK from the first of the kind's keys to the last        |
 * | what belongs to an interview          | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK begins `TURNO#`, `ENCUESTA`, `AYUDA#` |
 *
 * The `clave` of an item is what follows the prefix; of what belongs to an interview, its id comes first.
 */
export interface Entidad {
  nombre: NombreEntidad;
  particion: Particion;
  /** Keys of its items; what ends with `#` is their beginning. */
  claves: readonly string[];
  /** What these have in common, which the `clave` of an item goes on from. */
  prefijo: string;
  tipo: string;
  /** Exactly what leaves. */
  esquema: () => z.ZodObject;
}

const sin = (schema: z.ZodObject, ...names: string[]) =>
  schema.omit(Object.fromEntries(names.map((name) => [name, true as const])) as never) as z.ZodObject;

const USUARIO = ['id', 'nombre', 'apellidos', 'email', 'telefono', 'rol', 'activo', 'estado', 'fechaCreacion'] as const;

const ESQUEMAS = {
  empresa: lazy(() => sin(empresaSchema(), 'limites', 'uso', 'licencias', ...Object.keys(contextoSchema().shape))),
  contexto: contextoSchema,
  suscripcion: suscripcionSchema,
  estados: cambioEstadoSchema,
  licencias: registroSchema,
  conservacion: lazy(() => z.object({ meses: z.number().int().nullable().default(null) })),
  planEstrategico: lazy(() => planEstrategicoInput().strip()),
  usuarios: lazy(() => {
    const escrito = {
      nombre: line(120, 2),
      apellidos: line(120).optional(),
      email: email(),
      telefono: phone().optional(),
    };
    const shape = { ...usuarioSchema().shape, ...escrito };
    return z.object(Object.fromEntries(USUARIO.map((name) => [name, shape[name]])));
  }),
  areas: lazy(() => sin(areaSchema(), 'candidatos', 'reasignacion')),
  candidatos: candidatoSchema,
  actividades: lazy(() => sin(actividadSchema(), 'avisado')),
  historial: hitoSchema,
  notas: notaSchema,
  curriculums: lazy(() => z.object({ archivoId: z.string(), texto: z.string() })),
  entrevistas: lazy(() =>
    sin(entrevistaRecordSchema(), 'tokenCifrado', 'tokenHash', 'esperaMayoria', 'permisoMenor', 'porDecir'),
  ),
  // A turn's own `tipo` stands in the place of an item's.
  turnos: turnoSchema,
  encuestas: lazy(() => encuestaSchema().strip().extend({ fecha: z.string() })),
  ayudas: ayudaSchema,
  informes: informeSchema,
} as const satisfies Record<NombreEntidad, () => z.ZodObject>;

const ENTIDADES = new Map(
  NOMBRES_ENTIDAD.map((nombre): [NombreEntidad, Entidad] => {
    const { particion, claves } = lugarOf(nombre);
    const esquema: () => z.ZodObject = ESQUEMAS[nombre];
    // Users are found by an index of the company, and filed under their id.
    const prefijo = particion === 'usuario' ? '' : commonStart(claves);
    return [
      nombre,
      {
        ...{ nombre, particion, claves, prefijo },
        tipo: commonStart(claves).replace('#', ''),
        esquema: () => esquema().strip(),
      },
    ];
  }),
);

export const entidadOf = (nombre: NombreEntidad): Entidad => ENTIDADES.get(nombre) as Entidad;

function commonStart([first = '', ...others]: readonly string[]): string {
  let end = first.length;
  while (!others.every((other) => other.startsWith(first.slice(0, end)))) end--;
  return first.slice(0, end);
}

/** An item in the form in which files hold it. */
export interface Elemento {
  entidad: NombreEntidad;
  clave: string;
  datos: Record<string, unknown>;
}

export function keyOfElemento(empresaId: string, { entidad, clave }: Pick<Elemento, 'entidad' | 'clave'>): Key {
  const { prefijo, particion } = entidadOf(entidad);
  if (particion !== 'entrevista') return { PK: companyPartition(empresaId), SK: `${prefijo}${clave}` };
  const [entrevistaId = '', ...rest] = clave.split('#');
  return { PK: turnosPartition(empresaId, entrevistaId), SK: `${prefijo}${rest.join('#')}` };
}

/** Undefined for what only begins alike. @throws ZodError when the item is not what its kind says. */
export function toElemento(entidad: Entidad, item: Item, entrevistaId?: string): Elemento | undefined {
  if (pertenenciaOf(entidad.particion, item.SK)?.sale !== entidad.nombre) return undefined;
  const rest = entidad.nombre === 'usuarios' ? String(item.id) : item.SK.slice(entidad.prefijo.length);
  const clave = entrevistaId === undefined ? rest : `${entrevistaId}#${rest}`;
  return { entidad: entidad.nombre, clave, datos: entidad.esquema().parse(item) };
}

/** Whose an item is: `undefined` for what belongs to the company itself. */
export function parentOf({ entidad, clave }: Pick<Elemento, 'entidad' | 'clave'>): Elemento['clave'] | undefined {
  return lugarOf(entidad).de && clave.split('#')[0];
}

/** What an item is filed under by what it says of itself; some do not say whose they are. */
export function claveOf({ entidad, datos }: Omit<Elemento, 'clave'>, padre: string): string {
  switch (entidad) {
    case 'actividades':
      return String(datos.candidatoId);
    case 'historial':
      return `${padre}#${datos.id}`;
    case 'notas':
      return `${datos.candidatoId}#${datos.id}`;
    case 'turnos':
      return `${padre}#${String(datos.secuencia).padStart(4, '0')}`;
    case 'encuestas':
      return `${padre}#`;
    case 'informes':
      return String(datos.entrevistaId);
    default:
      return String(datos.id);
  }
}
