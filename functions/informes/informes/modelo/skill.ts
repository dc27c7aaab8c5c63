import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Alerta, SoftSkill } from '#shared/informes/informes/informe.ts';
import { decimal } from '../analisis/spanish-text.ts';
import { SIN_EVIDENCIA, verifyEvidencia } from '../analisis/verify-evidencia.ts';
import { keepAfirmaciones } from './afirmacion.ts';
import { locateCita } from './locate-cita.ts';
import { type Puntuacion, QUOTES_MAX } from './puntuacion.ts';

/** Points by which model and rubric may differ before somebody has to look. */
export const DISCREPANCIA_MAX = 3;
/** A mark from which on finding nothing by the rubric is a difference as well. */
const HIGH = 7;
const CONFIDENCE_MAX = 0.85;

type Dicho = Puntuacion['competencias'][number];

export interface SkillModelo {
  skill: SoftSkill;
  alerta: Alerta | undefined;
}

/**
 * One competency as a model scored it: only quotes that an answer really holds, only reasons that stand on them, the
 * score within 0 and 10 in half points, and none at all without a quote. `rubrica` is the embedded engine's word on it.
 */
export function skillOf(
  { id, nombre }: Competencia,
  dicho: Dicho | undefined,
  turnos: readonly Turno[],
  rubrica: SoftSkill,
): SkillModelo {
  const base = { habilidad: nombre, competenciaId: id };
  const located = (dicho?.citas ?? []).slice(0, QUOTES_MAX).map((cita) => locateCita(turnos, cita));
  const evidencia = verifyEvidencia(turnos, distinct(located.filter((each) => each !== undefined)));
  const claimed = dicho?.puntuacion ?? null;
  if (claimed === null || evidencia.length === 0) {
    const justificacion = `${SIN_EVIDENCIA}: el modelo no ha dado ninguna cita de las respuestas que la respalde.`;
    return { skill: { ...base, puntuacion: null, confianza: 0, justificacion, evidencia: [] }, alerta: undefined };
  }
  const puntuacion = Math.round(2 * Math.min(10, Math.max(0, claimed))) / 2;
  const verified = new Map(
    located.flatMap((each, index) =>
      each && evidencia.some((one) => isSame(one, each)) ? [[index + 1, each.cita]] : [],
    ),
  );
  const reasons = keepAfirmaciones(dicho?.razones ?? [], verified);
  const differs = isDiscrepancy(puntuacion, rubrica.puntuacion);
  const skill = {
    ...base,
    puntuacion,
    confianza: confidence(evidencia, located.length, differs),
    justificacion: [...reasons, besides(puntuacion, rubrica.puntuacion)].join(' '),
    evidencia,
  };
  return { skill, alerta: differs ? discrepancy(skill, rubrica.puntuacion) : undefined };
}

type Located = NonNullable<ReturnType<typeof locateCita>>;

const isSame = (a: Located, b: Located) => a.turnoId === b.turnoId && a.inicio === b.inicio && a.fin === b.fin;
const distinct = (all: readonly Located[]) =>
  all.filter((each, index) => all.findIndex((other) => isSame(other, each)) === index);

function isDiscrepancy(modelo: number, rubrica: number | null): boolean {
  return rubrica === null ? modelo >= HIGH : Math.abs(modelo - rubrica) > DISCREPANCIA_MAX;
}

/** More verified quotes from more answers; less when quotes had to be dropped, and when the rubric sees it otherwise. */
function confidence(evidencia: readonly Located[], given: number, differs: boolean): number {
  const answers = new Set(evidencia.map(({ turnoId }) => turnoId)).size;
  const base = 0.3 + 0.12 * Math.min(4, evidencia.length) + 0.08 * Math.min(2, answers - 1);
  const share = evidencia.length / given;
  return Math.round(100 * Math.min(CONFIDENCE_MAX, base) * share * (differs ? 0.5 : 1)) / 100;
}

function besides(modelo: number, rubrica: number | null): string {
  if (rubrica === null)
    return `El modelo da un ${decimal(modelo)}; el motor integrado no encontró indicadores que citar.`;
  return `El modelo da un ${decimal(modelo)} y el motor integrado, un ${decimal(rubrica)}.`;
}

function discrepancy({ habilidad, puntuacion, evidencia }: SoftSkill, rubrica: number | null): Alerta {
  const other = rubrica === null ? 'no encuentra nada que citar' : `da un ${decimal(rubrica)}`;
  return {
    tipo: 'discrepancia_entre_motores',
    turnoId: evidencia[0]?.turnoId ?? '',
    detalle: `En ${habilidad} el modelo da un ${decimal(puntuacion ?? 0)} y el motor integrado ${other}. Conviene leer las respuestas antes de validar.`,
  };
}
