import { beforeEach, describe, expect, it } from 'vitest';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { discardMensajesMuertos } from '#functions/sistema/sistema/discard-mensajes-muertos.ts';
import { getColas } from '#functions/sistema/sistema/get-colas.ts';
import { getCopias } from '#functions/sistema/sistema/get-copias.ts';
import { listMensajesMuertos } from '#functions/sistema/sistema/list-mensajes-muertos.ts';
import { retryMensajesMuertos } from '#functions/sistema/sistema/retry-mensajes-muertos.ts';
import type { Auditoria } from '#shared/cifras/auditoria/auditoria.ts';
import { type Cola, REINTENTOS_MAXIMO } from '#shared/sistema/sistema/colas.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const event = (detail: object = {}) => ({ 'detail-type': 'CorreoSolicitado', detail });
const ofJob = (trabajo: string) => ({ as: superadmin, params: { trabajo } });
async function colaOf(trabajo: string): Promise<Cola | undefined> {
  const { data } = await app.call<{ colas: Cola[] }>(getColas, { as: superadmin });
  return data.colas.find((cola) => cola.trabajo === trabajo);
}

describe('The queues of the jobs', () => {
  it('leave in the audit log who sent how many again, or discarded them, and of which job', async () => {
    app.queues.bury('send-correo', event({ n: 1 }), event({ n: 2 }));
    await app.call(retryMensajesMuertos, ofJob('send-correo'));
    app.queues.bury('send-correo', event({ n: 3 }));
    app.advance(1000);
    await app.call(discardMensajesMuertos, ofJob('send-correo'));
    app.advance(1000);
    // Nothing is left, so nothing happens that could be told.
    await app.call(discardMensajesMuertos, ofJob('send-correo'));
    const { data } = await app.call<Auditoria[]>(listAuditoria, { as: superadmin });
    expect(data.map(({ operacion, parametros, cuantos }) => [operacion, parametros, cuantos])).toEqual([
      ['POST /api/sistema/colas/{trabajo}/descartar', { trabajo: 'send-correo' }, 1],
      ['POST /api/sistema/colas/{trabajo}/reintentar', { trabajo: 'send-correo' }, 2],
    ]);
    expect(data[0]?.actor).toMatchObject({ usuarioId: superadmin.id, rol: 'superadmin' });
  });

  it('tell in the audit log what was gone before a call failed', async () => {
    app.queues.bury('send-correo', ...Array.from({ length: 15 }, (_, n) => event({ n })));
    const receiveDead = app.queues.receiveDead.bind(app.queues);
    let batches = 0;
    app.queues.receiveDead = async (...asked) => {
      if (++batches > 1) throw new Error('the queue does not answer');
      return receiveDead(...asked);
    };
    expect((await app.call(discardMensajesMuertos, ofJob('send-correo'))).status).toBe(500);
    const { data } = await app.call<Auditoria[]>(listAuditoria, { as: superadmin });
    expect(data.map(({ cuantos }) => cuantos)).toEqual([10]);
  });

  it('tell what waits and what was given up, and of a schedule only the latter', async () => {
    app.queues.waiting.set('send-correo', ['a', 'b']);
    app.queues.bury('send-correo', event());
    app.queues.bury('check-salud', { requestPayload: {} });
    expect(await colaOf('send-correo')).toMatchObject({ disparador: 'eventos', pendientes: 2, muertas: 1 });
    expect(await colaOf('check-salud')).toMatchObject({ disparador: 'horario', pendientes: null, muertas: 1 });
    expect(await colaOf('publish-eventos')).toMatchObject({ disparador: 'registro', pendientes: null, muertas: 0 });
  });

  it('are shown although one does not answer', async () => {
    app.queues.silent.add('send-correo');
    expect(await colaOf('send-correo')).toMatchObject({ pendientes: null, enProceso: null, muertas: null });
    expect(await colaOf('sync-usuario')).toMatchObject({ pendientes: 0, muertas: 0 });
  });

  it('show which messages were given up, and never what they say', async () => {
    app.queues.bury('send-correo', event({ para: 'canario@correo.test' }), 'no es JSON', { 'detail-type': 'a@b.test' });
    const answer = await app.call<object[]>(listMensajesMuertos, ofJob('send-correo'));
    expect(answer.data).toEqual([
      { id: 'msg_1', evento: 'CorreoSolicitado', fecha: '2026-03-02T09:00:00.000Z', intentos: 3 },
      expect.objectContaining({ id: 'msg_2', evento: null }),
      expect.objectContaining({ id: 'msg_3', evento: null }),
    ]);
    expect(answer.text).not.toContain('canario');
    expect(await colaOf('send-correo')).toMatchObject({ muertas: 3 });
  });

  it('get what was given up again, and it is gone from where it lay', async () => {
    app.queues.bury('send-correo', ...Array.from({ length: 23 }, (_, n) => event({ n })));
    const { status, data } = await app.call(retryMensajesMuertos, ofJob('send-correo'));
    expect([status, data]).toEqual([200, { reenviados: 23, quedan: 0 }]);
    expect(new Set(app.queues.waiting.get('send-correo')).size).toBe(23);
    expect(app.logs.find((log) => log.event === 'colas.redriven')?.fields).toMatchObject({
      trabajo: 'send-correo',
      usuarioId: superadmin.id,
    });
  });

  it('get no more than a hundred with one call', async () => {
    app.queues.bury('send-correo', ...Array.from({ length: REINTENTOS_MAXIMO + 7 }, (_, n) => event({ n })));
    const first = await app.call(retryMensajesMuertos, ofJob('send-correo'));
    expect(first.data).toEqual({ reenviados: 100, quedan: 7 });
  });

  it('keep a dead letter that the queue did not take', async () => {
    app.queues.bury('send-correo', event({ n: 1 }), event({ n: 2 }));
    app.queues.refused.add(JSON.stringify(event({ n: 1 })));
    const { data } = await app.call(retryMensajesMuertos, ofJob('send-correo'));
    expect(data).toEqual({ reenviados: 1, quedan: 1 });
  });

  it('let go of what was given up, also where there is nothing to send again', async () => {
    app.queues.bury('check-salud', {}, {});
    const { data } = await app.call(discardMensajesMuertos, ofJob('check-salud'));
    expect(data).toEqual({ descartados: 2, quedan: 0 });
    expect(app.queues.waiting.size).toBe(0);
    expect(app.logs.at(-1)).toMatchObject({
      event: 'colas.discarded',
      fields: { trabajo: 'check-salud', descartados: 2 },
    });
  });

  it('are refused for a job without a queue, and unknown for a job that does not exist', async () => {
    app.queues.bury('check-salud', {});
    const refused = await app.call(retryMensajesMuertos, ofJob('check-salud'));
    expect([refused.status, refused.code]).toEqual([409, 'ESTADO_NO_PERMITE']);
    const unknown = await app.call(listMensajesMuertos, ofJob('../otra-cola'));
    expect([unknown.status, unknown.code]).toEqual([404, 'COLA_NO_ENCONTRADA']);
    expect(await colaOf('check-salud')).toMatchObject({ muertas: 1 });
  });
});

describe('The backups', () => {
  it('say to which moments the table can be set back, or that there are none', async () => {
    expect((await app.call(getCopias, { as: superadmin })).data).toEqual({ continua: null });
    app.backups.window = { from: new Date('2026-02-01T00:00:00Z'), to: new Date('2026-03-02T08:55:00Z') };
    expect((await app.call(getCopias, { as: superadmin })).data).toEqual({
      continua: { desde: '2026-02-01T00:00:00.000Z', hasta: '2026-03-02T08:55:00.000Z' },
    });
  });
});
