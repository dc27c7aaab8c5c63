/**
 * Verbs in all their tenses, as others do things to the person (`otro`) and as the person does them (`yo`), so that a thing
 * done is written once with its complement («meter mano», «quitar la silla») and not form by form.
 */
interface Conjugado {
  /** Third persons of every tense; without the present subjunctive of `-ar`, whose singular reads as `pegué`. */
  otro: string[];
  infinitivo: string;
  gerundio: string;
  participio: string;
  /** First persons: what was done, and what will be. */
  hice: string[];
  /** Imperfect and conditional, which third persons share. */
  hacia: string[];
  hare: string[];
}

const words = (text: string) => text.split(' ');
const ends = (stem: string, endings: string) => words(endings).map((ending) => stem + ending);

/** `infinitivo: [third persons but the regular ones, gerund, participle, yo present, stem of the preterite, stem of the future]` */
const IRREGULARES: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  dar: ['da dan dio dió dieron daba daban diera dieran', 'dando', 'dado', 'doy damos dabamos', 'di dimos', 'dar'],
  hacer: [
    'hace hacen hizo hicieron hacía hacían hiciera hicieran haga hagan',
    'haciendo',
    'hecho',
    'hago hacemos hacíamos',
    'hice hicimos',
    'har',
  ],
  decir: [
    'dice dicen dijo dijeron decía decían dijera dijeran diga digan',
    'diciendo',
    'dicho',
    'digo decimos decíamos',
    'dije dijimos',
    'dir',
  ],
  poner: [
    'pone ponen puso pusieron ponía ponían pusiera pusieran ponga pongan',
    'poniendo',
    'puesto',
    'pongo ponemos poníamos',
    'puse pusimos',
    'pondr',
  ],
  traer: [
    'trae traen trajo trajeron traía traían trajera trajeran traiga traigan',
    'trayendo',
    'traído',
    'traigo traemos traíamos',
    'traje trajimos',
    'traer',
  ],
  tener: [
    'tiene tienen tuvo tuvieron tenía tenían tuviera tuvieran tenga tengan',
    'teniendo',
    'tenido',
    'tengo tenemos teníamos',
    'tuve tuvimos',
    'tendr',
  ],
  venir: [
    'viene vienen vino vinieron venía venían viniera vinieran venga vengan',
    'viniendo',
    'venido',
    'vengo venimos veníamos',
    'vine vinimos',
    'vendr',
  ],
  ver: ['ve ven vio vió vieron veía veían viera vieran vea vean', 'viendo', 'visto', 'veo vemos', 'vi vimos', 'ver'],
  pedir: [
    'pide piden pidió pidieron pedía pedían pidiera pidieran pida pidan',
    'pidiendo',
    'pedido',
    'pido pedimos pedíamos',
    'pedí pedimos',
    'pedir',
  ],
  seguir: [
    'sigue siguen siguió siguieron seguía seguían siguiera siga sigan',
    'siguiendo',
    'seguido',
    'sigo seguimos seguíamos',
    'seguí seguimos',
    'seguir',
  ],
  perseguir: [
    'persigue persiguen persiguió persiguieron perseguía perseguían persiguiera persiga',
    'persiguiendo',
    'perseguido',
    'persigo perseguimos',
    'perseguí',
    'perseguir',
  ],
  caer: [
    'cae caen cayó cayeron caía caían cayera cayeran caiga caigan',
    'cayendo',
    'caído',
    'caigo caemos',
    'caí',
    'caer',
  ],
  oler: ['huele huelen olió olía olían olieron', 'oliendo', 'olido', 'huelo', 'olí', 'oler'],
  romper: [
    'rompe rompen rompió rompieron rompía rompían rompiera rompieran rompa rompan',
    'rompiendo',
    'roto',
    'rompo rompemos rompíamos',
    'rompí rompimos',
    'romper',
  ],
  abrir: [
    'abre abren abrió abrieron abría abrían abriera abra',
    'abriendo',
    'abierto',
    'abro abrimos',
    'abrí abrimos',
    'abrir',
  ],
  escribir: [
    'escribe escriben escribió escribieron escribía escribían escribiera',
    'escribiendo',
    'escrito',
    'escribo escribimos',
    'escribí escribimos',
    'escribir',
  ],
  torcer: ['tuerce tuercen torció torcieron torcía torcían', 'torciendo', 'torcido', 'tuerzo', 'torcí', 'torcer'],
  retorcer: [
    'retuerce retuercen retorció retorcieron retorcía',
    'retorciendo',
    'retorcido',
    'retuerzo',
    'retorcí',
    'retorcer',
  ],
  retener: [
    'retiene retienen retuvo retuvieron retenía retenían retenga retengan',
    'reteniendo',
    'retenido',
    'retengo retenemos reteníamos',
    'retuve retuvimos',
    'retendr',
  ],
  morder: ['muerde muerden mordió mordieron mordía mordían', 'mordiendo', 'mordido', 'muerdo', 'mordí', 'morder'],
  impedir: [
    'impide impiden impidió impidieron impedía impedían',
    'impidiendo',
    'impedido',
    'impido',
    'impedí',
    'impedir',
  ],
  exigir: [
    'exige exigen exigió exigieron exigía exigían exija exijan',
    'exigiendo',
    'exigido',
    'exijo',
    'exigí',
    'exigir',
  ],
  coger: [
    'coge cogen cogió cogieron cogía cogían cogiera coja cojan',
    'cogiendo',
    'cogido',
    'cojo cogemos',
    'cogí cogimos',
    'coger',
  ],
  ir: ['va van fue fueron iba iban fuera fueran vaya vayan', 'yendo', 'ido', 'voy vamos', 'fui fuimos', 'ir'],
  verter: [
    'vierte vierten vertió vertía vertían',
    'vertiendo',
    'vertido',
    'vierto vertemos vertíamos',
    'vertí vertimos',
    'verter',
  ],
  destruir: [
    'destruye destruyen destruyó destruyeron destruía destruían',
    'destruyendo',
    'destruido',
    'destruyo destruimos',
    'destruí destruimos',
    'destruir',
  ],
};

function conjugar(texto: string): Conjugado {
  const [fuerte, infinitivo] = texto.includes('/')
    ? (texto.split('/') as [string, string])
    : [texto.slice(0, -2), texto];
  const irregular = IRREGULARES[infinitivo];
  if (irregular) {
    const [otro, gerundio, participio, presente, preterito, futuro] = irregular;
    return {
      otro: [...words(otro), ...ends(futuro, 'á án ía ían')],
      infinitivo,
      gerundio,
      participio: participio.slice(0, -1),
      hice: [...words(preterito), ...words(presente).filter((form) => form.endsWith('amos'))],
      hacia: words(otro).filter((form) => /(?:aba|ía)$/.test(form)),
      hare: [...words(presente).filter((form) => !/[íb]amos$/.test(form)), ...ends(futuro, 'é emos')],
    };
  }
  const raiz = infinitivo.slice(0, -2);
  if (infinitivo.endsWith('ar'))
    return {
      otro: [...ends(fuerte, 'a an'), ...ends(raiz, 'ó aron aba aban ara aran ase asen ará arán aría arían')],
      infinitivo,
      gerundio: `${raiz}ando`,
      participio: `${raiz}ad`,
      hice: ends(raiz, 'é amos ábamos'),
      hacia: [`${raiz}aba`],
      hare: [`${fuerte}o`, ...ends(raiz, 'amos aré aremos')],
    };
  return {
    otro: [
      ...ends(fuerte, 'e en a an'),
      ...ends(raiz, 'ió ieron ía ían iera ieran iese iesen'),
      ...ends(infinitivo, 'á án ía ían'),
    ],
    infinitivo,
    gerundio: `${raiz}iendo`,
    participio: `${raiz}id`,
    hice: ends(raiz, 'í imos íamos'),
    hacia: [`${raiz}ía`],
    hare: [`${fuerte}o`, ...ends(raiz, infinitivo.endsWith('er') ? 'emos' : 'imos'), ...ends(infinitivo, 'é emos')],
  };
}

const of = (lista: string, pick: (verbo: Conjugado) => readonly string[] | string) =>
  lista
    .trim()
    .split(/\s+/)
    .flatMap((texto) => pick(conjugar(texto)))
    .join('|');

/** Third persons of every tense of these verbs, as an alternative of the pattern language. */
export const otro = (lista: string) => of(lista, (verbo) => verbo.otro);
/** All that third persons are said with: tenses, participles, gerunds and infinitives. */
export const todo = (lista: string) =>
  of(lista, ({ otro: forms, infinitivo, gerundio, participio }) => [
    ...forms,
    infinitivo,
    gerundio,
    `${participio}o`,
    `${participio}a`,
    `${participio}os`,
    `${participio}as`,
  ]);
export const infinitivo = (lista: string) => of(lista, (verbo) => verbo.infinitivo);
export const gerundio = (lista: string) => of(lista, (verbo) => verbo.gerundio);
export const participio = (lista: string, endings = 'o a os as') =>
  of(lista, (verbo) => ends(verbo.participio, endings));

/** Deeds of others to me, to us, to one: every verb × tense × clitic before its complement. */
export function aMiCon(lista: string, cola: string): string[] {
  const formas = otro(lista);
  const infinitivos = infinitivo(lista);
  const enclitic = [infinitivos, gerundio(lista)]
    .join('|')
    .split('|')
    .flatMap((form) => [`${form}me`, `${form}nos`])
    .join('|');
  return [
    `(me|nos) (${formas}) ${cola}`,
    `(me|nos) <ha> (${participio(lista, 'o')}) ${cola}`,
    `(me|nos) (<querer_otro>|ha querido|han querido|puede|pueden|podia|sabe|sabia) (a|de|con|por)? (${infinitivos}) ${cola}`,
    `(me|nos) <estar_otro> (${gerundio(lista)}) ${cola}`,
    `(${enclitic}) ${cola}`,
    `a (uno|una|unas|unos|nosotras|las ${QUIENES}|los ${QUIENES}) (le|lo|la|les|los|las|nos|me) (${formas}) ${cola}`,
    `(le|lo|la|les|los|las) (${formas}) a (uno|una|unas|nosotras) ${cola}`,
    `(le|lo|la|les) (${formas}) ${cola} a (uno|una)`,
  ];
}
const QUIENES =
  '(de|que) (pollera|limpieza|cocina|noche|afuera|aqui|aca|somos|no tenemos|protestamos|no tenia papeles|estamos|estabamos|eramos)';

/** The person was touched, hit, locked in: `fui tocada`, `me vi golpeada`, `ser humillada`. */
export const fuiCon = (lista: string, cola = '') => `<ser_yo> ..1 (${participio(lista)}) ${cola}`;

/** First persons of what was done. */
export const hice = (lista: string) => of(lista, ({ hice: forms, hacia }) => [...forms, ...hacia]);
/** First persons of what is done, is being done or will be done. */
export const hare = (lista: string) => of(lista, (verbo) => verbo.hare);
export const hecho = (lista: string) => of(lista, ({ participio: stem }) => `${stem}o`);

/** Two things in one sentence, in either order. */
export const juntos = (a: string, b: string, entre = 10) => [`(${a}) ..${entre} (${b})`, `(${b}) ..${entre} (${a})`];
