import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { InformeIa, Rubrica } from '#shared/informes/informes/informe.ts';
import type { Modelos, PeticionModelo, RespuestaModelo } from '../../../ia/modelos/modelos.ts';
import { nivelOf } from '../analisis/levels.ts';
import { completeInforme } from '../analisis/make-informe.ts';
import { PALABRAS_MIN } from '../analisis/recomendacion.ts';
import { readTranscript } from '../analisis/transcript.ts';
import { verifyInforme } from '../analisis/verify-evidencia.ts';
import { listGrupos } from './grupos.ts';
import { type Puntuacion, puntuacionPeticion, VERSION_PUNTUACION } from './puntuacion.ts';
import { resumenPeticion, textosOf, VERSION_RESUMEN } from './resumen.ts';
import { skillOf } from './skill.ts';

/** Part of what the saved steps are found by: other words, other answers. */
export const VERSION_PROMPT = `${VERSION_PUNTUACION} ${VERSION_RESUMEN}`;

/** What each step answered, kept so that no step asks twice. */
export interface Pasos {
  find<T>(paso: string, esquema: PeticionModelo<T>['esquema']): Promise<RespuestaModelo<T> | undefined>;
  /** @throws AnalisisEnCurso when another run has taken over meanwhile */
  save<T>(paso: string, respuesta: RespuestaModelo<T>): Promise<void>;
}

interface Services {
  modelos: Modelos;
  pasos: Pasos;
  /** Milliseconds that are left for models. */
  leftMs: () => number;
}

const STEP_MS = 20_000;
/** Steps that ask at the same time: providers limit how many. */
const AT_ONCE = 3;

/**
 * The report as a language model scores it, step by step, with the embedded one (`base`) for what no model touches:
 * alerts, text analysis, figures, recommendation. Undefined when there is too little to score, or when a step finds no
 * model that answers: a report is by one engine or by the other.
 */
export async function scoreWithModelo(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  base: InformeIa,
  services: Services,
): Promise<InformeIa | undefined> {
  const transcripcion = readTranscript(servicio, turnos);
  const grupos = listGrupos(servicio, turnos);
  if (transcripcion.palabras < PALABRAS_MIN || grupos.length === 0) return undefined;
  const answers: RespuestaModelo<Puntuacion>[] = [];
  for (let at = 0; at < grupos.length; at += AT_ONCE) {
    const some = grupos.slice(at, at + AT_ONCE);
    const found = await allOf(
      some.map((grupo) => takeStep(grupo.paso, (plazoMs) => puntuacionPeticion(grupo, plazoMs), services)),
    );
    if (found.some((each) => each === undefined)) return undefined;
    answers.push(...found.filter((each) => each !== undefined));
  }
  const scored = completeInforme(servicio, turnos, transcripcion, withScores(servicio, turnos, base, answers));
  return withTexts(servicio, scored, base, services);
}

/** All come to their end before one may fail: what they were answered is saved by then. */
async function allOf<T>(steps: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}

/** A saved answer, or a model's, saved before anything is made of it. */
async function takeStep<T>(
  paso: string,
  peticionOf: (plazoMs: number) => PeticionModelo<T>,
  { modelos, pasos, leftMs }: Services,
): Promise<RespuestaModelo<T> | undefined> {
  const peticion = peticionOf(Math.max(0, Math.min(STEP_MS, leftMs())));
  const saved = await pasos.find(paso, peticion.esquema);
  if (saved) return saved;
  const answer = await modelos.ask(peticion);
  if (answer) await pasos.save(paso, answer);
  return answer;
}

function withScores(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  base: InformeIa,
  answers: readonly RespuestaModelo<Puntuacion>[],
): InformeIa {
  const said = new Map(
    answers.flatMap(({ salida }) => salida.competencias.toReversed().map((each) => [each.id, each])),
  );
  const alertas = [...base.alertas];
  const score = <S extends InformeIa['softSkills'][number]>(rubrica: S): S => {
    const competencia = servicio.estructura.competencias.find(({ id }) => id === rubrica.competenciaId);
    if (!competencia) return rubrica;
    const { skill, alerta } = skillOf(competencia, said.get(competencia.id), turnos, rubrica);
    if (alerta) alertas.push(alerta);
    return { ...rubrica, ...skill };
  };
  const first = answers[0];
  return verifyInforme(turnos, {
    ...base,
    softSkills: base.softSkills.map(score),
    hardSkills: base.hardSkills.map(score).map((skill) => ({ ...skill, nivel: nivelOf(skill.puntuacion) })),
    alertas,
    motor: first?.proveedor ?? base.motor,
    modelo: [...new Set(answers.map(({ modelo }) => modelo))].join(', '),
    versionPrompt: VERSION_PROMPT,
  });
}

/** The model's sentences that stand on quotes, after the facts that code counts; the embedded texts where too few do. */
async function withTexts(
  servicio: ServicioHr,
  informe: InformeIa,
  base: InformeIa,
  services: Services,
): Promise<InformeIa> {
  const skills = [...informe.softSkills, ...informe.hardSkills];
  if (informe.puntuacionMedia === null) return informe;
  const answer = await takeStep('resumen', (plazoMs) => resumenPeticion(servicio, skills, plazoMs), services);
  if (!answer) return informe;
  const { resumen, conclusiones, recomendaciones } = textosOf(answer.salida, skills);
  return {
    ...informe,
    resumenEjecutivo: [informe.resumenEjecutivo, resumen].filter(Boolean).join(' '),
    conclusiones: [conclusiones, informe.conclusiones].filter(Boolean).join(' '),
    recomendaciones: [...recomendaciones, ...informe.recomendaciones],
    bertAnalysis: base.bertAnalysis,
  };
}

/** The embedded engine's word, to stand beside the model's. */
export function rubricaOf({ softSkills, hardSkills, ...base }: InformeIa): Rubrica {
  const { puntuacionMedia, recomendacion, confianza, versionRubrica } = base;
  const habilidades = [...softSkills, ...hardSkills].map((skill) => ({
    competenciaId: skill.competenciaId,
    puntuacion: skill.puntuacion,
    confianza: skill.confianza,
  }));
  return { puntuacionMedia, recomendacion, confianza, versionRubrica, habilidades };
}
