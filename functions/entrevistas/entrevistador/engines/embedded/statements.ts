import type { Oracion } from '../../../../lenguaje/sentences.ts';
import { contentStems, isFunctionWord, type Token } from '../../../../lenguaje/tokens.ts';
import { verbForm } from '../../../../lenguaje/verbs.ts';

/**
 * Statements whose agreement can be checked word by word: figures, years, alone or with others, never or once. Few on
 * purpose: whoever is asked about two statements must see at once why.
 */
export interface Afirmacion {
  clase: 'experiencia' | 'personas' | 'plazo' | 'porcentaje' | 'fecha' | 'compania' | 'vivencia';
  /** Compared for figures: years, people, hours, per cent, a year. 0 or 1 for yes and no. */
  valor: number;
  /** Stems that tell what it is about; two statements are compared only on the same matter. */
  asunto: readonly string[];
  /** The candidate's words, letter by letter. */
  cita: string;
}

const UNITS = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');
const TENS: Readonly<Record<string, number>> = {
  una: 1,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
};
const NUM = `(\\d{1,4}|${[...UNITS.slice(1), ...Object.keys(TENS)].join('|')})`;
const ABOUT = '(?:casi |mas de |unos |unas |solo |solamente |aproximadamente |como |ya )?';
const HOURS: Readonly<Record<string, number>> = { minuto: 1 / 60, hora: 1, dia: 8, semana: 40, mes: 170, ano: 2040 };
const UNIT = '(minuto|hora|dia|semana|mes|ano)(?:s|es)?';

const EXPERIENCIA = new RegExp(
  `\\b(?:tengo|cuento con|acumulo|llevo|sumo) ${ABOUT}${NUM} anos (?:de experiencia|trabajando|dedicad[oa])(?: (?:como|en|de|con|a))?`,
);
const PERSONAS = [
  new RegExp(`\\b(?:eramos|estabamos) ${ABOUT}${NUM}\\b`),
  new RegExp(`\\b(?:equipo|grupo) (?:era |estaba formado por )?(?:de |por )?${ABOUT}${NUM}\\b`),
];
const PEOPLE_WORD = /^(?:personas?|companer[oa]s?|miembros?|integrantes|trabajador[ea]s|emplead[oa]s|tecnic[oa]s?)$/;
const PLAZO = new RegExp(`\\b(?:tarde|tardamos|duro|me llevo|nos llevo|tarde|tardo) ${ABOUT}${NUM} ${UNIT}\\b`);
const FECHA =
  /\b(?:fue|ocurrio|paso|sucedio|era) (?:todo |esto |eso |aquello )?en (?:el (?:ano )?)?((?:19|20)\d\d)\b|^en (?:el (?:ano )?)?((?:19|20)\d\d)\b/;
const SOLO =
  /\b(?:lo hice|lo hice todo|lo prepare|lo resolvi|lo monte|lo lleve|me encargue|trabaje|trabajaba|estaba|lo saque adelante) (?:todo )?(?:yo )?(?:sol[oa]|sin ayuda)\b|\bsin (?:la )?ayuda de nadie\b|\bnadie (?:mas )?me ayudo\b|\byo sol[oa]\b/;
const ACOMPANADO =
  /\b(?:lo hicimos|lo preparamos|lo resolvimos|lo montamos|trabajamos) (?:\w+ )?(?:entre|junt[oa]s)\b|\bme (?:ayudo|ayudaron|echaron una mano|echo una mano)\b|\bcon (?:la )?ayuda de (?:mi|mis|un|una|otr[oa]s?|dos|tres|vari[oa]s)\b|\bnos (?:lo )?repartimos\b/;
const NUNCA =
  /\b(?:nunca|jamas) he (\w+)\b|\bno he (\w+) nunca\b|\bno tengo (?:ninguna |nada de )?(experiencia) (?:en|con|de|como)\b|\bno (hablo|manejo|domino)\b|\bno (?:tengo|he tenido nunca) (carne|carnet|titulo|equipo a mi cargo)\b/;
const EXCEPTION =
  /\b(?:hasta|salvo|excepto|menos|pero|aunque|sino|todavia|como tal|oficialmente|formalmente|si hubiera)\b/;

/** The statements of one answer. */
export function readStatements(oraciones: readonly Oracion[]): Afirmacion[] {
  return oraciones.flatMap((oracion) => [
    ...figures(oracion),
    ...percentages(oracion),
    ...company(oracion),
    ...never(oracion),
    ...deeds(oracion),
  ]);
}

function figures(oracion: Oracion): Afirmacion[] {
  const { plain } = oracion;
  const found: Afirmacion[] = [];
  const experience = EXPERIENCIA.exec(plain);
  if (experience) {
    const tail = tailAfter(oracion, experience);
    const cita = quote(oracion, experience, tail.length);
    found.push({ clase: 'experiencia', valor: number(experience[1]), asunto: tail, cita });
    found.push({ clase: 'vivencia', valor: 1, asunto: [root('experiencia'), ...tail], cita });
  }
  for (const pattern of PERSONAS) {
    const people = pattern.exec(plain);
    const next = people && wordsAfter(oracion, people)[0];
    if (!people || (next && !PEOPLE_WORD.test(next.word) && !isFunctionWord(next.word))) continue;
    const word = next && PEOPLE_WORD.test(next.word) ? 1 : 0;
    found.push({ clase: 'personas', valor: number(people[1]), asunto: [], cita: quote(oracion, people, word) });
    break;
  }
  const term = PLAZO.exec(plain);
  if (term) {
    const valor = number(term[1]) * (HOURS[term[2] ?? ''] ?? 1);
    found.push({ clase: 'plazo', valor, asunto: matterBeside(oracion, term), cita: quote(oracion, term) });
  }
  const date = FECHA.exec(plain);
  const years = plain.match(/\b(?:19|20)\d\d\b/g) ?? [];
  if (date && years.length === 1 && !/\b(?:entre|empece|llegue|naci|estudie|acabe|termine)\b/.test(plain))
    found.push({ clase: 'fecha', valor: Number(date[1] ?? date[2]), asunto: [], cita: quote(oracion, date) });
  return found;
}

/** `bajaron un 30 %`: what it is a share of has to be the same, so the sentence's words are its matter. */
function percentages(oracion: Oracion): Afirmacion[] {
  const marks = [...oracion.texto.matchAll(/(\d{1,3})(?:[.,]\d+)?\s?(?:%|por ciento)/g)];
  const only = marks.length === 1 ? marks[0] : undefined;
  if (!only) return [];
  const asunto = contentStems(oracion.texto).filter((each) => !/^\d/.test(each) && each !== 'cient');
  const cita = shorten(oracion.texto.replace(/[.;:]$/, ''));
  return [{ clase: 'porcentaje', valor: Number(only[1]), asunto, cita }];
}

function company(oracion: Oracion): Afirmacion[] {
  const alone = SOLO.exec(oracion.plain);
  if (alone) return [{ clase: 'compania', valor: 0, asunto: [], cita: quote(oracion, alone) }];
  const together = ACOMPANADO.exec(oracion.plain);
  return together ? [{ clase: 'compania', valor: 1, asunto: [], cita: quote(oracion, together, 2) }] : [];
}

/** `nunca he dirigido un equipo`: the verb and what follows it. */
function never(oracion: Oracion): Afirmacion[] {
  const found = NUNCA.exec(oracion.plain);
  if (!found || EXCEPTION.test(oracion.plain)) return [];
  const verb = found.slice(1).find(Boolean) ?? '';
  const tail = tailAfter(oracion, found);
  if (tail.length === 0 || tail.length > 3) return [];
  return [{ clase: 'vivencia', valor: 0, asunto: [root(verb), ...tail], cita: quote(oracion, found, tail.length) }];
}

/** What the speaker did or has: a verb of theirs and its words. */
function deeds(oracion: Oracion): Afirmacion[] {
  const { tokens } = oracion;
  if (
    EXCEPTION.test(oracion.plain) ||
    /\b(?:si (?:tuviera|pudiera|fuera)|me gustaria|nunca|jamas)\b/.test(oracion.plain)
  )
    return [];
  return tokens.flatMap((token, index) => {
    const form = verbForm(tokens, index);
    const states = /^(?:tengo|hablo|manejo|domino)$/.test(token.word);
    if (form !== 'hecho_propio' && form !== 'estado_propio' && !states) return [];
    if (/^(?:no|ni|tampoco|casi)$/.test(tokens[index - 1]?.word ?? '') || tokens[index - 2]?.word === 'no') return [];
    const word = token.word === 'tengo' ? (tokens[index + 1]?.word ?? '') : token.word;
    const after = clauseAfter(oracion, index);
    const asunto = [root(word), ...after.filter(({ word: each }) => !isFunctionWord(each)).map((each) => each.stem)];
    const last = after.at(-1) ?? token;
    const start = tokens[index - 1]?.word === 'he' ? index - 1 : index;
    return [{ clase: 'vivencia' as const, valor: 1, asunto, cita: slice(oracion, tokens[start] ?? token, last) }];
  });
}

/** `dirigido`, `dirigí`, `dirigimos` → `dirig`: enough to see one verb in its two forms. */
function root(word: string): string {
  return word
    .replace(/(?:ado|ido|amos|imos|aba|ando|iendo|ue|e|i|o)$/, '')
    .replace(/qu$/, 'c')
    .replace(/z$/, 'c')
    .replace(/gu$/, 'g');
}

function number(text: string | undefined): number {
  const word = text ?? '';
  if (/^\d/.test(word)) return Number(word);
  return TENS[word] ?? UNITS.indexOf(word);
}

/** Index of the token that a place in `plain` falls into. */
function tokenAt({ plain }: Oracion, place: number): number {
  return plain.slice(0, place).split(' ').length - 1;
}

function wordsAfter(oracion: Oracion, match: RegExpExecArray): readonly Token[] {
  return clauseAfter(oracion, tokenAt(oracion, match.index + match[0].trimEnd().length));
}

const TAIL_MAX = 6;
/** Tokens after `index` up to the next sign or link, six at most. */
function clauseAfter({ tokens, texto, inicio }: Oracion, index: number): readonly Token[] {
  const rest: Token[] = [];
  for (let at = index + 1; at < tokens.length && rest.length < TAIL_MAX; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token || !/^\s+$/.test(texto.slice(before.fin - inicio, token.inicio - inicio))) break;
    if (/^(?:y|e|o|pero|porque|que|para|cuando|aunque|mientras|durante|desde|hace)$/.test(token.word)) break;
    rest.push(token);
  }
  return rest;
}

const tailAfter = (oracion: Oracion, match: RegExpExecArray): string[] =>
  wordsAfter(oracion, match)
    .filter(({ word }) => !isFunctionWord(word))
    .map((token) => token.stem);

/** What a sentence speaks of beside the figure. */
function matterBeside(oracion: Oracion, match: RegExpExecArray): string[] {
  const from = tokenAt(oracion, match.index);
  const to = tokenAt(oracion, match.index + match[0].length);
  return oracion.tokens
    .filter((each, at) => (at < from || at > to) && !isFunctionWord(each.word))
    .map((each) => each.stem);
}

/** The matched words, and after them `more` words of matter. */
function quote(oracion: Oracion, match: RegExpExecArray, more = 0): string {
  const first = oracion.tokens[tokenAt(oracion, match.index)];
  let last = oracion.tokens[tokenAt(oracion, match.index + match[0].trimEnd().length)];
  let left = more;
  for (const token of wordsAfter(oracion, match)) {
    if (left <= 0) break;
    last = token;
    if (!isFunctionWord(token.word)) left -= 1;
  }
  return first && last ? slice(oracion, first, last) : '';
}

const slice = ({ texto, inicio }: Oracion, first: Token, last: Token): string =>
  shorten(texto.slice(first.inicio - inicio, last.fin - inicio));

const CITA_MAX = 80;
function shorten(texto: string): string {
  const cut = texto.length <= CITA_MAX ? texto : `${texto.slice(0, texto.lastIndexOf(' ', CITA_MAX))}…`;
  return cut.charAt(0).toLowerCase() + cut.slice(1);
}
