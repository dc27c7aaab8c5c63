import { HUECOS, type Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Fase, ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Cifras } from '#shared/entrevistas/servicios-hr/simulacion.ts';
import { countWords } from '../../../lenguaje/tokens.ts';
import { SEGUIMIENTOS_MAX } from '../engine.ts';
import { repeatedIn } from '../engines/embedded/repetition.ts';
import { findPregunta, listPreguntas } from '../template.ts';

/** What an interview came to, and which rules of a good one it broke. Every turn has been answered. */
export function cifrasOf(servicio: ServicioHr, turnos: readonly Turno[], minutosPrevistos: number): Cifras {
  const { competencias, fases } = servicio.estructura;
  const inTime = turnos.filter((turno) => minuteOf(turnos, turno.fecha) <= minutosPrevistos);
  const asked = askedOf(servicio, inTime);
  const followUps = turnos.filter(({ tipo }) => tipo === 'seguimiento');
  const preguntas = countPreguntas(turnos);
  const figures = {
    cobertura: Math.round((100 * competencias.filter(({ id }) => asked.has(id)).length) / competencias.length),
    competencias: competencias.map(({ id, nombre }) => ({ id, nombre, preguntada: asked.has(id) })),
    repeticiones: turnos.filter(({ pregunta }, index) =>
      repeatedIn(turnos.slice(0, index).map((other) => other.pregunta))(pregunta),
    ).length,
    preguntas,
    seguimientos: followUps.length,
    motivos: HUECOS.map((hueco) => ({
      hueco,
      veces: followUps.filter((turno) => turno.hueco === hueco).length,
    })).filter(({ veces }) => veces > 0),
    vueltas: turnos.length - followUps.length - preguntas,
    minutos: minutes(turnos),
    minutosPrevistos,
    palabras: words(turnos),
    fases: fases.map((fase) => faseOf(fase, turnos)),
  };
  return { ...figures, incumplimientos: brokenRules(servicio, turnos, figures) };
}

function faseOf(fase: Fase, turnos: readonly Turno[]): Cifras['fases'][number] {
  const own = turnos.filter(({ faseId }) => faseId === fase.id);
  return {
    faseId: fase.id,
    nombre: fase.nombre,
    preguntas: countPreguntas(own),
    preguntasPlantilla: fase.preguntas.length,
    seguimientos: own.filter(({ tipo }) => tipo === 'seguimiento').length,
    minutos: minutes(own),
    minutosPrevistos: fase.minutos,
    palabras: words(own),
  };
}

function brokenRules(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  { competencias, repeticiones, minutosPrevistos }: Omit<Cifras, 'incumplimientos'>,
): string[] {
  const missed = competencias.filter(({ preguntada }) => !preguntada).map(({ nombre }) => nombre);
  const last = turnos.at(-1);
  const followed = Map.groupBy(
    turnos.filter(({ tipo }) => tipo === 'seguimiento'),
    keyOf,
  );
  const most = Math.max(0, ...[...followed.values()].map((own) => own.length));
  const places = turnos.map((turno) => findPregunta(listPreguntas(servicio), turno)?.posicion ?? -1);
  return [
    missed.length > 0 && `Sin preguntar dentro del tiempo: ${missed.join(', ')}`,
    repeticiones > 0 && `Preguntas repetidas: ${repeticiones}`,
    last && minuteOf(turnos, last.fecha) > minutosPrevistos && 'La última pregunta llegó después de la hora prevista',
    most > SEGUIMIENTOS_MAX && `Una pregunta tuvo ${most} seguimientos`,
    places.some((place, index) => place < (places[index - 1] ?? 0)) && 'Una pregunta llegó fuera de orden',
    turnos.some(({ pregunta, aclaracion }) => /[{}]|undefined/.test(`${pregunta}${aclaracion ?? ''}`)) &&
      'Un texto quedó sin completar',
  ].filter((each) => typeof each === 'string');
}

/** Competencies that some of these turns asked about. */
function askedOf(servicio: ServicioHr, turnos: readonly Turno[]): Set<string> {
  const preguntas = listPreguntas(servicio);
  return new Set(turnos.flatMap((turno) => findPregunta(preguntas, turno)?.pregunta.competencias ?? []));
}

const keyOf = ({ faseId, preguntaId }: Turno) => `${faseId}/${preguntaId}`;
/** Template questions, each once. */
const countPreguntas = (turnos: readonly Turno[]) => new Set(turnos.map(keyOf)).size;
const words = (turnos: readonly Turno[]) =>
  turnos.reduce((sum, { respuesta }) => sum + countWords(respuesta?.texto ?? ''), 0);

const minuteOf = (turnos: readonly Turno[], fecha: string) =>
  (Date.parse(fecha) - Date.parse(turnos[0]?.fecha ?? fecha)) / 60_000;
const minutes = (turnos: readonly Turno[]) =>
  turnos.reduce((sum, { fecha, respuesta }) => sum + (Date.parse(respuesta?.fecha ?? fecha) - Date.parse(fecha)), 0) /
  60_000;
