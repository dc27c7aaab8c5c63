import type { Coincidencia, Familia, Gravedad, Hallado, Hallazgo } from '../familia.ts';
import { keyOf } from '../lectura/spelling.ts';
import { isErrand, isExperience } from './dato-protegido-contexto.ts';
import {
  CREENCIAS_IMPERFECTO,
  ORIGEN,
  POLITICA,
  POLITICA_IMPERFECTO,
  RELIGION,
  SINDICATO,
} from './dato-protegido-creencias.ts';
import { FUERTES, MARCA, OFICIO } from './dato-protegido-fuertes.ts';
import { ANTECEDENTES, ANTECEDENTES_IMPERFECTO, ORIENTACION, VICTIMA } from './dato-protegido-intimidad.ts';
import { DOLENCIAS, SALUD, SALUD_IMPERFECTO } from './dato-protegido-salud.ts';
import {
  APURO,
  CABEZAS,
  COLA,
  DICHO_POR_OTRO,
  OTRA_EDAD,
  OTRA_PERSONA,
  OTRO_SENTIDO,
  PESADO,
} from './dato-protegido-sentidos.ts';
import {
  DISCAPACIDAD,
  DISCAPACIDADES,
  ECONOMICA,
  EDAD,
  FAMILIA,
  FAMILIA_IMPERFECTO,
  MENOR,
} from './dato-protegido-vida.ts';

/** What a group of patterns says of whoever writes, of most weight first: one span has one subtype. */
const SUBTIPOS = {
  menor: 'menores',
  victima: 'victima',
  salud: 'salud',
  salud_imperfecto: 'salud',
  discapacidad: 'discapacidad',
  sindicato: 'sindicato',
  religion: 'religion',
  religion_imperfecto: 'religion',
  politica: 'politica',
  politica_imperfecto: 'politica',
  origen: 'origen',
  orientacion: 'orientacion_identidad',
  antecedentes: 'antecedentes',
  antecedentes_imperfecto: 'antecedentes',
  familia: 'embarazo_familia',
  familia_imperfecto: 'embarazo_familia',
  edad: 'edad',
  economica: 'situacion_economica',
} as const;
type Grupo = keyof typeof SUBTIPOS;
const GRUPOS = Object.keys(SUBTIPOS) as Grupo[];
/** Hidden in silence, even in the middle of an answer. */
const SILENCIOSOS: ReadonlySet<string> = new Set(['edad', 'situacion_economica']);

interface Dato {
  grupo: Grupo;
  desde: number;
  hasta: number;
  oracion: number;
}

/** What the speaker says of themselves and an employer must not weigh; only what is said, nothing is inferred. */
export const datoProtegido: Familia = {
  cabezas: CABEZAS,
  gramatica: {
    menor: MENOR,
    victima: VICTIMA,
    salud: SALUD,
    salud_imperfecto: SALUD_IMPERFECTO,
    discapacidad: DISCAPACIDAD,
    sindicato: SINDICATO,
    religion: RELIGION,
    religion_imperfecto: CREENCIAS_IMPERFECTO,
    politica: POLITICA,
    politica_imperfecto: POLITICA_IMPERFECTO,
    origen: ORIGEN,
    orientacion: ORIENTACION,
    antecedentes: ANTECEDENTES,
    antecedentes_imperfecto: ANTECEDENTES_IMPERFECTO,
    familia: FAMILIA,
    familia_imperfecto: FAMILIA_IMPERFECTO,
    edad: EDAD,
    economica: ECONOMICA,
    ...Object.fromEntries(Object.entries(FUERTES).map(([grupo, words]) => [`fuerte_${grupo}`, [`(${words})`]])),
    marca: MARCA,
    oficio: OFICIO,
    cola: COLA,
    mas: [`(y|e|o|mas|ni|con|por) (de|un|una|la|el|los|las)? (${DOLENCIAS}|${DISCAPACIDADES})`],
    otro_sentido: OTRO_SENTIDO,
    otra_edad: OTRA_EDAD,
    otra_persona: OTRA_PERSONA,
    dicho_por_otro: DICHO_POR_OTRO,
    apuro: APURO,
    pesado: PESADO,
  },
  decidir(hallado) {
    const said = joined(GRUPOS.flatMap((grupo) => datosOf(hallado, grupo)));
    const datos = joined([...said, ...fuertesOf(hallado, said)]);
    if (datos.length === 0) return [];
    const apuro = hallado.de('apuro').length > 0;
    return datos.map((dato) => {
      const subtipo = SUBTIPOS[dato.grupo];
      return {
        categoria: 'dato_protegido',
        gravedad: gravedadOf(subtipo, apuro || isCentral(hallado, datos, dato)),
        subtipo,
        tramo: tramoOf(hallado, dato),
        fuente: 'reglas',
      } satisfies Hallazgo;
    });
  },
};

function gravedadOf(subtipo: string, central: boolean): Gravedad {
  if (subtipo === 'menores') return 3;
  return central ? 2 : 1;
}

function datosOf(hallado: Hallado, grupo: Grupo): Dato[] {
  return hallado
    .de(grupo)
    .filter(
      (found) =>
        isOwn(hallado, grupo, found) &&
        !isOtherSense(hallado, grupo, found) &&
        !isExperience(hallado, grupo, found) &&
        !isErrand(hallado, grupo, found),
    )
    .map((found) => ({ ...withTail(hallado, found), grupo, oracion: found.oracion }));
}

const REACH = 6;
/** What is named without a pattern around it, by whoever speaks of themselves in that clause and of nobody else. */
function fuertesOf(hallado: Hallado, said: readonly Dato[]): Dato[] {
  const marcas = hallado.de('marca');
  return (Object.keys(FUERTES) as (keyof typeof FUERTES)[]).flatMap((grupo) =>
    hallado.de(`fuerte_${grupo}`).flatMap((found) => {
      if (said.some(({ desde, hasta }) => desde < found.hasta && found.desde < hasta)) return [];
      if (hallado.hay({ oracion: found.oracion }, 'oficio', 'otra_persona', 'dicho_por_otro')) return [];
      if (isOtherSense(hallado, grupo, found)) return [];
      const marca = marcas.find(
        ({ oracion, clausula, desde }) =>
          oracion === found.oracion &&
          clausula === found.clausula &&
          desde < found.desde &&
          found.desde - desde <= REACH,
      );
      return marca ? [{ ...withTail(hallado, { ...found, desde: marca.desde }), grupo, oracion: found.oracion }] : [];
    }),
  );
}

/** What anybody can be the subject of: `estaba`, `por ser`. */
const IMPERSONAL = new Set(['por', 'al', 'siendo', 'como'].map(keyOf));
const FIRST_PERSON = new Set(['yo', 'me', 'nos', 'conmigo'].map(keyOf));

function isOwn(hallado: Hallado, grupo: Grupo, found: Coincidencia): boolean {
  const { palabras, citas, oraciones } = hallado.lectura;
  const before = (each: Coincidencia) => each.oracion === found.oracion && each.desde < found.desde;
  const quoted = citas.some(({ inicio, fin }) => inicio <= found.inicio && found.fin <= fin);
  const colon = /:\s*[«“"]?\s*$/u.test(hallado.lectura.texto.slice(0, found.inicio));
  if ((quoted || colon) && hallado.de('dicho_por_otro').some(before)) return false;
  const imperfect = grupo.endsWith('_imperfecto');
  // `Estaba embarazada la clienta`.
  if (imperfect && hallado.de('otra_persona').some(({ desde }) => desde === found.hasta)) return false;
  const first = palabras[found.desde]?.keys ?? [];
  if (!imperfect && !first.some((key) => IMPERSONAL.has(key))) return true;
  // `mi jefa me gritaba por ser gitana` is the speaker; `mi compañera me dijo que estaba embarazada` is not.
  const start = imperfect ? found.desde : (oraciones[found.oracion]?.desde ?? found.desde);
  const ownWords = palabras.slice(start, found.hasta).some(({ keys }) => keys.some((key) => FIRST_PERSON.has(key)));
  return ownWords || !hallado.de('otra_persona').some(before);
}

function isOtherSense(hallado: Hallado, grupo: Grupo, { desde, hasta, fin }: Coincidencia): boolean {
  // `VIH` and `vi` have one key.
  const last = hallado.lectura.palabras[hasta - 1];
  if (last?.keys[0] === VIH && !/^vih$/iu.test(hallado.lectura.texto.slice(last.inicio, fin))) return true;
  const senses = hallado.de('otro_sentido', ...(grupo === 'edad' ? ['otra_edad'] : []));
  return senses.some((each) => each.desde < hasta && desde < each.hasta);
}

const VIH = keyOf('vih');

/** With its grade, its place and how long: as long as what follows belongs to the datum. */
function withTail(hallado: Hallado, { desde, hasta, oracion }: Coincidencia): { desde: number; hasta: number } {
  const tails = hallado.de('cola', 'mas').filter((each) => each.oracion === oracion);
  let end = hasta;
  for (let step = 0; step < 4; step++) {
    const next = Math.max(
      end,
      ...tails.filter((each) => desde < each.desde && each.desde <= end).map((each) => each.hasta),
    );
    if (next === end) break;
    end = next;
  }
  // What a gap of a pattern took along and does not end a clause.
  const { palabras } = hallado.lectura;
  while (end > desde + 1 && palabras[end - 1]?.keys.some((key) => UNENDING.has(key))) end--;
  const { texto } = hallado.lectura;
  if (end > desde + 2 && /[,:;(]/u.test(texto.slice(palabras[end - 2]?.fin, palabras[end - 1]?.inicio))) end--;
  const before = palabras[desde - 1];
  const start = hallado.lectura.oraciones[oracion]?.desde ?? 0;
  const from = desde > start && before?.keys.some((key) => NEGATED.has(key)) ? desde - 1 : desde;
  return { desde: from, hasta: end };
}
const UNENDING = new Set(
  'y e o u ni pero aunque porque sino mientras de del desde que por para con a al en el la los las un una me se mi mis le les lo su cuando como entonces asi ya no yo si fue era es muy sin'
    .split(' ')
    .map(keyOf),
);
const NEGATED = new Set(['no', 'nunca', 'tampoco', 'yo', 'como'].map(keyOf));

/** Data that overlap, or have but one word between them (`y`), are one span. */
function joined(datos: readonly Dato[]): Dato[] {
  const spans: Dato[] = [];
  for (const dato of datos.toSorted((a, b) => a.desde - b.desde || b.hasta - a.hasta)) {
    const last = spans.at(-1);
    if (!last || dato.oracion !== last.oracion || dato.desde > last.hasta + 1) spans.push({ ...dato });
    else {
      last.hasta = Math.max(last.hasta, dato.hasta);
      if (GRUPOS.indexOf(dato.grupo) < GRUPOS.indexOf(last.grupo)) last.grupo = dato.grupo;
    }
  }
  return spans;
}

function tramoOf({ lectura }: Hallado, { desde, hasta }: Dato): { inicio: number; fin: number } {
  const inicio = lectura.palabras[desde]?.inicio ?? 0;
  const fin = lectura.palabras[hasta - 1]?.fin ?? inicio;
  return { inicio, fin: fin + (/^\s?%/u.exec(lectura.texto.slice(fin))?.[0].length ?? 0) };
}

const CENTRAL = 0.4;
/** Is the datum what the answer is about, or of those that weigh on whoever tells them? */
function isCentral({ lectura, de }: Hallado, datos: readonly Dato[], { grupo, desde, hasta }: Dato): boolean {
  const subtipo = SUBTIPOS[grupo];
  if (SILENCIOSOS.has(subtipo)) return false;
  if (PESADOS.has(subtipo) || de('pesado').some((each) => each.desde < hasta && desde < each.hasta)) return true;
  const words = datos.reduce((sum, each) => sum + each.hasta - each.desde, 0);
  return words >= CENTRAL * lectura.palabras.length;
}
const PESADOS: ReadonlySet<string> = new Set(['victima', 'antecedentes']);
