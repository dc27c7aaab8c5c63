/**
 * Verbs as others do them to the person who writes (`me pegó`, `me han querido pegar`, `pegándome`, `fui golpeada`), so that
 * a family names a verb once and not its forty forms.
 */
export interface Verbo {
  infinitivo: string;
  gerundio: string;
  participio: string;
  /** Third persons, singular and plural, of all tenses but those that are first persons too without accents. */
  otro: string;
}

/** `fuerz/forzar`: the stem of stressed syllables, where it differs, stands first. */
export function verbo(texto: string): Verbo {
  const [fuerte, infinitivo] = texto.includes('/')
    ? (texto.split('/') as [string, string])
    : [texto.slice(0, -2), texto];
  const raiz = infinitivo.slice(0, -2);
  return infinitivo.endsWith('ar') ? deAr(fuerte, raiz) : deErIr(fuerte, raiz, infinitivo);
}

const join = (raiz: string, endings: string) => endings.split(' ').map((ending) => raiz + ending);

function deAr(fuerte: string, raiz: string): Verbo {
  const otro = [...join(fuerte, 'a an'), ...join(raiz, 'ó aron aba aban ara aran ase asen ará arán aría arían')];
  return { infinitivo: `${raiz}ar`, gerundio: `${raiz}ando`, participio: `${raiz}ad`, otro: otro.join('|') };
}

function deErIr(fuerte: string, raiz: string, infinitivo: string): Verbo {
  const otro = [
    ...join(fuerte, 'e en a an'),
    ...join(raiz, 'ió ieron ía ían iera ieran iese iesen'),
    ...join(infinitivo, 'á án ía ían'),
  ];
  return { infinitivo, gerundio: `${raiz}iendo`, participio: `${raiz}id`, otro: otro.join('|') };
}

/** What others do to me or us. */
export function aMi(texto: string): string[] {
  const { infinitivo, gerundio, participio, otro } = verbo(texto);
  return [
    `(me|nos) (${otro})`,
    `(me|nos) <ha> (${participio}o|querido ${infinitivo}|intentado ${infinitivo}|tratado de ${infinitivo})`,
    `(me|nos) <querer_otro> (a|de|con)? ${infinitivo}`,
    `(me|nos) <estar_otro> ${gerundio}`,
    `<empezar_otro> (a|de|con|en)? (${infinitivo}me|${infinitivo}nos)`,
    `(${gerundio}me|${gerundio}nos)`,
  ];
}

/** Verbs that people also do to themselves: without accents, `me aislo` may be either, so it needs a person before it. */
export function aMiDeOtro(texto: string): string[] {
  const { infinitivo, otro } = verbo(texto);
  const preterito = `${infinitivo.slice(0, -2)}ó`;
  const demas = otro.replace(`|${preterito}`, '');
  return [...aMi(texto).slice(1), `(me|nos) (${demas})`, `<alguien> ..5 (me|nos) ${preterito}`];
}

/** `fui golpeada`, `me sentí muy humillado`. */
export function sufrido(texto: string): string[] {
  const { participio } = verbo(texto);
  return [
    `<ser_yo> (muy|tan|bien|siempre|constantemente|sistemáticamente|profundamente|varias veces|públicamente)? (${participio}o|${participio}a|${participio}os|${participio}as)`,
  ];
}

export const todos = (lista: string, formas: (texto: string) => string[]): string[] =>
  lista.trim().split(/\s+/).flatMap(formas);

/** Words between, of an alternative of the pattern language: `a b|c d` from lines or commas. */
export const una = (lista: string): string =>
  lista
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean)
    .join('|');
