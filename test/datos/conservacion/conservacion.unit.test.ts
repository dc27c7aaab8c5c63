import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { listCandidatoHistorial } from '#functions/candidatos/candidatos/list-candidato-historial.ts';
import { findSuprimidos } from '#functions/candidatos/candidatos/suprimido.record.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { EVENTO } from '#functions/core/outbox.ts';
import type { Table } from '#functions/core/table.ts';
import { expireCandidatos } from '#functions/datos/conservacion/expire-candidatos.ts';
import { extendConservacion } from '#functions/datos/conservacion/extend-conservacion.ts';
import { getConservacion } from '#functions/datos/conservacion/get-conservacion.ts';
import { listPorSuprimir } from '#functions/datos/conservacion/list-por-suprimir.ts';
import { plusMonths } from '#functions/datos/conservacion/plazo.ts';
import { updateConservacion } from '#functions/datos/conservacion/update-conservacion.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { getSupresion } from '#functions/datos/privacidad/get-supresion.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import type { Conservacion, PorSuprimir } from '#shared/datos/conservacion/conservacion.ts';
import type { Supresion } from '#shared/datos/privacidad/privacidad.ts';
import { aCandidate, aCompany, aNota } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

type Person = { id: string };
type Company = Awaited<ReturnType<typeof aCompany>>;

const decide = (as: Person, meses: number | null, version = 0) =>
  app.call<Conservacion>(updateConservacion, { as, body: { meses, version } });
const porSuprimir = async (as: Person) => (await app.call<PorSuprimir[]>(listPorSuprimir, { as })).data;
const night = async (days: number) => {
  app.advance(days * DAY);
  return expireCandidatos(app.deps);
};
const isThere = async (as: Person, id: string) => (await app.call(getCandidato, { as, params: { id } })).status === 200;
const warnings = () =>
  app.table.all().filter(({ tipo, evento }) => tipo === EVENTO && evento === 'CandidatosPorSuprimir');

/** The table of the tests, with something in the way. */
const tableWith = (other: Partial<Table>): Table => ({
  get: (key) => app.table.get(key),
  batchGet: (...args) => app.table.batchGet(...args),
  query: (...args) => app.table.query(...args),
  write: (writes) => app.table.write(writes),
  ...other,
});

/** Six months, and somebody who has been inactive for five: the company is told of them tonight. */
async function aWarning(): Promise<Company & { candidato: { id: string; email: string } }> {
  const company = await aCompany(app);
  await decide(company.admin, 6);
  const candidato = await aCandidate(app, company.admin);
  expect(await night(100)).toEqual({ suprimidos: 0, avisados: 0 });
  expect(await night(60)).toEqual({ suprimidos: 0, avisados: 1 });
  return { ...company, candidato };
}

describe('getConservacion', () => {
  it('answers 24 months until the company decides', async () => {
    const { admin, operador } = await aCompany(app);
    for (const as of [admin, operador]) {
      const { data } = await app.call<Conservacion>(getConservacion, { as });
      expect(data).toEqual({ meses: 24, esPorDefecto: true, fecha: null, por: null, version: 0 });
    }
  });
});

describe('updateConservacion', () => {
  it('is for administrators, keeps who decided, and expects the version that was read', async () => {
    const { admin, operador } = await aCompany(app);
    expect(await decide(operador, 6)).toMatchObject({ status: 403 });
    const { data } = await decide(admin, 12);
    expect(data).toMatchObject({ meses: 12, esPorDefecto: false, por: { usuarioId: admin.id }, version: 1 });
    expect(await decide(admin, 6)).toMatchObject({ code: 'VERSION_OBSOLETA' });
    expect((await decide(admin, null, 1)).data).toMatchObject({ meses: null, version: 2 });
    expect((await app.call(getConservacion, { as: operador })).data).toMatchObject({ meses: null });
  });

  it.each([0, 7, -6, 6.5, '6'])('refuses %s months', async (meses) => {
    const { admin } = await aCompany(app);
    expect(await decide(admin, meses as number)).toMatchObject({ code: 'VALIDACION' });
  });
});

describe('expireCandidatos', () => {
  it('warns 30 days before, once a day for all of them, and erases then', async () => {
    const { admin, operador, empresa, candidato } = await aWarning();
    expect(warnings()).toHaveLength(1);
    expect(await night(29)).toEqual({ suprimidos: 0, avisados: 0 });
    expect(await isThere(admin, candidato.id)).toBe(true);
    expect(await night(1)).toEqual({ suprimidos: 1, avisados: 0 });
    expect(await isThere(admin, candidato.id)).toBe(false);
    await app.deliver(eraseCandidato);
    const { data } = await app.call<Supresion>(getSupresion, { as: admin, params: { id: candidato.id } });
    expect(data).toMatchObject({
      estado: 'terminada',
      solicitadaPor: { usuarioId: 'sistema', nombre: 'Fin del plazo de conservación: 6 meses sin actividad' },
    });
    expect([...(await findSuprimidos(app.table, empresa.id, [candidato.email])).values()]).toEqual([
      app.clock.toISOString(),
    ]);
    expect(JSON.stringify(app.table.all())).not.toContain(candidato.email);
    expect(await porSuprimir(operador)).toEqual([]);
    expect(await night(1)).toEqual({ suprimidos: 0, avisados: 0 });
    expect(warnings()).toHaveLength(1);
  });

  it('tells everybody in the company, and names nobody who will be erased', async () => {
    const { admin, operador } = await aWarning();
    await app.deliver(createNotificaciones);
    for (const as of [admin, operador]) {
      const { data } = await app.call(listNotificaciones, { as });
      expect(data).toMatchObject([
        {
          title: 'Candidatos por suprimir',
          message: expect.stringContaining('Los datos de 1 candidato sin actividad se suprimirán a partir del'),
          actionUrl: '/candidatos/por-suprimir',
        },
      ]);
      expect(JSON.stringify(data)).not.toContain('Nuria');
    }
  });

  it('lists who is about to be erased, with the day, also before the night that warns', async () => {
    const { admin } = await aCompany(app);
    await decide(admin, 6);
    const { id, fechaCreacion } = await aCandidate(app, admin, { nombre: 'Ana Antigua' });
    expect(await porSuprimir(admin)).toEqual([]);
    app.advance(170 * DAY);
    const inThirtyDays = new Date(app.clock.getTime() + 30 * DAY).toISOString();
    const expected = { candidatoId: id, nombre: 'Ana Antigua', ultimaActividad: fechaCreacion };
    expect(await porSuprimir(admin)).toEqual([{ ...expected, avisado: null, fechaSupresion: inThirtyDays }]);
    await night(0);
    const avisado = app.clock.toISOString();
    app.advance(5 * DAY);
    expect(await porSuprimir(admin)).toEqual([{ ...expected, avisado, fechaSupresion: inThirtyDays }]);
  });

  it('keeps whoever is active meanwhile, whatever it is that happens', async () => {
    const { admin } = await aCompany(app);
    await decide(admin, 6);
    const [noted, edited, kept, idle] = await Promise.all(
      ['Una Nota', 'Un Cambio', 'Conservada', 'Nadie'].map((nombre) => aCandidate(app, admin, { nombre })),
    );
    if (!(noted && edited && kept && idle)) throw new Error('There are four');
    expect((await night(160)).avisados).toBe(4);
    app.advance(10 * DAY);
    await aNota(app, admin, noted.id, 'Ha llamado');
    const body = { nombre: 'Un Cambio Mayor', email: edited.email, version: 1 };
    await app.call(updateCandidato, { as: admin, params: { id: edited.id }, body });
    const motivo = { motivo: 'Puede encajar en otra vacante' };
    await app.call(extendConservacion, { as: admin, params: { id: kept.id }, body: motivo });
    expect((await porSuprimir(admin)).map(({ nombre }) => nombre)).toEqual(['Nadie']);
    expect((await night(20)).suprimidos).toBe(1);
    for (const { id } of [noted, edited, kept]) expect(await isThere(admin, id)).toBe(true);
    expect(await isThere(admin, idle.id)).toBe(false);
    // Their terms began anew on that day.
    expect((await night(135)).avisados).toBe(3);
    expect((await porSuprimir(admin)).map(({ nombre }) => nombre).toSorted()).toEqual([
      'Conservada',
      'Un Cambio Mayor',
      'Una Nota',
    ]);
  });

  it('erases nobody whose interview is still to come, however long ago it was booked', async () => {
    const { admin, candidato } = await aWarning();
    const booking = {
      candidatoId: candidato.id,
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: new Date(app.clock.getTime() + 20 * DAY).toISOString(),
      zonaHoraria: 'Europe/Madrid',
    };
    expect((await app.call(createEntrevista, { as: admin, body: booking })).status).toBe(201);
    const entrevista = app.table.all().find(({ tipo }) => tipo === 'ENTREVISTA');
    const booked = { PK: String(entrevista?.PK), SK: String(entrevista?.SK) };
    // As if its day were further away than any term.
    const cierra = new Date(app.clock.getTime() + 300 * DAY).toISOString();
    await app.table.write([{ update: booked, set: { cierra } }]);
    expect((await night(160)).avisados).toBe(1);
    expect(await night(30)).toEqual({ suprimidos: 0, avisados: 0 });
    expect(await isThere(admin, candidato.id)).toBe(true);
    expect(await porSuprimir(admin)).toEqual([]);
  });

  it('erases nobody to whom something happens at that very moment', async () => {
    const { admin, candidato } = await aWarning();
    app.advance(30 * DAY);
    const booking = {
      candidatoId: candidato.id,
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: app.clock.toISOString(),
      zonaHoraria: 'Europe/Madrid',
    };
    let booked = 0;
    // The booking comes between the job's last read and its write.
    const table = tableWith({
      write: async (writes) => {
        if (booked++ === 0) await app.call(createEntrevista, { as: admin, body: booking });
        return app.table.write(writes);
      },
    });
    expect(await expireCandidatos({ ...app.deps, table })).toEqual({ suprimidos: 0, avisados: 0 });
    expect(booked).toBeGreaterThan(0);
    expect(await isThere(admin, candidato.id)).toBe(true);
    expect(await porSuprimir(admin)).toEqual([]);
  });

  it('warns anew under another term, and of nobody without limit', async () => {
    const { admin, candidato } = await aWarning();
    await decide(admin, null, 1);
    expect(await porSuprimir(admin)).toEqual([]);
    expect(await night(400)).toEqual({ suprimidos: 0, avisados: 0 });
    await decide(admin, 12, 2);
    // Told of a year ago, under what held then: that is no warning of this.
    expect(await night(1)).toEqual({ suprimidos: 0, avisados: 1 });
    expect(await isThere(admin, candidato.id)).toBe(true);
    expect(await night(30)).toEqual({ suprimidos: 1, avisados: 0 });
  });

  it('keeps a warning when the same term is saved again', async () => {
    const { admin } = await aWarning();
    expect((await decide(admin, 6, 1)).data).toMatchObject({ version: 1 });
    expect((await night(30)).suprimidos).toBe(1);
  });

  it('goes on in suspended companies, where somebody can be kept, and not in cancelled ones', async () => {
    const { admin, superadmin, empresa, candidato } = await aWarning();
    const move = (estado: string) =>
      app.call(moveEmpresa, { as: superadmin, params: { id: empresa.id }, body: { estado, motivo: 'Impago' } });
    await move('suspendida');
    const motivo = { motivo: 'Sigue en proceso' };
    const kept = await app.call(extendConservacion, { as: admin, params: { id: candidato.id }, body: motivo });
    expect(kept).toMatchObject({ status: 200, data: { hasta: plusMonths(app.clock, 6).toISOString() } });
    expect((await night(160)).avisados).toBe(1);
    await move('cancelada');
    expect((await night(30)).suprimidos).toBe(0);
  });

  it('starts where the last run stopped', async () => {
    for (const cif of ['A58818501', 'B12345674']) {
      const { admin } = await aCompany(app, { cif });
      await decide(admin, 6);
      await aCandidate(app, admin);
    }
    app.advance(160 * DAY);
    // One company a page, and time is up after the first one.
    const slow = tableWith({
      query: (query) => {
        if (query.pk !== 'GLOBAL#EMPRESAS') return app.table.query(query);
        app.advance(300_000);
        return app.table.query({ ...query, limit: 1 });
      },
    });
    const first = app.table.all().find(({ tipo }) => tipo === 'EMPRESA');
    await expireCandidatos({ ...app.deps, table: slow });
    expect(warnings().map(({ PK }) => PK)).toEqual([first?.PK]);
    await expireCandidatos({ ...app.deps, table: slow });
    expect(warnings()).toHaveLength(2);
    expect(await expireCandidatos(app.deps)).toEqual({ suprimidos: 0, avisados: 0 });
  });

  it('tells once of a day, when a run broke off before it had noted all', async () => {
    const { admin } = await aCompany(app);
    await decide(admin, 6);
    for (let n = 0; n < 3; n++) await aCandidate(app, admin);
    app.advance(160 * DAY);
    let stored = 0;
    const broken = tableWith({
      write: async (writes) => {
        if (stored++ === 1) throw new Error('The function was ended');
        return app.table.write(writes);
      },
    });
    await expect(expireCandidatos({ ...app.deps, table: broken })).rejects.toThrow();
    expect(await night(0)).toMatchObject({ avisados: 3 });
    expect(warnings()).toHaveLength(1);
  });
});

describe('extendConservacion', () => {
  it('needs a reason, which stays in the history, and the call in the audit log', async () => {
    const { admin, operador, candidato } = await aWarning();
    const keep = (motivo: string) =>
      app.call(extendConservacion, { as: operador, params: { id: candidato.id }, body: { motivo } });
    expect(await keep(' ')).toMatchObject({ code: 'VALIDACION', details: [{ path: 'motivo' }] });
    expect((await keep('Vacante en otoño')).status).toBe(200);
    const { data } = await app.call(listCandidatoHistorial, { as: admin, params: { id: candidato.id } });
    expect(data).toMatchObject([
      { que: 'conservado', motivo: 'Vacante en otoño', actor: { usuarioId: operador.id } },
      {},
    ]);
    expect((await app.call(listAuditoria, { as: admin })).text).toContain('/api/candidatos/{id}/conservar');
  });
});

describe('plusMonths', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-03-31T10:00:00.000Z', -1, '2026-02-28T10:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', 24, '2026-02-28T10:00:00.000Z'],
    ['2026-12-15T10:00:00.000Z', 6, '2027-06-15T10:00:00.000Z'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(plusMonths(from, months).toISOString()).toBe(to);
  });
});
