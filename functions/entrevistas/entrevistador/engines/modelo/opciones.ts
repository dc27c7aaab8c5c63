import type { Hueco, Turno, TurnoPropuesto } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { type ContextoEntrevista, SEGUIMIENTOS_MAX } from '../../engine.ts';
import { findPregunta, listPreguntas, type PreguntaUbicada, turnosOf } from '../../template.ts';
import { planQuestions } from '../embedded/coverage-plan.ts';
import { leavesTimeToDig } from '../embedded/embedded-engine.ts';
import { isSkipped } from '../embedded/follow-up.ts';

/** What the rules let a model say next. At least one of the two is there. */
export interface Opciones {
  /** What a follow-up of the current question may be after; empty when there must be none. */
  huecos: readonly Hueco[];
  /** The question that was answered last. */
  actual: PreguntaUbicada | undefined;
  /** The template question to go on with; absent when only a follow-up will do. */
  siguiente: PreguntaUbicada | undefined;
}

/** What a follow-up of a model may be after: the parts of a story and more detail. */
export const HUECOS_MODELO = ['situacion', 'tarea', 'accion', 'resultado', 'concrecion', 'brevedad'] as const;
const isOfModel = (hueco: Hueco) => (HUECOS_MODELO as readonly Hueco[]).includes(hueco);

/**
 * The rules have proposed `propia`. A model may word it, ask a follow-up that is after something else, or leave one out
 * and go on: never a third follow-up, a question out of turn, one that the time does not allow, or an end. Undefined
 * where the rules choose their words with care: those stay.
 */
export function listOpciones(
  propia: TurnoPropuesto,
  servicio: ServicioHr,
  turnos: readonly Turno[],
  context: ContextoEntrevista,
): Opciones | undefined {
  const preguntas = listPreguntas(servicio);
  const last = turnos.at(-1);
  const actual = last && findPregunta(preguntas, last);
  const proposed = findPregunta(preguntas, propia);
  const comesBack = propia.tipo === 'pregunta' && proposed?.posicion === actual?.posicion;
  if (!proposed || comesBack || (propia.hueco && !isOfModel(propia.hueco))) return undefined;
  if (!actual || !last?.respuesta) return { huecos: [], actual, siguiente: proposed };
  const plan = planQuestions(preguntas, turnos, context);
  const followUps = turnosOf(turnos, actual).filter(({ tipo }) => tipo === 'seguimiento');
  const mayDig =
    !isSkipped(last.respuesta) &&
    actual.pregunta.competencias.length > 0 &&
    followUps.length < SEGUIMIENTOS_MAX &&
    leavesTimeToDig(plan, actual);
  const asked = new Set(followUps.map(({ hueco }) => hueco));
  return {
    huecos: mayDig ? HUECOS_MODELO.filter((hueco) => !asked.has(hueco)) : [propia.hueco].filter(isDefined),
    actual,
    siguiente: propia.tipo === 'pregunta' ? proposed : plan.elegidas[0],
  };
}

const isDefined = (hueco: Hueco | undefined): hueco is Hueco => hueco !== undefined;
