import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { aCandidate, aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { writtenAnswer } from '../../../support/written-answers.ts';

export type RoomCompany = Awaited<ReturnType<typeof aRoomCompany>>;
export type Room = Awaited<ReturnType<typeof aRoom>>;

export const aRoomCompany = (app: TestApp) =>
  aCompany(app, {
    nombreLegal: 'Estudio Luna S.L.',
    nombreComercial: 'Estudio Luna',
    email: 'personas@luna.test',
    telefono: '+34 910 000 000',
    configuracion: { coloresPrimarios: { primario: '#7a1f5c', secundario: '#f0f9ff' } },
  });

/** A booked interview that is open now: the path of its link, and what candidate and team do at the API. */
export async function aRoom(app: TestApp, company: RoomCompany, booking: Record<string, unknown> = {}) {
  const { admin } = company;
  const candidato = await aCandidate(app, admin, { nombre: 'Nuria Peña Castro', puesto: 'Diseñadora de producto' });
  const body = {
    candidatoId: candidato.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: app.clock.toISOString(),
    zonaHoraria: 'Europe/Madrid',
    ...booking,
  };
  const { data: entrevista, text } = await app.call<Entrevista>(createEntrevista, { as: admin, body });
  if (!entrevista) throw new Error(text);
  const link = await app.call<{ enlace: string }>(getEnlaceEntrevista, { as: admin, params: { id: entrevista.id } });
  const { enlace } = link.data;
  const path = new URL(enlace).pathname;
  const params = { accessToken: path.split('/').at(-1) ?? '' };
  let answers = 0;
  return {
    id: entrevista.id,
    enlace,
    path,
    params,
    company,
    async begin(): Promise<Sala> {
      await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
      return (await app.call<Sala>(startSala, { params })).data;
    },
    async answer(sala: Sala, given: { texto: string } | { omitida: true }): Promise<Sala> {
      const respuesta = { respuestaId: `respuesta-${++answers}`, turnoId: sala.turno?.turnoId, ...given };
      return (await app.call<Sala>(sendRespuesta, { params, body: respuesta })).data;
    },
    /** Answered turns in order, as the company's staff reads them. */
    async transcript(): Promise<string[]> {
      const { data } = await app.call<{ turnos: Turno[] }>(getEntrevista, { as: admin, params: { id: entrevista.id } });
      return data.turnos.flatMap(({ respuesta }) => (respuesta ? [respuesta.texto ?? ''] : []));
    },
  };
}

/** Answers to the end, but skips the first question. */
export async function answerAllButOne(room: Room): Promise<void> {
  let sala = await room.begin();
  for (let n = 1; sala.turno && n < 80; n++) {
    sala = await room.answer(sala, n === 1 ? { omitida: true } : { texto: writtenAnswer(sala.turno.pregunta, n) });
  }
  if (sala.estado !== 'por_enviar') throw new Error(`The interview is ${sala.estado}`);
}
