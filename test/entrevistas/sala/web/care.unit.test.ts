import { describe, expect, it } from 'vitest';
import type { MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { createDraftStore } from '../../../../web/src/sala/draft-store.ts';
import { aDevice, aSala, fakeServer, openPage } from './fake-room.ts';

/** What the device does with a text that says that somebody is in danger. */

const HEAVY = 'No sirvo para esto, me quiero matar.';
const DAY = 24 * 60 * 60_000;
const NOW = Date.parse('2026-11-21T09:00:00.000Z');

const aMensaje = (intervencionId: string): MensajeCuidado => ({
  ...{ intervencionId, textoId: 'rv.2.a@1', texto: 'Siento mucho…', textoFacil: null, lineas: [], botones: [] },
  ...{ detiene: true, aviso: null, fuera: true, guardado: false },
});

/** A server that stops at whatever it is sent, and gives each room that is read what is said without a line. */
function stoppingServer() {
  const server = fakeServer();
  const { fetcher } = server;
  const stopping = (async (url: string, init?: RequestInit) => {
    const response = await fetcher(url, init);
    const { data } = (await response.clone().json()) as { data: Sala };
    if (!init?.body) return Response.json({ success: true, data: { ...data, urgencia: aMensaje('') } });
    if (!String(url).endsWith('/respuestas')) return response;
    server.stored.length = 0;
    server.estado = 'pausada';
    const mensaje = aMensaje('respuesta-a-1');
    return Response.json({ success: true, data: aSala({ estado: 'pausada', turno: null, mensaje }) });
  }) as typeof fetch;
  return { ...server, fetcher: stopping, server };
}

describe('A text at which the server stops', () => {
  it('stays on the device, is not sent again, and comes back only when it is asked for', async () => {
    const { server, ...stopping } = stoppingServer();
    const page = openPage({ ...server, ...stopping });
    await page.room.refresh();
    await page.room.writeDraft(HEAVY);
    await page.room.submit(HEAVY);
    expect(page.room.getState()).toMatchObject({ mensaje: { texto: 'Siento mucho…' }, sala: { estado: 'pausada' } });
    expect(page.drafts.list()).toEqual([]);
    expect(page.drafts.find('turno-1')).toBeUndefined();
    page.room.closeCare();
    expect(page.room.getState().mensaje).toBeNull();
    await page.room.resume();
    await page.runAll();
    expect(server.sent()).toHaveLength(1);
    expect(page.room.findApartado('turno-1')).toBe(HEAVY);
    await page.room.restoreApartado('turno-1');
    expect(page.drafts.find('turno-1')).toMatchObject({ texto: HEAVY, estado: 'borrador' });
    expect(page.room.findApartado('turno-1')).toBeUndefined();
  });

  it('is gone after a day, or at once when it is deleted', async () => {
    const { server, ...stopping } = stoppingServer();
    const device = aDevice();
    const page = openPage({ ...server, ...stopping }, device);
    await page.room.refresh();
    await page.room.submit(HEAVY);
    expect(JSON.stringify([...device.kept.values()])).toContain(HEAVY);
    const later = createDraftStore({ database: device.database, newId: () => 'respuesta-b-1' });
    await later.reload();
    expect(later.findApartado('turno-1', NOW + DAY - 1)).toBe(HEAVY);
    expect(later.findApartado('turno-1', NOW + DAY)).toBeUndefined();
    await later.removeApartados(NOW + DAY);
    expect([...device.kept.values()]).toEqual([]);

    await page.room.eraseApartados();
    expect(page.room.findApartado('turno-1')).toBeUndefined();
  });

  it('goes with what was sent last when everything is deleted', async () => {
    const { server, ...stopping } = stoppingServer();
    const device = aDevice();
    const page = openPage({ ...server, ...stopping }, device);
    await page.room.refresh();
    await page.room.submit(HEAVY);
    expect(JSON.stringify([...device.kept.values()])).toContain(HEAVY);
    expect(page.room.lastSent()?.texto).toBe(HEAVY);
    await page.room.forgetDrafts();
    expect([...device.kept.values()]).toEqual([]);
    expect(page.room.lastSent()).toBeUndefined();
  });
});

describe('Without a line', () => {
  it('heavy words are answered at once with what came with the room, and nothing of them is sent by itself', async () => {
    const { server, ...stopping } = stoppingServer();
    const page = openPage({ ...server, ...stopping });
    await page.room.refresh();
    server.faults = ['offline'];
    await page.room.submit(HEAVY);
    await page.runAll();
    expect(page.room.getState()).toMatchObject({ mensaje: { texto: 'Siento mucho…' }, sala: { estado: 'en_curso' } });
    await page.room.reconnect();
    await page.runAll();
    expect(server.sent().filter(({ body }) => JSON.stringify(body).includes('matar'))).toHaveLength(1);
    expect(server.stored).toEqual([]);
    expect(page.room.findApartado('turno-1')).toBe(HEAVY);
  });

  it('any other answer waits as ever', async () => {
    const { server, ...stopping } = stoppingServer();
    const page = openPage({ ...server, ...stopping });
    await page.room.refresh();
    server.faults = ['offline'];
    await page.room.submit('Maté el proceso colgado del servidor y lo volví a levantar.');
    expect(page.room.getState()).toMatchObject({ mensaje: null, envio: 'sin_conexion' });
    expect(page.drafts.list()).toHaveLength(1);
  });
});
