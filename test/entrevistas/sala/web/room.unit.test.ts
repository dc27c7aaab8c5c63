import { describe, expect, it } from 'vitest';
import { aDevice, aSala, failure, fakeServer, openPage, settled } from './fake-room.ts';

describe('The conduct of the sala', () => {
  it('never lets an overtaken answer take the screen back', async () => {
    const server = fakeServer();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { fetcher } = server;
    let readings = 0;
    const slow = (async (url: string, init?: RequestInit) => {
      const response = await fetcher(url, init);
      if (!init?.body && readings++ === 1) await held;
      return response;
    }) as typeof fetch;
    const page = openPage({ ...server, fetcher: slow });
    await page.room.refresh();
    const reading = page.room.refresh();
    await settled();
    await page.room.submit('Mientras se leía');
    expect(page.room.getState().sala?.turno?.secuencia).toBe(2);
    release();
    await reading;
    expect(page.room.getState()).toMatchObject({ aviso: null, sala: { turno: { secuencia: 2 } } });
  });

  it('opens by itself at the hour of the server, whatever this device believes', async () => {
    const server = fakeServer();
    const ahead = new Date(Date.parse('2026-11-21T09:00:00.000Z') - 60_000).toUTCString();
    const abre = new Date(Date.parse('2026-11-21T09:00:30.000Z')).toISOString();
    let sala = aSala({ estado: 'no_abierta', turno: null, abre });
    const fetcher = (async () =>
      Response.json({ success: true, data: sala }, { headers: { date: ahead } })) as typeof fetch;
    const page = openPage({ ...server, fetcher });
    await page.room.refresh();
    expect(page.delays()).toEqual([91_000]);
    sala = aSala({ estado: 'abierta', turno: null, abre });
    await page.runAll();
    expect(page.room.getState().sala?.estado).toBe('abierta');
    expect(page.delays()).toEqual([]);
  });

  it('stays at the door with the reason when the company has no licence left, and begins once it has', async () => {
    const server = fakeServer();
    server.estado = 'abierta';
    let refused = true;
    const fetcher = (async (url: string, init?: RequestInit) =>
      refused && String(url).endsWith('/comienzo')
        ? failure(409, 'SIN_LICENCIA', 'Ahora mismo la empresa no puede abrir tu entrevista.')
        : server.fetcher(url, init)) as typeof fetch;
    const page = openPage({ ...server, fetcher });
    await page.room.refresh();
    await page.room.begin();
    expect(page.room.getState()).toMatchObject({
      pantalla: 'sala',
      sala: { estado: 'abierta' },
      fallo: { code: 'SIN_LICENCIA', message: 'Ahora mismo la empresa no puede abrir tu entrevista.' },
    });
    refused = false;
    await page.room.begin();
    expect(page.room.getState()).toMatchObject({ fallo: null, sala: { estado: 'en_curso' } });
  });

  it('begins with the consents and then the first question', async () => {
    const server = fakeServer();
    const consentimientos = aSala().consentimientos.map((each) => ({ ...each, aceptado: false }));
    let started = false;
    const { fetcher } = server;
    const landing = (async (url: string, init?: RequestInit) => {
      if (String(url).endsWith('/comienzo')) started = true;
      const response = await fetcher(url, init);
      if (started) return response;
      return Response.json({ success: true, data: aSala({ estado: 'abierta', turno: null, consentimientos }) });
    }) as typeof fetch;
    const page = openPage({ ...server, fetcher: landing });
    await page.room.refresh();
    await page.room.accept(['entrevista_ia', 'tratamiento_datos']);
    await page.room.begin();
    expect(server.requests.map(({ operation }) => operation)).toEqual(['tok_1_abcdef', 'consentimientos', 'comienzo']);
    expect(server.requests[1]?.body).toEqual({ aceptados: ['entrevista_ia', 'tratamiento_datos'] });
    expect(page.room.getState()).toMatchObject({ accion: null, sala: { estado: 'en_curso', turno: { secuencia: 1 } } });
  });

  it('shows an unknown link as such and a failed first reading with its reference', async () => {
    const server = fakeServer();
    const answering = (status: number, code: string) =>
      openPage({
        ...server,
        fetcher: (async () =>
          Response.json({ success: false, code, message: 'No', requestId: 'req-9' }, { status })) as typeof fetch,
      });
    const unknown = answering(404, 'SALA_NO_ENCONTRADA');
    await unknown.room.refresh();
    expect(unknown.room.getState().pantalla).toBe('no_valida');
    const suspended = answering(403, 'EMPRESA_SUSPENDIDA');
    await suspended.room.refresh();
    expect(suspended.room.getState().pantalla).toBe('suspendida');
    const broken = answering(500, 'ERROR_INTERNO');
    await broken.room.refresh();
    expect(broken.room.getState()).toMatchObject({ pantalla: 'fallo', fallo: { requestId: 'req-9', status: 500 } });
  });

  it('keeps the question on screen when a later reading fails', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    server.faults = ['offline'];
    await page.room.refresh();
    expect(page.room.getState()).toMatchObject({ pantalla: 'sala', sinConexion: true, sala: { estado: 'en_curso' } });
    await page.room.refresh();
    expect(page.room.getState().sinConexion).toBe(false);
  });

  it('goes on in memory, and says so, when the browser stores nothing', async () => {
    const server = fakeServer();
    const device = aDevice();
    device.blocked = true;
    const page = openPage(server, device);
    await page.room.refresh();
    expect(page.drafts.durable()).toBe(true);
    await page.room.writeDraft('Solo en memoria');
    expect(page.drafts.durable()).toBe(false);
    await page.room.submit('Solo en memoria');
    expect(server.stored).toMatchObject([{ texto: 'Solo en memoria' }]);
    expect(page.drafts.durable()).toBe(true);
  });

  it('knows at once that the line is gone, and shows the room as it is now when it is back', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    page.room.disconnect();
    expect(page.room.getState()).toMatchObject({ sinConexion: true, sala: { estado: 'en_curso' } });
    server.estado = 'pausada';
    await page.room.reconnect();
    expect(page.room.getState()).toMatchObject({ sinConexion: false, sala: { estado: 'pausada' } });
  });
});

describe('Reviewing, asking for help, giving an opinion', () => {
  const unsent = () => {
    const server = fakeServer(0);
    return { server, page: openPage(server) };
  };

  it('corrects under an id of its own, and says whether it was stored', async () => {
    const { server, page } = unsent();
    await page.room.refresh();
    expect(await page.room.correct('turno-1', 'Mejor contado')).toBe(true);
    expect(server.requests.at(-1)).toMatchObject({
      operation: 'correcciones',
      body: { turnoId: 'turno-1', texto: 'Mejor contado', correccionId: expect.stringMatching(/^respuesta-/) },
    });
    server.faults = ['offline'];
    expect(await page.room.correct('turno-1', 'Otra vez')).toBe(false);
    expect(page.room.getState()).toMatchObject({ accion: null, fallo: { code: 'SIN_CONEXION' } });
  });

  it('keeps a correction on the device until it is stored, and nothing of it afterwards', async () => {
    const device = aDevice();
    const server = fakeServer(0);
    const page = openPage(server, device);
    const turno = { turnoId: 'turno-1', secuencia: 1 };
    await page.room.refresh();
    expect(await page.room.writeCorreccion(turno, 'Mejor con')).toBe(true);
    await page.room.writeCorreccion(turno, 'Mejor contado');
    server.faults = ['offline'];
    await page.room.correct('turno-1', 'Mejor contado');

    const reloaded = openPage(server, device);
    await reloaded.room.refresh();
    expect(reloaded.room.drafts.findCorreccion('turno-1')).toBe('Mejor contado');
    expect(reloaded.room.getState().aviso).toBeNull();
    await reloaded.room.correct('turno-1', 'Mejor contado');
    expect(device.kept.size).toBe(0);
  });

  it('forgets a correction that is left out, and says so when the device keeps nothing', async () => {
    const device = aDevice();
    const page = openPage(fakeServer(0), device);
    const turno = { turnoId: 'turno-1', secuencia: 1 };
    await page.room.refresh();
    await page.room.writeCorreccion(turno, 'Mejor contado');
    await page.room.writeCorreccion(turno, undefined);
    expect([page.room.drafts.findCorreccion('turno-1'), device.kept.size]).toEqual([undefined, 0]);
    device.blocked = true;
    expect(await page.room.writeCorreccion(turno, 'Otra vez')).toBe(false);
    expect(page.room.drafts.findCorreccion('turno-1')).toBe('Otra vez');
  });

  it('shows what stands now when another window has corrected first', async () => {
    const { server, page } = unsent();
    const fetcher = (async (url: string, init?: RequestInit) =>
      String(url).endsWith('/correcciones')
        ? failure(409, 'RESPUESTA_YA_CORREGIDA', 'Se acaba de corregir en otra ventana.')
        : server.fetcher(url, init)) as typeof fetch;
    const other = openPage({ ...server, fetcher });
    await page.room.refresh();
    await other.room.refresh();
    expect(await other.room.correct('turno-1', 'Desde aquí')).toBe(false);
    expect(server.requests.at(-1)?.operation).toBe('tok_1_abcdef');
    expect(other.room.getState().fallo?.code).toBe('RESPUESTA_YA_CORREGIDA');
  });

  it('asks for help while an answer waits for the line, and hears why when it cannot', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    server.faults = ['offline', 'busy'];
    await page.room.submit('Una respuesta');
    const body = { motivo: 'tecnico', mensaje: 'No se envía' } as const;
    expect((await page.room.askForHelp(body))?.status).toBe(503);
    expect(await page.room.askForHelp(body)).toBeUndefined();
    expect(page.drafts.find('turno-1')?.texto ?? 'Una respuesta').toBe('Una respuesta');
  });

  it('sends the survey once it is filled in', async () => {
    const server = fakeServer();
    server.estado = 'completada';
    const page = openPage(server);
    await page.room.refresh();
    const body = { satisfaccion: 4, equidad: null, claridad: 5, comentario: '' };
    expect(await page.room.sendEncuesta(body)).toBe(true);
    expect(server.requests.at(-1)).toEqual({ operation: 'encuesta', body });
  });
});
