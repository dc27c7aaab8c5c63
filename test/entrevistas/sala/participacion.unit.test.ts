import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { startEntrevista } from '#functions/entrevistas/entrevistas/start-entrevista.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { pauseSala } from '#functions/entrevistas/sala/pause-sala.ts';
import { sendAyuda } from '#functions/entrevistas/sala/send-ayuda.ts';
import { sendCorreccion } from '#functions/entrevistas/sala/send-correccion.ts';
import { sendEncuesta } from '#functions/entrevistas/sala/send-encuesta.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import { getServicioHr } from '#functions/entrevistas/servicios-hr/get-servicio-hr.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Ayuda } from '#shared/entrevistas/sala/ayuda.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import type { ServicioHrDetalle } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { aBooking, aFinishedInterview, answerAll, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

type Params = { accessToken: string };
type Booking = Awaited<ReturnType<typeof aBooking>>;
const detalle = async ({ admin, entrevista }: Booking) =>
  (await app.call<{ turnos: Turno[]; ayudas: Ayuda[] }>(getEntrevista, { as: admin, params: { id: entrevista.id } }))
    .data;
const sala = async (params: Params) => (await app.call<Sala>(getSala, { params })).data;
const correct = (params: Params, turnoId: string, texto: string, correccionId?: string) =>
  app.call<Sala>(sendCorreccion, { params, body: { turnoId, texto, ...(correccionId && { correccionId }) } });

/** Answered to the end and not sent yet. */
async function anUnsentInterview() {
  const started = await aStartedInterview(app);
  const review = await answerAll(app, started.params, started.sala);
  return { ...started, review, turnoId: review.respuestas[0]?.turnoId ?? '' };
}

describe('Looking over one’s own answers', () => {
  it('shows every question with the own answer once all are answered, and not before or after', async () => {
    const started = await aStartedInterview(app);
    expect(started.sala.respuestas).toEqual([]);
    const review = await answerAll(app, started.params, started.sala);
    const { turnos } = await detalle(started);
    expect(review.respuestas.map(({ pregunta, texto }) => [pregunta, texto])).toEqual(
      turnos.map(({ pregunta, respuesta }) => [pregunta, respuesta?.texto]),
    );
    const { data: sent } = await app.call<Sala>(finishSala, { params: started.params });
    expect(sent.respuestas).toEqual([]);
  });

  it('corrects an answer; the team sees the new text and when, and what it was is kept nowhere', async () => {
    const unsent = await anUnsentInterview();
    const original = unsent.review.respuestas[0]?.texto;
    app.advance(60_000);
    const { data } = await correct(unsent.params, unsent.turnoId, '  Mejor contado.  ', 'correccion-1');
    expect(data.respuestas[0]).toMatchObject({ texto: 'Mejor contado.', corregida: true });
    const corregida = (await detalle(unsent)).turnos[0]?.respuesta;
    expect(corregida).toMatchObject({
      texto: 'Mejor contado.',
      correccion: {
        correccionId: 'correccion-1',
        fecha: app.clock.toISOString(),
      },
    });
    await correct(unsent.params, unsent.turnoId, 'Contado una vez más.');
    for (const gone of [original, 'Mejor contado.']) expect(JSON.stringify(app.table.all())).not.toContain(gone);
  });

  it('answers a question that was skipped', async () => {
    const { params, sala: first, ...rest } = await aStartedInterview(app);
    const turnoId = first.turno?.turnoId ?? '';
    const skipped = { respuestaId: 'respuesta-0', turnoId, omitida: true };
    const { data: next } = await app.call<Sala>(sendRespuesta, { params, body: skipped });
    await answerAll(app, params, next);
    const { data } = await correct(params, turnoId, 'Ahora sí me acuerdo de un caso.');
    expect(data.respuestas[0]).toMatchObject({ omitida: false, corregida: true });
    expect((await detalle({ params, ...rest })).turnos[0]?.respuesta).toMatchObject({ omitida: false });
  });

  it('is stored once, also after a lost acknowledgement', async () => {
    const { params, turnoId, ...rest } = await anUnsentInterview();
    const first = await correct(params, turnoId, 'Mejor contado.', 'correccion-1');
    app.advance(60_000);
    const again = await correct(params, turnoId, 'Mejor contado.', 'correccion-1');
    expect(again.data).toEqual(first.data);
    const { correccion } = (await detalle({ params, ...rest })).turnos[0]?.respuesta ?? {};
    expect(correccion?.fecha).not.toBe(app.clock.toISOString());
  });

  it('of two corrections at once stores one whole, and the other hears so', async () => {
    const { params, turnoId } = await anUnsentInterview();
    const answers = await Promise.all([
      correct(params, turnoId, 'Desde el móvil.', 'correccion-1'),
      correct(params, turnoId, 'Desde el ordenador.', 'correccion-2'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('RESPUESTA_YA_CORREGIDA');
    const [same, twin] = await Promise.all([
      correct(params, turnoId, 'Lo mismo dos veces.', 'correccion-3'),
      correct(params, turnoId, 'Lo mismo dos veces.', 'correccion-3'),
    ]);
    expect([same.status, twin.status]).toEqual([200, 200]);
  });

  it('is over once the interview is sent', async () => {
    const { params, turnoId } = await anUnsentInterview();
    await app.call(finishSala, { params });
    expect(await correct(params, turnoId, 'Tarde.')).toMatchObject({ status: 409, code: 'SALA_CERRADA' });
  });

  it('and sending at the same moment leave a text that does not change afterwards', async () => {
    const { params, turnoId, ...rest } = await anUnsentInterview();
    const [corrected, sent] = await Promise.all([
      correct(params, turnoId, 'En el último segundo.'),
      app.call<Sala>(finishSala, { params }),
    ]);
    expect(sent.data.estado).toBe('completada');
    const texto = (await detalle({ params, ...rest })).turnos[0]?.respuesta?.texto;
    expect(texto === 'En el último segundo.').toBe(corrected.status === 200);
  });

  it('waits while the interview is paused, and asks for a text as an answer does', async () => {
    const { params, sala: first } = await aStartedInterview(app);
    const turnoId = first.turno?.turnoId ?? '';
    expect(await correct(params, turnoId, 'Aún no.')).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    const body = { respuestaId: 'respuesta-1', turnoId, texto: 'Una respuesta' };
    await app.call(sendRespuesta, { params, body });
    expect((await correct(params, turnoId, 'Otra.')).status).toBe(200);
    expect(await correct(params, turnoId, ' ')).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(await correct(params, turnoId, 'x'.repeat(6001))).toMatchObject({ status: 400, code: 'VALIDACION' });
    await app.call(pauseSala, { params });
    expect(await correct(params, turnoId, 'Otra más.')).toMatchObject({ status: 409, code: 'SALA_PAUSADA' });
  });

  it('is what the report quotes', async () => {
    const unsent = await anUnsentInterview();
    const texto =
      'En mi último trabajo la cola de incidencias crecía cada semana. Yo propuse agruparlas por causa, hablé con el equipo, repartí las tareas y revisé cada día el avance. En un mes pasamos de 120 a 40 incidencias abiertas.';
    for (const { turnoId } of unsent.review.respuestas) await correct(unsent.params, turnoId, texto);
    await app.call(finishSala, { params: unsent.params });
    await app.deliver(analyzeEntrevista);
    const { text, status } = await app.call(getInforme, {
      as: unsent.admin,
      params: { entrevistaId: unsent.entrevista.id },
    });
    expect(status).toBe(200);
    const citas = [...text.matchAll(/"cita":"([^"]+)"/g)].map(([, cita]) => cita ?? '');
    expect(citas.length).toBeGreaterThan(0);
    expect(citas.every((cita) => texto.includes(cita))).toBe(true);
  });
});

describe('The survey', () => {
  const survey = { satisfaccion: 4, equidad: 5, claridad: 3, comentario: 'Un comentario privado' };
  const send = (params: Params, body: object = survey) => app.call<Sala>(sendEncuesta, { params, body });
  const satisfaccion = async ({ superadmin, entrevista }: Booking) =>
    (await app.call<ServicioHrDetalle>(getServicioHr, { as: superadmin, params: { codigo: entrevista.servicioId } }))
      .data.metricas.satisfaccionPromedio;

  it('counts for the service’s satisfaction and is shown nowhere beside the report', async () => {
    const finished = await aFinishedInterview(app);
    expect(await satisfaccion(finished)).toBeNull();
    const { data } = await send(finished.params);
    expect(data).toMatchObject({ estado: 'completada', encuestada: true });
    expect(await satisfaccion(finished)).toBe(4);
    await app.deliver(analyzeEntrevista);
    const { admin, entrevista } = finished;
    const informe = await app.call(getInforme, { as: admin, params: { entrevistaId: entrevista.id } });
    const shown = await app.call(getEntrevista, { as: admin, params: { id: entrevista.id } });
    expect(informe.status).toBe(200);
    expect(informe.text + shown.text + JSON.stringify(data)).not.toContain(survey.comentario);
  });

  it('counts once: the same again is no second opinion, and another one is refused', async () => {
    const finished = await aFinishedInterview(app);
    const [one, other] = await Promise.all([send(finished.params), send(finished.params)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await send(finished.params, { satisfaccion: 1 })).toMatchObject({
      status: 409,
      code: 'ENCUESTA_YA_ENVIADA',
    });
    expect(await satisfaccion(finished)).toBe(4);
  });

  it('comes after the interview and needs only the satisfaction, from 1 to 5', async () => {
    const { params } = await anUnsentInterview();
    expect(await send(params)).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    await app.call(finishSala, { params });
    expect(await send(params, { satisfaccion: 6 })).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect((await send(params, { satisfaccion: 2 })).status).toBe(200);
  });
});

describe('Asking for help', () => {
  const ask = (params: Params, mensaje = 'No se ve la pregunta') =>
    app.call<Sala>(sendAyuda, { params, body: { motivo: 'tecnico', mensaje } });

  it('is told to those who administer the company, and to nobody else of it', async () => {
    const started = await aStartedInterview(app);
    expect((await ask(started.params)).data).toEqual({
      ...(await sala(started.params)),
      urgencia: null,
      presentacion: null,
    });
    await app.deliver(createNotificaciones);
    const told = async (as: { id: string }) => (await app.call<Notificacion[]>(listNotificaciones, { as })).data;
    const data = await told(started.admin);
    expect((await told(started.operador)).filter(({ title }) => title === 'Un candidato pide ayuda')).toEqual([]);
    expect(data.find(({ title }) => title === 'Un candidato pide ayuda')).toMatchObject({
      priority: 'alta',
      message: `Nuria Peña pide ayuda con la entrevista «${started.entrevista.servicioNombre}»: algo no funciona.`,
      actionUrl: expect.stringMatching(new RegExp(`^/atencion/${started.entrevista.id}/ate_`)),
    });
    expect((await detalle({ ...started, admin: started.operador })).ayudas).toEqual([]);
    expect((await detalle(started)).ayudas).toEqual([
      { id: expect.any(String), motivo: 'tecnico', mensaje: 'No se ve la pregunta', fecha: app.clock.toISOString() },
    ]);
  });

  it('is limited to five within an hour', async () => {
    const booking = await aBooking(app);
    for (let n = 1; n <= 5; n++) expect((await ask(booking.params, `Aviso ${n}`)).status).toBe(200);
    const refused = await ask(booking.params);
    expect(refused).toMatchObject({ status: 429, code: 'DEMASIADOS_INTENTOS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.advance(60 * 60_000);
    expect((await ask(booking.params, 'Una hora después')).status).toBe(200);
    expect((await detalle(booking)).ayudas.map(({ mensaje }) => mensaje)).toHaveLength(6);
  });

  it('is there also when the link has closed, and wants a text', async () => {
    const booking = await aBooking(app);
    expect(await ask(booking.params, ' ')).toMatchObject({ status: 400, code: 'VALIDACION' });
    app.advance(8 * 24 * 60 * 60_000);
    expect((await ask(booking.params, 'Estuve en el hospital')).data.estado).toBe('caducada');
  });
});

describe('The time of an interview', () => {
  it('is told in minutes by the time that the candidate was at it, and ends nothing', async () => {
    const { params, sala: started } = await aStartedInterview(app, { duracionEstimada: 30 });
    expect(started).toMatchObject({ duracionEstimada: 30, minutosRestantes: 30 });
    app.advance(3 * 60_000);
    expect((await sala(params)).minutosRestantes).toBe(27);
    // Left alone for a day: what was not spent at it does not count.
    app.advance(24 * 60 * 60_000);
    expect((await sala(params)).minutosRestantes).toBe(22);
  });

  it('grows by the extra time that was booked', async () => {
    const booking = await aBooking(app, { duracionEstimada: 30, tiempoExtra: 50 });
    expect(booking.entrevista).toMatchObject({ duracionEstimada: 30, tiempoExtra: 50 });
    expect(await sala(booking.params)).toMatchObject({ duracionEstimada: 45, tiempoExtra: 50, minutosRestantes: 45 });
    const correo = app.table.all().find(({ plantilla }) => plantilla === 'invitacionEntrevista');
    expect(correo?.variables).toMatchObject({ duracion: '45' });
    const { admin, entrevista } = booking;
    const { candidatoId, servicioId, fechaProgramada, zonaHoraria } = entrevista;
    const odd = { candidatoId, servicioId, fechaProgramada, zonaHoraria, tiempoExtra: 30 };
    expect(await app.call(createEntrevista, { as: admin, body: odd })).toMatchObject({
      status: 400,
      details: [{ path: 'tiempoExtra' }],
    });
  });
});

describe('Whose room it is', () => {
  it('has the company’s colour and how to reach it', async () => {
    const { params } = await aBooking(app);
    expect((await sala(params)).empresa).toEqual({
      nombre: 'Acme Talento',
      color: '#0066cc',
      email: 'hola@acme.test',
      telefono: '',
      logo: null,
      contactoPrivacidad: '',
    });
  });

  it('tells when somebody of the company has opened it', async () => {
    const { params, admin, entrevista } = await aBooking(app);
    expect((await sala(params)).supervisada).toBe(false);
    await app.call(startEntrevista, { as: admin, params: { id: entrevista.id } });
    expect(await sala(params)).toMatchObject({ estado: 'abierta', supervisada: true });
  });

  const suspend = ({ superadmin, empresa }: Booking) =>
    app.call(moveEmpresa, {
      as: superadmin,
      params: { id: empresa.id },
      body: { estado: 'suspendida', motivo: 'Impago' },
    });

  it('stays shut in a suspended company', async () => {
    const booking = await aBooking(app);
    await suspend(booking);
    const refused = { status: 409, code: 'EMPRESA_SUSPENDIDA' };
    expect(await app.call(getSala, { params: booking.params })).toMatchObject(refused);
    expect(await app.call(startSala, { params: booking.params })).toMatchObject(refused);
  });

  it('lets a running interview finish there', async () => {
    const running = await aStartedInterview(app);
    await suspend(running);
    expect((await answerAll(app, running.params, running.sala)).estado).toBe('por_enviar');
    expect((await app.call<Sala>(finishSala, { params: running.params })).data.estado).toBe('completada');
  });
});
