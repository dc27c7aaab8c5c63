import { lazy } from '#shared/core/lazy.ts';
import type { Competencia, Pregunta } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Oracion } from '../../../../lenguaje/sentences.ts';
import { PARTES_STAR, readStar } from '../../../../lenguaje/star.ts';
import { sameStem, stem } from '../../../../lenguaje/stem.ts';
import { contentStems, isFunctionWord, type Token } from '../../../../lenguaje/tokens.ts';
import { verbForm } from '../../../../lenguaje/verbs.ts';

/** Fewer words than these are too short to be beside the point. */
const WORDS_MIN = 4;

const stemsOf = (words: string) => lazy<ReadonlySet<string>>(() => new Set(words.trim().split(/\s+/).map(stem)));

/** Where answers to an interview come from. One of these words keeps an answer in it. */
const workStems = stemsOf(`
  trabajo trabajar empleo empresa cliente clienta jefe jefa jefes companero companera equipo proyecto tarea turno
  oficina tienda almacen estudio estudiar universidad instituto colegio clase curso examen profesor profesora alumno
  practicas problema reunion entrega plazo pedido proveedor informe encargo puesto oficio profesion profesional carrera
  voluntariado responsable encargado departamento area organizacion proceso usuario paciente venta producto servicio
  herramienta maquina obra restaurante hotel fabrica taller hospital negocio experiencia aprender meta esfuerzo decidir
  decision sueldo contrato formacion
`);
/** What conversations drift to. */
const leisureStems = stemsOf(`
  futbol partido liga gol baloncesto tenis calor frio lluvia llueve sol nieve tortilla paella pizza cena receta croqueta
  politica elecciones gobierno presidente horoscopo signo pelicula serie novela chiste playa perro gato loteria vecino
  vecina fiesta boda cerveza vino musica cancion concierto videojuego
`);

/** Stems of verbs that every text has. */
const EVERYWHERE: ReadonlySet<string> = new Set(['ten', 'tien', 'hac', 'dec', 'pod', 'deb', 'ir', 'dar', 'cuent']);

/** Opinions and habits in general: they answer, if vaguely. */
const GENERAL =
  /\b(?:depende|supongo|imagino|importante|siempre|nunca|normalmente|generalmente|en general|a veces|hay que|se (?:puede|debe|tiene|trata|necesita|suele)|uno (?:hace|intenta|debe|tiene|puede|se)|una persona|la gente|las personas|cada|todos|nadie|lo mejor|lo normal|esencial|clave|necesari[oa]|fundamental|ejemplo|caso|situacion|cosas?)\b/;

/**
 * Whether an answer has nothing to do with what was asked: none of its words belongs to the question or its
 * competencies, and it tells no lived story. Said only when it is plain to see; in doubt an answer is on the point.
 */
export function isOffTopic(
  oraciones: readonly Oracion[],
  pregunta: Pregunta,
  competencias: readonly Competencia[],
): boolean {
  const tokens = oraciones.flatMap((oracion) => oracion.tokens);
  const matter = tokens.filter(({ word }, at) => !isFunctionWord(word) && !isSportsTeam(tokens, at));
  const own = new Set(matter.map((token) => token.stem));
  if (tokens.length < WORDS_MIN || own.size === 0) return false;
  const asked = [
    pregunta.texto,
    ...competencias.flatMap((each) => [each.nombre, each.descripcion, ...each.indicadores]),
  ];
  const expected = [...new Set([...asked.flatMap(contentStems), ...workStems()])].filter(
    (each) => !EVERYWHERE.has(each),
  );
  if ([...own].some((one) => expected.some((other) => sameStem(one, other)))) return false;
  const { faltan } = readStar(oraciones);
  if (own.intersection(leisureStems()).size > 0 && faltan.includes('accion'))
    return pregunta.tipo === 'conductual' || !speaksOfSelf(oraciones);
  return (
    faltan.length === PARTES_STAR.length &&
    tellsOfOthers(oraciones) &&
    !speaksOfSelf(oraciones) &&
    !oraciones.some(({ plain }) => GENERAL.test(plain))
  );
}

/** `mi equipo de fútbol` is no teamwork. */
const isSportsTeam = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'equipo' && /^(?:futbol|baloncesto|tenis|liga|pueblo)$/.test(tokens[at + 2]?.word ?? '');

/** Somebody or something else does or is something: `con calma` is an answer cut short, not another matter. */
const tellsOfOthers = (oraciones: readonly Oracion[]) =>
  oraciones.some(({ tokens }) =>
    tokens.some((_, at) => /^(?:otro_verbo|pasado_ajeno|imperfecto)$/.test(verbForm(tokens, at) ?? '')),
  );

function speaksOfSelf(oraciones: readonly Oracion[]): boolean {
  return oraciones.some(
    ({ plain, tokens }) =>
      /\b(?:yo|me|mi|mis|mio|mia|conmigo|nos|nuestr[oa]s?)\b/.test(plain) ||
      tokens.some((_, index) => /_propio$|_nuestro$/.test(verbForm(tokens, index) ?? '')),
  );
}
