import type { Coincidencia, Hallado } from '../familia.ts';
import type { Lectura } from '../lectura/reading.ts';
import { keyOf } from '../lectura/spelling.ts';

/** Who goes to a church `a entregar el pedido` works; and other datums that what follows undoes. */
export function isErrand({ lectura }: Hallado, grupo: string, { hasta }: Coincidencia): boolean {
  const { palabras } = lectura;
  const last = palabras[hasta - 1]?.keys ?? [];
  // `Me da ansiedad dejar cosas a medias` is a manner of speaking.
  if (last.some((key) => MOODS.has(key)))
    return (palabras[hasta]?.keys ?? []).some((key) => /[aei]r(?:l[aeo]s?)?$/.test(key));
  if (grupo === 'economica' && last.includes(STREET)) return isNamed(lectura, hasta);
  if (!['religion', 'antecedentes'].includes(grupo) || !palabras[hasta]?.keys.includes('a')) return false;
  return (palabras[hasta + 1]?.keys ?? []).some((key) => /[aei]r(?:l[aeo]s?)?$/.test(key) && !WORSHIP.has(key));
}
const STREET = keyOf('calle');
/** `Vivo en la calle Olmo` is an address. */
function isNamed({ palabras, texto }: Lectura, at: number): boolean {
  const next = palabras[at];
  if (!next || /[^\s]/u.test(texto.slice(palabras[at - 1]?.fin, next.inicio))) return false;
  return !next.keys.some((key) => AFTER_STREET.has(key));
}
const AFTER_STREET = new Set(
  'y pero desde con hace un unos dos tres como por cuando hasta porque durante ahora ya'.split(' ').map(keyOf),
);
const MOODS = new Set(['ansiedad', 'depresion', 'depre', 'insomnio', 'vertigo', 'jaqueca'].map(keyOf));
const WORSHIP = new Set(
  'rezar orar cantar predicar alabar adorar confesar comulgar escuchar congregar'.split(' ').map(keyOf),
);

/** `tengo 17 años y medio de experiencia`, `de casado`, `trabajando`: years of something are no age. */
function isOfSomething({ palabras, oraciones, texto }: Lectura, hasta: number, oracion: number): boolean {
  const end = oraciones[oracion]?.hasta ?? hasta;
  let at = hasta;
  while (at < end && palabras[at]?.keys.some((key) => FILLING.has(key))) at++;
  const next = at < end ? palabras[at] : undefined;
  if (!next || palabras[at + 1]?.keys.includes(keyOf('edad'))) return false;
  const apart = /[,:()—–]/u.test(texto.slice(palabras[at - 1]?.fin, next.inicio));
  const named = next.keys.some((key) => (apart ? AFTER_COMMA : AFTER_YEARS).has(key) || GERUND.test(key));
  return named || palabras.slice(hasta, end).some(({ keys }) => keys.some((key) => SENIORITY.has(key)));
}
const FILLING = new Set(
  'y medio ya largos completos seguidos continuos consecutivos fijos mas o menos pico tantos aproximadamente'
    .split(' ')
    .map(keyOf),
);
const AFTER_COMMA = new Set('todos todo casi siempre trabajando dedicada dedicado'.split(' ').map(keyOf));
const SENIORITY = new Set(['antigüedad', 'trayectoria', 'cotizados', 'rubro'].map(keyOf));
const GERUND = /(?:ando|iendo|endo)(?:[lmst][aeo]s?){0,2}$/;
const AFTER_YEARS = new Set(
  'de en con como trabajando cotizados cotizando dedicada dedicado detras siendo encargada encargado manejando conduciendo vendiendo cocinando limpiando enseñando cuidando llevando atendiendo haciendo programando desarrollando liderando aqui alla ahi metida metido entre sin al a aca que dentro desde para laborados trabajados vendedor vendedora casado casada viviendo'
    .split(' ')
    .map(keyOf),
);
export function isExperience(
  { lectura }: Hallado,
  grupo: string,
  { desde, hasta, fin, oracion }: Coincidencia,
): boolean {
  if (grupo !== 'edad' && grupo !== 'menor') return false;
  const words = lectura.palabras.slice(desde, hasta);
  // `cumplo 18 en octubre` says more than a number.
  if (
    !words.slice(-1).some(({ keys }) => keys.some((key) => /^\d+$/.test(key) || AGE_WORDS.has(key) || YEARS.has(key)))
  )
    return false;
  if (!words.some(({ keys }) => keys.some((key) => /^\d+$/.test(key) || AGE_WORDS.has(key)))) return false;
  const hasYears = words.some(({ keys }) => keys.some((key) => YEARS.has(key)));
  if (!hasYears && !beginsClause(lectura, desde, oracion)) return true;
  const next = hasta < (lectura.oraciones[oracion]?.hasta ?? 0) ? lectura.palabras[hasta] : undefined;
  const between = lectura.texto.slice(fin, next?.inicio ?? fin);
  const ends = !next || /[,:()—–]/u.test(between);
  // `Tengo catorce.` may be anything, and would stop the interview.
  if (ends && grupo === 'menor' && !hasYears && desde + 2 >= hasta && !next) return true;
  if (hasYears) return isOfSomething(lectura, hasta, oracion);
  if (ends) return false;
  // A number without its unit counts only where the clause ends or goes on by another.
  return !next.keys.some((key) => GOES_ON.has(key));
}
/** `Alérgicos tengo catorce` counts something else. */
function beginsClause({ oraciones, palabras }: Lectura, desde: number, oracion: number): boolean {
  const clausula = oraciones[oracion]?.clausulas.findLast((each) => each.desde <= desde);
  const before = palabras.slice(clausula?.desde ?? desde, desde);
  return before.every(({ keys }) => keys.some((key) => OPENING.has(key)));
}
const OPENING = new Set(
  'yo hola buenas y pero porque aunque es que ya pues bueno solo la verdad aun'.split(' ').map(keyOf),
);
const YEARS = new Set(
  ['años', 'anos', 'anios', 'añitos', 'tacos', 'palos', 'pirulos', 'primaveras', 'abriles'].map(keyOf),
);
const AGE_WORDS = new Set(
  'uno un una dos tres cuatro cinco seis siete ocho nueve catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta'
    .split(' ')
    .map(keyOf),
);
const GOES_ON = new Set('y pero pues porque ya todavia asi entonces aunque cumplidos'.split(' ').map(keyOf));

const setOf = (words: string) => new Set(words.split(' ').map(keyOf));
const TRAS = setOf('a de del para con al');
const ARTICULOS = setOf('el la los las un una unos unas mis mi sus su nuestros cada varios muchos otros');
const PUBLICO = setOf(
  'cliente clienta clientes paciente pacientes alumno alumna alumnos usuario usuaria usuarios residente residentes pasajero pasajeros turista turistas huesped huespedes proveedor proveedores trabajador trabajadores empleado empleados temporeros equipo empresa tienda local taller escenario obra maquina camion vehiculo animal animales ganado perro perros vacas socios inquilinos candidatos internos visitantes viajeros comensales vecinos ancianos mayores afectados victimas usuarias pacientitos',
);
const EN = setOf('en');
const AULA = setOf(
  'aula sala clase linea grupo salon torno cocina caja barra club colegio guarderia despacho oficina taller',
);
const DE_AULA = new Set(['familia', 'orientacion', 'politica']);

/** Words about those one works for or with: `la visa de los clientes`, `niños en mi aula`. */
export function isOfWork({ lectura: { palabras, texto } }: Hallado, grupo: string, found: Coincidencia): boolean {
  let { hasta } = found;
  while (
    hasta > found.desde + 1 &&
    (palabras[hasta - 1]?.keys ?? []).some((key) => TRAS.has(key) || ARTICULOS.has(key))
  )
    hasta--;
  const next = palabras[hasta];
  if (!next || /[,:;.()]/u.test(texto.slice(palabras[hasta - 1]?.fin, next.inicio))) return false;
  const has = (at: number, words: ReadonlySet<string>) => (palabras[at]?.keys ?? []).some((key) => words.has(key));
  let at = hasta + 1;
  while (at < hasta + 3 && has(at, ARTICULOS)) at++;
  if (has(hasta, TRAS)) return has(at, PUBLICO);
  return DE_AULA.has(grupo) && has(hasta, EN) && has(at, AULA);
}
