import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import { lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
import { BOTONES_CUIDADO, type MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import { preguntas } from '#shared/entrevistas/dignidad/preguntas.ts';
import type { Respuesta } from '#shared/entrevistas/entrevistas/turno.ts';
import type { LoadedSala } from '../sala/sala.service.ts';
import { botonesOf, contestar, isAnswered } from './contestar.ts';
import type { Dicho } from './decidir.ts';
import { type ConPaises, fill, type Hechos, hechosOf, paisesOf } from './hechos.ts';
import { textoIdOf } from './textos.ts';

/** Names several answers of one message, in the place of the id of one text. */
const JUNTAS = '+';
/** Before the language in which the person wrote. */
const LENGUA = '/';

/**
 * The name of what is said: the id of an approved text, or the intentions that are answered. Undefined where nothing is.
 * @param said names of what this interview has been told before
 */
export function nombreOf(dicho: Dicho, said: readonly string[], hechos: Hechos): string | undefined {
  const answered = dicho.intenciones.filter((each) => isAnswered(each, hechos));
  if (isPregunta(dicho.hallazgo.categoria) && answered.length > 0) return answered.join(JUNTAS);
  if (!isPregunta(dicho.hallazgo.categoria)) {
    const id = textoIdOf(dicho, said.map(withoutLengua), hechos);
    return id && dicho.lengua ? `${id}${LENGUA}${dicho.lengua}` : id;
  }
  // A question that is not understood, or that nobody here can answer.
  const unknown = dicho.hallazgo.subtipo === 'desconocida';
  return sinRespuesta(dicho.hallazgo.categoria, unknown);
}

const withoutLengua = (nombre: string) => nombre.split(LENGUA)[0] ?? '';
const isPregunta = (categoria: string) => categoria.startsWith('pregunta_');

function sinRespuesta(categoria: string, unknown: boolean): string | undefined {
  const texts = categorias().categorias.find(({ id }) => id === categoria)?.gravedad['2']?.textos;
  return texts?.find(({ cuando }) => unknown === (cuando === 'no reconocida'))?.id;
}

/** Approved text of this name, with the help lines of the candidate's country, else of the company's. */
export function mensajeFor(open: LoadedSala, nombre: string, intervencionId: string, now: Date): MensajeCuidado {
  const hechos = hechosOf(open, now);
  const guardado = open.turnos.some(({ respuesta }) => isOf(respuesta, intervencionId));
  const found = findTexto(nombre);
  if (!found) return answers(nombre.split(JUNTAS), intervencionId, hechos, guardado);
  const { texto, severidad, gravedad } = found;
  return {
    intervencionId,
    textoId: `${nombre}@${categorias().version}`,
    texto: inLenguas(nombre, found)
      .map((each) => fill(each, hechos))
      .join('\n\n'),
    textoFacil: texto.texto_facil ? fill(texto.texto_facil, hechos) : null,
    lineas: severidad.botones.includes('llamar') ? linesFor(open, severidad, gravedad, now) : [],
    botones: botones(severidad.botones, hechos),
    detiene: severidad.detiene,
    aviso: found.categoria === 'riesgo_vital' && gravedad === '2' ? fill(avisoPendiente(), hechos) : null,
    fuera: severidad.destino_del_texto === 'fuera',
    guardado,
  };
}

/** Whether an answer, or its correction, is what this id was sent for. */
export function isOf(respuesta: Respuesta | undefined, intervencionId: string): boolean {
  const id = intervencionId.replace(/-t$/, '');
  return respuesta !== undefined && [respuesta.respuestaId, respuesta.correccion?.correccionId].includes(id);
}

/** In the person's language where there is a text in it, with the Spanish one beside it; in danger at once that one first. */
function inLenguas(nombre: string, { texto, categoria, gravedad }: Found): string[] {
  const { otra_lengua, riesgo_vital_2 } = categorias().textos_otras_lenguas;
  const lengua = nombre.split(LENGUA)[1] ?? '';
  if (categoria === 'otra_lengua' && gravedad === '2' && texto.texto.startsWith('['))
    return [otra_lengua[lengua] ?? '', otra_lengua.otra ?? ''].filter(
      (each, at, all) => each && all.indexOf(each) === at,
    );
  const own = categoria === 'riesgo_vital' && gravedad !== '1' ? riesgo_vital_2[lengua] : undefined;
  if (!own) return [texto.texto];
  return gravedad === '3' ? [texto.texto, own] : [own, texto.texto];
}

function answers(
  intenciones: readonly string[],
  intervencionId: string,
  hechos: Hechos,
  guardado: boolean,
): MensajeCuidado {
  return {
    intervencionId,
    textoId: `${intenciones.join(JUNTAS)}@${preguntas().version}`,
    texto: contestar(intenciones, hechos),
    textoFacil: null,
    lineas: [],
    botones: botones(botonesOf(intenciones), hechos),
    detiene: false,
    aviso: null,
    fuera: false,
    guardado,
  };
}

/** Said below the buttons as long as a neutral notice is on its way. */
const avisoPendiente = () => findTexto('rv.2.aviso')?.texto.texto ?? '';

/** Those that this room has, in its order. */
const botones = (wanted: readonly string[], hechos: Hechos): MensajeCuidado['botones'] =>
  BOTONES_CUIDADO.filter((boton) => wanted.includes(boton)).map((boton) => ({
    boton,
    // What the telephone dials differs from line to line: the room fills that in.
    texto: (categorias().botones[boton]?.texto ?? '').replace(/\{(\w+)\}/g, (gap, name) => hechos[name] ?? gap),
  }));

/** The telephones that are offered with a text of now, for whoever looks at it without an interview. */
export function lineasDeTexto(nombre: string, open: ConLineas, now: Date): MensajeCuidado['lineas'] {
  const found = findTexto(nombre);
  return found?.severidad.botones.includes('llamar') ? linesFor(open, found.severidad, found.gravedad, now) : [];
}

type ConLineas = ConPaises & Pick<LoadedSala, 'lineas'>;

function linesFor(
  open: ConLineas,
  { textos }: Found['severidad'],
  gravedad: string,
  now: Date,
): MensajeCuidado['lineas'] {
  const { lineas } = lineasOf(paisesOf(open), now.toISOString().slice(0, 10), open.lineas);
  const help = textos.some(({ texto }) => texto.includes('{linea_violencia}')) ? 'violencia' : 'crisis';
  // In danger at once the emergency number comes first, else whoever listens.
  const types = gravedad === '3' ? ['emergencia', help] : [help, 'emergencia'];
  const paises = [...new Set(lineas.map(({ pais }) => pais))];
  return paises.flatMap((pais) => {
    const own = lineas.filter((each) => each.pais === pais);
    const first = types.flatMap((type) => own.filter(({ tipo }) => tipo === type).slice(0, 1));
    // One number may answer for both.
    const once = first.filter(({ marcar }, at) => first.findIndex((each) => each.marcar === marcar) === at);
    const named = (nombre: string) => (paises.length > 1 ? `${nombre}, ${pais}` : nombre);
    return once.map(({ nombre, numero, marcar }) => ({ nombre: named(nombre), numero, marcar }));
  });
}

/** In this order before the start; the second one stands in «Ayuda» too. */
const PRESENTACION = ['0', '1', '2', '3', '5', '4'].map((n) => `sala.inicio.${n}`);

/** Approved texts that everybody reads before they begin. */
export function presentacionFor(open: LoadedSala, now: Date): string[] {
  const hechos = hechosOf(open, now);
  const { textos_sala } = categorias();
  return PRESENTACION.map((id) => fill(textos_sala.find((each) => each.id === id)?.texto ?? '', hechos));
}

/** Whoever cares for candidates is told at once when this is said. */
export const isUrgentText = (nombre: string): boolean => findTexto(nombre)?.severidad.aviso === 'urgente';

/** Codes of what was said before, as families remember them: `riesgo_vital:1`. */
export const codesOf = (said: readonly string[]): string[] =>
  said.flatMap((nombre) => {
    const found = findTexto(nombre);
    return found ? [`${found.categoria}:${found.gravedad}`] : [];
  });

type Found = NonNullable<ReturnType<typeof findTexto>>;

function findTexto(nombre: string) {
  const textoId = withoutLengua(nombre);
  for (const { id: categoria, gravedad: severidades } of categorias().categorias) {
    for (const [gravedad, severidad] of Object.entries(severidades)) {
      const texto = severidad.textos.find(({ id }) => id === textoId);
      if (texto) return { texto, severidad, gravedad, categoria };
    }
  }
  return undefined;
}
