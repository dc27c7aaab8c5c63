import { beforeEach, describe, expect, it } from 'vitest';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { pauseSala } from '#functions/entrevistas/sala/pause-sala.ts';
import { resumeSala } from '#functions/entrevistas/sala/resume-sala.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { anId } from '../../support/ids.ts';
import { aBooking, answerAll, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const MINUTE = 60_000;
const consents = { aceptados: CONSENTIMIENTO_IDS };
type Params = { accessToken: string };
const turnosOf = async (booking: Awaited<ReturnType<typeof aBooking>>) =>
  (await app.call<{ turnos: Turno[] }>(getEntrevista, { as: booking.admin, params: { id: booking.entrevista.id } }))
    .data.turnos;
const send = (params: Params, turnoId: string, respuestaId: string, more: object = { texto: 'Una respuesta' }) =>
  app.call<Sala>(sendRespuesta, { params, body: { respuestaId, turnoId, ...more } });

describe('Entering the room', () => {
  it('is not open until 15 minutes before, then open for 7 days, then closed', async () => {
    const { params } = await aBooking(app, { fechaProgramada: '2026-03-02T12:00:00.000Z' });
    const estado = async () => (await app.call<Sala>(getSala, { params })).data.estado;
    expect(await estado()).toBe('no_abierta');
    expect(await app.call(startSala, { params })).toMatchObject({ status: 409, code: 'SALA_NO_ABIERTA' });
    expect(await app.call(acceptConsentimientos, { params, body: consents })).toMatchObject({
      status: 409,
      code: 'SALA_NO_ABIERTA',
    });
    app.advance(165 * MINUTE);
    expect(await estado()).toBe('abierta');
    app.advance(8 * 24 * 60 * MINUTE);
    expect(await estado()).toBe('caducada');
    expect(await app.call(startSala, { params })).toMatchObject({ status: 409, code: 'SALA_CERRADA' });
  });

  it("shows what it is and nothing of the company's inside", async () => {
    const { params, entrevista } = await aBooking(app);
    const answer = await app.call<Sala>(getSala, { params });
    expect(answer.data).toMatchObject({
      empresa: { nombre: 'Acme Talento' },
      puesto: 'Analista',
      duracionEstimada: 60,
      turno: null,
    });
    for (const secret of [entrevista.empresaId, entrevista.id, 'tokenHash', 'indicadores', 'anclas'])
      expect(answer.text).not.toContain(secret);
  });

  it('needs both consents and stores their proof', async () => {
    const { params } = await aBooking(app);
    expect(await app.call(startSala, { params })).toMatchObject({ status: 409, code: 'CONSENTIMIENTO_PENDIENTE' });
    expect(await app.call(acceptConsentimientos, { params, body: { aceptados: ['entrevista_ia'] } })).toMatchObject({
      status: 400,
      code: 'VALIDACION',
    });
    // A page that was open before the texts changed.
    const former = { aceptados: [...CONSENTIMIENTO_IDS, 'entrevista_ia_antes'] };
    expect(await app.call(acceptConsentimientos, { params, body: former })).toMatchObject({
      status: 409,
      code: 'VERSION_OBSOLETA',
      message: 'Los avisos han cambiado desde que los viste. Léelos y vuelve a aceptar.',
    });
    const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7, 192.0.2.1' };
    const { data } = await app.call<Sala>(acceptConsentimientos, { params, body: consents, headers });
    expect(data.consentimientos.every(({ aceptado }) => aceptado)).toBe(true);
    const stored = app.table.all().find(({ tipo }) => tipo === 'ENTREVISTA')?.consentimientos;
    expect(stored).toEqual(
      CONSENTIMIENTO_IDS.map((id) => ({
        id,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        fecha: app.clock.toISOString(),
        direccion: '203.0.113.7',
      })),
    );
  });

  it('begins once, however often the button is pressed', async () => {
    const { params, sala } = await aStartedInterview(app);
    const [again, third] = await Promise.all([
      app.call<Sala>(startSala, { params }),
      app.call<Sala>(startSala, { params }),
    ]);
    expect([again.data.turno, third.data.turno]).toEqual([sala.turno, sala.turno]);
  });
});

describe('The same request twice at once', () => {
  const twice = <T>(ask: () => Promise<T>) => Promise.all([ask(), ask()]);

  it('begins, answers and sends once, and both hear the same', async () => {
    const { params } = await aBooking(app);
    await app.call(acceptConsentimientos, { params, body: consents });
    const [first, second] = await twice(() => app.call<Sala>(startSala, { params }));
    expect([first.status, second.data]).toEqual([200, first.data]);

    const turnoId = first.data.turno?.turnoId ?? '';
    const [answered, repeated] = await twice(() => send(params, turnoId, 'respuesta-1'));
    expect([answered.status, repeated.data]).toEqual([200, answered.data]);

    await answerAll(app, params, answered.data);
    const [sent, again] = await twice(() => app.call<Sala>(finishSala, { params }));
    expect([sent.status, sent.data.estado, again.data]).toEqual([200, 'completada', sent.data]);
    for (const evento of ['EntrevistaIniciada', 'EntrevistaCompletada']) {
      expect(app.table.all().filter((item) => item.evento === evento)).toHaveLength(1);
    }
  });
});

describe('Answering', () => {
  it('stores the same answer once and comes back to the same next question', async () => {
    const started = await aStartedInterview(app);
    const turnoId = started.sala.turno?.turnoId ?? '';
    const first = await send(started.params, turnoId, 'respuesta-1');
    const retried = await send(started.params, turnoId, 'respuesta-1', { texto: 'Otro texto con el mismo id' });
    expect(retried.data.turno).toEqual(first.data.turno);
    const turnos = await turnosOf(started);
    expect(turnos).toHaveLength(2);
    expect(turnos[0]?.respuesta?.texto).toBe('Una respuesta');
  });

  it('never makes two turns of two tabs: the second hears that the question has an answer', async () => {
    const started = await aStartedInterview(app);
    const turnoId = started.sala.turno?.turnoId ?? '';
    const answers = await Promise.all(
      ['pestana-uno', 'pestana-dos', 'pestana-tres'].map((id) => send(started.params, turnoId, id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('TURNO_YA_RESPONDIDO');
    expect(await turnosOf(started)).toHaveLength(2);
  });

  it('goes on at the same turn on another device', async () => {
    const { params, sala } = await aStartedInterview(app);
    const { data } = await send(params, sala.turno?.turnoId ?? '', 'respuesta-1');
    expect({ ...(await app.call<Sala>(getSala, { params })).data, urgencia: null, presentacion: null }).toEqual(data);
  });

  it('takes no answers while paused, and loses nothing', async () => {
    const { params, sala } = await aStartedInterview(app);
    const turnoId = sala.turno?.turnoId ?? '';
    expect((await app.call<Sala>(pauseSala, { params })).data).toMatchObject({ estado: 'pausada', turno: null });
    expect(await send(params, turnoId, 'respuesta-1')).toMatchObject({ status: 409, code: 'SALA_PAUSADA' });
    expect((await app.call<Sala>(resumeSala, { params })).data).toMatchObject({
      estado: 'en_curso',
      turno: sala.turno,
    });
    expect((await send(params, turnoId, 'respuesta-1')).status).toBe(200);
  });

  it('lets a question be skipped, but not left empty', async () => {
    const started = await aStartedInterview(app);
    const turnoId = started.sala.turno?.turnoId ?? '';
    expect(await send(started.params, turnoId, 'respuesta-1', { texto: '   ' })).toMatchObject({
      status: 400,
      details: [{ path: 'texto', msg: 'Escribe tu respuesta o salta la pregunta' }],
    });
    await send(started.params, turnoId, 'respuesta-1', { texto: '', omitida: true });
    expect((await turnosOf(started))[0]?.respuesta).toMatchObject({ omitida: true, texto: '' });
  });

  it('refuses an answer to a question that was never asked', async () => {
    const { params } = await aStartedInterview(app);
    expect(await send(params, anId('tur'), 'respuesta-1')).toMatchObject({
      status: 409,
      code: 'TURNO_YA_RESPONDIDO',
    });
  });

  it('keeps its progress from falling and ends at the step of sending', async () => {
    const { params, sala } = await aStartedInterview(app);
    const last = await answerAll(app, params, sala);
    expect(last).toMatchObject({ estado: 'por_enviar', turno: null, progreso: { porcentaje: 100 } });
  });
});

describe('Sending the interview', () => {
  it('is refused while questions are open', async () => {
    const { params } = await aStartedInterview(app);
    expect(await app.call(finishSala, { params })).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });

  it('gives the same receipt again, and takes no more answers', async () => {
    const { params, sala } = await aStartedInterview(app);
    await answerAll(app, params, sala);
    const first = await app.call<Sala>(finishSala, { params });
    const again = await app.call<Sala>(finishSala, { params });
    expect(first.data).toMatchObject({ estado: 'completada', referencia: expect.any(String) });
    expect(again.data).toEqual(first.data);
    expect(await app.call(pauseSala, { params })).toMatchObject({ status: 409, code: 'SALA_CERRADA' });
    expect(app.table.all().filter(({ evento }) => evento === 'EntrevistaCompletada')).toHaveLength(1);
  });
});

describe('A candidate who asks', () => {
  it('is answered above the same question, which stays open, and nothing of it is an answer', async () => {
    const booking = await aStartedInterview(app);
    const { params, empresa, sala } = booking;
    const turnoId = sala.turno?.turnoId ?? '';
    const ask = (n: number, texto: string) => send(params, turnoId, `respuesta-${n}`, { texto });
    const first = await ask(1, '¿Usted es una persona o es un robot?');
    expect(first.data.mensaje).toMatchObject({ detiene: false, lineas: [] });
    expect(first.data.mensaje?.texto).toContain('Soy una inteligencia artificial, no una persona.');
    expect(first.data.mensaje?.texto).toContain(empresa.nombreComercial || empresa.nombreLegal);
    expect(first.data.turno?.turnoId).toBe(turnoId);
    // After a lost acknowledgement the same is said again.
    expect((await ask(1, '¿Usted es una persona o es un robot?')).data.mensaje).toEqual(first.data.mensaje);
    expect((await ask(2, '¿Cuánto pagan?')).data.mensaje?.texto).toMatch(/no lo sé|no me consta|no tengo/i);
    expect((await turnosOf(booking)).map(({ respuesta }) => respuesta)).toEqual([undefined]);
  });

  it('and answers beside it has both: the rest is the answer', async () => {
    const booking = await aStartedInterview(app);
    const { params, sala } = booking;
    const texto = 'Estudié Administración y llevo dos años en una tienda. ¿Quién va a leer esto?';
    const { data } = await send(params, sala.turno?.turnoId ?? '', 'respuesta-1', { texto });
    expect(data.mensaje?.texto).toMatch(/^Las leen en /);
    expect(data.turno?.turnoId).not.toBe(sala.turno?.turnoId);
    const [first] = await turnosOf(booking);
    expect(first?.respuesta?.texto).toBe('Estudié Administración y llevo dos años en una tienda.');
  });
});
