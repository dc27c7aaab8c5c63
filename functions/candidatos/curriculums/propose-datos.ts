import type { Propuesta } from '#shared/candidatos/curriculums/curriculum.ts';
import { fold } from '#shared/core/fold.ts';
import { email } from '#shared/core/schemas.ts';
import { findCiudad } from './ciudades.ts';
import { proposeExperiencia } from './experiencia.ts';
import { type Linea, labelled, type Seccion, toSecciones } from './lineas.ts';

/** Of a quote that a person reads beside the value. */
const CITA_MAX = 160;
/** Where a CV says whose it is. */
const HEADER_LINES = 15;
const PUESTO_LINES = 6;
const PUESTO_MAX = 80;
const HABILIDADES_MAX = 20;
const HABILIDAD_MAX = 60;
const HABILIDAD_WORDS = 5;

/**
 * What the text of a CV says about its person, each with the line that says it. Rules that are sure of little: what they
 * are not sure of is not proposed, and a person decides about the rest.
 */
export function proposeDatos(texto: string, now: Date): Propuesta {
  const secciones = toSecciones(texto);
  const lineas = secciones.flatMap((seccion) => seccion.lineas);
  const proposed: Propuesta = {
    email: first(lineas, emailOf),
    telefono: first(lineas, telefonoOf),
    ciudad: first(lineas, labelledCiudad) ?? first(lineas.slice(0, HEADER_LINES), headerCiudad),
    puesto: first(lineas, labelledPuesto) ?? first(lineas.slice(0, PUESTO_LINES), headerPuesto),
    experiencia_años: proposeExperiencia(secciones, now),
    habilidades: proposeHabilidades(secciones),
  };
  const found = Object.entries(proposed).filter(([, each]) => each !== undefined);
  return Object.fromEntries(found.map(([name, each]) => [name, { ...each, cita: shorten(each.cita) }]));
}

function first<T>(lineas: readonly Linea[], valorDe: (linea: Linea) => T | undefined) {
  for (const linea of lineas) {
    const valor = valorDe(linea);
    if (valor !== undefined) return { valor, cita: linea.texto };
  }
  return undefined;
}

function emailOf({ texto }: Linea): string | undefined {
  const found = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(texto)?.[0];
  const parsed = found ? email().safeParse(found.replace(/\.$/, '')) : undefined;
  return parsed?.success ? parsed.data : undefined;
}

const TELEFONO = /(?:\(?\+|\b00)?\(?\d[\d\s().-]{6,20}\d/g;
const NAMED_TELEFONO = /\b(?:tel|telf|tlf|tfno|telefono|movil|celular|phone|mobile|whatsapp)\b/;

/** With its prefix, called so on its line, or of nine digits as Spain has them: other figures are dates and numbers. */
function telefonoOf({ texto, folded }: Linea): string | undefined {
  for (const [found] of texto.matchAll(TELEFONO)) {
    const digits = found.replace(/\D/g, '');
    const fits = digits.length >= 7 && digits.length <= 15 && found.length <= 30;
    const isTelefono =
      /^\(?\+/.test(found) || NAMED_TELEFONO.test(folded) || (digits.length === 9 && /^[6789]/.test(digits));
    const isYears = /^\(?(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}$/.test(found);
    if (fits && isTelefono && !isYears) return found.replace(/\s+/g, ' ').trim();
  }
  return undefined;
}

function labelledCiudad(linea: Linea): string | undefined {
  const named = labelled(linea, 'ciudad|localidad|poblacion|residencia|lugar de residencia|ubicacion|municipio');
  if (named) return tidyCiudad(named);
  const address = labelled(linea, 'direccion|domicilio');
  return address && cityAfterPostcode(address);
}

/** '28001 Madrid', or a line whose parts are a city that is known. */
function headerCiudad({ texto }: Linea): string | undefined {
  const parts = texto.split(/[|·•,;/]|\s[-–]\s/).map((part) => part.trim());
  return cityAfterPostcode(texto) ?? parts.map(findCiudad).find(Boolean);
}

function cityAfterPostcode(texto: string): string | undefined {
  const after = /\b\d{5}\s*[,-]?\s+(\p{Lu}[\p{L}' -]{1,40})/u.exec(texto)?.[1];
  return after && tidyCiudad(after);
}

function tidyCiudad(texto: string): string | undefined {
  const [city = ''] = texto.replace(/^\d{5}\s+/, '').split(/[,(|·•/]|\s[-–]\s/);
  return /^\p{Lu}[\p{L}' -]{1,60}$/u.test(city.trim()) ? city.trim() : undefined;
}

function labelledPuesto(linea: Linea): string | undefined {
  const puesto = labelled(
    linea,
    'puesto(?: (?:deseado|actual|solicitado|al que opto|al que aspiro))?|profesion|ocupacion|cargo deseado|titulo profesional',
  );
  return puesto && puesto.length <= PUESTO_MAX ? puesto.replace(/\.$/, '') : undefined;
}

/** Stems that Spanish names of jobs begin with. */
const OFICIO =
  /^(?:administrativ|analist|arquitect|asesor|asistent|auditor|auxiliar|azafat|camarer|cajer|cocin|comercial|conductor|consultor|contable|coordinador|dependient|desarrollador|director|disenador|docent|economist|electricist|encargad|enfermer|especialist|farmaceutic|fisioterapeut|fontaner|formador|gestor|ingenier|investigador|jef[ea]\b|maestr|mecanic|medic[oa]\b|monitor|operari|orientador|periodist|profesor|programador|psicolog|quimic|recepcionist|redactor|responsable|secretari|soldador|supervisor|tecnic|teleoperador|trabajador|traductor|vendedor|veterinari|developer|engineer|manager|designer)/;

/** A short line below the name that begins with the name of a job. */
function headerPuesto({ texto, folded }: Linea): string | undefined {
  const isShort = texto.length <= PUESTO_MAX && texto.split(/\s+/).length <= 8;
  return isShort && OFICIO.test(folded) && !/[@\d:]/.test(texto) ? texto.replace(/\.$/, '') : undefined;
}

function proposeHabilidades(secciones: readonly Seccion[]): Propuesta['habilidades'] {
  const listed = secciones.filter(({ apartado }) => apartado === 'habilidades').flatMap(({ lineas }) => lineas);
  const inline = secciones.flatMap(({ lineas }) =>
    lineas.flatMap((linea) => {
      const value = labelled(
        linea,
        '(?:habilidades|competencias|aptitudes|conocimientos|herramientas|skills)(?: \\p{L}+)?',
      );
      return value ? [{ value, linea }] : [];
    }),
  );
  const sources = [...listed.map((linea) => ({ value: linea.texto, linea })), ...inline];
  const names = sources.flatMap(({ value }) => value.split(/[,;•·|▪►●]|\s[-–]\s/).map(tidyHabilidad));
  const valor = names.filter(isHabilidad).filter((name, at, all) => all.findIndex((each) => same(each, name)) === at);
  if (valor.length === 0) return undefined;
  return { valor: valor.slice(0, HABILIDADES_MAX), cita: sources.map(({ linea }) => linea.texto).join(' · ') };
}

/** Without the mark of a list, a level in brackets, or the full stop. */
function tidyHabilidad(part: string): string {
  return part
    .replace(/^[^\p{L}\p{N}.#]+/u, '')
    .replace(/(?<!\s)\s*\([^()]*\)\s*$/, '')
    .replace(/(?<![.:\s])[.:\s]+$/, '');
}

const same = (a: string, b: string) => fold(a) === fold(b);

function isHabilidad(name: string): boolean {
  return (
    name.length >= 1 &&
    name.length <= HABILIDAD_MAX &&
    name.split(/\s+/).length <= HABILIDAD_WORDS &&
    /\p{L}/u.test(name)
  );
}

const shorten = (cita: string) => (cita.length <= CITA_MAX ? cita : `${cita.slice(0, CITA_MAX - 1).trimEnd()}…`);
