import type { Coincidencia, Hallado } from '../../familia.ts';
import { keyOf } from '../../lectura/spelling.ts';
import { keysAt } from '../alcance.ts';

const keySet = (words: string) => new Set(words.split(' ').map(keyOf));

/** Words of courtesy or hesitation that stand before a question. */
const RELLENO = keySet(
  'y e o pero oye oigan oiga mira mire disculpe disculpa disculpen perdon perdone perdona hola buenas buenos dias tardes noches por favor porfa porfavor una duda pregunta consulta entonces bueno ok okey gracias ah eh este pues ahora osea ché wey guey hey saludos antes de nada ante todo nomas otra cosa que a ver aver señorita señor joven la verdad listo sí si aja bien cosita rapidito rapida rapido primero tambien mae parce pana amigo amiga doctora licenciada jefe al final despues luego mas menos contra para desde hasta sobre algo igual mmm uy ay solo curiosidad che',
);

const PREPOSICIONES = keySet('en con por a de para desde hasta contra sobre ante segun');
/** Words that ask wherever they stand in a short text. */
const PREGUNTAN = keySet('quien quienes cuanto cuanta cuantos cuantas cual cuales adonde');
/** Words that ask at the beginning, and also begin statements. */
const EMPIEZAN = keySet('cuando como que donde porque xq');
/** What may be done, and what they do there: by their form they ask, or tell of oneself or of others. */
const VERBOS = keySet(
  `hay habra habria puedo podria podre podemos podremos pueden puede puedes podes podrian podrias podeis es sera seran seria son eres sos sois esta estan estas va van vas vais debo hace existe existen
  tienen tienes teneis tiene dan dais das da pagan pagais paga guardan guardais guardas graban grabais graba grabas usan usas usais utilizan leen lees leeis lee cobran cobrais piden pedis pide miran mirais revisan buscan quieren quieres queres quiere importa cuenta cuentan influye afecta perjudica sale salen queda quedan vale sirve aceptan acepta admiten contratan ofrecen analizan analizas mides miden entrenan entrenais comparten venden borran borrais llaman llamais avisan avisais contestan falta faltan termina dura cuesta ve ven vera veran trabajan estoy voy necesita necesitan entiendes entiende aprendes aprende sabes sabe saben sabeis decide decides decidis repite repita obligatorio obligatoria pasa puntua puntuas evaluas evalua valoran valora califica calificas califican pierdo aprobe pase quede conservan almacenan mandan envian llega llegan detectas detectan descartas descarta ocupan seleccionan eligen consultan investigan checan verifican toman tardan demoran descartan restan penalizan escuchan escuchas oyes abren descansan libran dejan deja permiten rotan haces hablas corre anonimo confidencial gratis toca alguien mido contesto respondo empiezo arranco sigo hablo`,
);
const DEBILES = keySet(
  'me te le les nos os lo la los las se si esto eso todo mis mi usted ustedes tu vos vosotros el un cualquiera solo ya mejor no en con aqui tengo',
);

/** «Hola, qué tal». */
const isGreeting = (lectura: Hallado['lectura'], { desde, hasta }: { desde: number; hasta: number }) =>
  hasta < lectura.palabras.length && hasta - desde <= 3 && keysAt(lectura, hasta - 1).includes('tal');

export type Apertura = 'fuerte' | 'verbo' | 'debil';

/** Openings of a question without its marks. */
export function aperturaOf({ lectura }: Hallado, oracion: number): Apertura | undefined {
  const range = lectura.oraciones[oracion];
  if (!range) return undefined;
  const { desde, hasta } = range;
  const has = (at: number, keys: ReadonlySet<string>) =>
    keysAt(lectura, at)
      .slice(0, 1)
      .some((key) => keys.has(key));
  const wordAt = (at: number) =>
    lectura.texto.slice(lectura.palabras[at]?.inicio, lectura.palabras[at]?.fin).toLowerCase();
  const accents = /[áéíóú]/u.test(lectura.texto);
  const asks = (at: number) => has(at, EMPIEZAN) && !(accents && /^(cuando|como|donde|porque)$/.test(wordAt(at)));
  let best: Apertura | undefined;
  for (const clausula of range.clausulas) {
    if (isGreeting(lectura, clausula)) continue;
    let at = clausula.desde;
    while (at < clausula.hasta - 1 && has(at, RELLENO) && !asks(at)) at++;
    if (has(at, PREPOSICIONES) && (asks(at + 1) || has(at + 1, PREGUNTAN))) return 'fuerte';
    if (has(at, PREGUNTAN) || asks(at)) return 'fuerte';
    if (keysAt(lectura, at).some((key) => /..(ais|eis)$/.test(key))) return 'fuerte';
    if (has(at, VERBOS)) best = 'verbo';
    else if (has(at, DEBILES) || at > clausula.desde) best ??= 'debil';
  }
  if (lectura.palabras.length <= 16) {
    for (let at = desde; at < hasta; at++) {
      if (has(at, PREGUNTAN) && !(accents && /^[a-z]+$/.test(wordAt(at)))) return 'fuerte';
      if (/^(cuándo|cómo|dónde|qué)$/.test(wordAt(at))) return 'fuerte';
    }
  }
  return best;
}

/** «Cuando llegan, reviso la carga.»: with capital and full stop, and no word with the accent of a question. */
export function isStatement({ lectura }: Hallado, oracion: number): boolean {
  const range = lectura.oraciones[oracion];
  if (!range) return false;
  const first = lectura.palabras[range.desde];
  const last = lectura.palabras[range.hasta - 1];
  const sentence = lectura.texto.slice(first?.inicio, last?.fin);
  return (
    /^\p{Lu}/u.test(sentence) &&
    /^["»”)]?\./u.test(lectura.texto.slice(last?.fin, (last?.fin ?? 0) + 2)) &&
    !/(?:^|\s)(?:qué|quién|quiénes|cuándo|cómo|dónde|cuál|cuáles|cuánt[oa]s?)(?!\p{L})/iu.test(sentence)
  );
}

/** «¿…, no?»: asks for nothing. */
export const isTag = ({ de, lectura }: Hallado, oracion: number) => {
  const range = lectura.oraciones[oracion];
  return (
    range !== undefined &&
    range.hasta - range.desde <= 3 &&
    lectura.palabras.length > 4 &&
    de('coletilla').some((en) => en.desde === range.desde && en.hasta === range.hasta)
  );
};

export const isQuoted = ({ lectura }: Hallado, { inicio }: { inicio: number }) =>
  lectura.citas.some((cita) => cita.inicio <= inicio && inicio < cita.fin);

const NO_VERBO = new Set(
  'así aquí ahí allí qué café también porqué mí sí sé té después sofá allá habré estaré podré tendré iré'.split(' '),
);
const LO_DICHO = keySet('que ya lo si no me se todo le');

/** An own deed outside of what is asked: «¿y qué hice?»; not «lo que escribí». */
export function tellsDeeds({ de, lectura }: Hallado, oracion: number, hit?: Coincidencia): boolean {
  const range = lectura.oraciones[oracion];
  if (!range) return false;
  const outside = (at: number) => !hit || at < hit.desde || at >= hit.hasta;
  const short = lectura.palabras.length <= 25;
  const saidBefore = (at: number) => short && keysAt(lectura, at - 1).some((key) => LO_DICHO.has(key));
  if (de('hice').some((en) => en.oracion === oracion && outside(en.desde) && !saidBefore(en.desde))) return true;
  for (let at = range.desde; at < range.hasta; at++) {
    const { inicio = 0, fin = 0 } = lectura.palabras[at] ?? {};
    const word = lectura.texto.slice(inicio, fin).toLowerCase();
    const past = word.length > 3 && /[éí]$/u.test(word) && !/[aei]ré$/u.test(word) && !NO_VERBO.has(word);
    if (past && outside(at) && !saidBefore(at)) return true;
  }
  return false;
}

const COLETILLA = /[,¿]\s*¿?\s*(?:no|verdad|cierto|vale|s[ií]|eh|ok|viste|cach[aá]i|sabes|ves|no es cierto)\s*\?/iu;

/** «Quedó todo en orden, ¿no?»: the mark belongs to the tag. */
export function endsInTag({ lectura }: Hallado, oracion: number): boolean {
  const range = lectura.oraciones[oracion];
  if (!range) return false;
  const inicio = lectura.palabras[range.desde]?.inicio ?? 0;
  const fin = lectura.palabras[range.hasta - 1]?.fin ?? 0;
  return COLETILLA.test(lectura.texto.slice(inicio, fin + 3));
}

export const endsInStop = ({ lectura }: Hallado) => /\.["»”)\s]*$/u.test(lectura.texto);
