import { fold } from '#shared/core/fold.ts';
import type { ResultadoElemento } from '#shared/datos/datos/datos.ts';
import type { EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { TEXTO_SUPRIMIDO } from '../../candidatos/candidatos/candidato.errors.ts';
import type { CandidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import type { SuprimidosRepository } from '../../candidatos/candidatos/suprimido.record.ts';
import type { AreaRepository } from '../../empresas/areas/area.repository.ts';
import { type ElementoRepository, idOf } from './elemento.repository.ts';
import type { Elemento } from './entidad.record.ts';
import { type FindErased, parentRef, type Ref } from './erased-owners.ts';
import type { ServiciosRepository } from './servicio-head.repository.ts';
import { huellaOf, type Typed, toTyped } from './typed.ts';

/** One item of a file beside what is there. */
export interface Comparado {
  entidad: Elemento['entidad'];
  clave: string;
  resultado: ResultadoElemento;
  /** Why it cannot come in, or which fields differ. */
  detalle: string;
  /** What is there, when there is something. */
  antes: Typed | null;
  /** Of what the file says. */
  huella: string;
  /** It has been brought in. */
  hecho?: true;
}

export interface CompareContext {
  empresaId: string;
  repos: {
    elementos: ElementoRepository;
    candidatos: CandidatoRepository;
    areas: AreaRepository;
    suprimidos: SuprimidosRepository;
    servicios: ServiciosRepository;
  };
  /** Items that come in before these, by `idOf`: only when nothing is written yet. */
  previstos: Set<string>;
  findErased: FindErased;
  /** How many more candidates the plan allows; -1 without a limit. Only when nothing is written yet. */
  sitio?: number;
}

type Found = Awaited<ReturnType<ElementoRepository['findMany']>>;
/** Says why an item may not come in. */
type Objection = (elemento: Elemento, isNew: boolean) => string | typeof SUPRIMIDO | undefined;

const SUPRIMIDO = Symbol('suprimido');
const ABIERTA = 'La entrevista está programada o en curso: no se toca desde un archivo';
/** Whoever is in one of these has a link, a place in a licence, or a job that works on it. */
const ABIERTAS: readonly string[] = ['programada', 'en_progreso', 'completada'] satisfies EstadoEntrevista[];
const SIN_ENLACE: readonly string[] = ['programada', 'en_progreso'] satisfies EstadoEntrevista[];

/** Compares items of one kind with what is there: two to four reads for all of them. */
export async function compareBloque(elementos: readonly Elemento[], context: CompareContext): Promise<Comparado[]> {
  const found = await context.repos.elementos.findMany(context.empresaId, elementos);
  const objection = await objectionsTo(elementos, found, context);
  return elementos.map((elemento) => {
    const compared = compare(elemento, found, objection);
    return withinLimit(compared, context);
  });
}

function compare(elemento: Elemento, found: Found, objection: Objection): Comparado {
  const { entidad, clave } = elemento;
  const typed = toTyped(elemento.datos);
  const current = found.get(idOf(elemento));
  const antes = current ? toTyped(current.elemento.datos) : null;
  const base = { entidad, clave, antes, huella: huellaOf(typed) };
  if (antes && huellaOf(antes) === base.huella) return { ...base, resultado: 'igual', detalle: '' };
  const why = objection(elemento, !antes);
  if (why === SUPRIMIDO) return { ...base, resultado: 'suprimido', detalle: TEXTO_SUPRIMIDO };
  if (why) return { ...base, resultado: 'conflicto', detalle: why };
  if (!antes) return { ...base, resultado: 'nuevo', detalle: '' };
  return { ...base, resultado: 'cambiado', detalle: changedFields(antes, typed).join(', ') };
}

/** What comes in is counted at once, so that the plan's limit holds for what comes after it. */
function withinLimit(compared: Comparado, context: CompareContext): Comparado {
  const { resultado, entidad } = compared;
  if (entidad === 'candidatos' && resultado === 'nuevo' && context.sitio === 0) {
    return { ...compared, resultado: 'conflicto', detalle: 'El plan no permite más candidatos' };
  }
  if (entidad === 'candidatos' && resultado === 'nuevo' && (context.sitio ?? -1) > 0)
    context.sitio = (context.sitio ?? 0) - 1;
  if (resultado === 'nuevo') context.previstos.add(idOf(compared));
  return compared;
}

function changedFields(a: Typed, b: Typed): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete('version');
  const differs = (name: string) =>
    huellaOf({ x: a[name] ?? { NULL: true } }) !== huellaOf({ x: b[name] ?? { NULL: true } });
  return [...names].filter(differs);
}

async function objectionsTo(elementos: readonly Elemento[], found: Found, context: CompareContext): Promise<Objection> {
  switch (elementos[0]?.entidad) {
    case 'areas':
      return objectionsToAreas(elementos, context);
    case 'candidatos':
      return objectionsToCandidatos(elementos, context);
    case 'entrevistas':
      return objectionsToEntrevistas(elementos, found, context);
    default:
      return objectionsToOwned(elementos, context);
  }
}

async function objectionsToAreas(
  elementos: readonly Elemento[],
  { empresaId, repos }: CompareContext,
): Promise<Objection> {
  const owners = await repos.areas.findIdsByNombre(
    empresaId,
    elementos.map(({ datos }) => String(datos.nombreArea)),
  );
  return ({ clave, datos }) => {
    const owner = owners.get(fold(String(datos.nombreArea)));
    return owner && owner !== clave ? 'Otra área tiene ese nombre' : undefined;
  };
}

async function objectionsToCandidatos(elementos: readonly Elemento[], context: CompareContext): Promise<Objection> {
  const { empresaId, repos, previstos } = context;
  const emails = elementos.map(({ datos }) => String(datos.email));
  const ids = elementos.map(({ clave }) => clave);
  const areas = refs(
    'areas',
    elementos.map(({ datos }) => datos.areaId),
  );
  const [owners, byEmail, erased, known] = await Promise.all([
    repos.candidatos.findIdsByEmail(empresaId, emails),
    repos.candidatos.findSuprimidos(empresaId, emails),
    repos.suprimidos.findErased(empresaId, ids),
    repos.elementos.findMany(empresaId, areas),
  ]);
  return ({ clave, datos }, isNew) => {
    const email = String(datos.email);
    // Whoever is there now has applied again since, and may be brought up to date.
    if (erased.has(clave) || (isNew && byEmail.has(email))) return SUPRIMIDO;
    const owner = owners.get(email);
    if (owner && owner !== clave) return 'Otro candidato tiene ese correo';
    const area = datos.areaId && `areas/${datos.areaId}`;
    return area && !known.has(String(area)) && !previstos.has(String(area)) ? 'Su área no existe' : undefined;
  };
}

async function objectionsToEntrevistas(
  elementos: readonly Elemento[],
  found: Found,
  context: CompareContext,
): Promise<Objection> {
  const { empresaId, repos, previstos, findErased } = context;
  const candidatos = refs(
    'candidatos',
    elementos.map(({ datos }) => datos.candidatoId),
  );
  const [known, servicios] = await Promise.all([
    repos.elementos.findMany(empresaId, candidatos),
    repos.servicios.findKnown(elementos.map(({ datos }) => String(datos.servicioId))),
  ]);
  const isThere = (id: string) => known.has(id) || previstos.has(id);
  const erased = await findErased(candidatos.filter((ref) => !isThere(idOf(ref))));
  return ({ clave, datos }, isNew) => {
    const candidato = `candidatos/${datos.candidatoId}`;
    if (!isThere(candidato)) return erased.has(candidato) ? SUPRIMIDO : 'Su candidato no existe';
    if (isNew && SIN_ENLACE.includes(String(datos.estado))) return 'Estaba programada o en curso: prográmala de nuevo';
    if (isNew) return servicios.has(String(datos.servicioId)) ? undefined : 'Su servicio ya no existe';
    const current = found.get(`entrevistas/${clave}`)?.elemento.datos.estado;
    return [current, datos.estado].some((estado) => ABIERTAS.includes(String(estado))) ? ABIERTA : undefined;
  };
}

/** What belongs to a candidate or an interview comes in with it. */
async function objectionsToOwned(
  elementos: readonly Elemento[],
  { empresaId, repos, previstos, findErased }: CompareContext,
): Promise<Objection> {
  const parents = unique(elementos.map(parentRef));
  const known = await repos.elementos.findMany(empresaId, parents);
  const isThere = (id: string) => known.has(id) || previstos.has(id);
  const erased = await findErased(parents.filter((ref) => !isThere(idOf(ref))));
  return (elemento) => {
    const parent = parentRef(elemento);
    const current = known.get(idOf(parent));
    if (!current) {
      if (previstos.has(idOf(parent))) return undefined;
      if (erased.has(idOf(parent))) return SUPRIMIDO;
      return parent.entidad === 'candidatos' ? 'Su candidato no existe' : 'Su entrevista no existe';
    }
    return parent.entidad === 'entrevistas' && ABIERTAS.includes(String(current.elemento.datos.estado))
      ? ABIERTA
      : undefined;
  };
}

const unique = (all: readonly Ref[]): Ref[] => [...new Map(all.map((each) => [idOf(each), each])).values()];
const refs = (entidad: Ref['entidad'], claves: readonly unknown[]): Ref[] =>
  unique(claves.flatMap((clave) => (typeof clave === 'string' ? { entidad, clave } : [])));
