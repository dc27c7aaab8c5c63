import { expect, inject } from 'vitest';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { CONSENTIMIENTO_IDS } from '#shared/entrevistas/sala/sala.ts';
import { HttpClient } from '../../support/http-client.ts';
import { aCompany } from './company.ts';

/** An interview as its candidate and its company see it. */
export interface BookedRoom {
  id: string;
  /** Path of the link. */
  enlace: string;
  /** The room's API, without a browser. */
  candidate: { sala(): Promise<Sala>; send(texto: string): Promise<Sala> };
  /** Answered turns in order, read by the company's staff. */
  transcript(): Promise<Turno[]>;
}

/** A company of a journey's own with one candidate, by the API: these journeys are about what happens in the room. */
export async function aRoomCompany({ nombre, domain }: { nombre: string; domain: string }) {
  const empresa = { nombreLegal: nombre, email: `hola@${domain}`, plan: 'enterprise' };
  const admin = { nombre: 'Marta Gil', email: `jefa@${domain}`, password: 'mi-clave-nueva-1' };
  const { staff, chief, empresaId } = await aCompany(empresa, admin);
  const person = { nombre: 'Elena Vidal Ortiz', email: `elena@candidatos.${domain}`, puesto: 'Encargada de turno' };
  const candidato = await staff.post<{ id: string }>('/api/candidatos', person);
  expect(candidato.status).toBe(201);

  /** Books an interview for now, with its consents given, and begins it. */
  async function book({ begin = true } = {}): Promise<BookedRoom> {
    const booked = await staff.post<{ id: string }>('/api/entrevistas', {
      candidatoId: candidato.data.id,
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: new Date(Date.now() + 60_000).toISOString(),
      zonaHoraria: 'Europe/Madrid',
      duracionEstimada: 60,
    });
    expect(booked.status, JSON.stringify(booked)).toBe(201);
    const { id } = booked.data;
    const link = await staff.post<{ enlace: string }>(`/api/entrevistas/${id}/enlace`);
    const enlace = new URL(link.data.enlace).pathname;
    const api = `/api/sala/${enlace.split('/').at(-1)}`;
    const guest = new HttpClient(inject('origin'));
    await guest.post(`${api}/consentimientos`, { aceptados: CONSENTIMIENTO_IDS });
    if (begin) expect((await guest.post<Sala>(`${api}/comienzo`)).data.estado).toBe('en_curso');
    const sala = async () => (await guest.get<Sala>(api)).data;
    return {
      id,
      enlace,
      candidate: {
        sala,
        async send(texto) {
          const turnoId = (await sala()).turno?.turnoId;
          const answer = { respuestaId: crypto.randomUUID(), turnoId, texto };
          return (await guest.post<Sala>(`${api}/respuestas`, answer)).data;
        },
      },
      async transcript() {
        const { data } = await staff.get<{ turnos: Turno[] }>(`/api/entrevistas/${id}`);
        return data.turnos.filter(({ respuesta }) => respuesta);
      },
    };
  }

  return { book, staff, chief, empresaId, admin };
}
