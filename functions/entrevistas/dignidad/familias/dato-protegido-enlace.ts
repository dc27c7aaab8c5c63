import type { Coincidencia, Hallado } from '../familia.ts';
import { keyOf } from '../lectura/spelling.ts';
import { ANCLAS, type Clase, LEXICO } from './dato-protegido-marco.ts';

const setOf = (words: string) => new Set(words.split(/[\s|]+/).map(keyOf));

/** Which anchors make words of a class the speaker's. */
const DE_CLASE: Readonly<Record<Clase, readonly string[]>> = {
  ser: ['a_ser'],
  estar: ['a_estar'],
  tener: ['a_tener', 'a_mi'],
  tomar: ['a_tomar'],
  usar: ['a_usar'],
  ir: ['a_ir'],
  gremio: ['a_gremio'],
  partido: ['a_partido'],
  culto: ['a_culto'],
};
export type Subtipo = keyof typeof LEXICO;
const SUBTIPOS = Object.keys(LEXICO) as Subtipo[];

/** The groups of the grammar: `lex_<class>_<subtype>` and the anchors. */
export const GRAMATICA_LEXICO: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SUBTIPOS.flatMap((subtipo) =>
    Object.entries(LEXICO[subtipo]).map(([clase, words]) => [`lex_${clase}_${subtipo}`, [`(${words})`]]),
  ),
);
export const GRAMATICA_ENLACE: Readonly<Record<string, readonly string[]>> = { ...GRAMATICA_LEXICO, ...ANCLAS };

export interface Voz extends Coincidencia {
  subtipo: Subtipo;
  clase: Clase;
}

/** Every word of the lexicon that a text has, the longest at each place. */
export function vocesOf(hallado: Hallado): Voz[] {
  return SUBTIPOS.flatMap((subtipo) =>
    (Object.keys(LEXICO[subtipo]) as Clase[]).flatMap((clase) =>
      hallado.de(`lex_${clase}_${subtipo}`).map((voz) => ({ ...voz, subtipo, clase })),
    ),
  ).filter((voz) => isWritten(hallado, voz));
}

/** Names of parties and unions that are words of their own count where they are written as names. */
const CORRIENTES = setOf(
  'pan mas creo gana valor vamos libre pro semilla une uso arena mir ad ps pc cd rm dc up mc pt mira comunes ciudadanos sumar podemos vente compromis mes convergencia rn pac liberacion cup adn ela lab ate cut cob sae ute cig atsa fit pts libre mud creemos republicanos podemos psc ppd gana adp amd aeve doble',
);
function isWritten({ lectura: { palabras, texto } }: Hallado, { desde, hasta, clase }: Voz): boolean {
  if (clase !== 'gremio' && clase !== 'partido') return true;
  const last = palabras[hasta - 1];
  if (!last?.keys.some((key) => CORRIENTES.has(key))) return true;
  if (hasta - desde > 1 && !palabras[desde]?.keys.some((key) => ARTICULOS.has(key))) return true;
  const word = texto.slice(last.inicio, last.fin);
  // `Podemos Viajes` is another name.
  const next = palabras[hasta];
  if (next && /^ \p{Lu}/u.test(texto.slice(last.fin, next.fin))) return false;
  return word.length <= 3 ? /^\p{Lu}+$/u.test(word) : /^\p{Lu}/u.test(word);
}
const ARTICULOS = setOf('el la los las');

/** Words allowed between an anchor and its word: they do not give it to somebody else. */
const LIGERAS = setOf(
  `un una unos unas uno el la los las lo mi mis nuestro nuestra este esta ese esa muy bastante mucho mucha muchos muchas poco tan tanta tantos tantas mas menos casi ya aun todavia ahora hoy tambien ademas siempre nunca solo solamente recien apenas actualmente antes desde hace como unos
  orgullosa orgulloso orgullosamente abiertamente felizmente totalmente completamente parcialmente profundamente medio media persona mujer hombre chica chico muchacha muchacho señor señora chavo chava joven tipo tipa trabajador trabajadora profesional ciudadano ciudadana
  leve severo severa grave graves fuerte fuertes cronico cronica crónica congenito congenita ligera ligero tremenda tremendo terrible pequeño pequeña gran antigua viejo rara raro moderada avanzada
  enfermedad sindrome trastorno cuadro principio principios inicio inicios episodio episodios brote brotes crisis ataque ataques problema problemas diagnostico reconocido reconocida diagnosticado diagnosticada declarado declarada certificado certificada acreditado acreditada grado condicion tema temas
  de del con por a al en sin ni no yo pues sola solo bueno digamos verdad igual incluso suerte gracias dios asi
  dos tres cuatro cinco seis siete ocho nueve diez once doce primer primera segundo segunda tercer tercera cuarto otro otra otros varios varias algun alguna algunos cualquier doble triple
  años año mes meses semanas semana dias dia tiempo vez veces temporada rato vida niño niña chico chica pequeño pequeña joven bebe adulto adulta nacimiento nacido nacida
  familia origen raza etnia nacionalidad padre madre padres sangre pueblo comunidad religion fe mama papa casa hogar cargo bajo cargas tipo mayor menor menores chiquitos chiquito pequeños pequeñas lindos hermosos bellos hermosa hermoso preciosa adolescentes biologicos propios
  oficialmente legalmente clinicamente medicamente prácticamente practicamente basicamente simplemente realmente tristemente lamentablemente desgraciadamente desafortunadamente
  activa activo simple humilde estado varias veces ex`,
);
/** Nouns that govern what follows them: `experiencia con autismo` is of work, `un hijo con autismo` of the family. */
const DE_OTROS = setOf(
  `experiencia paciente pacientes alumno alumna alumnos alumnas usuario usuaria usuarios usuarias cliente clienta clientes clientas persona personas gente compañero compañera compañeros caso casos niño niña niños niñas chicos chicas jovenes adultos ancianos señoras señores residentes interno internos familias familiares colectivo colectivos poblacion publico hijo hija hermano hermana
  taller talleres curso cursos charla charlas proyecto proyectos programa programas producto productos libro titulo master tesis unidad area sala planta centro equipo turno guardia grupo grupos clases clase modulo manual protocolo jefe jefa amigo amiga vecino vecina madre padre esposa esposo marido mujer novia novio`,
);
/** A new clause, or another subject. */
const ENLACES = setOf('y e o u que pero porque cuando donde si aunque quien');
const DETERMINADO = setOf('el los las la sus su');
const DE_SANGRE = new Set(['origen', 'religion', 'politica', 'discapacidad']);
const DE_FAMILIA = setOf(
  'familia origen raza etnia padres madre padre sangre pueblo comunidad nacionalidad religion hijo hija nieto nieta casa ascendencia descendencia raices',
);
const PREPOSICIONES = setOf('de del con para sobre contra en a al por');
const ALCANCE = 7;

/** The words of the lexicon that an anchor of the first person makes the speaker's, from that anchor on. */
export function enlazados(hallado: Hallado, voces: readonly Voz[]): (Voz & { ancla: Coincidencia })[] {
  return voces.flatMap((voz) => {
    const anclas = anclasOf(hallado, voz.clase, voz.subtipo).filter(
      (ancla) => ancla.oracion === voz.oracion && ancla.desde < voz.desde && voz.desde - ancla.desde <= ALCANCE + 6,
    );
    const direct = anclas.filter((ancla) => ancla.hasta === voz.desde);
    const reach = direct.length > 0 ? direct : anclas.filter((ancla) => isClear(hallado, ancla, voz));
    const [ancla] = reach.toSorted((a, b) => b.desde - a.desde || b.hasta - a.hasta);
    if (ancla && reach.some((each) => esPropia(hallado, each, voz))) return [{ ...voz, ancla: earliest(reach, ancla) }];
    return isListed(hallado, voz) ? [{ ...voz, ancla: voz }] : [];
  });
}

/** Of what stands in a list of what one is: `soy cajera, casada, de 40 años`, or the note `Casada, dos hijos.` */
function isListed({ lectura: { palabras, texto, oraciones }, de }: Hallado, voz: Voz): boolean {
  if (voz.clase !== 'ser' || !LISTADOS.has(voz.subtipo)) return false;
  const start = oraciones[voz.oracion]?.desde ?? 0;
  const end = oraciones[voz.oracion]?.hasta ?? voz.hasta;
  const before = texto.slice(palabras[voz.desde - 1]?.fin ?? 0, palabras[voz.desde]?.inicio);
  const after = texto.slice(palabras[voz.hasta - 1]?.fin, palabras[voz.hasta]?.inicio ?? texto.length);
  const closes =
    voz.hasta >= end || /[,.;:]/u.test(after) || (palabras[voz.hasta]?.keys ?? []).some((key) => TRAS_LISTA.has(key));
  const plural = /s$/iu.test(texto.slice(voz.inicio, voz.fin));
  if (!closes || plural) return false;
  if (voz.desde === start)
    return SOLO.has(voz.subtipo) && (start === 0 ? voz.hasta >= end || /[,.]/u.test(after) : end - start <= 5);
  if (!/,\s*$/u.test(before)) return false;
  const soy = de('a_ser').findLast(({ oracion, hasta }) => oracion === voz.oracion && hasta <= voz.desde);
  const first = palabras[soy?.desde ?? 0]?.keys ?? [];
  if (!soy || voz.desde - soy.hasta > 9 || !first.some((key) => SER.has(key))) return false;
  return !palabras.slice(soy.hasta, voz.desde).some(({ keys }) => keys.some((key) => OTRO_VERBO.has(key)));
}
const LISTADOS = new Set([
  'familia',
  'salud',
  'discapacidad',
  'religion',
  'origen',
  'orientacion',
  'antecedentes',
  'victima',
]);
const SOLO = new Set(['familia', 'salud', 'discapacidad', 'orientacion']);
const TRAS_LISTA = setOf('y con de desde pero sin por');
const SER = setOf('yo soy fui somos como');
const OTRO_VERBO = setOf(
  'atiendo cuido trabajo trabaje tengo tuve llevo lleve hice hago mi mis vendo ayudo doy manejo estudie aprendi para con que es era una un el la los las mas',
);

const anclasOf = (hallado: Hallado, clase: Clase, subtipo: Subtipo): Coincidencia[] => [
  ...hallado.de(...DE_CLASE[clase].filter((grupo) => grupo in ANCLAS)),
  ...(clase === 'estar' && subtipo === 'origen' ? hallado.de('a_obrar') : []),
];

/** `yo no soy` and `soy` end at one place: the span begins with the longer one. */
const earliest = (anclas: readonly Coincidencia[], ancla: Coincidencia) =>
  anclas
    .filter(({ hasta, desde }) => hasta >= ancla.hasta - 2 && hasta <= ancla.hasta && ancla.desde - desde <= 3)
    .toSorted((a, b) => a.desde - b.desde)[0] ?? ancla;

function isClear({ lectura: { palabras, texto } }: Hallado, ancla: Coincidencia, voz: Voz): boolean {
  if (voz.clase === 'culto' || voz.clase === 'gremio' || voz.clase === 'partido') return false;
  if (voz.desde < ancla.hasta || voz.desde - ancla.hasta > ALCANCE)
    return voz.desde > ancla.desde && voz.desde < ancla.hasta && voz.hasta > ancla.hasta;
  const esEstado = voz.clase === 'ser' || voz.clase === 'estar';
  const before = palabras[voz.desde - 1]?.keys ?? [];
  if (
    esEstado &&
    before.some((key) => PREPOSICIONES.has(key)) &&
    !(palabras[voz.desde - 2]?.keys ?? []).some((key) => DE_FAMILIA.has(key))
  )
    return false;
  let unknown = ancla.grupo.endsWith('a_mi') ? 1 : 0;
  for (let at = ancla.hasta; at < voz.desde; at++) {
    const keys = palabras[at]?.keys ?? [];
    const sign = texto.slice(palabras[at - 1]?.fin, palabras[at]?.inicio);
    if (/[:()—]/u.test(sign) || keys.some((key) => ENLACES.has(key))) return false;
    if (esEstado && keys.some((key) => DETERMINADO.has(key))) return false;
    const governs = (palabras[at + 1]?.keys ?? []).some((key) => PREPOSICIONES.has(key)) && at + 1 < voz.desde;
    if (
      keys.some((key) => DE_OTROS.has(key)) &&
      governs &&
      !(DE_SANGRE.has(voz.subtipo) && keys.some((key) => DE_FAMILIA.has(key)))
    )
      return false;
    if (keys.some((key) => LIGERAS.has(key))) continue;
    if (governs || ++unknown > 1) return false;
  }
  const sign = texto.slice(palabras[voz.desde - 1]?.fin, palabras[voz.desde]?.inicio);
  return !/[:()—,]/u.test(sign) || ancla.hasta < voz.desde - 1;
}

const IMPERFECTOS = setOf(
  'era estaba tenia tomaba padecia sufria vivia usaba llevaba iba hacia necesitaba arrastraba convivia andaba seguia como siendo por al ser estar quedo quedó salió sali dormia hacer teniendo tener uso vivo debia cobraba recibia consumia militaba votaba asistia participaba ayudaba cantaba tocaba predicaba',
);
const SUJETO = setOf('yo soy fui estoy tengo tuve estuve');
const PRIMERA = setOf('yo me soy fui estoy tengo tuve estuve');

const DEJAN_SITIO = setOf(
  'yo que cuando y e pero porque ya no entonces tambien siempre aunque mientras si como es era ahi alli aqui epoca tiempo tiempos año años mes meses momento dia dias vez etapa semana casa hoy ayer despues antes donde pues solo hasta igual nunca mañana tarde noche verano pandemia mismo todavia aun verdad realidad trabajo o casi encima ademas tambien vida temporada pasado ratos entonces niño niña joven chica chico pequeño pequeña',
);
/** No noun before an imperfect that could be its subject: `la empresa estaba endeudada`. */
export function followsNobody(
  { palabras, oraciones, texto }: Hallado['lectura'],
  desde: number,
  oracion: number,
): boolean {
  const before = palabras[desde - 1];
  if (!before || desde <= (oraciones[oracion]?.desde ?? 0)) return true;
  if (/[,:;()—]/u.test(texto.slice(before.fin, palabras[desde]?.inicio))) return true;
  return before.keys.some((key) => DEJAN_SITIO.has(key) || /^\d+$/.test(key));
}

/** An imperfect is the speaker's unless the sentence has spoken of somebody else before it. */
function esPropia(hallado: Hallado, ancla: Coincidencia, voz: Voz): boolean {
  const { palabras, oraciones } = hallado.lectura;
  const words = palabras.slice(ancla.desde, Math.min(ancla.hasta, voz.desde));
  if (words.some(({ keys }) => keys.some((key) => PRIMERA.has(key)))) return true;
  if (!words.some(({ keys }) => keys.some((key) => IMPERFECTOS.has(key) || /(?:aba|[^d]ia)$/.test(key)))) return true;
  const start = oraciones[ancla.oracion]?.desde ?? ancla.desde;
  if (!followsNobody(hallado.lectura, ancla.desde, ancla.oracion)) return false;
  const other = hallado.de('otra_persona').filter(({ oracion }) => oracion === ancla.oracion);
  if (other.some(({ desde }) => desde === voz.hasta)) return false;
  const last = other.filter(({ desde, hasta }) => desde < ancla.desde && hasta <= ancla.desde + 1).at(-1);
  return (
    !last ||
    palabras.slice(Math.max(start, last.hasta), ancla.desde).some(({ keys }) => keys.some((key) => SUJETO.has(key)))
  );
}
