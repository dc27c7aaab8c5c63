import { fold } from '#shared/core/fold.ts';
import type { Recuperado } from '#shared/core/recuperado.ts';
import type { ResultadoElemento } from '#shared/datos/datos/datos.ts';
import type { EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { TEXTO_SUPRIMIDO } from '../../candidatos/candidatos/candidato.errors.ts';
import type { CandidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import type { SuprimidosRepository } from '../../candidatos/candidatos/suprimido.record.ts';
import type { Item } from '../../core/table.ts';
import type { AreaRepository } from '../../empresas/areas/area.repository.ts';
import { CON_SU_DUENO, targetOf } from './cambiables.ts';
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
  /** Checksum of the item as it would be after the file. */
  huella: string;
  /** Part of a change that does not come along, in words; empty without any. */
  queda: string;
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
  /** Checksum of the file that they come from. */
  archivo: string;
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
const QUEDA = 'El correo, el estado y lo demás que no se edita en la ficha se quedan como están';
const SIN_ENLACE: readonly string[] = ['programada', 'en_progreso'] satisfies EstadoEntrevista[];

/** Compares items of one kind with what is there: two to four reads for all of them. */
export async function compareBloque(elementos: readonly Elemento[], context: CompareContext): Promise<Comparado[]> {
  const found = await context.repos.elementos.findMany(context.empresaId, elementos);
  const objection = await objectionsTo(elementos, context);
  return elementos.map((elemento) => {
    const compared = compare(elemento, found, objection);
    return withinLimit(compared, context);
  });
}

function compare(elemento: Elemento, found: Found, objection: Objection): Comparado {
  const { entidad, clave } = elemento;
  const said = toTyped(elemento.datos);
  const current = found.get(idOf(elemento))?.elemento;
  const antes = current ? toTyped(current.datos) : null;
  const target = toTyped(targetOf(elemento, current));
  const base = { entidad, clave, antes, huella: huellaOf(target), queda: '' };
  if (antes && huellaOf(antes) === huellaOf(said)) return { ...base, resultado: 'igual', detalle: '' };
  if (antes && huellaOf(antes) === base.huella) {
    return { ...base, resultado: 'conservado', detalle: changedFields(antes, said).join(', ') };
  }
  const why = objection(elemento, !antes);
  if (why === SUPRIMIDO) return { ...base, resultado: 'suprimido', detalle: TEXTO_SUPRIMIDO };
  if (why) return { ...base, resultado: 'conflicto', detalle: why };
  if (!antes) return { ...base, resultado: 'nuevo', detalle: '' };
  const queda = huellaOf(said) === base.huella ? '' : QUEDA;
  return { ...base, resultado: 'cambiado', detalle: changedFields(antes, target).join(', '), queda };
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
  for (const own of ['version', 'fechaActualizacion', 'recuperado']) names.delete(own);
  const differs = (name: string) =>
    huellaOf({ x: a[name] ?? { NULL: true } }) !== huellaOf({ x: b[name] ?? { NULL: true } });
  return [...names].filter(differs);
}

async function objectionsTo(elementos: readonly Elemento[], context: CompareContext): Promise<Objection> {
  switch (elementos[0]?.entidad) {
    case 'areas':
      return objectionsToAreas(elementos, context);
    case 'candidatos':
      return objectionsToCandidatos(elementos, context);
    case 'entrevistas':
      return objectionsToEntrevistas(elementos, context);
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

/** Objections to new interviews: those that are there stay as they are. */
async function objectionsToEntrevistas(elementos: readonly Elemento[], context: CompareContext): Promise<Objection> {
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
  return ({ datos }) => {
    const candidato = `candidatos/${datos.candidatoId}`;
    if (!isThere(candidato)) return erased.has(candidato) ? SUPRIMIDO : 'Su candidato no existe';
    if (SIN_ENLACE.includes(String(datos.estado))) return 'Estaba programada o en curso: prográmala de nuevo';
    return servicios.has(String(datos.servicioId)) ? undefined : 'Su servicio ya no existe';
  };
}

/** What belongs to a candidate or an interview comes in with it. */
async function objectionsToOwned(
  elementos: readonly Elemento[],
  { empresaId, repos, archivo, previstos, findErased }: CompareContext,
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
    if (!CON_SU_DUENO.includes(elemento.entidad) || cameWith(current, archivo)) return undefined;
    return parent.entidad === 'candidatos' ? 'Su candidato ya está, con su propio historial' : 'Su entrevista ya está';
  };
}

const cameWith = ({ item }: { item: Item }, archivo: string) =>
  (item.recuperado as Recuperado | undefined)?.archivo === archivo;

const unique = (all: readonly Ref[]): Ref[] => [...new Map(all.map((each) => [idOf(each), each])).values()];
const refs = (entidad: Ref['entidad'], claves: readonly unknown[]): Ref[] =>
  unique(claves.flatMap((clave) => (typeof clave === 'string' ? { entidad, clave } : [])));
