import type { Coincidencia, Familia, Hallado, Hallazgo } from '../familia.ts';
import { keyOf } from '../lectura/spelling.ts';
import { COLA } from './dato-protegido-sentidos.ts';
import { type Identificador, identificadoresOf } from './datos-terceros-identificadores.ts';
import { fullNameAt, isFirstName, isPresentedName, isTrato, type Palabra } from './datos-terceros-nombres.ts';
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
  gramatica: { cola: COLA, rol: ROL, unico: UNICO, sensible: SENSIBLE, menor: MENOR_AJENO },
  decidir(hallado) {
    const identificadores = identificadoresOf(hallado.lectura.texto);
    const nombres = nombresOf(hallado, identificadores);
    const sensibles = sensiblesOf(hallado, nombres);
    const tramos: Tramo[] = [
      ...identificadores.map(({ inicio, fin }) => ({ inicio, fin, grave: false })),
      ...nombres
        .filter(({ completo }) => completo)
        .map(({ desde, hasta }) => ({ ...placeOf(hallado, desde, hasta), grave: false })),
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
function nombresOf(hallado: Hallado, identificadores: readonly Identificador[]): Nombre[] {
  const words = wordsOf(hallado);
  const roles = hallado.de('rol');
  const nombres: Nombre[] = [];
  for (let at = 0; at < words.length; at++) {
    const rol = roles.findLast(({ desde, hasta }) => desde < at && hasta <= at && at - hasta < BESIDE);
    const direct = rol?.hasta === at || isTrato(words[at - 1] ?? { texto: '', key: '' });
    const length = fullNameAt(words, at, direct);
    const together = isUnbroken(hallado, at, at + length);
    if (length > 0 && together && (rol || nearDatum(hallado, identificadores, at))) {
      nombres.push({ desde: at, hasta: at + length, completo: true });
      at += length - 1;
    } else if (isSingleName(words[at], direct)) {
      nombres.push({ desde: at, hasta: at + 1, completo: false });
    }
  }
  return nombres;
}

const isSingleName = (word: Palabra | undefined, direct: boolean) =>
  word !== undefined && (isFirstName(word) || (direct && isPresentedName(word)));

/** No full stop or comma stands within a name. */
function isUnbroken({ lectura: { texto, palabras } }: Hallado, desde: number, hasta: number): boolean {
  return !/[,;:!?()\n]|\.\s*\p{Lu}\p{Ll}{3,}/u.test(texto.slice(palabras[desde]?.inicio, palabras[hasta - 1]?.fin));
}

function nearDatum(hallado: Hallado, identificadores: readonly Identificador[], at: number): boolean {
  const place = hallado.lectura.palabras[at];
  const near = hallado.de('sensible').some(({ desde }) => Math.abs(desde - at) <= 12);
  return near || identificadores.some(({ inicio }) => Math.abs(inicio - (place?.inicio ?? 0)) <= 60);
}

const FIRST_PERSON = new Set(['yo', 'me', 'mi', 'conmigo'].map(keyOf));

/** From the name, or from what makes the person recognisable, to the end of the datum. */
function sensiblesOf(hallado: Hallado, nombres: readonly Nombre[]): Tramo[] {
  return hallado.de('sensible').flatMap((found) => {
    const subject = subjectOf(hallado, nombres, found);
    if (subject === undefined) return [];
    const menor = hallado.de('menor').some(({ desde }) => Math.abs(desde - subject) <= 10);
    return [{ ...placeOf(hallado, subject, lastOf(hallado, found)), grave: true, menor }];
  });
}

/** With grade, place and duration; without an `y` that a gap at the end of a pattern took along. */
function lastOf(hallado: Hallado, { desde, hasta, oracion }: Coincidencia): number {
  const tails = hallado.de('cola').filter((each) => each.oracion === oracion && each.desde === hasta);
  if (tails.length > 0) return Math.max(...tails.map((each) => each.hasta));
  const word = hallado.lectura.palabras[hasta - 1];
  return hasta > desde + 1 && word?.keys.some((key) => JOINING.has(key)) ? hasta - 1 : hasta;
}
const JOINING = new Set(['y', 'e', 'pero', 'que', 'porque', 'en', 'de', 'a', 'yo'].map(keyOf));

function subjectOf(hallado: Hallado, nombres: readonly Nombre[], found: Coincidencia): number | undefined {
  const { palabras } = hallado.lectura;
  const reaches = ({ desde, hasta }: { desde: number; hasta: number }) =>
    hasta <= found.desde && found.desde - desde <= NEAR;
  const sameBreath = (desde: number) =>
    !/[.!?;]\s+\p{Lu}|\n/u.test(hallado.lectura.texto.slice(palabras[desde]?.fin, palabras[found.desde]?.inicio));
  const named = nombres.find(
    (each) => reaches(each) && sameBreath(each.desde) && !ownBetween(hallado, each.hasta, found.desde),
  );
  if (named) return withRole(hallado, named);
  const only = hallado
    .de('unico')
    .findLast((each) => each.oracion === found.oracion && each.desde < found.desde && found.desde - each.desde <= NEAR);
  if (!only || BARELY.some((key) => palabras[found.hasta - 1]?.keys.includes(key))) return undefined;
  return ownBetween(hallado, only.desde + 1, found.desde) ? undefined : only.desde;
}
/** A first name alone stands for nobody: what tells who it is goes with it, `mi compañera Lidia`. */
function withRole(hallado: Hallado, { desde, completo }: Nombre): number {
  if (completo) return desde;
  const rol = hallado.de('rol').find((each) => each.hasta === desde)?.desde ?? desde;
  const article = hallado.lectura.palabras[rol - 1]?.keys.some((key) => ARTICLES.has(key));
  return article ? rol - 1 : rol;
}
const ARTICLES = new Set(['el', 'la', 'mi', 'un', 'una', 'al', 'nuestra', 'nuestro'].map(keyOf));

/** Ordinary in a team, unless a name stands beside it. */
const BARELY = ['baja', 'embarazada', 'preñada', 'encinta', 'incapacidad', 'lesion', 'reposo'].map(keyOf);

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
