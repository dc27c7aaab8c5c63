import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { PersonaId, Simulacion } from '#shared/entrevistas/servicios-hr/simulacion.ts';
import { countWords } from '../../../lenguaje/tokens.ts';
import type { HechosEmpresa } from '../engine.ts';
import { nextTurno } from '../engines/embedded/embedded-engine.ts';
import { findPregunta, listPreguntas } from '../template.ts';
import { makeAzar } from './azar.ts';
import { cifrasOf } from './cifras.ts';
import { CANDIDATOS, type Candidato } from './personas.ts';

/** How fast people type and read, and how long they think before they begin, in minutes. */
const TYPED_PER_MINUTE = 35;
const READ_PER_MINUTE = 200;
const THINKING = 0.25;
/** No template has this many turns: more mean that the interviewer does not end. */
const TURNS_MAX = 400;
/** Any instant will do: a simulation has no date. */
const BEGIN = Date.UTC(2026, 0, 15, 10);

interface Circunstancias {
  /** Minutes; the service's without it. */
  duracion?: number | undefined;
  /** Whose facts answer what the candidate asks. */
  empresa?: HechosEmpresa | undefined;
}

/** A whole interview with an invented candidate. The same persona and seed on the same service repeat exactly. */
export function simulate(
  servicio: ServicioHr,
  persona: PersonaId,
  semilla: number,
  { duracion = servicio.estructura.duracionEstimada, empresa }: Circunstancias = {},
): Simulacion {
  const turnos = conduct(servicio, CANDIDATOS[persona](makeAzar(semilla)), duracion, empresa);
  return {
    version: servicio.version,
    persona,
    semilla,
    turnos,
    fases: Object.fromEntries(servicio.estructura.fases.map(({ id, nombre }) => [id, nombre])),
    cifras: cifrasOf(servicio, turnos, duracion),
  };
}

/** Asks until the interviewer has nothing left to ask. */
export function conduct(
  servicio: ServicioHr,
  candidato: Candidato,
  duracionEstimada: number,
  empresa?: HechosEmpresa,
): Turno[] {
  const preguntas = listPreguntas(servicio);
  const turnos: Turno[] = [];
  let minutos = 0;
  while (turnos.length < TURNS_MAX) {
    const proposed = nextTurno(servicio, turnos, { duracionEstimada, transcurrido: minutos, empresa });
    if (!proposed) return turnos;
    const ubicada = findPregunta(preguntas, proposed);
    if (!ubicada) throw new Error(`The interviewer asked what the template does not hold: ${proposed.preguntaId}`);
    const secuencia = turnos.length + 1;
    const turno: Turno = { ...proposed, turnoId: `simulado-${secuencia}`, secuencia, fecha: at(minutos) };
    const { pregunta } = ubicada;
    const competencias = servicio.estructura.competencias.filter(({ id }) => pregunta.competencias.includes(id));
    const texto = candidato({ turno, pregunta, competencias, ultima: ubicada === preguntas.at(-1) });
    minutos += THINKING + countWords(turno.pregunta) / READ_PER_MINUTE + countWords(texto ?? '') / TYPED_PER_MINUTE;
    const respuesta = {
      respuestaId: turno.turnoId,
      texto: texto ?? '',
      omitida: texto === undefined,
      fecha: at(minutos),
    };
    turnos.push({ ...turno, respuesta });
  }
  throw new Error('The interview does not end');
}

const at = (minutos: number) => new Date(BEGIN + minutos * 60_000).toISOString();
