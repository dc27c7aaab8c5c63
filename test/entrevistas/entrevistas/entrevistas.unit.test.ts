import { beforeEach, describe, expect, it } from 'vitest';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { expireEntrevistas } from '#functions/entrevistas/entrevistas/expire-entrevistas.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { listEntrevistas } from '#functions/entrevistas/entrevistas/list-entrevistas.ts';
import { retryAnalysis } from '#functions/entrevistas/entrevistas/retry-analysis.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { anId } from '../../support/ids.ts';
import { aBooking, aCandidate, aCompany, aFinishedInterview, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

describe('createEntrevista', () => {
  it('books with the link open 15 minutes before and for 7 days, and moves the candidate to en_proceso', async () => {
    const { entrevista, candidato, admin, enlace } = await aBooking(app, {
      fechaProgramada: '2026-03-05T10:00:00.000Z',
      duracionEstimada: 45,
    });
    expect(entrevista).toMatchObject({
      estado: 'programada',
      servicioVersion: 1,
      duracionEstimada: 45,
      abre: '2026-03-05T09:45:00.000Z',
      cierra: '2026-03-12T10:00:00.000Z',
    });
    expect(enlace).toMatch(/^https:\/\/idonea\.test\/entrevista\/tok_[0-9a-z]+_[\w-]{43}$/);
    expect((await app.call(getCandidato, { as: admin, params: { id: candidato.id } })).data).toMatchObject({
      estado: 'en_proceso',
      version: 2,
    });
  });

  it('keeps the token out of the table and out of every answer but the link', async () => {
    const { params, admin, entrevista } = await aBooking(app);
    expect(JSON.stringify(app.table.written)).not.toContain(params.accessToken);
    expect((await app.call(getEntrevista, { as: admin, params: { id: entrevista.id } })).text).not.toMatch(
      /token|cipher/i,
    );
  });

  it('invites the candidate by e-mail with a calendar entry in UTC', async () => {
    const { enlace, entrevista } = await aBooking(app, { fechaProgramada: '2026-07-05T10:00:00.000Z' });
    await app.deliver(sendCorreo);
    const [mail] = app.mailer.sent;
    expect(mail?.subject).toContain('domingo, 5 de julio de 2026, 12:00 (hora de Madrid)');
    expect(mail?.text).toContain(enlace);
    const lines = mail?.invitation?.content.replace(/\r\n /g, '').split('\r\n') ?? [];
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${entrevista.id}@idonea`,
        'SEQUENCE:0',
        'DTSTART:20260705T100000Z',
        'DTEND:20260705T110000Z',
      ]),
    );
  });

  it.each([
    [{ fechaProgramada: '2026-03-02T08:00:00.000Z' }, 400, 'VALIDACION'],
    [{ servicioId: 'mapeo-organizacional' }, 409, 'SERVICIO_NO_DISPONIBLE'],
    [{ servicioId: 'no-existe' }, 404, 'SERVICIO_NO_ENCONTRADO'],
    [{ candidatoId: anId('can') }, 404, 'CANDIDATO_NO_ENCONTRADO'],
    [{ duracionEstimada: 4 }, 400, 'VALIDACION'],
    [{ zonaHoraria: 'Europe/Atlantis' }, 400, 'VALIDACION'],
  ])('refuses %j', async (more, status, code) => {
    const { admin } = await aCompany(app);
    const candidato = await aCandidate(app, admin);
    const body = {
      candidatoId: candidato.id,
      servicioId: 'test-vocacional',
      fechaProgramada: app.clock.toISOString(),
      zonaHoraria: 'Europe/Madrid',
      ...more,
    };
    expect(await app.call(createEntrevista, { as: admin, body })).toMatchObject({ status, code });
  });

  it('stops at the limit of the plan', async () => {
    const { admin, candidato, empresa } = await aBooking(app);
    await app.table.write([{ update: { PK: `EMPRESA#${empresa.id}`, SK: 'USO' }, set: { limiteEntrevistas: 1 } }]);
    const body = {
      candidatoId: candidato.id,
      servicioId: 'test-vocacional',
      fechaProgramada: app.clock.toISOString(),
      zonaHoraria: 'Europe/Madrid',
    };
    expect(await app.call(createEntrevista, { as: admin, body })).toMatchObject({
      status: 409,
      code: 'LIMITE_ALCANZADO',
    });
    expect((await app.call(getPanel, { as: admin })).data).toMatchObject({ entrevistas: 1, pendientes: 1 });
  });
});

describe('listEntrevistas', () => {
  it('lists by booked time, by state and by candidate', async () => {
    const { admin, entrevista, candidato } = await aStartedInterview(app);
    const other = await aCandidate(app, admin);
    const body = {
      candidatoId: other.id,
      servicioId: 'test-vocacional',
      fechaProgramada: '2026-04-01T09:00:00.000Z',
      zonaHoraria: 'Europe/Madrid',
    };
    const { data: later } = await app.call<Entrevista>(createEntrevista, { as: admin, body });
    const ids = async (query: Record<string, string>) =>
      (await app.call<Entrevista[]>(listEntrevistas, { as: admin, query })).data.map(({ id }) => id);
    expect(await ids({})).toEqual([later.id, entrevista.id]);
    expect(await ids({ estado: 'en_progreso' })).toEqual([entrevista.id]);
    expect(await ids({ estado: 'programada' })).toEqual([later.id]);
    expect(await ids({ candidatoId: candidato.id })).toEqual([entrevista.id]);
    expect(await ids({ candidatoId: candidato.id, estado: 'validada' })).toEqual([]);
  });
});

describe('expireEntrevistas', () => {
  it('closes what was never begun as no_presentado and what was left as caducada, once', async () => {
    const missed = await aBooking(app);
    const left = await aStartedInterview(app);
    expect(await expireEntrevistas(app.deps)).toBe(0);
    app.advance(8 * DAY);
    expect(await expireEntrevistas(app.deps)).toBe(2);
    expect(await expireEntrevistas(app.deps)).toBe(0);
    const estado = async ({ admin, entrevista }: typeof missed) =>
      (await app.call(getEntrevista, { as: admin, params: { id: entrevista.id } })).data.estado;
    expect([await estado(missed), await estado(left)]).toEqual(['no_presentado', 'caducada']);
    expect((await app.call(getPanel, { as: missed.admin })).data).toMatchObject({ pendientes: 0 });
  });
});

describe('A failing analysis', () => {
  /** A turn that cannot be read: what a broken write or a bad migration would leave. */
  async function poison(entrevistaId: string) {
    const turno = app.table.all().find(({ PK, SK }) => PK.endsWith(entrevistaId) && SK === 'TURNO#0001');
    const key = { PK: String(turno?.PK), SK: String(turno?.SK) };
    await app.table.write([{ update: key, set: { secuencia: 'roto' } }]);
    return () => app.table.write([{ update: key, set: { secuencia: 1 } }]);
  }

  it('is tried again later each time, ends as error_analisis, and can be asked for again', async () => {
    const { admin, entrevista } = await aFinishedInterview(app);
    const params = { id: entrevista.id };
    const repair = await poison(entrevista.id);
    expect(await app.deliver(analyzeEntrevista, { receives: 1 })).toMatchObject({ failed: 1, waits: [1] });
    expect(await app.deliver(analyzeEntrevista, { receives: 2 })).toMatchObject({ failed: 1, waits: [2] });
    expect(await app.deliver(analyzeEntrevista, { receives: 3 })).toMatchObject({ failed: 1, waits: [0] });
    await repair();
    expect((await app.call(getEntrevista, { as: admin, params })).data).toMatchObject({
      estado: 'error_analisis',
      motivo: expect.stringContaining('La transcripción está guardada'),
    });

    expect((await app.call(retryAnalysis, { as: admin, params })).data).toMatchObject({
      estado: 'completada',
      motivo: null,
    });
    await app.deliver(analyzeEntrevista);
    expect((await app.call(getEntrevista, { as: admin, params })).data).toMatchObject({ estado: 'analizada' });
    expect(await app.call(retryAnalysis, { as: admin, params })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
  });
});
