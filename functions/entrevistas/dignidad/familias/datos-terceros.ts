import type { Familia, Hallado, Hallazgo } from '../familia.ts';
import { keyOf } from '../lectura/spelling.ts';
import { GRAMATICA_LEXICO, type Voz, vocesOf } from './dato-protegido-enlace.ts';
import { finalOf } from './dato-protegido-final.ts';
import { COLA } from './dato-protegido-sentidos.ts';
import { type Identificador, identificadoresOf } from './datos-terceros-identificadores.ts';
import { fullNameAt, isFirstName, isPresentedName, isSeñor, isTrato, type Palabra } from './datos-terceros-nombres.ts';
import { MENOR_AJENO, ROL, SENSIBLE, UNICO } from './datos-terceros-patrones.ts';

/** Words between a name and what is told of that person. */
const NEAR = 18;
/** Words between a role and the name that follows it. */
const BESIDE = 3;

interface Tramo {
  inicio: number;
  fin: number;
  grave: boolean;
  menor?: boolean;
}
interface Nombre {
  desde: number;
  hasta: number;
  completo: boolean;
}

/** What identifies somebody else, or what a recognisable person has that is nobody's business. */
export const datosTerceros: Familia = {
  gramatica: {
    cola: COLA,
    mas: [],
    rol: ROL,
    unico: UNICO,
    sensible: SENSIBLE,
    menor: MENOR_AJENO,
    ...GRAMATICA_LEXICO,
  },
  decidir(hallado) {
    const identificadores = identificadoresOf(hallado.lectura.texto);
    const voces = vocesOf(hallado);
    const datos = ajenosOf(hallado, voces);
    const nombres = nombresOf(hallado, identificadores, datos);
    const sensibles = sensiblesOf(hallado, nombres, datos, voces);
    const tramos: Tramo[] = [
      ...identificadores.map(({ inicio, fin }) => ({ inicio, fin, grave: false })),
      ...nombres
        .filter(({ completo }) => completo)
        .map(({ desde, hasta }) => withNumber(hallado, placeOf(hallado, withTrato(hallado, desde), hasta))),
      ...sensibles,
    ];
    return joined(tramos, hallado.lectura.texto).map(
      ({ inicio, fin, grave, menor }): Hallazgo => ({
        categoria: 'datos_terceros',
        gravedad: grave ? 2 : 1,
        ...(menor ? { subtipo: 'menor' } : {}),
        tramo: { inicio, fin },
        fuente: 'reglas',
      }),
    );
  },
};

function wordsOf({ lectura: { texto, palabras } }: Hallado): Palabra[] {
  return palabras.map(({ inicio, fin, keys }) => ({ texto: texto.slice(inicio, fin), key: keys[0] ?? '' }));
}

/** Full names beside a role or near a protected datum; first names only for what follows them. */
function nombresOf(hallado: Hallado, identificadores: readonly Identificador[], datos: readonly Dato[]): Nombre[] {
  const words = wordsOf(hallado);
  const roles = hallado.de('rol');
  const nombres: Nombre[] = [];
  for (let at = 0; at < words.length; at++) {
    const rol = roles.findLast(({ desde, hasta }) => desde < at && hasta <= at && at - hasta < BESIDE);
    const direct =
      rol?.hasta === at ||
      isTrato(words[at - 1] ?? { texto: '', key: '' }) ||
      beforeIdentifier(hallado, identificadores, at);
    const length = fullNameAt(words, at, direct);
    const together = isUnbroken(hallado, at, at + length);
    if (length > 0 && together && (rol || nearDatum(hallado, identificadores, datos, at))) {
      nombres.push({ desde: at, hasta: at + length, completo: true });
      at += length - 1;
    } else if (isSingleName(words[at], direct)) {
      nombres.push({ desde: at, hasta: at + 1, completo: false });
    }
  }
  return nombres;
}

/** `Denise Applewhite, 323-555-0142`: an unknown name that an identifier follows. */
function beforeIdentifier(
  { lectura: { palabras } }: Hallado,
  identificadores: readonly Identificador[],
  at: number,
): boolean {
  const end = palabras[at + 1]?.fin ?? 0;
  return at > 0 && identificadores.some(({ inicio }) => inicio > end && inicio - end <= 16);
}

const isSingleName = (word: Palabra | undefined, direct: boolean) =>
  word !== undefined && (isFirstName(word) || (direct && isPresentedName(word)));

/** No full stop or comma stands within a name. */
function isUnbroken({ lectura: { texto, palabras } }: Hallado, desde: number, hasta: number): boolean {
  return !/[,;:!?()\n]|\.\s*\p{Lu}\p{Ll}{3,}/u.test(texto.slice(palabras[desde]?.inicio, palabras[hasta - 1]?.fin));
}

function nearDatum(
  hallado: Hallado,
  identificadores: readonly Identificador[],
  datos: readonly Dato[],
  at: number,
): boolean {
  const place = hallado.lectura.palabras[at];
  const near = datos.some(({ desde }) => Math.abs(desde - at) <= 14);
  return near || identificadores.some(({ inicio }) => Math.abs(inicio - (place?.inicio ?? 0)) <= 60);
}

const FIRST_PERSON = new Set('yo me conmigo soy tengo estoy tuve estuve fui padezco tomo'.split(' ').map(keyOf));

interface Dato {
  desde: number;
  hasta: number;
  oracion: number;
  subtipo: string;
}
/** Words of the lexicon that say nothing of somebody else when they stand near a name: a child, a church, a loan. */
const CALLADOS = new Set(['economica', 'politica', 'sindicato']);
const SER = new Set('es era un una fue siendo'.split(' ').map(keyOf));
const DICE = new Set(
  'es era fue esta estaba estuvo tiene tenia tuvo padece padecia sufre sufria toma tomaba usa usaba anda andaba vive vivia con nacio nació salio salió diagnosticado diagnosticaron diagnosticó detectaron detectado dio dió llego llegó cayo cayó quedo quedó sigue va iba fue murio murió fallecio falleció enfermo enfermó por su lo la le que recibe recibia hace hacia necesita es volvio volvió'
    .split(' ')
    .map(keyOf),
);

/** Private data of somebody else, by a pattern or by a verb of the third person before a word of the lexicon. */
function ajenosOf(hallado: Hallado, voces: readonly Voz[]): Dato[] {
  const { palabras } = hallado.lectura;
  const said = voces.filter(
    (voz) =>
      !CALLADOS.has(voz.subtipo) &&
      !(voz.subtipo === 'familia' && voz.clase !== 'estar') &&
      !(voz.subtipo === 'origen' && !palabras[voz.desde - 1]?.keys.some((key) => SER.has(key))) &&
      !['culto', 'gremio', 'partido', 'ir'].includes(voz.clase) &&
      palabras.slice(Math.max(0, voz.desde - 4), voz.desde).some(({ keys }) => keys.some((key) => DICE.has(key))),
  );
  return [...hallado.de('sensible').map((found) => ({ ...found, subtipo: 'salud' })), ...said];
}

/** From the name, or from what makes the person recognisable, to the end of the datum. */
function sensiblesOf(
  hallado: Hallado,
  nombres: readonly Nombre[],
  datos: readonly Dato[],
  voces: readonly Voz[],
): Tramo[] {
  return datos.flatMap((found) => {
    const subject = subjectOf(hallado, nombres, found);
    if (subject === undefined) return [];
    const menor = hallado.de('menor').some(({ desde }) => Math.abs(desde - subject) <= 10);
    const end = lastOf(hallado, found.hasta, found.desde);
    const hasta = finalOf(hallado, voces, {
      subtipo: found.subtipo,
      desde: found.desde,
      hasta: end,
      oracion: found.oracion,
    });
    return [{ ...placeOf(hallado, subject, hasta), grave: true, menor }];
  });
}

/** Without an `y` that a gap at the end of a pattern took along. */
function lastOf(hallado: Hallado, hasta: number, desde: number): number {
  const word = hallado.lectura.palabras[hasta - 1];
  return hasta > desde + 1 && word?.keys.some((key) => JOINING.has(key)) ? hasta - 1 : hasta;
}
const JOINING = new Set(['y', 'e', 'pero', 'que', 'porque', 'en', 'de', 'a', 'yo'].map(keyOf));

/** `Eulogio Pacheco, 71234567`: digits right after a name need no other sign of being a telephone or a document. */
function withNumber({ lectura: { texto } }: Hallado, { inicio, fin }: { inicio: number; fin: number }): Tramo {
  const number = /^,?\s*\+?\d[\d .-]{5,13}\d(?![\p{L}\p{N}])/u.exec(texto.slice(fin))?.[0] ?? '';
  return { inicio, fin: fin + number.length, grave: false };
}

/** `El señor Fabio Urrea`: how one speaks of them goes with the name. */
function withTrato(hallado: Hallado, desde: number): number {
  const words = wordsOf(hallado);
  if (!isSeñor(words[desde - 1] ?? { texto: '', key: '' })) return desde;
  return ARTICLES.has(words[desde - 2]?.key ?? '') ? desde - 2 : desde - 1;
}

function subjectOf(hallado: Hallado, nombres: readonly Nombre[], found: Dato): number | undefined {
  const { palabras } = hallado.lectura;
  const reaches = ({ desde, hasta }: { desde: number; hasta: number }) =>
    hasta <= found.desde && found.desde - desde <= NEAR;
  const sameBreath = (desde: number) =>
    !/[.!?;]\s+\p{Lu}|\n/u.test(hallado.lectura.texto.slice(palabras[desde]?.fin, palabras[found.desde]?.inicio));
  const named = nombres.find(
    (each) => reaches(each) && sameBreath(each.desde) && !ownBetween(hallado, each.hasta, found.desde),
  );
  if (named) {
    const start = withRole(hallado, named);
    const unico = hallado.de('unico').find(({ desde, hasta }) => desde < start && start - hasta <= 2 && start >= desde);
    return unico ? unico.desde : start;
  }
  const only = hallado
    .de('unico')
    .findLast((each) => each.oracion === found.oracion && each.desde < found.desde && found.desde - each.desde <= NEAR);
  if (!only || BARELY.some((key) => palabras[found.hasta - 1]?.keys.includes(key))) return undefined;
  return ownBetween(hallado, only.desde + 1, found.desde) ? undefined : only.desde;
}
/** Relation that goes with a name, `mi compañera Lidia`. */
function withRole(hallado: Hallado, { desde }: Nombre): number {
  const rol = hallado.de('rol').find((each) => each.hasta === desde)?.desde ?? desde;
  const article = hallado.lectura.palabras[rol - 1]?.keys.some((key) => ARTICLES.has(key));
  return article ? rol - 1 : rol;
}
const ARTICLES = new Set(['el', 'la', 'mi', 'un', 'una', 'al', 'nuestra', 'nuestro'].map(keyOf));

/** Ordinary in a team, unless a name stands beside it. */
const BARELY = [
  'baja',
  'embarazada',
  'preñada',
  'encinta',
  'incapacidad',
  'lesion',
  'reposo',
  'enfermo',
  'enferma',
  'hospitalizado',
  'hospitalizada',
  'ingresado',
  'ingresada',
  'operado',
  'operada',
].map(keyOf);

/** Between the person and the datum the speaker has come in: it is about them. */
function ownBetween({ lectura }: Hallado, desde: number, hasta: number): boolean {
  return lectura.palabras.slice(desde, hasta).some(({ keys }) => keys.some((key) => FIRST_PERSON.has(key)));
}

function placeOf({ lectura }: Hallado, desde: number, hasta: number): { inicio: number; fin: number } {
  return { inicio: lectura.palabras[desde]?.inicio ?? 0, fin: lectura.palabras[hasta - 1]?.fin ?? 0 };
}

/** Overlapping spans, or with nothing but signs between them, are one. */
function joined(tramos: readonly Tramo[], texto: string): Tramo[] {
  const spans: Tramo[] = [];
  for (const tramo of tramos.toSorted((a, b) => a.inicio - b.inicio || b.fin - a.fin)) {
    const last = spans.at(-1);
    if (!last || (tramo.inicio > last.fin && !/^[\s,:;()-]{0,3}$/u.test(texto.slice(last.fin, tramo.inicio)))) {
      spans.push({ ...tramo });
      continue;
    }
    last.fin = Math.max(last.fin, tramo.fin);
    last.grave ||= tramo.grave;
    last.menor ||= tramo.menor ?? false;
  }
  return spans;
}
