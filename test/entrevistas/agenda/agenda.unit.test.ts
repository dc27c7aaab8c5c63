import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { bookingAgenda } from '#functions/entrevistas/agenda/agenda.record.ts';
import { runAgenda } from '#functions/entrevistas/agenda/run-agenda.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS } from '#shared/entrevistas/sala/sala.ts';
import { aBooking, aReport } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

/** Moves the clock, runs the schedule and delivers what it wrote; answers what was told of. */
async function runAfter(ms: number, as: { id: string }) {
  const before = await titles(as);
  app.advance(ms);
  await runAgenda(app.deps);
  await app.deliver(createNotificaciones);
  const after = await titles(as);
  return after.slice(0, after.length - before.length);
}

const listed = async (as: { id: string }) => (await app.call<Notificacion[]>(listNotificaciones, { as })).data;
const titles = async (as: { id: string }) => (await listed(as)).map(({ title }) => title);
const agenda = () => app.table.all().filter(({ tipo }) => tipo === 'AGENDA');
const inHours = (hours: number) => new Date(app.clock.getTime() + hours * HOUR).toISOString();

async function moveEntrevista({ empresaId, id }: Entrevista, set: Record<string, unknown>) {
  await app.table.write([{ update: { PK: `EMPRESA#${empresaId}`, SK: `ENTREVISTA#${id}` }, set }]);
}

describe('A booked interview', () => {
  it('is remembered a day and an hour before, once, however often the schedule fires', async () => {
    const { admin, entrevista } = await aBooking(app, { fechaProgramada: inHours(72) });
    expect(await runAfter(47 * HOUR, admin)).toEqual([]);
    expect(await runAfter(1 * HOUR, admin)).toEqual(['Recordatorio de entrevista']);
    expect(await runAfter(5 * MINUTE, admin)).toEqual([]);
    expect(await runAfter(22 * HOUR, admin)).toEqual([]);
    expect(await runAfter(1 * HOUR, admin)).toEqual(['La entrevista empieza pronto']);
    const [last] = await listed(admin);
    expect(last).toMatchObject({
      type: 'entrevista',
      priority: 'alta',
      actionUrl: `/entrevistas/${entrevista.id}`,
      message: expect.stringContaining('jueves, 5 de marzo de 2026, 10:00 (hora de Madrid)'),
    });
  });

  it('is remembered once by two runs at the same time', async () => {
    const { admin } = await aBooking(app, { fechaProgramada: inHours(48) });
    app.advance(25 * HOUR);
    const runs = await Promise.all([runAgenda(app.deps), runAgenda(app.deps), runAgenda(app.deps)]);
    expect(runs.reduce((sum, { told }) => sum + told, 0)).toBe(1);
    await app.deliver(createNotificaciones);
    expect((await titles(admin)).filter((title) => title === 'Recordatorio de entrevista')).toHaveLength(1);
  });

  it('puts nothing on the agenda that would be due already', async () => {
    await aBooking(app, { fechaProgramada: inHours(0.5) });
    expect(agenda().map(({ asunto }) => asunto)).toEqual(['enlace_por_cerrar']);
  });

  it('is not remembered once it was cancelled, has begun, or a stopped schedule comes too late', async () => {
    const cancelled = await aBooking(app, { fechaProgramada: inHours(48) });
    await moveEntrevista(cancelled.entrevista, { estado: 'cancelada' });
    expect(await runAfter(24 * HOUR, cancelled.admin)).toEqual([]);
    const late = await aBooking(app, { fechaProgramada: inHours(48) });
    expect(await runAfter(49 * HOUR, late.admin)).toEqual([]);
    expect(agenda().every(({ asunto }) => asunto === 'enlace_por_cerrar')).toBe(true);
  });

  it('follows a new time: what was put for the old one tells nothing', async () => {
    const { admin, entrevista } = await aBooking(app, { fechaProgramada: inHours(48) });
    const fechaProgramada = inHours(96);
    await moveEntrevista(entrevista, { fechaProgramada });
    expect(await runAfter(24 * HOUR, admin)).toEqual([]);
    // What a rescheduling writes along with the new time.
    await app.table.write(bookingAgenda({ ...entrevista, fechaProgramada }, app.clock));
    expect(await runAfter(24 * HOUR, admin)).toEqual([]);
    expect(await runAfter(24 * HOUR, admin)).toEqual(['Recordatorio de entrevista']);
  });

  it('is not told of when it changes between the look and the write', async () => {
    const { admin, entrevista } = await aBooking(app, { fechaProgramada: inHours(48) });
    app.advance(24 * HOUR);
    const write = app.table.write.bind(app.table);
    app.table.write = async (writes) => {
      app.table.write = write;
      await moveEntrevista(entrevista, { estado: 'cancelada' });
      await write(writes);
    };
    expect(await runAgenda(app.deps)).toMatchObject({ due: 1, told: 0 });
    expect(await runAfter(5 * MINUTE, admin)).toEqual([]);
    expect(agenda().map(({ asunto }) => asunto)).not.toContain('recordatorio_dia');
  });

  it('warns a day before its link closes, unless the candidate has begun', async () => {
    const { admin, params } = await aBooking(app);
    expect(await runAfter(6 * DAY - MINUTE, admin)).toEqual([]);
    expect(await runAfter(MINUTE, admin)).toEqual(['Un enlace está a punto de cerrarse']);

    app = new TestApp();
    const begun = await aBooking(app);
    await app.call(acceptConsentimientos, { params: begun.params, body: { aceptados: CONSENTIMIENTO_IDS } });
    await app.call(startSala, { params: begun.params });
    expect(await runAfter(6 * DAY, begun.admin)).not.toContain('Un enlace está a punto de cerrarse');
    expect(params).toBeDefined();
  });
});

describe('A report that waits for a review', () => {
  async function aToldReport() {
    const finished = await aReport(app);
    await app.deliver(createNotificaciones);
    await app.deliver(sendCorreo);
    app.mailer.sent.length = 0;
    return finished;
  }

  it('is said to be overdue after two days and on the two days after, then no more', async () => {
    const { admin, entrevista } = await aToldReport();
    expect(await runAfter(2 * DAY - MINUTE, admin)).toEqual([]);
    expect(await runAfter(MINUTE, admin)).toEqual(['Revisión atrasada']);
    expect((await listed(admin))[0]).toMatchObject({
      priority: 'alta',
      actionUrl: `/informes/${entrevista.id}`,
      message: 'El informe de Nuria Peña espera tu validación desde hace 2 días.',
    });
    expect(await runAfter(DAY - MINUTE, admin)).toEqual([]);
    expect(await runAfter(MINUTE, admin)).toEqual(['Revisión atrasada']);
    expect(await runAfter(DAY, admin)).toEqual(['Revisión atrasada']);
    expect((await listed(admin))[0]?.message).toContain('desde hace 4 días');
    expect(await runAfter(DAY, admin)).toEqual([]);
    expect(agenda().map(({ asunto }) => asunto)).not.toContain('revision_atrasada');
    // One e-mail each time, to each of the two people of the company.
    await app.deliver(sendCorreo);
    expect(app.mailer.sent.filter(({ subject }) => subject === 'Revisión atrasada: Nuria Peña')).toHaveLength(6);
  });

  it('is not overdue once it is validated', async () => {
    const { admin, entrevista } = await aToldReport();
    const body = { comentario: 'Revisado con la transcripción delante.', version: 1 };
    await app.call(validateInforme, { as: admin, params: { entrevistaId: entrevista.id }, body });
    expect(await runAfter(2 * DAY, admin)).toEqual([]);
  });
});

describe('runAgenda', () => {
  it('settles the rest when one entry cannot be read, and says so at the end', async () => {
    const { admin } = await aBooking(app, { fechaProgramada: inHours(48) });
    await aBooking(app, { fechaProgramada: inHours(48) });
    const broken = agenda().find(({ asunto }) => asunto === 'recordatorio_dia');
    await app.table.write([{ update: { PK: String(broken?.PK), SK: String(broken?.SK) }, set: { asunto: 'otro' } }]);
    app.advance(24 * HOUR);
    await expect(runAgenda(app.deps)).rejects.toThrow('could not be settled');
    expect(app.logs.at(-1)).toMatchObject({ event: 'agenda.settled', fields: { due: 2, told: 1, failed: 1 } });
    expect(admin).toBeDefined();
  });

  it('leaves to the next run what is more than one run takes', async () => {
    const { entrevista } = await aBooking(app, { fechaProgramada: inHours(48) });
    const [entry] = agenda();
    const copies = Array.from({ length: 260 }, (_, i) => ({
      put: { ...entry, PK: `EMPRESA#${entrevista.empresaId}#ENTREVISTA#ent_${i}A`, entrevistaId: `ent_${i}A` },
    })).map(({ put }) => ({ put: { ...put, SK: 'AGENDA#recordatorio_dia' } }));
    for (const { put } of copies) await app.table.write([{ put: put as never }]);
    app.advance(24 * HOUR);
    const first = await runAgenda(app.deps);
    const second = await runAgenda(app.deps);
    expect([first.due, second.due]).toEqual([250, 11]);
  });
});
