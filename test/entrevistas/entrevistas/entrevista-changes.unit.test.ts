import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { getLicenciasActivas } from '#functions/empresas/licencias/get-licencias-activas.ts';
import { runAgenda } from '#functions/entrevistas/agenda/run-agenda.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { expireEntrevistas } from '#functions/entrevistas/entrevistas/expire-entrevistas.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { regenerateEnlace } from '#functions/entrevistas/entrevistas/regenerate-enlace.ts';
import { rescheduleEntrevista } from '#functions/entrevistas/entrevistas/reschedule-entrevista.ts';
import { startEntrevista } from '#functions/entrevistas/entrevistas/start-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { aBooking, aCandidate, aCompany, answerAll, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const inHours = (hours: number) => new Date(app.clock.getTime() + hours * HOUR).toISOString();
const aFarBooking = () => aBooking(app, { fechaProgramada: inHours(48) });
type Booking = Awaited<ReturnType<typeof aFarBooking>>;

const tomorrow = (more: Record<string, unknown> = {}) => ({
  fechaProgramada: inHours(72),
  zonaHoraria: 'Europe/Madrid',
  version: 1,
  ...more,
});
const at = ({ admin, entrevista }: Booking) => ({ as: admin, params: { id: entrevista.id } });
const read = async (booking: Booking) => (await app.call<Entrevista>(getEntrevista, at(booking))).data;
const panel = async ({ admin }: Booking) => (await app.call(getPanel, { as: admin })).data;
const titles = async (as: { id: string }) =>
  (await app.call<Notificacion[]>(listNotificaciones, { as })).data.map(({ title }) => title);

/** The e-mails to the candidate that go out now. */
async function mails(booking: Booking) {
  await app.deliver(sendCorreo);
  return app.mailer.sent.splice(0).filter(({ to }) => to.address === booking.candidato.email);
}
const unfolded = (content = '') => content.replace(/\r\n /g, '').split('\r\n');

async function begin(params: { accessToken: string }) {
  await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
  return app.call<Sala>(startSala, { params });
}

describe('rescheduleEntrevista', () => {
  it('moves the time, the link and the calendar entry, and tells the candidate and the company', async () => {
    const booking = await aFarBooking();
    await mails(booking);
    const answer = await app.call<Entrevista>(rescheduleEntrevista, {
      ...at(booking),
      body: tomorrow({ duracionEstimada: 30 }),
    });
    const moved = { estado: 'programada', fechaProgramada: inHours(72), duracionEstimada: 30, version: 2 };
    const window = { abre: inHours(71.75), cierra: inHours(72 + 7 * 24) };
    expect(answer).toMatchObject({ status: 200, data: { ...moved, ...window } });
    expect(await read(booking)).toMatchObject({ ...moved, ...window });

    const [mail] = await mails(booking);
    expect(mail?.subject).toContain('Nueva fecha de tu entrevista con Acme Talento: jueves, 5 de marzo de 2026');
    expect(mail?.text).toContain(booking.enlace);
    expect(mail?.text).toContain('miércoles, 4 de marzo de 2026');
    expect(mail?.invitation?.method).toBe('REQUEST');
    expect(unfolded(mail?.invitation?.content)).toEqual(
      expect.arrayContaining([`UID:${booking.entrevista.id}@idonea`, 'SEQUENCE:1', 'METHOD:REQUEST']),
    );

    await app.deliver(createNotificaciones);
    expect(await titles(booking.operador)).toContain('Entrevista reprogramada');
    expect(await titles(booking.admin)).not.toContain('Entrevista reprogramada');
  });

  it('gives more time to whoever needs it, and leaves it as it is when nothing is said', async () => {
    const booking = await aFarBooking();
    const move = (version: number, more: object) =>
      app.call<Entrevista>(rescheduleEntrevista, { ...at(booking), body: tomorrow({ version, ...more }) });
    expect((await move(1, { tiempoExtra: 50 })).data).toMatchObject({ duracionEstimada: 60, tiempoExtra: 50 });
    expect((await mails(booking)).at(-1)?.text).toContain('90 minutos');
    expect((await move(2, { duracionEstimada: 40 })).data).toMatchObject({ duracionEstimada: 40, tiempoExtra: 50 });
    expect((await move(3, { tiempoExtra: 0 })).data).toMatchObject({ tiempoExtra: 0 });
    expect(await move(4, { tiempoExtra: 33 })).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(await read(booking)).toMatchObject({ tiempoExtra: 0, version: 4 });
  });

  it('counts the calendar entry up with each change', async () => {
    const booking = await aFarBooking();
    await app.call(rescheduleEntrevista, { ...at(booking), body: tomorrow() });
    await app.call(rescheduleEntrevista, {
      ...at(booking),
      body: tomorrow({ version: 2, fechaProgramada: inHours(90) }),
    });
    await app.call(cancelEntrevista, { ...at(booking), body: {} });
    const sequences = (await mails(booking)).map(({ invitation }) =>
      unfolded(invitation?.content).find((line) => line.startsWith('SEQUENCE')),
    );
    expect(sequences).toEqual(['SEQUENCE:0', 'SEQUENCE:1', 'SEQUENCE:2', 'SEQUENCE:3']);
  });

  it('reminds of the new time and not of the old one', async () => {
    const booking = await aFarBooking();
    await app.call(rescheduleEntrevista, { ...at(booking), body: tomorrow() });
    await mails(booking);
    const pass = async (hours: number) => {
      app.advance(hours * HOUR);
      await runAgenda(app.deps);
      return (await mails(booking)).map(({ subject }) => subject);
    };
    expect(await pass(24)).toEqual([]);
    expect(await pass(24)).toEqual([expect.stringContaining('Recordatorio: tu entrevista con Acme Talento')]);
    expect(await pass(23)).toHaveLength(1);
    expect(await pass(0.5)).toEqual([]);
  });

  it('takes reminders off the agenda that would be due already', async () => {
    const booking = await aFarBooking();
    await app.call(rescheduleEntrevista, { ...at(booking), body: tomorrow({ fechaProgramada: inHours(0.5) }) });
    const agenda = app.table.all().filter(({ tipo }) => tipo === 'AGENDA');
    expect(agenda.map(({ asunto }) => asunto)).toEqual(['enlace_por_cerrar']);
  });

  it('closes at the end of the new time', async () => {
    const booking = await aFarBooking();
    await app.call(rescheduleEntrevista, { ...at(booking), body: tomorrow({ fechaProgramada: inHours(24 * 5) }) });
    app.advance(9 * DAY + HOUR);
    expect(await expireEntrevistas(app.deps)).toBe(0);
    app.advance(3 * DAY);
    expect(await expireEntrevistas(app.deps)).toBe(1);
  });

  it('refuses an old version, the past, and what has begun', async () => {
    const booking = await aBooking(app);
    const refused = (body: Record<string, unknown>) => app.call(rescheduleEntrevista, { ...at(booking), body });
    expect(await refused(tomorrow({ version: 7 }))).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect(await refused(tomorrow({ fechaProgramada: inHours(-1) }))).toMatchObject({
      status: 400,
      code: 'VALIDACION',
    });
    expect(await refused(tomorrow({ version: undefined }))).toMatchObject({ status: 400, code: 'VALIDACION' });
    await begin(booking.params);
    expect(await refused(tomorrow())).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });

  it('answers a repeated request once', async () => {
    const booking = await aFarBooking();
    const call = () =>
      app.call(rescheduleEntrevista, {
        ...at(booking),
        body: tomorrow(),
        headers: { 'idempotency-key': 'una-pulsacion-0001' },
      });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    await mails(booking);
    expect(await read(booking)).toMatchObject({ version: 2 });
  });
});

describe('cancelEntrevista', () => {
  it('calls it off: candidate, calendar, room, licence and figures follow', async () => {
    const booking = await aFarBooking();
    await mails(booking);
    const body = { motivo: 'El puesto se ha cubierto.' };
    expect(await app.call(cancelEntrevista, { ...at(booking), body })).toMatchObject({
      status: 200,
      data: { estado: 'cancelada', motivo: body.motivo, version: 2 },
    });
    const [mail] = await mails(booking);
    expect(mail?.subject).toBe('Tu entrevista con Acme Talento se ha cancelado');
    expect(mail?.text).toContain('Motivo: El puesto se ha cubierto.');
    expect(mail?.invitation?.method).toBe('CANCEL');
    expect(unfolded(mail?.invitation?.content)).toEqual(
      expect.arrayContaining([`UID:${booking.entrevista.id}@idonea`, 'SEQUENCE:1', 'STATUS:CANCELLED']),
    );
    expect((await app.call<Sala>(getSala, { params: booking.params })).data.estado).toBe('cancelada');
    expect(await panel(booking)).toMatchObject({ entrevistas: 0, pendientes: 0, licencias: { utilizadas: 0 } });
    await app.deliver(createNotificaciones);
    expect(await titles(booking.operador)).toContain('Entrevista cancelada');
  });

  it('leaves nothing behind that would remind of it or close it', async () => {
    const booking = await aFarBooking();
    await app.call(cancelEntrevista, { ...at(booking), body: {} });
    await mails(booking);
    app.advance(10 * DAY);
    expect(await runAgenda(app.deps)).toMatchObject({ due: 0 });
    expect(await expireEntrevistas(app.deps)).toBe(0);
    expect(await mails(booking)).toEqual([]);
  });

  it('frees its place of the plan and of the licence for another interview', async () => {
    const booking = await aFarBooking();
    const uso = { PK: `EMPRESA#${booking.empresa.id}`, SK: 'USO' };
    await app.table.write([{ update: uso, set: { limiteEntrevistas: 1 } }]);
    const other = await aCandidate(app, booking.admin);
    const body = {
      candidatoId: other.id,
      servicioId: 'test-vocacional',
      fechaProgramada: inHours(3),
      zonaHoraria: 'Europe/Madrid',
    };
    const book = () => app.call(createEntrevista, { as: booking.admin, body });
    expect(await book()).toMatchObject({ code: 'LIMITE_ALCANZADO' });
    await app.call(cancelEntrevista, { ...at(booking), body: {} });
    expect(await book()).toMatchObject({ status: 201 });
    const licencias = await app.call(getLicenciasActivas, { as: booking.admin, params: { id: booking.empresa.id } });
    expect(licencias.status).toBe(200);
  });

  it('tells nobody when asked not to, and nothing is needed in the body', async () => {
    const silent = await aFarBooking();
    await mails(silent);
    await app.call(cancelEntrevista, { ...at(silent), body: { avisar: false } });
    expect(await mails(silent)).toEqual([]);
    const plain = await aFarBooking();
    expect(await app.call(cancelEntrevista, at(plain))).toMatchObject({ status: 200, data: { motivo: null } });
    expect((await mails(plain)).at(-1)?.text).toContain('Motivo: No indicado');
  });

  it('is refused once it has begun, and the second time', async () => {
    const started = await aStartedInterview(app);
    expect(await app.call(cancelEntrevista, { ...at(started), body: {} })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
    const booking = await aFarBooking();
    await app.call(cancelEntrevista, { ...at(booking), body: {} });
    expect(await app.call(cancelEntrevista, { ...at(booking), body: {} })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
  });
});

describe('regenerateEnlace', () => {
  it('makes another link; the old one is like one that never was', async () => {
    const booking = await aBooking(app);
    const { data } = await app.call<{ enlace: string }>(regenerateEnlace, { ...at(booking), body: {} });
    const accessToken = data.enlace.split('/').at(-1) ?? '';
    expect(accessToken).not.toBe(booking.params.accessToken);
    expect(await app.call(getSala, { params: booking.params })).toMatchObject({
      status: 404,
      code: 'SALA_NO_ENCONTRADA',
    });
    expect((await app.call<Sala>(getSala, { params: { accessToken } })).data.estado).toBe('abierta');
    expect((await app.call(getEnlaceEntrevista, at(booking))).data).toEqual(data);
    expect(JSON.stringify(app.table.written)).not.toContain(accessToken);
  });

  it('sends it when asked, with the calendar entry that holds it', async () => {
    const booking = await aBooking(app);
    await mails(booking);
    await app.call(regenerateEnlace, { ...at(booking), body: {} });
    expect(await mails(booking)).toEqual([]);
    const { data } = await app.call<{ enlace: string }>(regenerateEnlace, { ...at(booking), body: { avisar: true } });
    const [mail] = await mails(booking);
    expect(mail?.text).toContain(data.enlace);
    expect(mail?.invitation?.content.replace(/\r\n /g, '')).toContain(data.enlace);
    expect(unfolded(mail?.invitation?.content)).toContain('SEQUENCE:1');
  });

  it('lets a running interview go on where it is, and is refused after its end', async () => {
    const started = await aStartedInterview(app);
    const { data } = await app.call<{ enlace: string }>(regenerateEnlace, { ...at(started), body: {} });
    const params = { accessToken: data.enlace.split('/').at(-1) ?? '' };
    const sala = (await app.call<Sala>(getSala, { params })).data;
    expect(sala.turno).toEqual(started.sala.turno);
    await answerAll(app, params, sala);
    await app.call(finishSala, { params });
    expect(await app.call(regenerateEnlace, { ...at(started), body: {} })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
  });
});

describe('startEntrevista', () => {
  it('opens the room before its time; the candidate accepts the notices and gets the first question', async () => {
    const booking = await aFarBooking();
    expect((await app.call<Sala>(getSala, { params: booking.params })).data.estado).toBe('no_abierta');
    expect(await app.call(startEntrevista, at(booking))).toMatchObject({
      status: 200,
      data: { estado: 'en_progreso', supervisada: true, fechaInicio: app.clock.toISOString() },
    });
    expect((await app.call<Sala>(getSala, { params: booking.params })).data).toMatchObject({
      estado: 'abierta',
      turno: null,
    });
    expect(await app.call(startSala, { params: booking.params })).toMatchObject({ code: 'CONSENTIMIENTO_PENDIENTE' });
    const begun = await begin(booking.params);
    expect(begun.data).toMatchObject({ estado: 'en_curso', turno: { secuencia: 1 } });
    expect((await begin(booking.params)).data.turno).toEqual(begun.data.turno);
    await answerAll(app, booking.params, begun.data);
    expect((await app.call<Sala>(finishSala, { params: booking.params })).data.estado).toBe('completada');
  });

  it('consumes the place, moves the figures, and tells of the beginning once', async () => {
    const booking = await aFarBooking();
    await app.call(startEntrevista, at(booking));
    await begin(booking.params);
    expect(await panel(booking)).toMatchObject({ pendientes: 0, enProgreso: 1, entrevistas: 1 });
    const licencia = app.table.all().find(({ tipo }) => tipo === 'LICENCIA');
    expect(licencia).toMatchObject({ consumidas: 1 });
    await app.deliver(createNotificaciones);
    expect((await titles(booking.operador)).filter((title) => title === 'Entrevista iniciada')).toHaveLength(1);
  });

  it('is caducada when nobody sends it before its link closes', async () => {
    const booking = await aFarBooking();
    await app.call(startEntrevista, at(booking));
    app.advance(10 * DAY);
    expect(await expireEntrevistas(app.deps)).toBe(1);
    expect((await read(booking)).estado).toBe('caducada');
  });

  it('is refused when it is not booked any more, or its link has closed', async () => {
    const started = await aStartedInterview(app);
    expect(await app.call(startEntrevista, at(started))).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    const late = await aBooking(app);
    app.advance(7 * DAY + MINUTE);
    expect(await app.call(startEntrevista, at(late))).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });
});

describe('Reminders to the candidate', () => {
  it('come a day and an hour before, each once, with the link', async () => {
    const booking = await aBooking(app, { fechaProgramada: inHours(30) });
    await mails(booking);
    const pass = async (ms: number) => {
      app.advance(ms);
      await Promise.all([runAgenda(app.deps), runAgenda(app.deps)]);
      return mails(booking);
    };
    expect(await pass(5 * HOUR)).toEqual([]);
    const [day, ...more] = await pass(HOUR);
    expect(more).toEqual([]);
    expect(day?.text).toContain(booking.enlace);
    expect(day?.text).toContain('menos de un día');
    expect(day?.invitation).toBeUndefined();
    const [hour] = await pass(23 * HOUR);
    expect(hour?.text).toContain('menos de una hora');
    expect(await pass(30 * MINUTE)).toEqual([]);
  });

  it('do not come for what was booked later than that, was cancelled, or has begun', async () => {
    const soon = await aBooking(app, { fechaProgramada: inHours(0.75) });
    const cancelled = await aFarBooking();
    const begun = await aFarBooking();
    await app.call(cancelEntrevista, { ...at(cancelled), body: {} });
    await app.call(startEntrevista, at(begun));
    await app.deliver(sendCorreo);
    app.mailer.sent.length = 0;
    for (const hours of [0.5, 24, 23.25]) {
      app.advance(hours * HOUR);
      await runAgenda(app.deps);
    }
    await app.deliver(sendCorreo);
    const told = app.mailer.sent.map(({ to }) => to.address);
    for (const { candidato } of [soon, cancelled, begun]) expect(told).not.toContain(candidato.email);
  });

  it('does not send both when the schedule stood still until the last hour', async () => {
    const booking = await aFarBooking();
    await mails(booking);
    app.advance(47.5 * HOUR);
    await runAgenda(app.deps);
    expect((await mails(booking)).map(({ text }) => text.includes('menos de una hora'))).toEqual([true]);
  });
});

describe('Somebody of another company', () => {
  it('finds no interview to change', async () => {
    const { entrevista } = await aFarBooking();
    const { admin } = await aCompany(app);
    const call = { as: admin, params: { id: entrevista.id } };
    const answers = await Promise.all([
      app.call(rescheduleEntrevista, { ...call, body: tomorrow() }),
      app.call(cancelEntrevista, { ...call, body: {} }),
      app.call(regenerateEnlace, { ...call, body: {} }),
      app.call(startEntrevista, call),
    ]);
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      answers.map(() => [404, 'ENTREVISTA_NO_ENCONTRADA']),
    );
  });
});
