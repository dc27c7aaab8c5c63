import * as z from 'zod';
import { fold } from '#shared/core/fold.ts';
import type { Turno, TurnoPropuesto } from '#shared/entrevistas/entrevistas/turno.ts';
import { foreignLanguage } from '../../../../lenguaje/language.ts';
import { contentStems, tokenize } from '../../../../lenguaje/tokens.ts';
import { repeatedIn } from '../embedded/repetition.ts';
import { fuga } from './fugas.ts';
import { HUECOS_MODELO, type Opciones } from './opciones.ts';
import { temaVetado } from './temas-vetados.ts';

const LETTERS_MIN = 12;
const LETTERS_MAX = 500;
/** A wording that shares less than this with the question it stands for asks something else. */
const SHARED_STEMS_MIN = 0.25;
const ASKS =
  /\?|\b(?:cuenta(?:me)?|habla(?:me)?|describe(?:me)?|explica(?:me)?|dime|piensa|elige|recuerda|pon(?:me)? un ejemplo|relata(?:me)?|comparte|resume|amplia(?:me)?|detalla)\b/;
const MARKUP = /[<>{}[\]#*_|\\]|https?:|www\.|\S@\S|\n/;

/** What a model answers: the shape is told to the provider, the rest of what must hold is checked here. */
export interface TurnoModelo {
  tipo: TurnoPropuesto['tipo'];
  hueco: (typeof HUECOS_MODELO)[number] | null;
  texto: string;
}

export interface Revision {
  opciones: Opciones;
  turnos: readonly Turno[];
  /** Texts that only the platform may read. */
  internos: readonly string[];
  /** What the service's author wrote about this question, and so may be said. */
  propio: string;
}

/** A turn that breaks one of the rules does not pass, and counts as no answer of its provider. */
export function turnoModeloSchema(revision: Revision): z.ZodType<TurnoModelo> {
  return z
    .object({ tipo: z.enum(['pregunta', 'seguimiento']), hueco: z.enum(HUECOS_MODELO).nullable(), texto: z.string() })
    .superRefine((turno, context) => {
      const message = problemOf({ ...turno, texto: turno.texto.trim() }, revision);
      if (message) context.addIssue({ code: 'custom', message });
    });
}

/** The first rule that a turn breaks, in one word. */
export function problemOf({ tipo, hueco, texto }: TurnoModelo, revision: Revision): string | undefined {
  const { opciones, turnos, internos, propio } = revision;
  const { huecos, siguiente } = opciones;
  if (tipo === 'pregunta' ? !siguiente : hueco === null || !huecos.includes(hueco)) return 'fuera de turno';
  if (texto.length < LETTERS_MIN || texto.length > LETTERS_MAX) return 'longitud';
  if (MARKUP.test(texto)) return 'formato';
  if (!ASKS.test(fold(texto)) || (texto.match(/\?/g)?.length ?? 0) > 1) return 'una pregunta';
  if (foreignLanguage(tokenize(texto))) return 'idioma';
  if (repeatedIn(turnos.map(({ pregunta }) => pregunta))(texto)) return 'repetida';
  const tema = temaVetado(texto, propio);
  if (tema) return `tema: ${tema}`;
  const filtrado = fuga(texto, internos, propio);
  if (filtrado) return `fuga: ${filtrado}`;
  return tipo === 'pregunta' && siguiente && !standsFor(texto, siguiente.pregunta.texto) ? 'otra pregunta' : undefined;
}

/** A candidate cannot talk a model into asking something else than what the service asks. */
function standsFor(texto: string, pregunta: string): boolean {
  const asked = new Set(contentStems(pregunta));
  return asked.intersection(new Set(contentStems(texto))).size >= asked.size * SHARED_STEMS_MIN;
}
