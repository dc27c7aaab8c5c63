import type { EstadoEntrevista } from '#shared/entrevistas/entrevista.states.ts';
import type { Turno } from '#shared/entrevistas/turno.ts';
import type { Deps } from '../core/deps.ts';
import { embeddedEngine } from '../entrevistador/engines/embedded/embedded-engine.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { licenciaRepository } from '../licencias/licencia.repository.ts';
import { consumePlaza } from '../licencias/plaza.ts';
import { nextStoredTurno } from '../sala/conduct.ts';
import { salaRepository } from '../sala/sala.repository.ts';
import { servicioHrRepository } from '../servicios-hr/servicio-hr.repository.ts';
import { RESPUESTAS, SEGUIMIENTOS } from './demo-answers.ts';

const MINUTES_PER_ANSWER = 3;
/** How many answers the interviews have that were left in the middle. */
const UNFINISHED: Partial<Record<EstadoEntrevista, number>> = { en_progreso: 4, caducada: 2 };

/** Lets the invented candidate answer the real interviewer, question by question, at the booked time. */
export async function conductDemo(deps: Deps, entrevista: EntrevistaRecord, estado: EstadoEntrevista): Promise<void> {
  const servicio = await servicioHrRepository(deps.table).get(entrevista.servicioId, entrevista.servicioVersion);
  const sala = salaRepository(deps.table);
  let clock = Date.parse(entrevista.fechaProgramada);
  const then: Deps = { ...deps, now: () => new Date(clock) };
  const turnos: Turno[] = [];

  const first = await nextStoredTurno(embeddedEngine, { entrevista, servicio, turnos }, then);
  if (!first) throw new Error('The interviewer proposed no first question');
  await consumePlaza(licenciaRepository(deps.table), then, entrevista, (plaza) =>
    sala.start(entrevista, first, plaza, []),
  );
  let open: Turno | undefined = first;
  const limit = UNFINISHED[estado] ?? Number.POSITIVE_INFINITY;
  while (open && turnos.length < limit) {
    clock += MINUTES_PER_ANSWER * 60_000;
    const texto = answerTo(open);
    const answered: Turno = {
      ...open,
      respuesta: { respuestaId: deps.newId('res'), texto, omitida: texto === '', fecha: then.now().toISOString() },
    };
    turnos.push(answered);
    const next: Turno | undefined = await nextStoredTurno(embeddedEngine, { entrevista, servicio, turnos }, then);
    await sala.answer(entrevista, answered, next);
    open = next;
  }
}

function answerTo(turno: Turno): string {
  return turno.hueco ? (SEGUIMIENTOS[turno.hueco] ?? SEGUIMIENTOS.concrecion) : (RESPUESTAS[turno.preguntaId] ?? '');
}
