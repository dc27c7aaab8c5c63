import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { deleteNotificacion } from '#functions/avisos/notificaciones/delete-notificacion.ts';
import { deleteNotificaciones } from '#functions/avisos/notificaciones/delete-notificaciones.ts';
import { getNotificacionesResumen } from '#functions/avisos/notificaciones/get-notificaciones-resumen.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { readNotificacion } from '#functions/avisos/notificaciones/read-notificacion.ts';
import { readNotificaciones } from '#functions/avisos/notificaciones/read-notificaciones.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { anId } from '../../support/ids.ts';
import { aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let admin: { id: string };
let operador: { id: string };

beforeEach(async () => {
  app = new TestApp();
  ({ admin, operador } = await aFinishedInterview(app));
  await app.deliver(createNotificaciones);
});

const list = async (as = admin, query: Record<string, string> = {}) =>
  (await app.call<Notificacion[]>(listNotificaciones, { as, query })).data;
const unread = async (as = admin) => (await app.call(getNotificacionesResumen, { as })).data.sinLeer;

describe('Notifications of the caller', () => {
  it('are listed newest first, filtered and counted', async () => {
    // The administrator booked the interview, so only the operator hears of that.
    expect((await list(operador)).map(({ title }) => title)).toEqual([
      'Entrevista completada',
      'Entrevista iniciada',
      'Entrevista programada',
    ]);
    expect([await unread(), await unread(operador)]).toEqual([2, 3]);
    expect((await list(operador, { type: 'completado' })).map(({ title }) => title)).toEqual(['Entrevista completada']);
    const [first] = await list();
    await app.call(readNotificacion, { as: admin, params: { id: first?.id ?? '' } });
    expect((await list(admin, { sinLeer: 'true' })).map(({ title }) => title)).toEqual(['Entrevista iniciada']);
    expect(await app.call(listNotificaciones, { as: admin, query: { type: 'otro' } })).toMatchObject({ status: 400 });
    expect(await app.call(listNotificaciones, { as: admin, query: { sinLeer: 'quizas' } })).toMatchObject({
      status: 400,
    });
  });

  it('are marked one by one or all, as often as one likes', async () => {
    const [first] = await list();
    const params = { id: first?.id ?? '' };
    for (let i = 0; i < 2; i++) {
      expect((await app.call(readNotificacion, { as: admin, params })).data).toMatchObject({ ...first, isRead: true });
      expect(await unread()).toBe(1);
    }
    expect((await app.call(readNotificaciones, { as: admin })).data).toEqual({ leidas: 1, quedan: false });
    expect((await app.call(readNotificaciones, { as: admin })).data).toEqual({ leidas: 0, quedan: false });
    expect(await unread()).toBe(0);
    expect(await unread(operador)).toBe(3);
  });

  it('are removed one by one or all, as often as one likes', async () => {
    const [first] = await list();
    const params = { id: first?.id ?? '' };
    for (let i = 0; i < 2; i++) {
      expect(await app.call(deleteNotificacion, { as: admin, params })).toMatchObject({ status: 200, data: params });
      expect([await unread(), (await list()).length]).toEqual([1, 1]);
    }
    expect(await app.call(readNotificacion, { as: admin, params })).toMatchObject({
      status: 404,
      code: 'NOTIFICACION_NO_ENCONTRADA',
    });
    expect((await app.call(deleteNotificaciones, { as: admin })).data).toEqual({ eliminadas: 1, quedan: false });
    expect([await unread(), await list()]).toEqual([0, []]);
    expect((await list(operador)).length).toBe(3);
  });

  it('of another user answer like missing ones, and stay as they are', async () => {
    const [own] = (await list(operador)).filter(({ title }) => title === 'Entrevista programada');
    const theirs = { id: own?.id ?? '' };
    const missing = { id: anId('evt') };
    for (const endpoint of [readNotificacion, deleteNotificacion]) {
      const other = await app.call(endpoint, { as: admin, params: theirs });
      const none = await app.call(endpoint, { as: admin, params: missing });
      expect(other.text.replace(theirs.id, missing.id)).toBe(none.text);
    }
    expect(await unread(operador)).toBe(3);
  });

  it('that were removed do not come back when their events are delivered again', async () => {
    await app.call(deleteNotificaciones, { as: admin });
    await app.deliver(createNotificaciones);
    expect([await unread(), await list()]).toEqual([0, []]);
  });
});
