import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import type { HttpClient } from './http-client.ts';
import { writtenAnswer } from './written-answers.ts';

/** A new candidate with an interview that is open now. @returns it, and the address of its room in the API */
export async function bookInterview(
  admin: HttpClient,
  email: string,
): Promise<{ entrevista: Entrevista; sala: string }> {
  const { data: candidato } = await admin.post<{ id: string }>('/api/candidatos', { nombre: 'Olga Prueba', email });
  const body = {
    candidatoId: candidato.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date().toISOString(),
    zonaHoraria: 'Europe/Madrid',
  };
  const { data: entrevista } = await admin.post<Entrevista>('/api/entrevistas', body);
  const { data } = await admin.post<{ enlace: string }>(`/api/entrevistas/${entrevista.id}/enlace`);
  return { entrevista, sala: `/api/sala/${data.enlace.split('/').at(-1)}` };
}

/** Consents, and answers until the interviewer has no more to ask. @returns the room, ended */
export async function holdInterview(
  sala: string,
  candidate: HttpClient,
  beforeSending: () => Promise<unknown> = async () => {},
): Promise<Sala> {
  await candidate.post(`${sala}/consentimientos`, { aceptados: CONSENTIMIENTO_IDS });
  let { data: room } = await candidate.post<Sala>(`${sala}/comienzo`);
  for (let n = 1; room.turno; n++) {
    const { turnoId, pregunta } = room.turno;
    const body = { respuestaId: `respuesta-${n}`, turnoId, texto: writtenAnswer(pregunta, n) };
    room = (await candidate.post<Sala>(`${sala}/respuestas`, body)).data;
  }
  await beforeSending();
  return (await candidate.post<Sala>(`${sala}/fin`)).data;
}
