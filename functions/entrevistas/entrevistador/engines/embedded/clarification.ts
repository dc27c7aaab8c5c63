import { splitSentences } from '../../../../lenguaje/sentences.ts';
import { contentStems } from '../../../../lenguaje/tokens.ts';
import type { HechosEmpresa } from '../../engine.ts';
import type { Duda } from './candidate-question.ts';
import type { Tiempos } from './coverage-plan.ts';
import type { Tema } from './question-topics.ts';

export const SIN_DATO = 'No tengo ese dato; pregúntaselo a la persona que te invitó.';
/** True of every interview on the platform; the company's own words come first. */
const LO_QUE_SIGUE =
  'Una persona de la empresa leerá tus respuestas antes de decidir nada. Los plazos los sabe quien te invitó.';
/** To somebody who did not understand a question that does not come back. */
const OTRA_PREGUNTA = 'Pasamos a otra pregunta. Antes de enviar podrás completar tus respuestas.';
/** To somebody who would rather not answer. */
const LO_DEJAMOS = [
  'De acuerdo, lo dejamos.',
  'Sin problema, pasamos a otra cosa.',
  'Está bien, seguimos con otra pregunta.',
  'De acuerdo, no hace falta que lo cuentes.',
];
const CITA_MAX = 320;
/** Without a known topic, a fact must share this many words of matter with the question. */
const SHARED_STEMS_MIN = 2;

/** What the candidate was asked last, and the template's question that this belongs to. */
export interface Puesta {
  ultima: string;
  pregunta: string;
}

/**
 * Answers to what the candidate asked, or undefined when nothing was asked. Each answer is given once.
 * @param puesta what they were asked, when the interview stays at it
 */
export function answerDudas(dudas: readonly Duda[], puesta: Puesta | undefined, context: Contexto): string | undefined {
  const answers = dudas.map((duda) => answerDuda(duda, puesta, context));
  return answers.length === 0 ? undefined : [...new Set(answers)].join(' ');
}

/** Quotation marks inside others are the second kind. */
export const quoted = (texto: string) => `«${texto.replaceAll('«', '“').replaceAll('»', '”')}»`;

/** The times of the interview, and the company's facts when they were needed and known. */
export interface Contexto extends Tiempos {
  empresa?: HechosEmpresa | undefined;
}

function answerDuda({ tipo, tema, texto }: Duda, puesta: Puesta | undefined, context: Contexto): string {
  if (tipo !== 'consulta' && !puesta) return OTRA_PREGUNTA;
  if (tipo === 'repetir' && puesta) return `Claro. La pregunta era: ${quoted(puesta.ultima)}`;
  if (tipo === 'no_entiende' && puesta)
    return `Te lo planteo de otra manera. La pregunta era: ${quoted(puesta.pregunta)}`;
  return (
    aboutInterview(tema, context) ??
    aboutCompany(tema, texto, context.empresa) ??
    (tema?.id === 'proceso' ? LO_QUE_SIGUE : SIN_DATO)
  );
}

/** Said when a question is let go, by turns in other words. */
export const letGo = (turnos: number) => LO_DEJAMOS[turnos % LO_DEJAMOS.length];

/** Said before the last question: nobody is shown out without a word of thanks. */
export function farewell(empresa: HechosEmpresa | undefined): string {
  return empresa?.nombre
    ? `Esta es la última pregunta. ${empresa.nombre} te agradece el tiempo y lo que has contado.`
    : 'Esta es la última pregunta. Gracias por tu tiempo y por lo que has contado.';
}

/** What is true of every interview on the platform, as the candidate has read it before beginning. */
function aboutInterview(tema: Tema | undefined, { duracionEstimada, transcurrido }: Contexto): string | undefined {
  switch (tema?.id) {
    case 'ia':
      return 'Como leíste al empezar, la entrevista la conduce una inteligencia artificial y una persona de la empresa revisa el resultado antes de cualquier decisión.';
    case 'duracion':
      return `La entrevista está prevista en unos ${duracionEstimada} minutos y llevas ${Math.round(transcurrido)}.`;
    case 'pausa':
      return 'Sí: puedes saltar cualquier pregunta o hacer una pausa cuando quieras, y lo respondido queda guardado.';
    case 'ejemplos':
      return 'Sí: vale cualquier experiencia tuya, de un empleo, de unas prácticas, de los estudios o de un voluntariado.';
    default:
      return undefined;
  }
}

/** The company's own words, letter by letter: nothing is concluded from them. What is internal stays so. */
function aboutCompany(
  tema: Tema | undefined,
  pregunta: string,
  empresa: HechosEmpresa | undefined,
): string | undefined {
  if (!empresa) return undefined;
  const cita = tema?.campo ? clip(empresa[tema.campo]) : findFact(tema, pregunta, empresa);
  return cita ? `Esto es lo que ${empresa.nombre} cuenta: ${quoted(cita)}` : undefined;
}

function findFact(tema: Tema | undefined, pregunta: string, empresa: HechosEmpresa): string | undefined {
  const { contexto, mision, valores, objetivos, vision } = empresa;
  const facts = [contexto, mision, valores, vision, objetivos].flatMap((texto) => splitSentences(texto));
  const hecho = tema?.hecho;
  if (hecho) return clip(facts.find(({ plain }) => hecho.test(plain))?.texto ?? '');
  const asked = new Set(contentStems(pregunta));
  const shared = (texto: string) => new Set(contentStems(texto)).intersection(asked).size;
  const best = facts.toSorted((a, b) => shared(b.texto) - shared(a.texto))[0];
  return best && shared(best.texto) >= SHARED_STEMS_MIN ? clip(best.texto) : undefined;
}

/** Whole sentences as long as they fit. */
function clip(texto: string): string {
  const whole = texto.trim();
  if (whole.length <= CITA_MAX) return whole;
  let end = 0;
  for (const { fin } of splitSentences(whole)) if (fin <= CITA_MAX) end = fin;
  return end > 0 ? whole.slice(0, end) : `${whole.slice(0, whole.lastIndexOf(' ', CITA_MAX))}…`;
}
