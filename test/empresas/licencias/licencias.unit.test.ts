import { beforeEach, describe, expect, it } from 'vitest';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { expireLicencias } from '#functions/empresas/licencias/expire-licencias.ts';
import { getLicenciasActivas } from '#functions/empresas/licencias/get-licencias-activas.ts';
import { licenciaRepository } from '#functions/empresas/licencias/licencia.repository.ts';
import { listLicencias } from '#functions/empresas/licencias/list-licencias.ts';
import { giveBackPlaza } from '#functions/empresas/licencias/plaza.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { expireEntrevistas } from '#functions/entrevistas/entrevistas/expire-entrevistas.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { rescheduleEntrevista } from '#functions/entrevistas/entrevistas/reschedule-entrevista.ts';
import { retryAnalysis } from '#functions/entrevistas/entrevistas/retry-analysis.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { Licencia } from '#shared/empresas/licencias/licencia.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { aCandidate, aCompany, answerAll, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';
import { expectLedgerToAddUp, expectPlatformToAddUp } from './libro.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;

/** A company with so many licences of so many interviews. */
async function withLicencias(activas: number, configuracion: object = {}) {
  company = await aCompany(app, { licencias: { activas, configuracion } });
}
beforeEach(() => {
  app = new TestApp();
});

async function book(fechaProgramada = app.clock.toISOString()) {
  const candidato = await aCandidate(app, company.admin);
  const body = {
    candidatoId: candidato.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada,
    zonaHoraria: 'Europe/Madrid',
  };
  return app.call<Entrevista>(createEntrevista, { as: company.admin, body });
}

async function begin({ id }: { id: string }) {
  const { data } = await app.call<{ enlace: string }>(getEnlaceEntrevista, { as: company.admin, params: { id } });
  const params = { accessToken: data.enlace.split('/').at(-1) ?? '' };
  await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
  return { params, ...(await app.call<Sala>(startSala, { params })) };
}

const inDays = (days: number) => new Date(app.clock.getTime() + days * DAY).toISOString();
const stored = ({ id }: { id: string }) => entrevistaRepository(app.table).get(company.empresa.id, id);
async function move({ id }: { id: string }, days: number) {
  const body = { fechaProgramada: inDays(days), zonaHoraria: 'Europe/Madrid', version: (await stored({ id })).version };
  return app.call(rescheduleEntrevista, { as: company.admin, params: { id }, body });
}

async function cancel({ id }: { id: string }) {
  const entrevistas = entrevistaRepository(app.table);
  const entrevista = await entrevistas.get(company.empresa.id, id);
  await giveBackPlaza(licenciaRepository(app.table), app.deps, entrevista, ({ set, writes }) =>
    entrevistas.transition(entrevista, 'cancel', set, writes),
  );
}

const figures = async () =>
  (await app.call<Empresa>(getEmpresa, { as: company.admin, params: { id: company.empresa.id } })).data.licencias;
const ledger = async () =>
  (await app.call<Licencia[]>(listLicencias, { as: company.admin, params: { id: company.empresa.id } })).data;
const addUp = () => {
  expectLedgerToAddUp(app.table.all(), company.empresa.id);
  expectPlatformToAddUp(app.table.all(), [company.empresa.id]);
};

describe('A place of a licence', () => {
  it('is reserved by a booking, consumed by the start, and the last one ends the licence', async () => {
    await withLicencias(3, { maxEntrevistasPorLicencia: 2 });
    const [first, second] = [(await book()).data, (await book()).data];
    expect(await ledger()).toMatchObject([{ estado: 'reservada', reservadas: 2, consumidas: 0, vence: null }]);
    expect(await figures()).toMatchObject({ total: 3, activas: 3, utilizadas: 0, fechaVencimiento: null });

    expect((await begin(first)).status).toBe(200);
    const vence = new Date(app.clock.getTime() + 30 * DAY).toISOString();
    expect(await ledger()).toMatchObject([{ estado: 'en_uso', reservadas: 1, consumidas: 1, vence }]);
    expect(await figures()).toMatchObject({ total: 3, activas: 3, utilizadas: 1, fechaVencimiento: vence });
    addUp();

    await begin(second);
    expect(await ledger()).toMatchObject([{ estado: 'agotada', reservadas: 0, consumidas: 2, vence }]);
    expect(await figures()).toMatchObject({ total: 3, activas: 2, utilizadas: 1 });
    addUp();
  });

  it('is consumed once, however often the start is pressed', async () => {
    await withLicencias(1);
    const { data } = await book();
    const { params } = await begin(data);
    expect((await app.call(startSala, { params })).status).toBe(200);
    expect(await ledger()).toMatchObject([{ consumidas: 1 }]);
    addUp();
  });

  it('comes back when an interview is called off or never begun', async () => {
    await withLicencias(1, { maxEntrevistasPorLicencia: 2 });
    const [first] = [(await book()).data, await book()];
    expect(await book()).toMatchObject({ status: 409, code: 'SIN_LICENCIA' });
    await cancel(first);
    addUp();
    expect((await book()).status).toBe(201);
    app.advance(8 * DAY);
    await expireEntrevistas(app.deps);
    expect(await ledger()).toMatchObject([{ estado: 'reservada', reservadas: 0, consumidas: 0 }]);
    addUp();
    expect((await book()).status).toBe(201);
  });

  it('goes to the licence that expires first', async () => {
    await withLicencias(2, { maxEntrevistasPorLicencia: 2 });
    const first = (await book()).data;
    await book();
    const third = (await book()).data;
    await begin(third);
    await cancel(first);
    await book();
    expect((await ledger()).map(({ reservadas, consumidas }) => [reservadas, consumidas])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    addUp();
  });

  it('has no limit in a company without one', async () => {
    await withLicencias(-1, { maxEntrevistasPorLicencia: 1 });
    for (let n = 0; n < 3; n++) await begin((await book()).data);
    expect(await figures()).toMatchObject({ total: -1, activas: -1, utilizadas: 3 });
    addUp();
  });
});

describe('A licence whose days are over', () => {
  it('is ended once by the schedule, and told', async () => {
    await withLicencias(2, { vigenciaDias: 10 });
    await begin((await book()).data);
    app.advance(10 * DAY);
    expect(await expireLicencias(app.deps)).toBe(0);
    app.advance(1);
    expect(await expireLicencias(app.deps)).toBe(1);
    expect(await expireLicencias(app.deps)).toBe(0);
    expect(await ledger()).toMatchObject([{ estado: 'vencida', consumidas: 1 }]);
    expect(await figures()).toMatchObject({ total: 2, activas: 1, utilizadas: 1 });
    addUp();
    const told = app.table.all().filter(({ evento }) => evento === 'LicenciaVencida');
    expect(told.map(({ detalle }) => detalle)).toEqual([
      { empresaId: company.empresa.id, licenciaId: (await ledger())[0]?.id, sinUsar: 4 },
    ]);
  });

  it('takes no booking for a day after its end', async () => {
    await withLicencias(1, { vigenciaDias: 10 });
    await begin((await book()).data);
    expect(await book(inDays(11))).toMatchObject({ status: 409, code: 'SIN_LICENCIA' });
    expect((await book(inDays(10))).status).toBe(201);
  });

  it('keeps the place of an interview that is moved within its days', async () => {
    await withLicencias(2, { vigenciaDias: 10 });
    const [first, late] = [(await book()).data, (await book()).data];
    await begin(first);
    expect((await move(late, 9)).status).toBe(200);
    expect((await ledger()).map(({ reservadas, consumidas }) => [reservadas, consumidas])).toEqual([[1, 1]]);
    addUp();
  });

  it.each([false, true])('hands an interview that is moved beyond it over to another (ended: %s)', async (ended) => {
    await withLicencias(2, { vigenciaDias: 10 });
    const [first, late] = [(await book()).data, (await book(inDays(9))).data];
    await begin(first);
    if (ended) app.advance(11 * DAY);
    if (ended) await expireLicencias(app.deps);
    expect((await move(late, 20)).status).toBe(200);
    expect((await ledger()).map(({ reservadas, consumidas }) => [reservadas, consumidas])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    addUp();
    await cancel(late);
    addUp();
  });

  it('is not left by a move for which there is no place: the interview stays where it was', async () => {
    await withLicencias(1, { vigenciaDias: 10 });
    const [first, late] = [(await book()).data, (await book(inDays(5))).data];
    await begin(first);
    expect(await move(late, 20)).toMatchObject({ status: 409, code: 'SIN_LICENCIA', message: /para esa fecha/ });
    const { fechaProgramada, version } = await stored(late);
    expect([fechaProgramada, version]).toEqual([late.fechaProgramada, 1]);
    expect(await ledger()).toMatchObject([{ reservadas: 1, consumidas: 1 }]);
    addUp();
  });

  it.each([false, true])(
    'hands its bookings over to another licence when they begin (ended before: %s)',
    async (ended) => {
      await withLicencias(2, { vigenciaDias: 3 });
      const [first, late] = [(await book()).data, (await book()).data];
      await begin(first);
      app.advance(4 * DAY);
      if (ended) await expireLicencias(app.deps);
      expect((await begin(late)).status).toBe(200);
      await expireLicencias(app.deps);
      expect((await ledger()).map(({ estado, consumidas }) => [estado, consumidas])).toEqual([
        ['en_uso', 1],
        ['vencida', 1],
      ]);
      addUp();
    },
  );

  it('leaves the candidate a kind word when there is no other licence, and lets them in once there is', async () => {
    await withLicencias(1, { vigenciaDias: 3 });
    const [first, late] = [(await book()).data, (await book()).data];
    await begin(first);
    app.advance(4 * DAY);
    const { params, ...refused } = await begin(late);
    expect(refused).toMatchObject({ status: 409, code: 'SIN_LICENCIA' });
    expect(refused.message).toContain('avisa a la persona que te invitó');
    addUp();
    await expireLicencias(app.deps);
    await update({ licencias: { activas: 1 } });
    expect((await app.call(startSala, { params })).status).toBe(200);
    addUp();
  });

  it('does not get a place back that was reserved in it', async () => {
    await withLicencias(2, { vigenciaDias: 3 });
    const [first, late] = [(await book()).data, (await book()).data];
    await begin(first);
    app.advance(4 * DAY);
    await expireLicencias(app.deps);
    await cancel(late);
    expect(await ledger()).toMatchObject([{ estado: 'vencida', reservadas: 0, consumidas: 1 }]);
    addUp();
  });
});

describe('An analysis that fails for good', () => {
  async function fail(entrevista: { id: string }, room: Awaited<ReturnType<typeof begin>>) {
    await answerAll(app, room.params, room.data);
    await app.call(finishSala, { params: room.params });
    const key = { PK: `EMPRESA#${company.empresa.id}#ENTREVISTA#${entrevista.id}`, SK: 'TURNO#0001' };
    await app.table.write([{ update: key, set: { secuencia: 'roto' } }]);
    await app.deliver(analyzeEntrevista, { receives: 3 });
    await app.table.write([{ update: key, set: { secuencia: 1 } }]);
  }

  it('gives the place back, opens a used-up licence again, and a later analysis takes nothing', {
    timeout: 30_000,
  }, async () => {
    await withLicencias(1, { maxEntrevistasPorLicencia: 1 });
    const { data: entrevista } = await book();
    const room = await begin(entrevista);
    expect(await figures()).toMatchObject({ activas: 0 });
    await fail(entrevista, room);
    expect(await figures()).toMatchObject({ activas: 1, utilizadas: 1 });
    addUp();

    const again = await app.call(retryAnalysis, { as: company.admin, params: { id: entrevista.id } });
    expect(again.data.estado).toBe('completada');
    await app.deliver(analyzeEntrevista);
    expect(await figures()).toMatchObject({ activas: 1 });
    expect((await book()).status).toBe(201);
    addUp();
  });

  it('does not bring a licence back whose days are over', async () => {
    await withLicencias(1, { maxEntrevistasPorLicencia: 1, vigenciaDias: 1 });
    const { data: entrevista } = await book();
    const room = await begin(entrevista);
    app.advance(2 * DAY);
    await fail(entrevista, room);
    expect(await figures()).toMatchObject({ activas: 0 });
    addUp();
    expect(await book()).toMatchObject({ code: 'SIN_LICENCIA' });
  });
});

const update = (changes: object, as = company.superadmin) =>
  app.call<Empresa>(updateEmpresa, {
    as,
    params: { id: company.empresa.id },
    body: {
      version: Number(
        app.table.all().find(({ PK, SK }) => PK === `EMPRESA#${company.empresa.id}` && SK === 'EMPRESA')?.version,
      ),
      ...changes,
    },
  });

describe('The number of licences', () => {
  it.each([
    ['starter', 10],
    ['professional', 40],
    ['enterprise', -1],
  ])('of plan %s is %i', async (plan, total) => {
    company = await aCompany(app, { plan });
    expect(company.empresa.licencias).toEqual({
      total,
      activas: total,
      utilizadas: 0,
      fechaVencimiento: null,
      configuracion: { vigenciaDias: 30, maxEntrevistasPorLicencia: 5 },
    });
    addUp();
  });

  it('is changed by the superadmin, and not below what is open', async () => {
    await withLicencias(3, { maxEntrevistasPorLicencia: 1 });
    await begin((await book()).data);
    await book();
    await book();
    expect(await update({ licencias: { activas: 1 } })).toMatchObject({
      status: 400,
      code: 'VALIDACION',
      details: [{ path: 'licencias.activas' }],
    });
    expect((await update({ licencias: { activas: 2 } })).data.licencias).toMatchObject({ total: 3, activas: 2 });
    expect((await update({ licencias: { activas: 7 } })).data.licencias).toMatchObject({ total: 8, activas: 7 });
    addUp();
    expect((await update({ licencias: { activas: -1 } })).data.licencias).toMatchObject({ total: -1, activas: -1 });
    addUp();
    expect((await update({ licencias: { activas: 2 } })).data.licencias).toMatchObject({ total: 3, activas: 2 });
    addUp();
  });

  it('comes with another plan, and its settings with the next licences', async () => {
    company = await aCompany(app, { plan: 'starter' });
    await book();
    const configuracion = { vigenciaDias: 7, maxEntrevistasPorLicencia: 2 };
    expect((await update({ plan: 'professional', licencias: { configuracion } })).data.licencias).toMatchObject({
      total: 40,
      activas: 40,
      configuracion,
    });
    for (let n = 0; n < 5; n++) await book();
    expect((await ledger()).map(({ max, vigenciaDias }) => [max, vigenciaDias])).toEqual([
      [2, 7],
      [5, 30],
    ]);
    addUp();
  });

  it.each([
    [{ activas: -2 }],
    [{ activas: 1.5 }],
    [{ configuracion: { vigenciaDias: 0 } }],
    [{ configuracion: { vigenciaDias: 366 } }],
    [{ configuracion: { maxEntrevistasPorLicencia: 21 } }],
    [{ utilizadas: 3 }],
  ])('cannot be %j', async (licencias) => {
    await withLicencias(1);
    expect(await update({ licencias })).toMatchObject({ status: 400, code: 'VALIDACION' });
    const body = { nombreLegal: 'Otra S.L.', cif: CIFS[2], email: 'otra@otra.test', licencias };
    expect(await app.call(createEmpresa, { as: company.superadmin, body })).toMatchObject({ status: 400 });
  });

  it('is not the administrator’s to change, but may be sent back as it was shown', async () => {
    await withLicencias(4);
    const { activas, configuracion } = await figures();
    expect((await update({ licencias: { activas, configuracion } }, company.admin)).status).toBe(200);
    for (const licencias of [{ activas: 5 }, { configuracion: { vigenciaDias: 365 } }]) {
      expect(await update({ licencias }, company.admin)).toMatchObject({
        status: 403,
        details: [{ path: 'licencias' }],
      });
    }
    expect(await figures()).toMatchObject({ total: 4, activas });
  });
});

describe('What people see of licences', () => {
  it('is the sum of all companies for the superadmin, and the own figures for everyone else', async () => {
    await withLicencias(4);
    const other = await aCompany(app, { plan: 'enterprise' });
    const activas = async (as: { id: string }) => (await app.call(getLicenciasActivas, { as })).data;
    expect(await activas(company.superadmin)).toEqual({ licenciasActivas: 4, totalEmpresas: 2 });
    expect(await activas(company.operador)).toEqual({ licenciasActivas: 4, totalEmpresas: 1 });
    expect(await activas(other.admin)).toEqual({ licenciasActivas: -1, totalEmpresas: 1 });
    const nobody = await app.addUsuario({ rol: 'admin', empresaId: null });
    expect(await activas(nobody)).toEqual({ licenciasActivas: 0, totalEmpresas: 0 });
    expect((await app.call(getPanel, { as: company.admin })).data).toMatchObject({
      licencias: { total: 4, activas: 4, utilizadas: 0 },
    });
  });

  it('comes in pages, newest first', async () => {
    await withLicencias(3, { maxEntrevistasPorLicencia: 1 });
    for (let n = 0; n < 3; n++) {
      await begin((await book()).data);
      app.advance(1000);
    }
    const params = { id: company.empresa.id };
    const first = await app.call<Licencia[]>(listLicencias, { as: company.admin, params, query: { limit: '2' } });
    const cursor = first.nextCursor ?? '';
    const rest = await app.call<Licencia[]>(listLicencias, {
      as: company.admin,
      params,
      query: { limit: '2', cursor },
    });
    const ids = [...first.data, ...rest.data].map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(rest.nextCursor).toBeUndefined();
  });

  it('of another company is like that of a missing one', async () => {
    await withLicencias(1);
    const other = await aCompany(app);
    const read = (id: string) => app.call(listLicencias, { as: other.admin, params: { id } });
    const [foreign, missing] = [await read(company.empresa.id), await read('emp_x')];
    expect(foreign).toMatchObject({ status: 404, code: 'EMPRESA_NO_ENCONTRADA' });
    expect(foreign.text.replaceAll(company.empresa.id, 'emp_x')).toBe(missing.text);
  });
});
