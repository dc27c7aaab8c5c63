import type { UploadsFolder } from '#shared/core/contract.ts';
import type { NombreEntidad } from '#shared/datos/datos/entidades.ts';
import type { PrefijoPropio } from '../candidatos/candidatos/candidato.record.ts';
import type { Folder } from '../core/adapters/folder.ts';
import { asPrefix, type Key, type KeyPrefix } from '../core/table.ts';

/**
 * What becomes of an item when the person is erased whom it tells of.
 * - `escrita`: it goes in the transaction that removes the candidate or the interview, with what it counts for.
 * - `propia`: it is theirs alone, and goes with everything that stands under their id.
 * - `mencion`: it goes when it names them, their address or one of their interviews. `mencionConArchivo`: with its file.
 * - `queda`: it tells of nobody, or is what says that somebody was erased.
 */
type Supresion = 'escrita' | 'propia' | 'mencion' | 'mencionConArchivo' | 'queda';

/** What becomes of it when a company empties its data: `barrida` goes whatever it says. */
type Vaciado = 'escrita' | 'barrida' | 'queda';

export interface Pertenencia {
  supresion: Supresion;
  vaciado: Vaciado;
  /** What exports and backups hold it as, and restoring brings back. Nothing leaves that is not said to leave. */
  sale?: NombreEntidad;
  /** Whose id its key begins with: the item comes and goes with them. */
  de?: 'candidato' | 'entrevista';
  /** The purge of the company, or of the user, leaves it to the last transaction, which removes it with its guards. */
  purga?: 'ultima';
}

const QUEDA = { supresion: 'queda', vaciado: 'queda' } as const;
const ESCRITA = { supresion: 'escrita', vaciado: 'escrita' } as const;
const PROPIA = { supresion: 'propia', vaciado: 'escrita', de: 'candidato' } as const;
const MENCION = { supresion: 'mencion', vaciado: 'barrida' } as const;

const DE_CANDIDATO = {
  'CANDIDATO_HITO#': { ...PROPIA, sale: 'historial' },
  'CANDIDATO_NOTA#': { ...PROPIA, sale: 'notas' },
  'CANDIDATO_CV#': PROPIA,
  'CANDIDATO_CV_TEXTO#': { ...PROPIA, sale: 'curriculums' },
  'CANDIDATO_CV_SUBIDA#': PROPIA,
} as const satisfies Record<PrefijoPropio, Pertenencia>;

/**
 * What stands in a company's own partition, by its sort key; with `#` at the end an id follows. Export, backup, restore,
 * erasure, retention, emptying and purge read this table, and nothing is stored that has no row here: the table of the
 * tests refuses it.
 */
const EN_EMPRESA = {
  EMPRESA: { ...QUEDA, sale: 'empresa', purga: 'ultima' },
  CONTEXTO: { ...QUEDA, sale: 'contexto', purga: 'ultima' },
  SUSCRIPCION: { ...QUEDA, sale: 'suscripcion', purga: 'ultima' },
  USO: { ...QUEDA, purga: 'ultima' },
  LICENCIAS: { ...QUEDA, purga: 'ultima' },
  LISTADO: { ...QUEDA, purga: 'ultima' },
  LISTADO_ESTADO: { ...QUEDA, purga: 'ultima' },
  'ESTADO#': { ...QUEDA, sale: 'estados' },
  'LICENCIA_LLENA#': { ...QUEDA, sale: 'licencias' },
  'LICENCIA#': { ...QUEDA, sale: 'licencias' },
  'LICENCIA_TERMINADA#': { ...QUEDA, sale: 'licencias' },
  CONSERVACION: { ...QUEDA, sale: 'conservacion' },
  PLAN_ESTRATEGICO: { ...QUEDA, sale: 'planEstrategico' },
  PLAN_ESTRATEGICO_TEXTO: QUEDA,
  'SUBIDA#': QUEDA,
  ACTIVIDAD: QUEDA,
  AJUSTES: QUEDA,
  MARCA: QUEDA,
  ATENCION: QUEDA,
  'AVISO#': QUEDA,
  'CONFIGURACION#': QUEDA,
  'CLAVE_API#': QUEDA,
  'CORTE#': QUEDA,
  'REPORTE#': QUEDA,
  DATOS: QUEDA,
  'DATOS_OPERACION#': QUEDA,
  'DATOS_COPIA#': QUEDA,
  'EVENTO#': QUEDA,
  'AREA#': { ...ESCRITA, supresion: 'queda', sale: 'areas' },
  'AREA_NOMBRE#': { ...ESCRITA, supresion: 'queda' },
  'CANDIDATO#': { ...ESCRITA, sale: 'candidatos' },
  CANDIDATOS: ESCRITA,
  'CANDIDATO_EMAIL#': ESCRITA,
  'CANDIDATO_LISTADO#': ESCRITA,
  'CANDIDATO_AREA#': ESCRITA,
  'CANDIDATO_AREA_ESTADO#': ESCRITA,
  'CANDIDATO_SERVICIO#': ESCRITA,
  'CANDIDATO_ACTIVIDAD#': { ...ESCRITA, sale: 'actividades', de: 'candidato' },
  ...DE_CANDIDATO,
  'SUPRESION#': QUEDA,
  'SUPRIMIDO#': QUEDA,
  'ENTREVISTA#': { ...ESCRITA, sale: 'entrevistas' },
  'ENTREVISTA_LISTADO#': ESCRITA,
  'CANDIDATO_ENTREVISTA#': ESCRITA,
  'INFORME#': { ...ESCRITA, sale: 'informes', de: 'entrevista' },
  'INFORME_LISTADO#': ESCRITA,
  INFORMES: ESCRITA,
  'INFORMES_ZIP#': { supresion: 'mencionConArchivo', vaciado: 'queda' },
  'CORREO#': MENCION,
  'ENVIOS#': QUEDA,
  'DIARIO#': QUEDA,
  'IMPORTACION_FILA#': MENCION,
  'IDEMPOTENCIA#': { ...MENCION, vaciado: 'queda' },
  // What it was given keeps the person's row, masked: `mask-importaciones.ts`.
  'IMPORTACION#': { supresion: 'queda', vaciado: 'barrida' },
  'EJECUCION#': { supresion: 'queda', vaciado: 'barrida' },
} as const satisfies Record<string, Pertenencia>;

/** In the partition of an interview: it goes whole with it. */
const CON_ENTREVISTA = { ...PROPIA, de: 'entrevista' } as const;
const EN_ENTREVISTA = {
  'TURNO#': { ...CON_ENTREVISTA, sale: 'turnos' },
  ENCUESTA: { ...CON_ENTREVISTA, sale: 'encuestas' },
  'AYUDA#': { ...CON_ENTREVISTA, sale: 'ayudas' },
  'VENTANA_AYUDA#': CON_ENTREVISTA,
  'PREGUNTA#': CON_ENTREVISTA,
  'CUIDADO#': CON_ENTREVISTA,
  'ATENCION#': CON_ENTREVISTA,
  'ATENCION_ABIERTA#': CON_ENTREVISTA,
  'AGENDA#': CON_ENTREVISTA,
  CIERRE: CON_ENTREVISTA,
  'VOZ#': CON_ENTREVISTA,
  ANALISIS: CON_ENTREVISTA,
  'ANALISIS_PASO#': CON_ENTREVISTA,
  MODELOS: CON_ENTREVISTA,
  MODELOS_DIGNIDAD: CON_ENTREVISTA,
  'LLAMADA#': CON_ENTREVISTA,
  'PDF#': CON_ENTREVISTA,
  'EVENTO#': CON_ENTREVISTA,
} as const satisfies Record<string, Pertenencia>;

/** In the partition of a user: it goes whole with them. */
const EN_USUARIO = {
  USUARIO: { ...QUEDA, sale: 'usuarios', purga: 'ultima' },
  SINCRONIZACION: { ...QUEDA, purga: 'ultima' },
  INVITACION: { ...QUEDA, purga: 'ultima' },
  PERFIL: QUEDA,
  'SESION#': QUEDA,
  BUZON: QUEDA,
  'NOTIFICACION#': { supresion: 'mencion', vaciado: 'queda' },
  'AVISADO#': QUEDA,
  'IDEMPOTENCIA#': QUEDA,
  'EVENTO#': QUEDA,
} as const satisfies Record<string, Pertenencia>;

/** Partitions of a company that are purged whole, by what follows its id. */
export const PARTES = [
  '#AUDITORIA',
  '#ANALITICA',
  '#CANDIDATOS#BUSCAR',
  '#ENTREVISTAS#BUSCAR',
  '#INFORMES#BUSCAR',
] as const;

const PARTICIONES = { empresa: EN_EMPRESA, entrevista: EN_ENTREVISTA, usuario: EN_USUARIO } as const;
export type Particion = keyof typeof PARTICIONES;

/** Rows of a partition with their keys, those that a condition picks. */
export function clavesOf(particion: Particion, picks: (row: Pertenencia) => boolean): string[] {
  const rows: Record<string, Pertenencia> = PARTICIONES[particion];
  return Object.entries(rows).flatMap(([clave, row]) => (picks(row) ? clave : []));
}

/** The same of rows that are all read by their beginning. */
export function prefijosOf(particion: Particion, picks: (row: Pertenencia) => boolean): KeyPrefix[] {
  return clavesOf(particion, picks).map(asPrefix);
}

/** The row of a sort key; undefined for what nobody has said anything about. */
export function pertenenciaOf(particion: Particion, sk: string): Pertenencia | undefined {
  const rows: Record<string, Pertenencia> = PARTICIONES[particion];
  return rows[sk] ?? rows[sk.slice(0, sk.indexOf('#') + 1)];
}

/** What is no company's and no user's, by the beginning of its partition, with what takes it away where it names somebody. */
const DE_LA_PLATAFORMA = {
  'GLOBAL#': 'settings, lists and counters of the platform; the purge and the erasure write what they change of them',
  'SERVICIO_HR#': 'the versions of a service of the platform',
  'TOK#': 'the link of an interview: goes in the transaction that removes it',
  'CIF#': 'the guard of a tax id: goes in the last transaction of the purge',
  'SUBDOMINIO#': 'the guard of a subdomain: goes in the last transaction of the purge',
  'EMAIL#': 'the guard of an address to sign in with: goes in the transaction that removes the user',
  'SOLICITUD#': 'a request for an account, until the platform has answered it',
  'SOLICITUD_ENVIADA#': 'the guard of a request; expires',
  'INTENTOS#': 'counted tries; expire',
  'OAUTH#': 'a sign-in that is under way; expires',
} as const satisfies Record<string, string>;

/** There is a row for it. */
export function isOwned({ PK, SK }: Key): boolean {
  const [, entrevista, parte] = /^EMPRESA#[^#]*(?:#(ENTREVISTA)#[^#]*|(#.+))?$/.exec(PK) ?? [];
  if (parte) return PARTES.some((each) => parte === each);
  if (PK.startsWith('EMPRESA#')) return Boolean(pertenenciaOf(entrevista ? 'entrevista' : 'empresa', SK));
  if (PK.startsWith('USUARIO#')) return Boolean(pertenenciaOf('usuario', SK));
  return Object.keys(DE_LA_PLATAFORMA).some((root) => PK.startsWith(root));
}

/** Where an entity that leaves stands, and the keys of its items. */
export function lugarOf(entidad: NombreEntidad): { particion: Particion; claves: string[]; de: Pertenencia['de'] } {
  for (const particion of Object.keys(PARTICIONES) as Particion[]) {
    const claves = clavesOf(particion, ({ sale }) => sale === entidad);
    const [clave] = claves;
    if (clave) return { particion, claves, de: pertenenciaOf(particion, clave)?.de };
  }
  throw new Error(`Nothing leaves as ${entidad}`);
}

/** Folders of the uploads bucket; below each, one for each company. */
export const CARPETAS = {
  planes: { recibe: true },
  cv: { recibe: true, deCandidato: true },
  importaciones: { recibe: true },
  operaciones: { recibe: true },
  exportaciones: {},
  copias: {},
  informes: { deCandidato: true },
  descargas: {},
} as const satisfies Record<UploadsFolder, { recibe?: true; deCandidato?: true }>;

/** Prefixes of what a company has sent, or what was made for it; `recibe`: also what waits in quarantine. */
export function carpetasOf(empresaId: string, cuarentena: Folder): Folder[] {
  return Object.entries(CARPETAS).flatMap(([folder, row]): Folder[] => {
    const own: Folder = `${folder}/${empresaId}/`;
    return 'recibe' in row ? [own, `${cuarentena}${own}`] : [own];
  });
}

/** Of these what is one candidate's alone. */
export function carpetasDeCandidato(empresaId: string, candidatoId: string, cuarentena: Folder): Folder[] {
  return Object.entries(CARPETAS).flatMap(([folder, row]): Folder[] => {
    if (!('deCandidato' in row)) return [];
    const own: Folder = `${folder}/${empresaId}/${candidatoId}/`;
    return 'recibe' in row ? [own, `${cuarentena}${own}`] : [own];
  });
}
