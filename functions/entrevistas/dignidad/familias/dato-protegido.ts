import type { Coincidencia, Familia, Gravedad, Hallado, Hallazgo } from '../familia.ts';
import { keyOf } from '../lectura/spelling.ts';
import { ALLEGADO, allegadosOf } from './dato-protegido-allegados.ts';
import { isErrand, isExperience, isOfWork } from './dato-protegido-contexto.ts';
import {
  CREENCIAS_IMPERFECTO,
  ORIGEN,
  POLITICA,
  POLITICA_IMPERFECTO,
  RELIGION,
  SINDICATO,
} from './dato-protegido-creencias.ts';
import { enlazados, followsNobody, GRAMATICA_ENLACE, type Voz, vocesOf } from './dato-protegido-enlace.ts';
import { FUERTES, MARCA, OFICIO } from './dato-protegido-fuertes.ts';
import { HECHOS } from './dato-protegido-hechos.ts';
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
  SANITARIO,
} from './dato-protegido-sentidos.ts';
import {
  type Dato,
  GRUPOS,
  type Grupo,
  joined,
  SUBTIPOS,
  subtipoDeGrupo,
  tramoOf,
  withTail,
} from './dato-protegido-tramos.ts';
import {
  DISCAPACIDAD,
  DISCAPACIDADES,
  ECONOMICA,
  EDAD,
  FAMILIA,
  FAMILIA_IMPERFECTO,
  MENOR,
} from './dato-protegido-vida.ts';

/** Hidden in silence, even in the middle of an answer. */
const SILENCIOSOS: ReadonlySet<string> = new Set(['edad']);

/** What the speaker says of themselves and an employer must not weigh; only what is said, nothing is inferred. */
export const datoProtegido: Familia = {
  cabezas: CABEZAS,
  gramatica: {
    menor: [...MENOR, ...HECHOS.menor],
    victima: [...VICTIMA, ...HECHOS.victima],
    salud: [...SALUD, ...HECHOS.salud],
    salud_imperfecto: SALUD_IMPERFECTO,
    discapacidad: [...DISCAPACIDAD, ...HECHOS.discapacidad],
    sindicato: [...SINDICATO, ...HECHOS.sindicato],
    religion: [...RELIGION, ...HECHOS.religion],
    religion_imperfecto: CREENCIAS_IMPERFECTO,
    politica: [...POLITICA, ...HECHOS.politica],
    politica_imperfecto: POLITICA_IMPERFECTO,
    origen: [...ORIGEN, ...HECHOS.origen],
    orientacion: [...ORIENTACION, ...HECHOS.orientacion],
    antecedentes: [...ANTECEDENTES, ...HECHOS.antecedentes],
    antecedentes_imperfecto: ANTECEDENTES_IMPERFECTO,
    familia: [...FAMILIA, ...HECHOS.familia],
    familia_imperfecto: FAMILIA_IMPERFECTO,
    edad: EDAD,
    economica: [...ECONOMICA, ...HECHOS.economica],
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
    sanitario: SANITARIO,
    ...GRAMATICA_ENLACE,
    ...ALLEGADO,
  },
  decidir(hallado) {
    const voces = vocesOf(hallado);
    const said = joined(hallado, [
      ...GRUPOS.flatMap((grupo) => datosOf(hallado, grupo, voces)),
      ...enlazadosOf(hallado, voces),
      ...allegadosOf(hallado, voces).map((each) => withTail(hallado, voces, each)),
    ]);
    const datos = joined(hallado, [...said, ...fuertesOf(hallado, said, voces)]);
    if (datos.length === 0) return [];
    const apuro = hallado.de('apuro').length > 0;
    return datos.map((dato) => {
      const subtipo = SUBTIPOS[dato.grupo];
      return {
        categoria: 'dato_protegido',
        gravedad: gravedadOf(subtipo, apuro || isCentral(hallado, datos, dato)),
        subtipo: subtipo === 'menor_allegado' ? 'menores' : subtipo,
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

function isWard({ lectura: { palabras } }: Hallado, { desde, hasta }: Coincidencia): boolean {
  return palabras.slice(desde, hasta).some(({ keys }) => keys.some((key) => PLANTAS.has(key)));
}
const PLANTAS = new Set(
  'uci psiquiatria psiquiatrico hospital dialisis rehabilitacion terapia clinica intensiva intensivos oncologia'
    .split(' ')
    .map(keyOf),
);

/** A ward is where nurses and students have been, too. */
function isNursing({ hay, lectura: { palabras } }: Hallado, { clase, desde, oracion }: Voz): boolean {
  const place = clase === 'ir' || (clase === 'estar' && palabras[desde]?.keys.some((key) => key === 'en'));
  return Boolean(place) && hay({ oracion }, 'sanitario');
}

/** Words of the lexicon that an anchor of the first person makes the speaker's. */
function enlazadosOf(hallado: Hallado, voces: readonly Voz[]): Dato[] {
  return enlazados(hallado, voces).flatMap(({ ancla, ...voz }) => {
    const found = { ...voz, desde: ancla.desde, inicio: ancla.inicio, grupo: voz.subtipo };
    if (isQuoted(hallado, found) || isOtherSense(hallado, voz.subtipo, found) || isErrand(hallado, voz.subtipo, found))
      return [];
    if (isOfWork(hallado, voz.subtipo, found) || isNursing(hallado, voz)) return [];
    return [withTail(hallado, voces, { ...found, subtipo: voz.subtipo })];
  });
}

function datosOf(hallado: Hallado, grupo: Grupo, voces: readonly Voz[]): Dato[] {
  return hallado
    .de(grupo)
    .filter(
      (found) =>
        isOwn(hallado, grupo, found) &&
        !isPiece(hallado, found) &&
        !isOtherSense(hallado, grupo, found) &&
        !isExperience(hallado, grupo, found) &&
        !isErrand(hallado, grupo, found) &&
        !isOfWork(hallado, subtipoDeGrupo(grupo), found) &&
        !(grupo === 'salud' && hallado.hay({ oracion: found.oracion }, 'sanitario') && isWard(hallado, found)),
    )
    .map((found) => withTail(hallado, voces, { ...found, grupo, subtipo: subtipoDeGrupo(grupo) }));
}

const REACH = 6;
/** What is named without a pattern around it, by whoever speaks of themselves in that clause and of nobody else. */
function fuertesOf(hallado: Hallado, said: readonly Dato[], voces: readonly Voz[]): Dato[] {
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
      return marca ? [withTail(hallado, voces, { ...found, desde: marca.desde, grupo, subtipo: grupo })] : [];
    }),
  );
}

/** What anybody can be the subject of: `estaba`, `por ser`. */
const IMPERSONAL = new Set(['por', 'al', 'siendo', 'como'].map(keyOf));
const FIRST_PERSON = new Set(['yo', 'me', 'nos', 'conmigo'].map(keyOf));

/** One word that was cut out of a longer one: `enderecé` has nothing of praying. */
function isPiece({ lectura: { palabras } }: Hallado, { desde, hasta }: Coincidencia): boolean {
  const here = palabras[desde]?.inicio;
  return hasta - desde === 1 && (palabras[desde - 1]?.inicio === here || palabras[desde + 1]?.inicio === here);
}

/** In somebody else's mouth. */
function isQuoted(hallado: Hallado, found: Coincidencia): boolean {
  const before = (each: Coincidencia) => each.oracion === found.oracion && each.desde < found.desde;
  const quoted = hallado.lectura.citas.some(({ inicio, fin }) => inicio <= found.inicio && found.fin <= fin);
  const colon = /:\s*[«“"]?\s*$/u.test(hallado.lectura.texto.slice(0, found.inicio));
  return (quoted || colon) && hallado.de('dicho_por_otro').some(before);
}

function isOwn(hallado: Hallado, grupo: Grupo, found: Coincidencia): boolean {
  const { palabras, oraciones } = hallado.lectura;
  const before = (each: Coincidencia) => each.oracion === found.oracion && each.desde < found.desde;
  if (isQuoted(hallado, found)) return false;
  const imperfect = grupo.endsWith('_imperfecto');
  if (imperfect && !followsNobody(hallado.lectura, found.desde, found.oracion)) return false;
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
