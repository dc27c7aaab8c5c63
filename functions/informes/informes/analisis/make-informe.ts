import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Competencia, ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { InformeIa, SoftSkill } from '#shared/informes/informes/informe.ts';
import { findAlertas } from './alertas.ts';
import { analyzeTexto } from './analyze-texto.ts';
import { findEvidence, type Hallazgos } from './findings.ts';
import { justify, justifyNothing, justifyTooLittle } from './justificacion.ts';
import { meanOf, nivelOf } from './levels.ts';
import { quote } from './quotes.ts';
import { PALABRAS_MIN, recommend } from './recomendacion.ts';
import { measure, toScore } from './score.ts';
import { type Resumen, writeAdvice, writeConclusions, writeSummary } from './summary.ts';
import { readTranscript, type Transcripcion } from './transcript.ts';
import { verifyInforme } from './verify-evidencia.ts';

export interface OpcionesInforme {
  /** The company may switch the text analysis off. Default true. */
  analisisTexto?: boolean;
}

/**
 * The report of one interview by the embedded rubric (see score.ts): pure, the same transcript gives the same report.
 * Everything in it was counted in the answers, and every quote is checked before it leaves.
 */
export function makeInforme(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  { analisisTexto = true }: OpcionesInforme = {},
): InformeIa {
  const transcripcion = readTranscript(servicio, turnos);
  const verified = verifyInforme(turnos, scoreAll(servicio, turnos, transcripcion, analisisTexto));
  return completeInforme(servicio, turnos, transcripcion, verified);
}

function scoreAll(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  transcripcion: Transcripcion,
  analisisTexto: boolean,
): InformeIa {
  const skills = (tipo: Competencia['tipo']) =>
    servicio.estructura.competencias
      .filter((competencia) => competencia.tipo === tipo)
      .map((competencia) => scoreSkill(competencia, turnos, transcripcion));
  return {
    resumenEjecutivo: '',
    softSkills: skills('blanda'),
    hardSkills: skills('tecnica').map((skill) => ({ ...skill, nivel: nivelOf(skill.puntuacion) })),
    conclusiones: '',
    recomendaciones: [],
    recomendacion: 'sin_datos',
    puntuacionMedia: null,
    confianza: 0,
    bertAnalysis: analisisTexto ? analyzeTexto(answersOf(turnos)) : null,
    alertas: findAlertas(servicio, turnos),
    motor: 'integrado',
    modelo: null,
    versionPrompt: null,
    versionRubrica: `${servicio.codigo}@${servicio.version}`,
  };
}

function scoreSkill(competencia: Competencia, turnos: readonly Turno[], transcripcion: Transcripcion): SoftSkill {
  const hallazgos = findEvidence(competencia, transcripcion);
  const base = { habilidad: competencia.nombre, competenciaId: competencia.id };
  if (hallazgos.favorables.length === 0) {
    return { ...base, puntuacion: null, confianza: 0, justificacion: justifyNothing(hallazgos), evidencia: [] };
  }
  const evidencia = quote(hallazgos.favorables, turnos);
  if (transcripcion.palabras < PALABRAS_MIN) {
    return {
      ...base,
      puntuacion: null,
      confianza: 0,
      justificacion: justifyTooLittle(transcripcion.palabras),
      evidencia,
    };
  }
  const puntuacion = toScore(measure(competencia, hallazgos));
  return {
    ...base,
    puntuacion,
    confianza: confidence(hallazgos),
    justificacion: justify(competencia, hallazgos, puntuacion),
    evidencia,
  };
}

/** More sentences, indicators and answers to stand on; never certain, since counting does not understand. */
function confidence({ favorables }: Hallazgos): number {
  const indicators = new Set(favorables.flatMap(({ menciones }) => menciones.map(({ indicador }) => indicador))).size;
  const answers = new Set(favorables.map(({ frase }) => frase.turnoId)).size;
  const sum =
    0.1 + 0.1 * Math.min(4, favorables.length) + 0.08 * Math.min(3, indicators) + 0.05 * Math.min(2, answers - 1);
  return Math.round(100 * Math.min(0.85, sum)) / 100;
}

/** The parts that follow from the verified scores, whoever gave them: figures, recommendation and texts. */
export function completeInforme(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  { palabras, intentos }: Pick<Transcripcion, 'palabras' | 'intentos'>,
  verified: InformeIa,
): InformeIa {
  const skills = [...verified.softSkills, ...verified.hardSkills];
  const media = meanOf(skills);
  const confianza = Math.round((100 * skills.reduce((sum, skill) => sum + skill.confianza, 0)) / skills.length) / 100;
  const recomendacion = recommend(skills, media, servicio.estructura.criterioPasado, { palabras, confianza });
  const respuestas = answersOf(turnos).length;
  const { alertas, motor } = verified;
  const resumen: Resumen = {
    skills,
    media,
    recomendacion,
    palabras,
    respuestas,
    alertas,
    sinUsar: intentos.length,
    motor,
  };
  return {
    ...verified,
    puntuacionMedia: media,
    confianza,
    recomendacion,
    resumenEjecutivo: writeSummary(servicio, resumen),
    conclusiones: writeConclusions(resumen),
    recomendaciones: writeAdvice(resumen),
  };
}

function answersOf(turnos: readonly Turno[]): string[] {
  return turnos.flatMap(({ respuesta }) => (respuesta && !respuesta.omitida ? [respuesta.texto] : []));
}
