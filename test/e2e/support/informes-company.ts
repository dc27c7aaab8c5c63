import { expect, inject } from 'vitest';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/sala/sala.ts';
import { eventually, HttpClient } from '../../support/http-client.ts';
import { writtenAnswer } from '../../support/written-answers.ts';
import { aCompany } from './company.ts';

interface Interviewed {
  nombre: string;
  servicioId: string;
  /** How many questions they answer with their own story; the rest is skipped. */
  answers: number;
  areaId?: string;
}

/** A company of a journey's own with one report for each of these people, the first one the oldest. */
export async function anInformesCompany(domain: string, people: readonly Interviewed[]) {
  const empresa = { nombreLegal: `Informes ${domain} S.L.`, email: `hola@${domain}`, plan: 'enterprise' };
  const admin = { nombre: 'Marta Gil', email: `jefa@${domain}`, password: 'mi-clave-nueva-1' };
  const { staff } = await aCompany(empresa, admin);
  const area = await staff.post<{ id: string }>('/api/areas', { nombreArea: 'Ventas' });
  expect(area.status, JSON.stringify(area)).toBe(201);
  const ids: string[] = [];
  for (const [n, person] of people.entries()) {
    const candidato = await staff.post<{ id: string }>('/api/candidatos', {
      nombre: person.nombre,
      email: `persona.${n}@candidatos.${domain}`,
      // Every other one belongs to an area.
      ...(n % 2 === 0 && { areaId: area.data.id }),
    });
    const booked = await staff.post<{ id: string }>('/api/entrevistas', {
      candidatoId: candidato.data.id,
      servicioId: person.servicioId,
      fechaProgramada: new Date(Date.now() + 60_000).toISOString(),
      zonaHoraria: 'Europe/Madrid',
    });
    expect(booked.status, JSON.stringify(booked)).toBe(201);
    await interview(staff, booked.data.id, person.answers);
    await eventually(async () => {
      const { status } = await staff.get(`/api/informes/${booked.data.id}`);
      return status === 200;
    }, 60);
    ids.push(booked.data.id);
  }
  return { staff, admin, ids };
}

async function interview(staff: HttpClient, id: string, answers: number): Promise<void> {
  const { data } = await staff.post<{ enlace: string }>(`/api/entrevistas/${id}/enlace`);
  const api = `/api/sala/${new URL(data.enlace).pathname.split('/').at(-1)}`;
  const guest = new HttpClient(inject('origin'));
  await guest.post(`${api}/consentimientos`, { aceptados: CONSENTIMIENTO_IDS });
  let { data: sala } = await guest.post<Sala>(`${api}/comienzo`);
  for (let n = 0; sala.turno; n++) {
    const { turnoId, pregunta } = sala.turno;
    const body = { respuestaId: crypto.randomUUID(), turnoId };
    const answer = n < answers ? { texto: writtenAnswer(pregunta, n) } : { omitida: true };
    sala = (await guest.post<Sala>(`${api}/respuestas`, { ...body, ...answer })).data;
  }
  const { data: sent } = await guest.post<Sala>(`${api}/fin`);
  expect(sent.estado).toBe('completada');
}
