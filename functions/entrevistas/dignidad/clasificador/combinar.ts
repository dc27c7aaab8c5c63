import { categorias, severidadOf } from '#shared/entrevistas/dignidad/categorias.ts';
import type { Hallazgo } from '../familia.ts';
import { DESCONOCIDA, hallazgoOf } from '../familias/preguntas.ts';
import { withMemory } from '../familias/riesgo-vital.ts';
import type { Clasificacion, Observacion } from './clasificar.ts';
import { filaOf } from './tabla.ts';

interface Contexto {
  texto: string;
  /** Codes that earlier texts of the interview gave (`codesOf`). */
  memoria?: readonly string[];
}

/**
 * Whether a model has to read the text as well. Where the rules stop the room for a danger, it is read by nobody else and
 * leaves for nobody.
 */
export const needsModelo = (reglas: readonly Hallazgo[]): boolean =>
  !reglas.some(
    ({ categoria, gravedad }) =>
      (gravedad === 3 && severidadOf(categoria, gravedad).detiene) || (categoria === 'riesgo_vital' && gravedad === 2),
  );

/**
 * One reading of a text out of the rules' and a model's, by the table; without a model's, out of the rules' alone. Pure. What
 * either of them masks is masked.
 */
export function combinar(
  reglas: readonly Hallazgo[],
  modelo: Clasificacion | undefined,
  { texto, memoria = [] }: Contexto,
): Hallazgo[] {
  const observaciones = (modelo?.observaciones ?? []).map(graded);
  const leido = { texto, reglas, observaciones, memoria };
  const standing = reglas.filter((hallazgo) => !observaciones.some((each) => takesBack(each, hallazgo, leido)));
  const deReglas = ofLengua(standing, modelo).flatMap((hallazgo) =>
    withEffect(hallazgo, filaOf(hallazgo.categoria, hallazgo.gravedad).reglas),
  );
  const preguntas = preguntasOf(
    [...(modelo?.preguntas ?? []), ...observaciones.filter(isPregunta).flatMap((each) => asPregunta(each, texto))],
    deReglas,
  );
  const deModelo = observaciones
    .filter((each) => !isPregunta(each))
    .flatMap((each) => hallazgosOf(each, texto))
    .filter((each) => isNew(each, [...deReglas, ...preguntas.nuevas]));
  const all = [...deReglas.filter((each) => !preguntas.resueltas.includes(each)), ...preguntas.nuevas, ...deModelo];
  return spokenWhereBoth(all, standing, observaciones).map((each) =>
    each.categoria === 'riesgo_vital' ? withMemory(each, memoria) : each,
  );
}

/** The severity that counts: what is unclear, denied or of a stranger is asked about; only who is a minor is one. */
function graded(observacion: Observacion): Observacion {
  const { categoria, gravedad, clara, quien, sentido, subtipo } = observacion;
  if (categoria === 'riesgo_vital' && gravedad > 1 && (!clara || quien === 'ajena' || sentido === 'negado')) {
    return { ...observacion, gravedad: 1 };
  }
  if (categoria === 'dato_protegido' && gravedad === 3 && !(clara && quien === 'propia' && subtipo === 'menores')) {
    return { ...observacion, gravedad: 2 };
  }
  return observacion;
}

interface Leido {
  texto: string;
  reglas: readonly Hallazgo[];
  observaciones: readonly Observacion[];
  memoria: readonly string[];
}

function takesBack(observacion: Observacion, hallazgo: Hallazgo, leido: Leido): boolean {
  const { categoria, gravedad, tramo } = hallazgo;
  if (observacion.categoria !== categoria || !isOf(observacion, tramo, leido.texto)) return false;
  return filaOf(categoria, gravedad).anula(observacion, isAlone(observacion, hallazgo, leido));
}

/** A sense silences its clause, never the answer: what is quoted beyond the words must not lead into another one. */
const CLAUSE = /[.!?…;:,\n]|(?<!\p{L})(?:y|e|pero|aunque|porque)(?!\p{L})/iu;

/** A full stop may end a quote. */
function lastLetter(texto: string, from: number, to: number): number {
  let end = Math.max(from, to);
  while (end > from && !/[\p{L}\p{N}]/u.test(texto[end - 1] ?? '')) end--;
  return end;
}

const isOf = ({ tramos }: Observacion, { inicio, fin }: Hallazgo['tramo'], texto: string) =>
  tramos.some(
    (each) =>
      each.inicio < fin &&
      inicio < each.fin &&
      !CLAUSE.test(texto.slice(each.inicio, Math.max(inicio, each.inicio))) &&
      !CLAUSE.test(texto.slice(fin, lastLetter(texto, fin, each.fin))),
  );

const SENALES = new Set(['riesgo_vital', 'malestar_intenso']);

/** No other sign of danger or distress, in this text or before. */
const isAlone = (observacion: Observacion, hallazgo: Hallazgo, { reglas, observaciones, memoria }: Leido) =>
  !reglas.some((each) => each !== hallazgo && SENALES.has(each.categoria)) &&
  !observaciones.some(
    (each) => each !== observacion && SENALES.has(each.categoria) && ['literal', 'negado'].includes(each.sentido),
  ) &&
  !memoria.some((code) => SENALES.has(code.split(':')[0] ?? ''));

const overlaps = ({ tramos }: Observacion, { inicio, fin }: Hallazgo['tramo']) =>
  tramos.some((tramo) => tramo.inicio < fin && inicio < tramo.fin);

const withEffect = (hallazgo: Hallazgo, efecto: 'dice' | 'calla' | 'nada'): Hallazgo[] =>
  efecto === 'nada' ? [] : [efecto === 'calla' ? { ...hallazgo, callado: true } : hallazgo];

const CLAVES_LENGUA = new Set(['ca', 'gl', 'eu', 'pt', 'en', 'fr']);

/** A model may take back that a text is in another language, and name the language that the rules could not. */
function ofLengua(reglas: readonly Hallazgo[], modelo: Clasificacion | undefined): Hallazgo[] {
  if (!modelo) return [...reglas];
  return reglas.flatMap((hallazgo) => {
    if (hallazgo.categoria !== 'otra_lengua') return [hallazgo];
    if (modelo.lengua === 'es') return [];
    const names = hallazgo.subtipo === 'otra' && CLAVES_LENGUA.has(modelo.lengua);
    return [names ? { ...hallazgo, subtipo: modelo.lengua } : hallazgo];
  });
}

/** A question of which a model has not said what is asked. */
const asPregunta = (observacion: Observacion, texto: string): Clasificacion['preguntas'] =>
  hallazgosOf(observacion, texto).map(({ tramo }) => ({ tramo, intencion: DESCONOCIDA }));

/** Questions that only the model has read. One whose intention it knows takes the place of one that nobody knew. */
function preguntasOf(preguntas: Clasificacion['preguntas'], reglas: readonly Hallazgo[]) {
  const known = reglas.filter(isPregunta);
  const isUnknown = ({ subtipo }: Hallazgo) => subtipo === DESCONOCIDA;
  const read = preguntas.map(({ intencion, tramo }) => hallazgoOf(intencion, tramo, 'modelo'));
  const nuevas = read.filter((each, at) =>
    isUnknown(each)
      ? ![...known, ...read.filter((other, place) => place < at || !isUnknown(other))].some(meets(each))
      : !known.some(({ subtipo }) => subtipo === each.subtipo),
  );
  const named = nuevas.filter((each) => !isUnknown(each));
  return { nuevas, resueltas: known.filter((each) => isUnknown(each) && named.some(meets(each))) };
}

const meets =
  ({ tramo }: Hallazgo) =>
  (other: Hallazgo) =>
    other.tramo.inicio < tramo.fin && tramo.inicio < other.tramo.fin;

const isPregunta = ({ categoria }: Pick<Hallazgo, 'categoria'>) => PREGUNTAS.has(categoria);
const PREGUNTAS = new Set(['pregunta_ia', 'pregunta_datos', 'pregunta_proceso', 'pregunta_pregunta']);
const MASKED = new Set(['dato_protegido', 'datos_terceros']);

function hallazgosOf(observacion: Observacion, texto: string): Hallazgo[] {
  const { categoria, gravedad, tramos } = observacion;
  const [tramo] = tramos;
  const efecto = filaOf(categoria, gravedad).modelo(observacion, texto.slice(tramo.inicio, tramo.fin));
  const subtipo = subtipoOf(observacion);
  // Every place where a datum stands is masked; of anything else one is enough.
  return (MASKED.has(categoria) ? tramos : [tramo]).flatMap((each) =>
    withEffect({ categoria, gravedad, ...(subtipo ? { subtipo } : {}), tramo: each, fuente: 'modelo' }, efecto),
  );
}

/** Words of the product only: what a model writes there goes nowhere. */
function subtipoOf({ categoria, subtipo, quien, cuando, gravedad }: Observacion): string | undefined {
  if (categoria === 'riesgo_vital') {
    if (gravedad > 1) return quien === 'propia' ? undefined : 'otra_persona';
    if (quien !== 'propia' && ['pasado', 'reciente'].includes(cuando)) return 'duelo';
    return cuando === 'pasado' ? 'pasado' : 'ambigua';
  }
  if (categoria === 'acoso_violencia') return subtipo === 'en_esta_empresa' ? subtipo : undefined;
  const known = categorias().categorias.find(({ id }) => id === categoria)?.subtipos ?? {};
  return subtipo !== null && subtipo in known ? subtipo : undefined;
}

/** Not what the rules say already, at the same place and as gravely or more; masks of both are put together. */
function isNew(hallazgo: Hallazgo, before: readonly Hallazgo[]): boolean {
  if (MASKED.has(hallazgo.categoria)) return true;
  return !before.some(
    (each) =>
      each.categoria === hallazgo.categoria &&
      each.gravedad >= hallazgo.gravedad &&
      (!each.callado || hallazgo.callado === true) &&
      meets(hallazgo)(each),
  );
}

/** An attempt to steer is spoken of only where rules and model have both read it, and the model is sure. */
function spokenWhereBoth(
  all: readonly Hallazgo[],
  reglas: readonly Hallazgo[],
  observaciones: readonly Observacion[],
): Hallazgo[] {
  const sure = observaciones.filter(
    ({ categoria, clara, sentido }) => categoria === 'influir' && clara && sentido === 'literal',
  );
  const both = reglas.some(
    ({ categoria, tramo }) => categoria === 'influir' && sure.some((each) => overlaps(each, tramo)),
  );
  return both
    ? all.map(({ callado, ...each }) => (each.categoria === 'influir' || !callado ? each : { ...each, callado }))
    : [...all];
}
