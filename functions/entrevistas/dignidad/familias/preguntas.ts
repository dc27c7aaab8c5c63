import type { Coincidencia, Familia, Gravedad, Hallado, Hallazgo } from '../familia.ts';
import { keyOf } from '../lectura/spelling.ts';
import { EMPRESA, PREGUNTA } from './preguntas/empresa-pregunta.ts';
import { FORMA } from './preguntas/forma.ts';
import { IA_DATOS } from './preguntas/ia-datos.ts';
import { PROCESO } from './preguntas/proceso.ts';
import {
  type Apertura,
  aperturaOf,
  endsInStop,
  endsInTag,
  isQuoted,
  isStatement,
  isTag,
  tellsDeeds,
} from './preguntas/senales.ts';
import { TEMAS } from './preguntas/temas.ts';

/** By intention; where several fit, the first one wins: privacy before the process, the process before the company. */
const INTENCIONES: Readonly<Record<string, readonly string[]>> = { ...IA_DATOS, ...PROCESO, ...EMPRESA, ...PREGUNTA };
const DE_TEMA = Object.fromEntries(Object.entries(TEMAS).map(([nombre, patterns]) => [`tema_${nombre}`, patterns]));
const NOMBRES = Object.keys(INTENCIONES);

/** Intentions that say more than one before them in that order. */
const ANTES: Readonly<Record<string, readonly string[]>> = {
  pregunta_bien_asi: ['proceso_como_me_fue', 'pregunta_que_vale', 'proceso_voz'],
  pregunta_cuanto: ['proceso_voz', 'proceso_contacto', 'proceso_tiempo_queda', 'proceso_que_se_valora'],
  pregunta_que_vale: [
    'proceso_voz',
    'proceso_que_se_valora',
    'empresa_otro',
    'empresa_horario_lugar',
    'datos_si_no_acepto',
  ],
  pregunta_repetir: ['proceso_falla_pantalla', 'datos_borrar_respuesta'],
  pregunta_palabra: ['pregunta_no_entiendo', 'proceso_pasos', 'empresa_horario_lugar'],
  pregunta_por_que: [
    'pregunta_no_entiendo',
    'proceso_pasos',
    'proceso_que_se_valora',
    'empresa_funciones',
    'empresa_otro',
    'datos_quien_lee',
    'datos_redes_antecedentes',
  ],
  proceso_es_real: ['ia_quien_eres', 'datos_con_nombre'],
  proceso_cobran: ['empresa_otro', 'empresa_sueldo', 'proceso_repetir_entrevista'],
  proceso_saltar: ['proceso_pausa', 'proceso_falla_pantalla', 'datos_borrar_respuesta', 'proceso_repetir_entrevista'],
  datos_cuanto_tiempo: ['datos_borrar_todo', 'datos_copia'],
  empresa_otro: ['ia_modelo'],
  empresa_horario_lugar: ['proceso_persona'],
  datos_sensibles_dichos: ['pregunta_que_vale'],
  proceso_cuantas_personas: ['proceso_tiempo_queda', 'ia_quien_eres', 'datos_quien_lee'],
  proceso_voz: ['ia_quien_puntua', 'datos_copia', 'datos_grabacion', 'ia_quien_eres'],
};

/** Questions to the interviewer or the company, with or without marks, and about a question not understood. */
export const preguntas: Familia = {
  gramatica: { ...INTENCIONES, ...DE_TEMA, ...FORMA },
  decidir(hallado) {
    const { texto, oraciones } = hallado.lectura;
    if (/^[\s¿?¡!.…]*\?[\s¿?¡!.…]*$/u.test(texto)) {
      return [hallazgoOf('pregunta_no_entiendo', { inicio: 0, fin: texto.length })];
    }
    const found = oraciones.flatMap((_, oracion) => preguntaOf(hallado, oracion) ?? []);
    const known = found.filter(({ subtipo }) => subtipo !== DESCONOCIDA);
    return known.length > 0 ? known.filter((each, at) => !known.slice(0, at).some(sameAs(each))) : found.slice(0, 1);
  },
};

export const DESCONOCIDA = 'desconocida';
const sameAs = (one: Hallazgo) => (other: Hallazgo) => one.subtipo === other.subtipo;

/** Who asks about the words of a question has not understood it. */
const NO_ENTIENDE = new Set(['pregunta_no_entiendo', 'pregunta_palabra']);
const CATEGORIAS: Readonly<Record<string, string>> = {
  ia: 'pregunta_ia',
  datos: 'pregunta_datos',
  proceso: 'pregunta_proceso',
  empresa: 'pregunta_proceso',
  pregunta: 'pregunta_pregunta',
};

/** A question by its intention. */
export function hallazgoOf(
  intencion: string,
  { inicio, fin }: Hallazgo['tramo'],
  fuente: Hallazgo['fuente'] = 'reglas',
): Hallazgo {
  const categoria = NO_ENTIENDE.has(intencion)
    ? 'no_entiende'
    : (CATEGORIAS[intencion.split('_')[0] ?? ''] ?? 'pregunta_proceso');
  const gravedad: Gravedad = intencion === DESCONOCIDA ? 2 : 1;
  return { categoria, gravedad, subtipo: intencion, tramo: { inicio, fin }, fuente };
}

/** Faults, and words that were not understood, are told as they are. */
const DICHAS =
  /^(proceso_falla|proceso_corte|pregunta_repetir|pregunta_no_entiendo|pregunta_palabra|proceso_no_se_contestar)/;
/** Spoken of in an interview by who is in it, and hardly ever in a told job. */
const PROPIAS =
  /^(ia_|datos_(?!donde|copia)|proceso_(ortografia|como_me_fue|adaptacion|cuantas|es_real|cobran|otra_lengua|usar_ia|persona|repetir|tiempo|fecha|cuando)|pregunta_(que_vale|bien_asi|cuanto|por_donde))/;
/** Asked about what one has done here. */
const DE_LO_HECHO = /^(datos_|proceso_falla|proceso_corte|proceso_como_me_fue|pregunta_|proceso_cuando)/;

const oneClause = ({ lectura }: Hallado) => lectura.oraciones.every(({ clausulas }) => clausulas.length === 1);
const STARTS_TOLD = /^\s*(?!as[ií]|aqu[ií])\p{L}{2,}[éí]\s/iu;
/** «No entiendo a la gente que llega tarde». */
const OF_OTHERS =
  /(?:entiend|entend|comprend)\p{L}* (?:a |por qu[eé] |c[oó]mo )(?:l[aeo]s?|mi|mis|un|una|quien|alguien|hay) /iu;

interface Pregunta {
  hallado: Hallado;
  oracion: number;
  /** Written with its mark. */
  marcada: boolean;
  /** Says that it asks: «quiero saber». */
  anuncia: boolean;
  apertura: Apertura | undefined;
  /** Words of the whole text, and of the sentence. */
  total: number;
  palabras: number;
}

function preguntaOf(hallado: Hallado, oracion: number): Hallazgo | undefined {
  const { hay, lectura } = hallado;
  const range = lectura.oraciones[oracion];
  if (!range) return undefined;
  const total = lectura.palabras.length;
  const tramo = {
    inicio: lectura.palabras[range.desde]?.inicio ?? 0,
    fin: lectura.palabras[range.hasta - 1]?.fin ?? 0,
  };
  if (isQuoted(hallado, tramo)) return undefined;
  const hits = hitsOf(hallado, oracion);
  const ofWords = hits.some(({ grupo }) => /repetir|no_entiendo$/.test(grupo));
  if (hay({ oracion }, 'cita') && !(ofWords && total <= 14)) return undefined;
  const pregunta: Pregunta = {
    hallado,
    oracion,
    marcada: range.pregunta && !endsInTag(hallado, oracion),
    anuncia: hay({ oracion }, 'saber'),
    apertura: aperturaOf(hallado, oracion),
    total,
    palabras: range.hasta - range.desde,
  };
  const hit = hits.find((each) => isAsked(pregunta, each));
  if (hit) return hallazgoOf(nombreOf(hit), tramo);
  return isUnknown(pregunta) ? hallazgoOf(unknownOf(pregunta), tramo) : undefined;
}

const nombreOf = ({ grupo }: Coincidencia) => grupo.split('.')[1] ?? '';

/** One hit of each intention, the one that says most first. */
function hitsOf({ de }: Hallado, oracion: number): Coincidencia[] {
  const hits = NOMBRES.flatMap((nombre) => longest(de(nombre).filter((en) => en.oracion === oracion)));
  const there = new Set(hits.map(nombreOf));
  const beaten = new Set([...there].flatMap((nombre) => ANTES[nombre] ?? []));
  return hits.toSorted((a, b) => Number(beaten.has(nombreOf(a))) - Number(beaten.has(nombreOf(b))));
}
const longest = (hits: readonly Coincidencia[]) =>
  hits.toSorted((a, b) => b.hasta - b.desde - (a.hasta - a.desde)).slice(0, 1);

function isAsked(pregunta: Pregunta, hit: Coincidencia): boolean {
  const { hallado, oracion, marcada, anuncia, apertura, total, palabras } = pregunta;
  const nombre = nombreOf(hit);
  const directed = hallado.hay({ oracion }, 'dirigida');
  const fits = apertura === 'fuerte' || apertura === 'verbo';
  const told = tellsDeeds(hallado, oracion, hit) && !((marcada || fits) && DE_LO_HECHO.test(nombre) && total <= 22);
  if (isTag(hallado, oracion)) return false;
  if (marcada) return total <= 30 ? !told || directed : directed && !told;
  if (told || (endsInTag(hallado, oracion) && !directed)) return false;
  if (anuncia && palabras <= 30) return total <= 30 || directed;
  if (nombre === 'pregunta_no_entiendo' && OF_OTHERS.test(hallado.lectura.texto)) return false;
  const said = DICHAS.test(nombre);
  if (said && (total <= 12 || (palabras <= 8 && total <= 20 && directed))) return true;
  if (isStatement(hallado, oracion)) return false;
  if (total <= 8 && !endsInStop(hallado) && (fits || directed || PROPIAS.test(nombre) || oneClause(hallado)))
    return !STARTS_TOLD.test(hallado.lectura.texto);
  if (!apertura) return false;
  if (apertura === 'fuerte') return palabras <= 26 && (total <= 22 || directed);
  if (apertura === 'verbo') return palabras <= 24 && (total <= 14 || (directed && total <= 26));
  return total <= 16 && (directed || (PROPIAS.test(nombre) && total <= 14));
}

function isUnknown({ hallado, oracion, marcada, anuncia, apertura, total, palabras }: Pregunta): boolean {
  const { hay, lectura } = hallado;
  if (isTag(hallado, oracion) || tellsDeeds(hallado, oracion)) return false;
  const onlyAsks = lectura.oraciones.every(({ pregunta, desde, hasta }) => pregunta || hasta - desde <= 4);
  if (marcada) return total <= 25 && onlyAsks;
  if (total <= 3) return DUDAS.has(lectura.palabras.map(({ keys }) => keys[0]).join(' '));
  if (total > 14 || isStatement(hallado, oracion) || STARTS_TOLD.test(lectura.texto)) return false;
  if (hay({ oracion }, 'dirigida') && (anuncia || apertura === 'fuerte')) return palabras <= 14;
  return (
    total <= 9 && (apertura === 'fuerte' || (apertura === 'verbo' && !endsInStop(hallado))) && hayTema(hallado, oracion)
  );
}

const hayTema = ({ hay }: Hallado, oracion: number) => Object.keys(DE_TEMA).some((nombre) => hay({ oracion }, nombre));

/** One or two words of doubt have not understood; who offers two readings asks which of them is meant. */
function unknownOf({ hallado: { hay, lectura }, oracion, total }: Pregunta): string {
  if (total <= 4 && hay({ oracion }, 'duda')) return 'pregunta_no_entiendo';
  const tema = Object.keys(TEMAS).find((nombre) => hay({ oracion }, `tema_${nombre}`));
  if (tema) return tema;
  const o = lectura.palabras.some(({ keys }, at) => at > 0 && keys[0] === 'o');
  return o && !hay({ oracion }, 'dirigida') ? 'pregunta_que_vale' : DESCONOCIDA;
}

const DUDAS = new Set(
  [
    'no cacho',
    'como asi',
    'mande',
    'que cosa',
    'no entiendo',
    'que es esto',
    'que es eso',
    'ein',
    'como que',
    'que cosa es',
    'mandeme',
  ].map((each) => each.split(' ').map(keyOf).join(' ')),
);
