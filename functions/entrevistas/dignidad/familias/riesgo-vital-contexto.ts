import type { Coincidencia, Gravedad, Hallado } from '../familia.ts';
import { endsClause, keysAt } from './alcance.ts';

/** Sign in one place of the text, before the memory of the interview is asked. */
export interface Sena {
  gravedad: Gravedad;
  subtipo?: string;
  en: Coincidencia;
}

/** Does one of these groups lead straight to the match? */
export function leadsTo(hallado: Hallado, { oracion, desde, hasta }: Coincidencia, ...grupos: string[]): boolean {
  return hallado
    .de(...grupos)
    .some((each) => each.oracion === oracion && each.desde < desde && each.hasta >= desde && each.hasta <= hasta);
}
export const overlaps = (hallado: Hallado, { oracion, desde, hasta }: Coincidencia, ...grupos: string[]) =>
  hallado.de(...grupos).some((each) => each.oracion === oracion && each.desde < hasta && each.hasta > desde);
export const quoted = ({ lectura }: Hallado, { inicio }: Coincidencia) =>
  lectura.citas.some((cita) => cita.inicio <= inicio && inicio < cita.fin);

/** Words between a match and what silences it, at most: who writes no signs says everything in one sentence. */
const BESIDE = 14;
export const beside = (hallado: Hallado, { oracion, desde, hasta }: Coincidencia, ...grupos: string[]) =>
  hallado
    .de(...grupos)
    .some((each) => each.oracion === oracion && each.desde < hasta + BESIDE && each.hasta > desde - BESIDE);

/** In words of somebody else, or done by somebody else: «se quería morir». */
export const notTheirs = (hallado: Hallado, en: Coincidencia) =>
  keysAt(hallado.lectura, en.desde - 1).includes('se') ||
  overlaps(hallado, en, 'otroMata') ||
  leadsTo(hallado, en, 'diceOtro') ||
  (quoted(hallado, en) && hallado.hay({ oracion: en.oracion }, 'diceOtro', 'oficio'));

/** «Mi primo intentó matar una víbora»: without «se» it is done to something else. */
export function ofAThing({ lectura }: Hallado, { desde, hasta }: Coincidencia): boolean {
  const keys = lectura.palabras.slice(desde, hasta).flatMap((palabra) => palabra.keys);
  const bare = /^(matar|tirar|kolgar|kortar|abentar|lansar|aogar|disparar|enbenenar|aorkar|saltar|volar)$/;
  return (
    keysAt(lectura, hasta - 1).some((key) => bare.test(key)) && !keys.some((key) => key === 'se' || key.endsWith('rse'))
  );
}

/** «Mi compañera se quería morir cuando vio la cola». */
export const wouldHaveDied = (hallado: Hallado, en: Coincidencia) =>
  /(quer[ií]a|quiso|quiere) (morir|matar)/i.test(textOf(hallado, en)) &&
  hallado.hay({ oracion: en.oracion }, 'cuandoVe') &&
  hallado.hay({ oracion: en.oracion }, 'menudencia', 'percance');

/** The clause ends there, or only its hour follows. */
export const closes = (hallado: Hallado, en: Coincidencia) =>
  endsClause(hallado.lectura, en) ||
  hallado.de('momento', 'reciente').some(({ oracion, desde }) => oracion === en.oracion && desde === en.hasta);

/** «Me mato estudiando»: the gerund says of what. */
export function followedByWork({ lectura }: Hallado, { hasta, grupo, oracion }: Coincidencia): boolean {
  if (!/matarse|otraPersona|seMata/.test(grupo) || hasta >= (lectura.oraciones[oracion]?.hasta ?? 0)) return false;
  const next = lectura.palabras[hasta]?.keys[0] ?? '';
  return (
    /[aie]ndo(me|lo|la|los|las)?$/.test(next) &&
    next !== 'kuando' &&
    !next.startsWith('durmi') &&
    keysAt(lectura, hasta - 1).some((key) => /^(mat|mor|muer)/.test(key))
  );
}
export const textOf = ({ lectura }: Hallado, { inicio, fin }: Coincidencia) =>
  lectura.texto.slice(inicio, fin).toLowerCase();
export const wordOf = ({ lectura }: Hallado, { desde }: Coincidencia) => lectura.palabras[desde]?.keys[0] ?? '';

/** An own past is asked about gently; what has come back is present. */
export function inTime(hallado: Hallado, sena: Sena): Sena {
  const { de, hay } = hallado;
  const { en } = sena;
  const here = { oracion: en.oracion };
  if (hay(here, 'haVuelto', 'reciente')) return sena;
  const told = leadsTo(hallado, en, 'verboPasado');
  const past = de('pasado').filter((each) => !overlaps(hallado, each, 'noEdad'));
  const near = (grupo: string) =>
    (grupo === 'pasado' ? past : de(grupo)).some(({ oracion }) => Math.abs(oracion - en.oracion) <= 2);
  if (
    past.some(({ oracion }) => oracion === en.oracion) ||
    (told && (near('pasado') || near('superado'))) ||
    hay(here, 'superado')
  )
    return { ...sena, gravedad: 1, subtipo: 'pasado' };
  return sena;
}

/** `vivir`, `despertar`: what follows tells whether it is about life itself. */
const LIFE = /^(bibir|bibiendo|bida|existir|despertar|despertarme|lebantarme|existensia|bibi)$/;
export const ofLife = (hallado: Hallado, en: Coincidencia) =>
  keysAt(hallado.lectura, en.hasta - 1).some((key) => LIFE.test(key));
