import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { touchesMarca } from '#shared/entrevistas/entrevistas/visible.ts';
import type { Evidencia, InformeIa } from '#shared/informes/informes/informe.ts';
import { readAnswer } from '../../../lenguaje/steering.ts';
import { meanOf, nivelOf } from './levels.ts';

export const SIN_EVIDENCIA = 'Sin evidencia';

/**
 * The quotes that stand: the turn exists, its answer was given, the characters are exactly those of the answer, and no
 * attempt to steer the score is quoted. Every report passes here, whoever made it.
 */
export function verifyEvidencia(turnos: readonly Turno[], evidencia: readonly Evidencia[]): Evidencia[] {
  const byId = new Map(turnos.map((turno) => [turno.turnoId, turno]));
  return evidencia.filter(({ turnoId, cita, inicio, fin }) => {
    const respuesta = byId.get(turnoId)?.respuesta;
    if (!respuesta || respuesta.omitida || !Number.isInteger(inicio) || !Number.isInteger(fin)) return false;
    if (inicio < 0 || fin <= inicio || fin > respuesta.texto.length) return false;
    if (respuesta.texto.slice(inicio, fin) !== cita || !/[\p{L}\p{N}]/u.test(cita)) return false;
    if (touchesMarca(respuesta, inicio, fin)) return false;
    return !readAnswer(respuesta.texto).intentos.some((intento) => intento.inicio < fin && inicio < intento.fin);
  });
}

/** A report with only its verified quotes; a skill left without any loses its score, and the mean follows. */
export function verifyInforme(turnos: readonly Turno[], informe: InformeIa): InformeIa {
  const softSkills = informe.softSkills.map((skill) => verifySkill(turnos, skill));
  const hardSkills = informe.hardSkills
    .map((skill) => verifySkill(turnos, skill))
    .map((skill) => ({ ...skill, nivel: nivelOf(skill.puntuacion) }));
  return { ...informe, softSkills, hardSkills, puntuacionMedia: meanOf([...softSkills, ...hardSkills]) };
}

type Skill = InformeIa['softSkills'][number];

function verifySkill<S extends Skill>(turnos: readonly Turno[], skill: S): S {
  const evidencia = verifyEvidencia(turnos, skill.evidencia);
  if (evidencia.length > 0) return { ...skill, evidencia, confianza: skill.puntuacion === null ? 0 : skill.confianza };
  const justificacion = skill.justificacion.startsWith(SIN_EVIDENCIA)
    ? skill.justificacion
    : `${SIN_EVIDENCIA}: ninguna cita de las respuestas respalda una puntuación.`;
  return { ...skill, evidencia, puntuacion: null, confianza: 0, justificacion };
}
