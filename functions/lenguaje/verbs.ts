import type { Token } from './tokens.ts';
import {
  IMPERFECT_IA,
  NOT_FIRST_PLURAL,
  NOT_PRETERITE,
  PRESENT_FIRST,
  PRESENT_OR_NOUN,
  PRETERITE_IRREGULAR,
  PRETERITE_UNACCENTED,
  R_STEM_PRETERITE,
  STATIVE_PLURAL,
  STATIVE_PRETERITE,
} from './verb-lists.ts';

/**
 * What a token does in its sentence, as far as its ending tells. `hecho_propio` is a deed of the speaker
 * (`reorganicé`, `he coordinado`), `hecho_nuestro` one of the group, `estado_propio` a setting (`estuve`, `trabajé`).
 */
export type VerbForm =
  | 'hecho_propio'
  | 'hecho_nuestro'
  | 'estado_propio'
  | 'presente_propio'
  | 'imperfecto'
  | 'pasado_ajeno'
  | 'otro_verbo';

const DETERMINERS = new Set(
  'el la los las un una mi mis tu su sus este esta ese esa de del al en con por para nuestro nuestra cada mucho gran buen mejor'.split(
    ' ',
  ),
);
/** After these a form in -e is a subjunctive (`para que lidere`), not an unaccented preterite. */
const SUBJUNCTIVE_LEAD = new Set('que quien quienes usted el ella se le les no alguien cliente jefe'.split(' '));
const IRREGULAR_OTHERS =
  /^(?:hizo|hicieron|dijo|dijeron|tuvo|tuvieron|fue|fueron|pudo|pudieron|puso|pusieron|quiso|vino|vinieron|trajo|redujo|redujeron|produjo|produjeron|obtuvo|obtuvieron|dio|dieron|vio|mantuvo|propuso|supuso|hubo)$/;
const PARTICIPLE = /(?:ado|ido)$|^(?:hecho|visto|dicho|puesto|propuesto|escrito|resuelto|abierto|cubierto|vuelto)$/;
const OTHER_FINITE =
  /^(?:es|son|esta|estan|hay|ha|han|hemos|he|tiene|tienen|hace|hacen|puede|pueden|debe|somos|tenemos|hacemos|seria|gusta|gustan|encanta|interesa|cuesta|importa|parece|permite|ayuda|funciona|sirve|tuvimos)$/;
const FIRST_PLURAL_IRREGULAR =
  /^(?:hicimos|pusimos|propusimos|dijimos|trajimos|redujimos|produjimos|obtuvimos|mantuvimos)$/;

/** The verb form of the token at `index`, or undefined when it does not read as a finite verb. */
export function verbForm(tokens: readonly Token[], index: number): VerbForm | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const previous = tokens[index - 1]?.word ?? '';
  return perfectForm(tokens, index) ?? firstSingular(token, previous) ?? otherPersons(token, previous);
}

/** `he coordinado`, `hemos logrado`: read at the participle. */
function perfectForm(tokens: readonly Token[], index: number): VerbForm | undefined {
  if (!PARTICIPLE.test(tokens[index]?.word ?? '')) return undefined;
  const auxiliary = tokens[index - 1]?.word;
  const participle = tokens[index]?.word ?? '';
  if (auxiliary === 'he')
    return /^(?:sido|estado|tenido|querido|podido|visto|vivido)$/.test(participle) ? 'estado_propio' : 'hecho_propio';
  if (auxiliary === 'hemos') return 'hecho_nuestro';
  return auxiliary === 'ha' || auxiliary === 'han' ? 'pasado_ajeno' : undefined;
}

function firstSingular({ word, lower }: Token, previous: string): VerbForm | undefined {
  if (isPreterite(word, lower, previous)) return STATIVE_PRETERITE.has(word) ? 'estado_propio' : 'hecho_propio';
  if (STATIVE_PRETERITE.has(word) && word !== 'entre' && word !== 'me') return 'estado_propio';
  if (PRESENT_FIRST.has(word) && lower !== 'se' && !lower.endsWith('ó')) {
    return PRESENT_OR_NOUN.has(word) && DETERMINERS.has(previous) ? undefined : 'presente_propio';
  }
  return undefined;
}

function isPreterite(word: string, lower: string, previous: string): boolean {
  if (PRETERITE_IRREGULAR.has(word)) return true;
  if (/[éí]$/u.test(lower)) return lower.length >= 3 && !NOT_PRETERITE.has(lower) && !isFuture(lower);
  if (!PRETERITE_UNACCENTED.has(word) || lower !== word) return false;
  return word.endsWith('i') || !(SUBJUNCTIVE_LEAD.has(previous) || DETERMINERS.has(previous));
}

function isFuture(lower: string): boolean {
  return /(?:[aei]r|dr|br)é$/u.test(lower) && !R_STEM_PRETERITE.test(lower);
}

function otherPersons({ word, lower }: Token, previous: string): VerbForm | undefined {
  if (
    /(?:aba|abas|aban|abamos)$/.test(word) ||
    IMPERFECT_IA.test(word) ||
    /^(?:era|eran|eramos|iba|iban|ibamos)$/.test(word)
  ) {
    return 'imperfecto';
  }
  if (isConditional(word)) return 'otro_verbo';
  if (FIRST_PLURAL_IRREGULAR.test(word)) return 'hecho_nuestro';
  if (/(?:amos|imos)$/.test(word) && word.length >= 6 && !isOtherPlural(word, lower, previous)) return 'hecho_nuestro';
  if (IRREGULAR_OTHERS.test(word) || /ó$/u.test(lower) || /(?:aron|ieron|yeron)$/.test(word)) return 'pasado_ajeno';
  return OTHER_FINITE.test(word) ? 'otro_verbo' : undefined;
}

function isConditional(word: string): boolean {
  return (
    /[aei]r(?:ia|ias|iamos|ian)$/.test(word) || /^(?:tendr|podr|har|dir|pondr|querr|sabr|saldr|vendr)ia/.test(word)
  );
}

function isOtherPlural(word: string, lower: string, previous: string): boolean {
  return (
    NOT_FIRST_PLURAL.has(word) ||
    STATIVE_PLURAL.has(word) ||
    /(?:íamos|áramos|éramos|iéramos|ábamos)$/u.test(lower) ||
    /iamos$/.test(word) ||
    DETERMINERS.has(previous)
  );
}
