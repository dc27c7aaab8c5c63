import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Alerta, InformeIa, Recomendacion } from '#shared/informes/informes/informe.ts';
import { PALABRAS_MIN } from './recomendacion.ts';
import { counted, decimal, joinList } from './spanish-text.ts';

/** The report's running texts. They say only what was counted, and what counting cannot tell. */

type Skill = InformeIa['softSkills'][number];

export interface Resumen {
  skills: readonly Skill[];
  media: number | null;
  recomendacion: Recomendacion;
  palabras: number;
  respuestas: number;
  alertas: readonly Alerta[];
  /** Sentences that are addressed to whoever scores: they count for nothing and against nobody. */
  sinUsar: number;
  motor: InformeIa['motor'];
}

const STRONG = 7;
const WEAK = 5;

const LIMITS_MODELO =
  'Este informe lo ha puntuado un modelo de lenguaje con la rúbrica del servicio, y el motor integrado lo acompaña con su propia puntuación. Solo consta lo que se apoya en citas comprobadas. No comprueba si lo que se cuenta es cierto, no describe la personalidad y no sustituye la lectura de las respuestas.';
const LIMITS =
  'Este informe lo ha elaborado el motor integrado, que cuenta indicadores de la rúbrica, partes del relato y datos concretos. No comprueba si lo que se cuenta es cierto, no describe la personalidad y no sustituye la lectura de las respuestas.';

export function writeSummary(servicio: ServicioHr, resumen: Resumen): string {
  const { skills, media, palabras, respuestas } = resumen;
  const scored = skills.filter(({ puntuacion }) => puntuacion !== null);
  const base = `La entrevista «${servicio.nombre}» reúne ${counted(respuestas, 'respuesta', 'respuestas')} y ${counted(palabras, 'palabra', 'palabras')}.`;
  if (palabras < PALABRAS_MIN)
    return `${base} Es demasiado poco para puntuar: hacen falta al menos ${PALABRAS_MIN} palabras.`;
  if (media === null)
    return `${base} Ninguna competencia tiene evidencia que se pueda citar, por lo que no hay puntuación.`;
  const coverage = `Hay evidencia citada en ${scored.length} de ${counted(skills.length, 'competencia', 'competencias')}, con una media de ${decimal(media)} sobre 10.`;
  const ranked = scored.toSorted((a, b) => (b.puntuacion ?? 0) - (a.puntuacion ?? 0));
  const best = ranked.filter(({ puntuacion }) => (puntuacion ?? 0) >= STRONG).slice(0, 3);
  const worst = ranked
    .filter(({ puntuacion }) => (puntuacion ?? 0) < WEAK)
    .toReversed()
    .slice(0, 3);
  return [
    base,
    coverage,
    best.length > 0 ? `Las respuestas más sólidas tratan de ${named(best)}.` : '',
    worst.length > 0
      ? `${best.length > 0 ? 'Las más débiles,' : 'Las respuestas más débiles tratan'} de ${named(worst)}.`
      : '',
    opinion(servicio, resumen),
  ]
    .filter(Boolean)
    .join(' ');
}

function named(skills: readonly Skill[]): string {
  return joinList(skills.map(({ habilidad, puntuacion }) => `${habilidad} (${decimal(puntuacion ?? 0)})`));
}

function opinion({ estructura: { criterioPasado } }: ServicioHr, { recomendacion, media }: Resumen): string {
  const mark = decimal(criterioPasado / 10);
  if (media === null) return '';
  switch (recomendacion) {
    case 'recomendado':
      return `La media alcanza el criterio del servicio (${mark}).`;
    case 'con_reservas':
      return media * 10 >= criterioPasado
        ? `La media alcanza el criterio del servicio (${mark}), pero alguna competencia queda débil o sin evidencia.`
        : `La media queda cerca del criterio del servicio (${mark}), sin alcanzarlo.`;
    case 'no_recomendado':
      return `La media queda por debajo del criterio del servicio (${mark}).`;
    case 'sin_datos':
      return 'El material no basta para emitir una recomendación.';
  }
}

export function writeConclusions({ skills, recomendacion, palabras, sinUsar, motor }: Resumen): string {
  const without = withoutEvidence(skills);
  return [
    recomendacion === 'sin_datos' ? whyNoData(palabras) : '',
    without.length > 0
      ? `Sin evidencia: ${joinList(without)}. No haberla encontrado no significa que la competencia falte.`
      : '',
    sinUsar > 0 ? `${counted(sinUsar, 'frase no se ha usado', 'frases no se han usado')}.` : '',
    motor === 'integrado' ? LIMITS : LIMITS_MODELO,
  ]
    .filter(Boolean)
    .join(' ');
}

function withoutEvidence(skills: readonly Skill[]): string[] {
  return skills.filter(({ evidencia }) => evidencia.length === 0).map(({ habilidad }) => habilidad);
}

function whyNoData(palabras: number): string {
  return palabras < PALABRAS_MIN
    ? `Con menos de ${PALABRAS_MIN} palabras no se emite recomendación: el silencio no es una mala nota.`
    : 'Hay evidencia en muy pocas competencias, o es demasiado escasa, para emitir una recomendación.';
}

/** What the reviewer can do next, one sentence each. */
export function writeAdvice({ skills, alertas, recomendacion }: Resumen): string[] {
  const without = withoutEvidence(skills);
  const weak = skills
    .filter(({ puntuacion }) => puntuacion !== null && puntuacion < WEAK)
    .map(({ habilidad }) => habilidad);
  const types = new Set(alertas.map(({ tipo }) => tipo));
  return [
    recomendacion === 'sin_datos' ? 'Ofrecer una segunda conversación antes de sacar conclusiones.' : '',
    without.length > 0 ? `Preguntar en persona por ${joinList(without)}, donde no hubo evidencia.` : '',
    weak.length > 0
      ? `Pedir otro ejemplo concreto sobre ${joinList(weak)} y comprobar si la respuesta breve se debió al formato.`
      : '',
    types.has('respuestas_repetidas') ? 'Revisar las respuestas repetidas y preguntar por ellas.' : '',
    types.has('discrepancia_entre_motores')
      ? 'Leer las respuestas en las que el modelo y el motor integrado difieren mucho.'
      : '',
    'Contrastar las citas con la transcripción completa antes de validar el informe.',
  ].filter(Boolean);
}
