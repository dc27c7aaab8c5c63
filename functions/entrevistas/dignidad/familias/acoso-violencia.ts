import type { Coincidencia, Familia, Gravedad, Hallado, Hallazgo } from '../familia.ts';
import { juntas } from '../lectura/patterns.ts';
import { CONTEXTO } from './acoso/contexto.ts';
import { DISCRIMINACION } from './acoso/discriminacion.ts';
import { ESCENAS } from './acoso/escenas.ts';
import { EXPLOTACION } from './acoso/explotacion.ts';
import { FISICO } from './acoso/fisico.ts';
import { CUERPO } from './acoso/gramatica-cuerpo.ts';
import { TRATO } from './acoso/gramatica-trato.ts';
import { LABORAL } from './acoso/laboral.ts';
import { PAREJA } from './acoso/pareja.ts';
import { SEXUAL } from './acoso/sexual.ts';

/** Groups that say something done to the person, and the subtype that each is told as. */
const SUBTIPOS = {
  sexual: 'sexual',
  tocar: 'sexual',
  fisico: 'agresion',
  encierro: 'agresion',
  laboral: 'laboral',
  suelto: 'laboral',
  discriminacion: 'discriminatorio',
  explotacion: 'explotacion',
  nombrado: 'laboral',
  pareja: 'pareja',
  ahora: 'pareja',
} as const;
type Grupo = keyof typeof SUBTIPOS;
const GRUPOS = Object.keys(SUBTIPOS) as Grupo[];
const ESCENA = '_escena';

export const acosoViolencia: Familia = {
  cabezas: [
    'manoseaba',
    'manoseo',
    'manosearme',
    'toqueteaba',
    'golpeaba',
    'golpeaban',
    'amenazaba',
    'amenazó',
    'amenazaron',
    'humillaba',
    'humillaban',
    'insultaba',
    'insultaban',
    'acosaba',
    'acosaban',
    'hostigaba',
    'hostigamiento',
    'maltrataba',
    'maltrato',
    'amenazada',
    'pasaporte',
    'ninguneaban',
    'discriminaron',
    'discriminaban',
    'insinuaba',
    'bofetada',
    'cachetada',
    'puñetazo',
  ],
  gramatica: juntas(SEXUAL, FISICO, LABORAL, DISCRIMINACION, EXPLOTACION, PAREJA, ESCENAS, CUERPO, TRATO, CONTEXTO),
  decidir: (hallado) => {
    const sufrido = hallado
      .de(...GRUPOS, ...GRUPOS.map((grupo) => grupo + ESCENA))
      .filter((cada) => isSuffered(cada, hallado));
    const [primero] = sufrido;
    if (!primero) return [];
    const oraciones = Map.groupBy(sufrido, ({ oracion }) => oracion);
    return [...oraciones.values()].map((cada) => hallazgoOf(cada, hallado, sufrido));
  },
};

function hallazgoOf(cada: readonly Coincidencia[], hallado: Hallado, todas: readonly Coincidencia[]): Hallazgo {
  const grupo = (cada.find((una) => grupoOf(una) !== 'nombrado') ?? cada[0]) as Coincidencia;
  return {
    categoria: 'acoso_violencia',
    gravedad: gravedadOf(cada, hallado, todas),
    subtipo: subtipoOf(cada, grupo, hallado),
    tramo: { inicio: Math.min(...cada.map(({ inicio }) => inicio)), fin: Math.max(...cada.map(({ fin }) => fin)) },
    fuente: 'reglas',
  };
}

/** Said of the speaker, as a fact: not denied, supposed, told by another, done by a thing, or the turn that fell to one. */
function isSuffered(cada: Coincidencia, hallado: Hallado): boolean {
  const grupo = grupoOf(cada);
  return !(
    isNegado(cada, hallado) ||
    isHipotesis(cada, hallado) ||
    overlaps(cada, hallado.de('inofensivo')) ||
    isDeOtra(cada, hallado) ||
    isDeSuyo(cada, hallado) ||
    (grupo === 'suelto' && !hallado.hay({ oracion: cada.oracion }, 'mando', 'habito')) ||
    (grupo === 'tocar' && !isTocar(cada, hallado)) ||
    (isOf(grupo, 'nombrado', 'laboral', 'sexual', 'discriminacion', 'explotacion') &&
      overlaps(cada, hallado.de('tema'))) ||
    (isOf(grupo, 'fisico', 'laboral', 'encierro', 'pareja', 'sexual', 'ahora', 'explotacion') &&
      isDeCosa(cada, hallado)) ||
    (grupo === 'fisico' && hallado.hay(cada, 'agitado')) ||
    (isOf(grupo, 'fisico', 'encierro', 'suelto') && hallado.hay({ oracion: cada.oracion }, 'deporte')) ||
    (isOf(grupo, 'laboral', 'suelto') && isDePublico(cada, hallado))
  );
}

const grupoOf = ({ grupo }: Coincidencia) => grupo.slice(grupo.indexOf('.') + 1).replace(ESCENA, '') as Grupo;
const isOf = (grupo: Grupo, ...grupos: Grupo[]) => grupos.includes(grupo);
const overlaps = (cada: Coincidencia, otras: readonly Coincidencia[]) =>
  otras.some(({ desde, hasta }) => desde < cada.hasta && cada.desde < hasta);
const inSentence = (cada: Coincidencia, hallado: Hallado, ...grupos: string[]) =>
  hallado.de(...grupos).filter(({ oracion }) => oracion === cada.oracion);

/** `no me pegó`, `mi jefe nunca me gritaba`; but `no me deja salir` says it with its own no. */
const isNegado = (cada: Coincidencia, hallado: Hallado) =>
  inSentence(cada, hallado, 'negado').some(
    ({ desde, hasta }) =>
      (desde < cada.desde && hasta > cada.desde) || (desde > cada.desde && hasta === cada.hasta - 1),
  );

/** `se nos quemó`: it happened, nobody did it. */
const isDeSuyo = (cada: Coincidencia, { lectura }: Hallado) =>
  isOf(grupoOf(cada), 'fisico', 'laboral', 'encierro', 'suelto') &&
  lectura.palabras[cada.desde - 1]?.keys[0] === 'se' &&
  ['me', 'nos'].includes(lectura.palabras[cada.desde]?.keys[0] ?? '');

const isHipotesis = (cada: Coincidencia, hallado: Hallado) =>
  !isOf(grupoOf(cada), 'ahora') &&
  hallado
    .de('hipotesis')
    .some((otra) => otra.oracion === cada.oracion && otra.clausula === cada.clausula && otra.desde <= cada.desde);

/** Quoted, or behind the colon, of whom the speaker attended. */
const isDeOtra = (cada: Coincidencia, hallado: Hallado) =>
  hallado.de('oficio').some(({ fin }) => {
    if (fin > cada.inicio) return false;
    const { texto, citas } = hallado.lectura;
    return (
      citas.some((cita) => cita.inicio >= fin && cita.inicio < cada.inicio && cada.fin <= cita.fin) ||
      /^[^.;\n]*:[^.;\n]*$/u.test(texto.slice(fin, cada.inicio))
    );
  });

/** A clause that ends with `me tocaba` and has a person before it. */
function isTocar(cada: Coincidencia, { lectura, de }: Hallado): boolean {
  const clausulas = lectura.oraciones[cada.oracion]?.clausulas ?? [];
  if (!clausulas.some(({ hasta }) => hasta === cada.hasta)) return false;
  return de('persona').some(({ oracion, hasta }) => oracion === cada.oracion && hasta <= cada.desde);
}

/** A thing does it, unless a person stands before the thing. */
const isDeCosa = (cada: Coincidencia, hallado: Hallado) =>
  inSentence(cada, hallado, 'cosa').some(
    (cosa) =>
      cosa.desde < cada.hasta &&
      cada.desde < cosa.hasta &&
      !inSentence(cada, hallado, 'mando').some(({ hasta }) => hasta <= cosa.desde),
  );

const isDePublico = (cada: Coincidencia, hallado: Hallado) =>
  inSentence(cada, hallado, 'publico').length > 0 &&
  !hallado.hay({ oracion: cada.oracion }, 'mando') &&
  !hallado.hay({ oracion: cada.oracion }, 'insulto_solo');

const PRESENTE =
  /(?<!\p{L})(?:pega|golpea|maltrata|amenaza|encierra|viola|ahorca|cachetea|empuja|jala|agarra|patea|insulta|humilla|controla|tira|avienta|lanza|da|persigue|sigue|busca|vigila|acosa|obliga|fuerza|tiene|deja|prohíbe|prohibe|quita|levanta|grita|espera|hostiga|revisa|escupe|retiene|retienen|tienen|dejan|pegan|golpean|maltratan)(?!\p{L})/iu;

function gravedadOf(cada: readonly Coincidencia[], hallado: Hallado, todas: readonly Coincidencia[]): Gravedad {
  const grupos = new Set(cada.map(grupoOf));
  const aqui = { oracion: cada[0]?.oracion ?? 0 };
  const enCasa = hallado.hay(aqui, 'pareja_casa') || todas.some((otra) => grupoOf(otra) === 'ahora');
  if (grupos.has('ahora')) return 3;
  const fisico = ['fisico', 'encierro', 'pareja', 'laboral', 'suelto', 'explotacion', 'sexual'].some((grupo) =>
    grupos.has(grupo as Grupo),
  );
  if (fisico && enCasa && cada.some((una) => PRESENTE.test(hallado.lectura.texto.slice(una.inicio, una.fin)))) return 3;
  if (hallado.de('pesa').length > 0) return 2;
  return hallado.hay(aqui, 'pasado') || hallado.de('cerrado').length > 0 ? 1 : 2;
}

function subtipoOf(cada: readonly Coincidencia[], mejor: Coincidencia, hallado: Hallado): string {
  if (hallado.hay(mejor, 'esta_empresa')) return 'en_esta_empresa';
  const { texto } = hallado.lectura;
  const dicho = cada.map(({ inicio, fin }) => texto.slice(inicio, fin)).join(' ');
  if (/sexual|viola[cr]|tocamiento|manose/iu.test(dicho)) return 'sexual';
  if (/g[ée]nero|dom[ée]stica|intrafamiliar|machista|pareja/iu.test(dicho)) return 'pareja';
  if (/discrimin|racis|homof|xen[oó]f|transf/iu.test(dicho)) return 'discriminatorio';
  return SUBTIPOS[grupoOf(mejor)];
}
