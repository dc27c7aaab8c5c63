import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { aCandidate } from '../../support/scenarios.ts';
import type { TestApp } from '../../support/test-app.ts';
import { writtenAnswer } from '../../support/written-answers.ts';
import type { Jobs } from './jobs.ts';

interface Interviewed {
  nombre: string;
  servicioId?: string;
  areaId?: string;
  /** How many questions they answer with their own story; the rest is skipped. */
  answers: number;
}

export interface Scene {
  app: TestApp;
  jobs: Jobs;
}

/** A report for each of these people, a minute apart, the first one the oldest; answers the interviews' ids. */
export async function someInformes(
  { app, jobs }: Scene,
  as: { id: string },
  people: readonly Interviewed[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const person of people) {
    ids.push(await interview(app, as, person));
    await jobs.run();
    app.advance(60_000);
  }
  return ids;
}

async function interview(app: TestApp, as: { id: string }, person: Interviewed): Promise<string> {
  const { nombre, servicioId = 'entrevistas-profundidad', areaId, answers } = person;
  const candidato = await aCandidate(app, as, { nombre, ...(areaId && { areaId }) });
  const fecha = { fechaProgramada: app.clock.toISOString(), zonaHoraria: 'Europe/Madrid' };
  const booking = { candidatoId: candidato.id, servicioId, ...fecha };
  const { data: entrevista } = await app.call<Entrevista>(createEntrevista, { as, body: booking });
  const { data: link } = await app.call<{ enlace: string }>(getEnlaceEntrevista, { as, params: { id: entrevista.id } });
  const params = { accessToken: link.enlace.split('/').at(-1) ?? '' };
  await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
  let { data: sala } = await app.call<Sala>(startSala, { params });
  for (let n = 1; sala.turno; n++) {
    const { turnoId, pregunta } = sala.turno;
    const answer = n <= answers ? { texto: writtenAnswer(pregunta, n) } : { omitida: true };
    const body = { respuestaId: `respuesta-${n}`, turnoId, ...answer };
    sala = (await app.call<Sala>(sendRespuesta, { params, body })).data;
  }
  await app.call(finishSala, { params });
  return entrevista.id;
}
