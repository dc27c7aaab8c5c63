import type { Hallado } from '../familia.ts';
import type { Lectura } from '../lectura/reading.ts';
import { keyOf } from '../lectura/spelling.ts';
import type { Voz } from './dato-protegido-enlace.ts';

const setOf = (words: string) => new Set(words.split(/[\s|]+/).map(keyOf));

/** Between two data that are said in one breath: `soy divorciado y con dos guaguas`. */
export const UNEN = setOf(
  `y e o u ni con de del por a al que un una unos unas dos tres cuatro cinco 2 3 4 el la los las mi mis yo tambien ademas encima para muy soy estoy tengo tuve fui estuve quede quedé me es son somos despues luego esta tiene nacio padece usa todavia aun no sale tomo vivo debo cobro como ahora ya igual mas casada casado sola solo gracias sigo medio otra otro ambos`,
);
const PASO = 5;
/** Words that end a datum. */
const CORTE = setOf(
  'y e o pero aunque porque asi entonces pues sino mientras cuando como por eso aun igual lleve hice logre aprendi organice monte trabaje trabajo llevo coordine coordino sigo nunca siempre ya yo tengo soy estoy fui estuve que se me nadie aqui ahora hoy en para donde dirijo rindo cumplo vendo abri abro',
);
const UNIDADES = setOf('año años anos anio anios mes meses semana semanas dia dias tiempo rato añitos');
const NUMEROS = setOf(
  'un una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta varios varias muchos muchas unos unas par mucho poco bastante nada casi como ya hace mas medio algunos',
);
const SIN_CAUSA = setOf(
  'eso lo tanto cierto favor ello ahora si que las la suerte aca ahi turnos ejemplo mi fin hoy supuesto otra mas horas dia',
);
const CON_CAUSA = new Set(['salud', 'antecedentes', 'victima', 'discapacidad']);
const CON_LUGAR = new Set(['antecedentes', 'victima', 'politica', 'sindicato']);
const NO_LUGAR = setOf('eso ese esa esto este mi la el los las un una cada todo todos que cuanto vez lo');

/** End of a datum from `desde` to `hasta` with its grade, duration, cause, place and what is joined to it. */
export function finalOf(
  hallado: Hallado,
  voces: readonly Voz[],
  { subtipo, desde, hasta, oracion }: { subtipo: string; desde: number; hasta: number; oracion: number },
): number {
  const end = hallado.lectura.oraciones[oracion]?.hasta ?? hasta;
  const tails = hallado.de('cola', 'mas').filter((each) => each.oracion === oracion);
  let at = hasta;
  for (let step = 0; step < 8; step++) {
    const ways = [
      ...tails
        .filter((each) => desde < each.desde && each.desde <= at && isJoined(hallado.lectura, at))
        .map((each) => each.hasta),
      joinedTo(hallado.lectura, voces, at, end, oracion),
      durationOf(hallado.lectura, at, end),
      gradeOf(hallado.lectura, at, end),
      CON_CAUSA.has(subtipo) ? causeOf(hallado.lectura, at, end) : at,
      CON_LUGAR.has(subtipo) ? placeOf(hallado.lectura, at, end) : at,
      CON_ENTIDAD.has(subtipo) ? entityOf(hallado.lectura, at, end) : at,
      subtipo === 'origen' ? communityOf(hallado.lectura, at, end) : at,
      subtipo === 'edad' ? at : restOf(hallado.lectura, at, end, CON_CAUSA.has(subtipo)),
      CON_LUGAR.has(subtipo) || subtipo === 'origen' || subtipo === 'religion' ? apartOf(hallado.lectura, at, end) : at,
    ];
    const next = Math.min(end, Math.max(at, ...ways));
    if (next === at) break;
    at = next;
  }
  return at;
}

const signOf = ({ texto, palabras }: Lectura, at: number) =>
  texto.slice(palabras[at - 1]?.fin ?? 0, palabras[at]?.inicio);
const isJoined = (lectura: Lectura, at: number) => !/[,:;()—]/u.test(signOf(lectura, at));
const has = ({ palabras }: Lectura, at: number, words: ReadonlySet<string>) =>
  (palabras[at]?.keys ?? []).some((key) => words.has(key));
const isNumber = (lectura: Lectura, at: number) =>
  has(lectura, at, NUMEROS) || (lectura.palabras[at]?.keys ?? []).some((key) => /^\d+$/.test(key));

function joinedTo(lectura: Lectura, voces: readonly Voz[], at: number, end: number, oracion: number): number {
  let best = at;
  for (let next = at; next < end && next - at <= PASO; next++) {
    if (/[:;()]/u.test(signOf(lectura, next))) break;
    for (const voz of voces) {
      if (voz.oracion !== oracion || voz.desde !== next || voz.hasta <= best) continue;
      if (voz.clase === 'gremio' || voz.clase === 'partido' || voz.clase === 'culto') continue;
      if (next === at ? isJoined(lectura, at) || voz.clase === 'ser' : true) best = voz.hasta;
    }
    if (!has(lectura, next, UNEN) && !isNumber(lectura, next)) break;
  }
  return best;
}

/** `desde chica`, `hace seis años`, `tres meses`, also after a comma where nothing follows. */
function durationOf(lectura: Lectura, at: number, end: number): number {
  if (at >= end) return at;
  const first = has(lectura, at, DESDE);
  if (first && isJoined(lectura, at)) {
    const clause = has(lectura, at + 1, QUE);
    return upTo(lectura, at + 1, Math.min(end, at + (clause ? 7 : 5)), at + (clause ? 3 : 1));
  }
  let next = at;
  while (next < end && next - at < 4 && isNumber(lectura, next) && (next === at || isJoined(lectura, next))) next++;
  if (next === at || !has(lectura, next, UNIDADES) || next >= end) return at;
  next++;
  if (has(lectura, next, Y) && has(lectura, next + 1, MEDIO)) next += 2;
  if (isJoined(lectura, next) && has(lectura, next, SOBRIA)) next++;
  if (isJoined(lectura, at)) return next;
  return next >= end || !isJoined(lectura, next) ? next : at;
}
const DESDE = setOf('desde durante hasta');
const SOBRIA = setOf('limpia limpio sobria sobrio ya enteros completos');
const QUE = setOf('que');
const Y = setOf('y');
const MEDIO = setOf('medio pico tantos');

/** `al 65 %`, `del 33 por ciento`, `de grado 2`. */
function gradeOf(lectura: Lectura, at: number, end: number): number {
  let next = at;
  while (next < end && next - at < 4 && has(lectura, next, GRADO) && isJoined(lectura, next)) next++;
  if (next === at || next >= end || !(lectura.palabras[next]?.keys ?? []).some((key) => /^\d+$/.test(key))) return at;
  next++;
  if (has(lectura, next, POR) && has(lectura, next + 1, CIENTO)) return next + 2;
  return next;
}
const GRADO = setOf('al del de un con grado tipo estadio fase nivel mas reconocida reconocido el');
const POR = setOf('por');
const CIENTO = setOf('ciento');

function causeOf(lectura: Lectura, at: number, end: number): number {
  if (at >= end || !isJoined(lectura, at)) return at;
  let next = at;
  if (has(lectura, at, POR)) next = at + 1;
  else if (has(lectura, at, A) && has(lectura, at + 1, CAUSA)) next = at + 3;
  else if (has(lectura, at, DEBIDO)) next = at + 2;
  else return at;
  if (has(lectura, next, SIN_CAUSA) && !has(lectura, next, ARTICULO)) return at;
  if (has(lectura, next, ARTICULO) && has(lectura, next + 1, RATOS)) return at;
  return upTo(lectura, next + 1, Math.min(end, next + 5), next);
}
const A = setOf('a');
const CAUSA = setOf('causa raiz consecuencia');
const DEBIDO = setOf('debido');
const ARTICULO = setOf('la las lo mi el los');
const RATOS = setOf('mañana mañanas tarde tardes noche noches que cual tanto demas misma');

const CON_ENTIDAD = new Set(['sindicato', 'politica']);
const CARGO = setOf(
  'delegado delegada sindical gremial secretario secretaria general presidente presidenta dirigente miembro afiliado afiliada militante concejal concejala candidato candidata representante tesorero tesorera vocal sindicato lider activista socio socia vocero vocera huelga paro marchas marcha',
);
/** The body that an office belongs to: `delegado gremial de Comercio`, `concejala por el PSOE`. */
function entityOf(lectura: Lectura, at: number, end: number): number {
  if (at + 1 >= end || !has(lectura, at - 1, CARGO) || !has(lectura, at, DE) || !isJoined(lectura, at)) return at;
  let next = at + 1;
  while (next < end && next - at < 3 && has(lectura, next, ARTICULOS)) next++;
  if (next >= end) return at;
  let last = next + 1;
  while (
    last < end &&
    last - next < 5 &&
    isJoined(lectura, last) &&
    (isCapital(lectura, last) || has(lectura, last, DE))
  )
    last++;
  return has(lectura, last - 1, DE) && last - 1 > next ? last - 1 : last;
}
const DE = setOf('de del por en');

/** Rest of the clause, where it is a short complement: `en un accidente de tránsito`, `antes de comer`. */
function restOf(lectura: Lectura, at: number, end: number, withCon: boolean): number {
  if (at >= end || !isJoined(lectura, at) || !has(lectura, at, COMPLEMENTO)) return at;
  if (has(lectura, at, CON) && !withCon) return at;
  if (has(lectura, at + 1, NI_RATOS) || (has(lectura, at + 1, ARTICULO) && has(lectura, at + 2, RATOS))) return at;
  let next = at + 1;
  while (next < end && next - at <= RESTO && isJoined(lectura, next) && !has(lectura, next, FRONTERA)) next++;
  const closes = next >= end || !isJoined(lectura, next) || has(lectura, next, FRONTERA);
  return closes && next - at <= RESTO && next > at + 1 ? next : at;
}
const RESTO = 6;
const CON = setOf('con contra');
const COMPLEMENTO = setOf('de del en por con contra desde hasta durante antes hace al como controlado controlada');
const FRONTERA = setOf('y e pero aunque porque asi entonces pues sino mientras igual lleve');
const NI_RATOS = setOf('eso ahi aca aqui ese esa lo tanto cierto favor ello ahora si suerte ejemplo fin supuesto');

/** `del conflicto, del Urabá,`: a place between commas. */
function apartOf(lectura: Lectura, at: number, end: number): number {
  if (at + 1 >= end || signOf(lectura, at).trim() !== ',' || !has(lectura, at, DE_O_EN)) return at;
  let next = at + 1;
  while (next < end && next - at < 3 && has(lectura, next, ARTICULOS)) next++;
  if (!isCapital(lectura, next)) return at;
  while (
    next < end &&
    next - at < 6 &&
    isJoined(lectura, next + 1) &&
    (isCapital(lectura, next) || has(lectura, next, DE))
  )
    next++;
  if (isCapital(lectura, next)) next++;
  return next >= end || !isJoined(lectura, next) || has(lectura, next, FRONTERA) ? next : at;
}
const DE_O_EN = setOf('de del en');

/** `wichí, de una comunidad` */
function communityOf(lectura: Lectura, at: number, end: number): number {
  if (at + 2 >= end || !has(lectura, at, DE)) return at;
  let next = at + 1;
  while (next < end && next - at < 3 && has(lectura, next, ARTICULOS)) next++;
  if (!has(lectura, next, COMUNIDAD)) return at;
  next++;
  while (
    next < end &&
    next - at < 8 &&
    isJoined(lectura, next) &&
    (isCapital(lectura, next) || has(lectura, next, DE) || has(lectura, next, INDIGENA))
  )
    next++;
  while (has(lectura, next - 1, DE)) next--;
  return next;
}
const COMUNIDAD = setOf(
  'comunidad pueblo resguardo reserva comarca ayllu etnia nacion cabildo aldea palenque territorio lof reduccion',
);
const INDIGENA = setOf(
  'indigena indigenas originario originaria nativa nativo mapuche aymara quechua maya gitana gitano negra afro wayuu guarani la las los el',
);

function placeOf({ ...lectura }: Lectura, at: number, end: number): number {
  if (!has(lectura, at, EN) || !isJoined(lectura, at) || at + 1 >= end) return at;
  let next = at + 1;
  while (next < end && next - at < 3 && has(lectura, next, ARTICULOS)) next++;
  if (next >= end || has(lectura, next, NO_LUGAR)) return at;
  let last = next + 1;
  while (last < end && last - next < 4 && isCapital(lectura, last) && isJoined(lectura, last)) last++;
  return last;
}
const EN = setOf('en');
const ARTICULOS = setOf('el la los las un una mi');
const isCapital = ({ texto, palabras }: Lectura, at: number) =>
  /^\p{Lu}/u.test(texto.slice(palabras[at]?.inicio, palabras[at]?.fin));

/** Words from `at` on, up to a sign or a word that begins something else. */
function upTo(lectura: Lectura, at: number, most: number, least: number): number {
  let next = at;
  while (next < most && isJoined(lectura, next) && (next < least || !has(lectura, next, CORTE))) next++;
  return next;
}
