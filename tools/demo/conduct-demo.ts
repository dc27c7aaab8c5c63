import type { Deps } from '#functions/core/deps.ts';
import { licenciaRepository } from '#functions/empresas/licencias/licencia.repository.ts';
import { consumePlaza } from '#functions/empresas/licencias/plaza.ts';
import type { Engine } from '#functions/entrevistas/entrevistador/engine.ts';
import type { EntrevistaRecord } from '#functions/entrevistas/entrevistas/entrevista.record.ts';
import { nextStoredTurno } from '#functions/entrevistas/sala/conduct.ts';
import { salaRepository } from '#functions/entrevistas/sala/sala.repository.ts';
import { servicioHrRepository } from '#functions/entrevistas/servicios-hr/servicio-hr.repository.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Voz } from './voces/voz.ts';

/** Short enough for every question of the template and its follow-ups to fit into the hour. */
const MINUTES_PER_ANSWER = 2;

/**
 * Lets the invented candidate answer the interviewer, question by question, from the booked time to their last word.
 * @returns when that was.
 */
export async function conductDemo(deps: Deps, entrevista: EntrevistaRecord, voz: Voz, engine: Engine): Promise<Date> {
  const servicio = await servicioHrRepository(deps.table).get(entrevista.servicioId, entrevista.servicioVersion);
  const sala = salaRepository(deps.table);
  let clock = Date.parse(entrevista.fechaProgramada);
  const then: Deps = { ...deps, now: () => new Date(clock) };
  const turnos: Turno[] = [];

  const first = await nextStoredTurno(engine, { entrevista, servicio, turnos }, then);
  if (!first) throw new Error('The interviewer proposed no first question');
  await consumePlaza(licenciaRepository(deps.table), then, entrevista, (plaza) =>
    sala.start(entrevista, first, plaza, []),
  );
  let open: Turno | undefined = first;
  while (open) {
    const texto = nextWords(voz, open, turnos);
    if (texto === undefined) break;
    clock += MINUTES_PER_ANSWER * 60_000;
    const answered: Turno = {
      ...open,
      respuesta: { respuestaId: deps.newId('res'), texto, omitida: false, fecha: then.now().toISOString() },
    };
    turnos.push(answered);
    const next: Turno | undefined = await nextStoredTurno(engine, { entrevista, servicio, turnos }, then);
    await sala.answer(entrevista, answered, next);
    open = next;
  }
  return then.now();
}

function nextWords(voz: Voz, { preguntaId }: Turno, turnos: readonly Turno[]): string | undefined {
  return voz[preguntaId]?.[turnos.filter((turno) => turno.preguntaId === preguntaId).length];
}
