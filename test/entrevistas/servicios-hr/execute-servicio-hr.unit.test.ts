import { beforeEach, describe, expect, it } from 'vitest';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { listEntrevistas } from '#functions/entrevistas/entrevistas/list-entrevistas.ts';
import { executeServicioHr } from '#functions/entrevistas/servicios-hr/execute-servicio-hr.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import type { Ejecucion } from '#shared/entrevistas/servicios-hr/ejecucion.ts';
import { anId } from '../../support/ids.ts';
import { aCandidate, aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let admin: { id: string };
let empresaId: string;
let ids: string[];
beforeEach(async () => {
  app = new TestApp();
  const company = await aCompany(app);
  admin = company.admin;
  empresaId = company.empresa.id;
  ids = [];
  for (const nombre of ['Ana', 'Berta', 'Carla']) ids.push((await aCandidate(app, admin, { nombre })).id);
});

const execute = (more: Record<string, unknown> = {}, key?: string) =>
  app.call<Ejecucion>(executeServicioHr, {
    as: admin,
    params: { codigo: 'test-vocacional' },
    body: {
      candidatoIds: ids,
      fechaProgramada: '2026-03-05T09:00:00.000Z',
      zonaHoraria: 'Europe/Madrid',
      duracionEstimada: 45,
      ...more,
    },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const booked = async () => (await app.call<Entrevista[]>(listEntrevistas, { as: admin, query: {} })).data;
const setLimit = (limiteEntrevistas: number) =>
  app.table.write([{ update: { PK: `EMPRESA#${empresaId}`, SK: 'USO' }, set: { limiteEntrevistas } }]);

describe('executeServicioHr', () => {
  it('books for each candidate, who is invited', async () => {
    const { status, data } = await execute();
    expect(status).toBe(200);
    expect(data).toMatchObject({ programadas: 3, fallidas: 0 });
    expect(data.resultados.map(({ candidatoId, estado }) => [candidatoId, estado])).toEqual(
      ids.map((id) => [id, 'programada']),
    );
    const all = await booked();
    expect(all).toHaveLength(3);
    expect(all.map(({ duracionEstimada }) => duracionEstimada)).toEqual([45, 45, 45]);
    await app.deliver(sendCorreo);
    const invited = app.mailer.sent.filter(({ invitation }) => invitation);
    expect(invited).toHaveLength(3);
  });

  it('gives more time to whoever needs it, and to nobody else', async () => {
    const [ana = '', , carla = ''] = ids;
    await execute({ tiemposExtra: { [ana]: 50, [carla]: 100 } });
    const extra = Object.fromEntries((await booked()).map((each) => [each.candidatoNombre, each.tiempoExtra]));
    expect(extra).toEqual({ Ana: 50, Berta: 0, Carla: 100 });
    expect(await execute({ tiemposExtra: { [anId('can')]: 50 } })).toMatchObject({
      status: 400,
      details: [{ path: 'tiemposExtra', msg: 'Hay tiempo extra para alguien que no está en la lista' }],
    });
    expect(await execute({ tiemposExtra: { [ana]: 33 } })).toMatchObject({ status: 400, code: 'VALIDACION' });
  });

  it('leaves minutes between one and the next when asked', async () => {
    await execute({ intervaloMinutos: 30 });
    expect((await booked()).map(({ fechaProgramada }) => fechaProgramada.slice(11, 16))).toEqual([
      '10:00',
      '09:30',
      '09:00',
    ]);
  });

  it('says who could not be booked and why, and books the others', async () => {
    await setLimit(2);
    const { data } = await execute({ candidatoIds: [anId('can'), ...ids] });
    expect(data).toMatchObject({ programadas: 2, fallidas: 2 });
    expect(data.resultados.map((each) => ('code' in each ? each.code : each.estado))).toEqual([
      'CANDIDATO_NO_ENCONTRADO',
      'programada',
      'programada',
      'LIMITE_ALCANZADO',
    ]);
    expect(await booked()).toHaveLength(2);
  });

  it('books nobody twice for one press, and tries those again who could not be booked', async () => {
    await setLimit(2);
    const first = await execute({}, 'una-pulsacion-0001');
    expect(first.data).toMatchObject({ programadas: 2, fallidas: 1 });
    await setLimit(10);
    const again = await execute({}, 'una-pulsacion-0001');
    expect(again.data).toMatchObject({ programadas: 3, fallidas: 0 });
    expect(again.data.resultados.slice(0, 2)).toEqual(first.data.resultados.slice(0, 2));
    expect(await booked()).toHaveLength(3);
    await execute({}, 'otra-pulsacion-0002');
    expect(await booked()).toHaveLength(6);
  });

  it('books each once when the same press arrives twice at the same time', async () => {
    const answers = await Promise.all([execute({}, 'una-pulsacion-0001'), execute({}, 'una-pulsacion-0001')]);
    expect(answers.map(({ data }) => data.programadas)).toEqual([3, 3]);
    expect(await booked()).toHaveLength(3);
  });

  it.each([
    [{ candidatoIds: [] }, 400, 'VALIDACION'],
    [{ candidatoIds: [anId('can'), anId('can')] }, 400, 'VALIDACION'],
    [{ candidatoIds: Array.from({ length: 26 }, (_, n) => anId('can', n)) }, 400, 'VALIDACION'],
    [{ fechaProgramada: '2026-03-01T09:00:00.000Z' }, 400, 'VALIDACION'],
    [{ intervaloMinutos: -1 }, 400, 'VALIDACION'],
  ])('refuses %j', async (more, status, code) => {
    expect(await execute(more)).toMatchObject({ status, code });
    expect(await booked()).toEqual([]);
  });

  it('refuses a service that the company has not contracted', async () => {
    const answer = await app.call(executeServicioHr, {
      as: admin,
      params: { codigo: 'mapeo-organizacional' },
      body: { candidatoIds: ids, fechaProgramada: '2026-03-05T09:00:00.000Z', zonaHoraria: 'Europe/Madrid' },
    });
    expect(answer).toMatchObject({ status: 409, code: 'SERVICIO_NO_DISPONIBLE' });
  });

  it('books interviews like any other: they can be called off', async () => {
    const { data } = await execute();
    const [one] = data.resultados;
    const params = { id: one && 'entrevistaId' in one ? one.entrevistaId : '' };
    expect(await app.call(cancelEntrevista, { as: admin, params, body: {} })).toMatchObject({ status: 200 });
  });
});
