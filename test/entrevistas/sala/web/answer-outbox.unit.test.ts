import { describe, expect, it } from 'vitest';
import { aDevice, aSala, aTurno, failure, fakeServer, openPage, settled } from './fake-room.ts';

describe('An answer in the sala', () => {
  it('is shown as sent only after the server has acknowledged it', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    const sending = page.room.submit('  Mi respuesta  ');
    expect(page.room.getState()).toMatchObject({ envio: 'enviando', sala: { turno: { secuencia: 1 } } });
    expect(page.drafts.find('turno-1')).toMatchObject({ estado: 'por_enviar', texto: 'Mi respuesta' });
    await sending;
    expect(page.room.getState()).toMatchObject({ envio: 'enviada', sala: { turno: { secuencia: 2 } } });
    expect(page.drafts.list()).toEqual([]);
    expect(server.stored).toMatchObject([{ texto: 'Mi respuesta', omitida: false }]);
    expect(page.announced).toEqual(['borradores', 'sala']);
    expect([...page.device.kept.values()]).toEqual([]);
  });

  it('keeps its respuestaId when the acknowledgement is lost, so it is stored once', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    server.faults = ['lost'];
    await page.room.submit('Una sola vez');
    expect(page.room.getState()).toMatchObject({ envio: 'sin_conexion', sala: { turno: { secuencia: 1 } } });
    await page.runAll();
    expect(server.sent()).toHaveLength(2);
    expect(server.sent()[1]).toEqual(server.sent()[0]);
    expect(server.stored).toHaveLength(1);
    expect(page.room.getState()).toMatchObject({ envio: 'enviada', aviso: null, sala: { turno: { secuencia: 2 } } });
  });

  it('goes out once after the line is back, with ever longer waits before', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    server.faults = ['offline', 'offline', 'busy', 'portal'];
    await page.room.submit('Sin cobertura');
    const waits = [...page.delays()];
    for (let tries = 0; tries < 3; tries += 1) {
      await page.runAll();
      waits.push(...page.delays());
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    expect(server.stored).toHaveLength(0);
    await page.room.reconnect();
    await page.runAll();
    expect(server.stored).toHaveLength(1);
    expect(server.sent()).toHaveLength(5);
    expect(page.room.getState().envio).toBe('enviada');
  });

  it('survives a reload while it waits, and is sent under the same id', async () => {
    const server = fakeServer();
    const device = aDevice();
    const page = openPage(server, device);
    await page.room.refresh();
    server.faults = ['lost'];
    await page.room.submit('Antes de cerrar');
    page.room.stop();

    const again = openPage(server, device, 'b');
    await again.room.refresh();
    await settled();
    expect(server.stored).toMatchObject([{ respuestaId: 'respuesta-a-1', texto: 'Antes de cerrar' }]);
    expect(again.drafts.list()).toEqual([]);
    expect(again.room.getState()).toMatchObject({ aviso: null, sala: { turno: { secuencia: 2 } } });
  });

  it('does not change under its id while it waits, whatever another window writes', async () => {
    const server = fakeServer();
    const device = aDevice();
    const page = openPage(server, device);
    const other = openPage(server, device, 'b');
    await page.room.refresh();
    await other.room.refresh();
    server.faults = ['lost'];
    await page.room.submit('El primero');
    void other.room.writeDraft('El segundo');
    await other.room.submit('El segundo');
    await page.runAll();
    expect(server.stored).toMatchObject([{ texto: 'El primero' }]);
    expect(new Set(server.sent().map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('gives way when the turno has been answered elsewhere, and its text can still be read', async () => {
    const server = fakeServer();
    const here = openPage(server);
    const there = openPage(server, aDevice(), 'b');
    await here.room.refresh();
    await there.room.refresh();
    await there.room.submit('Desde el teléfono');
    await here.room.submit('Desde el ordenador');
    await settled();
    expect(server.stored).toMatchObject([{ texto: 'Desde el teléfono' }]);
    expect(here.room.getState()).toMatchObject({
      aviso: { textoSinUsar: 'Desde el ordenador' },
      sala: { turno: { secuencia: 2 } },
    });
    expect(here.drafts.list()).toEqual([]);
    expect(here.delays()).toEqual([]);
  });

  it('is not sent while the interview is paused, and goes out once it is resumed', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    server.faults = ['offline'];
    await page.room.submit('Espera');
    server.estado = 'pausada';
    await page.room.refresh();
    await page.runAll();
    await page.room.reconnect();
    expect(server.sent()).toHaveLength(1);
    expect(page.room.getState().sala?.estado).toBe('pausada');
    await page.room.resume();
    await settled();
    expect(server.sent()).toHaveLength(2);
    expect(server.stored).toMatchObject([{ texto: 'Espera' }]);
  });

  it('waits, and does not spin, when another device paused the interview', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    server.estado = 'pausada';
    await page.room.submit('Justo ahora');
    await settled();
    expect(server.sent()).toHaveLength(1);
    expect(page.room.getState().sala?.estado).toBe('pausada');
    expect(page.drafts.list()).toMatchObject([{ texto: 'Justo ahora', estado: 'por_enviar' }]);
  });

  it('becomes a draft again, under a new id, when the server refuses its text', async () => {
    const server = fakeServer();
    const refusing = (async (url: string, init?: RequestInit) =>
      init?.body
        ? failure(400, 'VALIDACION', 'Contiene caracteres no permitidos')
        : server.fetcher(url, init)) as typeof fetch;
    const page = openPage({ ...server, fetcher: refusing });
    await page.room.refresh();
    await page.room.submit('Texto');
    expect(page.room.getState().fallo?.message).toBe('Contiene caracteres no permitidos');
    expect(page.drafts.find('turno-1')).toMatchObject({
      estado: 'borrador',
      texto: 'Texto',
      respuestaId: 'respuesta-a-2',
    });
    expect(page.delays()).toEqual([]);
  });

  it('that is skipped carries no text', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    await page.room.writeDraft('A medias');
    await page.room.skip();
    expect(server.stored).toMatchObject([{ texto: '', omitida: true }]);
  });
});

describe('Two windows of one browser in the sala', () => {
  it('send an answer once between them, and both go on', async () => {
    const server = fakeServer();
    const device = aDevice();
    const one = openPage(server, device);
    const other = openPage(server, device, 'b');
    await one.room.refresh();
    await other.room.refresh();
    await Promise.all([one.room.submit('Desde la primera'), other.room.submit('Desde la segunda')]);
    await settled();
    expect(server.sent()).toHaveLength(1);
    expect(server.stored).toHaveLength(1);
    for (const { room } of [one, other]) expect(room.getState().sala?.turno?.secuencia).toBe(2);
    expect(device.kept.size).toBe(0);
  });

  it('send an answer once, however long this device takes to forget it', async () => {
    const server = fakeServer();
    const device = aDevice();
    const one = openPage(server, device);
    const other = openPage(server, device, 'b');
    await one.room.refresh();
    await other.room.refresh();
    const { promise, resolve } = Promise.withResolvers<void>();
    device.forgetting = promise;
    const sending = Promise.all([one.room.submit('La misma'), other.room.submit('La misma')]);
    await settled();
    resolve();
    await sending;
    await settled();
    expect(server.sent()).toHaveLength(1);
    for (const { room } of [one, other]) expect(room.getState().sala?.turno?.secuencia).toBe(2);
  });

  it('show each other what is being written, without losing what is typed here', async () => {
    const server = fakeServer();
    const device = aDevice();
    const one = openPage(server, device);
    const other = openPage(server, device, 'b');
    await one.room.refresh();
    await other.room.refresh();
    await one.room.writeDraft('Desde la primera');
    await other.room.follow('borradores');
    expect(other.drafts.find('turno-1')).toMatchObject({ texto: 'Desde la primera', respuestaId: 'respuesta-a-1' });
    const typing = other.room.writeDraft('Desde la primera y la segunda');
    await other.room.follow('borradores');
    expect(other.drafts.find('turno-1')?.texto).toBe('Desde la primera y la segunda');
    await typing;
    expect(device.kept.get('turno-1')).toMatchObject({ texto: 'Desde la primera y la segunda' });
  });

  it('do not answer the next turno with the text of the one that the other has sent', async () => {
    const server = fakeServer();
    const device = aDevice();
    const one = openPage(server, device);
    const other = openPage(server, device, 'b');
    await one.room.refresh();
    await other.room.refresh();
    await one.room.submit('La primera');
    await other.room.follow('sala');
    expect(other.room.getState()).toMatchObject({ aviso: { textoSinUsar: '' }, sala: { turno: { secuencia: 2 } } });
    expect(other.drafts.find('turno-2')).toBeUndefined();
  });
});

describe('A draft in the sala', () => {
  it('is stored as last typed, however fast the keys come', async () => {
    const device = aDevice();
    const page = openPage(fakeServer(), device);
    await page.room.refresh();
    const changes: string[] = [];
    const { change } = device.database;
    device.database.change = (turnoId, make) => {
      changes.push(turnoId);
      return change(turnoId, make);
    };
    const text = 'El pedido llegó tarde';
    const typed = [...text].map((_, index) => page.room.writeDraft(text.slice(0, index + 1)));
    expect(page.drafts.find('turno-1')?.texto).toBe(text);
    await Promise.all(typed);
    expect(device.kept.get('turno-1')?.texto).toBe(text);
    expect(changes.length).toBeLessThan(4);
    expect(page.room.getState().envio).toBe('borrador');
  });

  it('survives a reload with its text and id', async () => {
    const server = fakeServer();
    const device = aDevice();
    const page = openPage(server, device);
    await page.room.refresh();
    void page.room.writeDraft('Era lunes y');
    await page.room.writeDraft('Era lunes y la máquina se paró');

    const again = openPage(server, device, 'b');
    await again.room.refresh();
    expect(again.drafts.find('turno-1')).toMatchObject({
      texto: 'Era lunes y la máquina se paró',
      respuestaId: 'respuesta-a-1',
      estado: 'borrador',
    });
    expect(server.sent()).toEqual([]);
  });

  it('is handed back to read when another device has answered its turno', async () => {
    const server = fakeServer();
    const here = openPage(server);
    const there = openPage(server, aDevice(), 'b');
    await here.room.refresh();
    await here.room.writeDraft('No llegué a enviarlo');
    await there.room.refresh();
    await there.room.submit('Desde el teléfono');
    await here.room.refresh();
    expect(here.room.getState()).toMatchObject({
      aviso: { textoSinUsar: 'No llegué a enviarlo' },
      sala: { turno: { secuencia: 2 } },
    });
    expect(here.drafts.list()).toEqual([]);
    here.room.closeNotice();
    expect(here.room.getState().aviso).toBeNull();
  });

  it('is not taken for overtaken when an old reading arrives late', async () => {
    const server = fakeServer();
    const page = openPage(server);
    await page.room.refresh();
    await page.room.submit('Primera');
    await page.room.writeDraft('Segunda, a medias');
    const stale = (async () => Response.json({ success: true, data: aSala({ turno: aTurno(1) }) })) as typeof fetch;
    const late = openPage({ ...server, fetcher: stale }, page.device, 'b');
    await late.room.refresh();
    expect(late.drafts.find('turno-2')?.texto).toBe('Segunda, a medias');
  });

  it('is forgotten once the interview has been sent', async () => {
    const server = fakeServer(1);
    const page = openPage(server);
    await page.room.refresh();
    await page.room.submit('Única');
    expect(page.room.getState().sala?.estado).toBe('por_enviar');
    page.device.kept.set('turno-0', {
      ...aTurno(0),
      respuestaId: 'r',
      texto: 'Vieja',
      omitida: false,
      estado: 'borrador',
    });
    await page.room.finish();
    await settled();
    expect(page.room.getState().sala?.estado).toBe('completada');
    expect(page.drafts.list()).toEqual([]);
    expect(page.device.kept.size).toBe(0);
  });
});
