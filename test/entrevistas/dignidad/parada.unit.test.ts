import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { mensajeFor } from '#functions/entrevistas/dignidad/mensaje.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { pauseSala } from '#functions/entrevistas/sala/pause-sala.ts';
import { resumeSala } from '#functions/entrevistas/sala/resume-sala.ts';
import { sendCorreccion } from '#functions/entrevistas/sala/send-correccion.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { categorias, ordenOf, severidadOf } from '#shared/entrevistas/dignidad/categorias.ts';
import { preguntas } from '#shared/entrevistas/dignidad/preguntas.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { answerAll, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';
import { openSala } from './open-sala.ts';

/** What stops the room: rules 1, 2, 8 and 40 of the care layer. */

const WISH = 'Llevo meses pensando en quitarme la vida, no le cuento esto a nadie.';
const PLAN = 'Esta noche me voy a quitar la vida, ya dejé la carta a mis hijos.';
const HOME = 'Mi marido me pega y me tiene encerrada en casa.';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

async function started() {
  const scene = await aStartedInterview(app);
  const turnoId = String(scene.sala.turno?.turnoId);
  const answer = (texto: string, respuestaId = 'respuesta-1') =>
    app.call<Sala>(sendRespuesta, { params: scene.params, body: { respuestaId, turnoId, texto } });
  return { ...scene, answer };
}
/** Everything that is kept or was written down anywhere. */
const kept = () => JSON.stringify([app.table.all(), app.logs, app.mailer.sent, app.languageModels]);

describe.each([
  ['a wish to die', WISH, 'rv.2.a', []],
  ['a plan', PLAN, 'rv.3.a', ['AtencionUrgente']],
  ['violence at home', HOME, 'av.3.a', []],
])('An answer that tells of %s', (_, texto, textoId, events) => {
  it('stops the room with an approved text and is written nowhere', async () => {
    const { answer, sala, params } = await started();
    const { status, data } = await answer(texto);
    expect(status).toBe(200);
    expect(data).toMatchObject({ estado: 'pausada', turno: null, mensaje: { detiene: true } });
    expect(data.mensaje?.textoId).toBe(`${textoId}@${categorias().version}`);
    expect(data.mensaje?.texto).not.toMatch(/[{}]/);
    expect(data.mensaje?.botones.length).toBeGreaterThan(1);
    for (const word of texto.split('. ')[0]?.match(/\p{L}{7,}/gu) ?? []) expect(kept()).not.toContain(word);
    // The turn is open still, and a reload shows the pause alone.
    const { data: reloaded } = await app.call<Sala>(getSala, { params });
    expect(reloaded).toMatchObject({ estado: 'pausada', mensaje: null });
    const { data: resumed } = await app.call<Sala>(resumeSala, { params });
    expect(resumed.turno?.turnoId).toBe(sala.turno?.turnoId);
  });

  it('gets the same message for the same id, and nobody is told twice', async () => {
    const { answer } = await started();
    const first = await answer(texto);
    const again = await answer(texto);
    expect(again.data.mensaje).toEqual(first.data.mensaje);
    const told = app.table.all().filter(({ tipo }) => tipo === 'EVENTO');
    expect(
      told.map(({ evento, nombre }) => evento ?? nombre).filter((name) => String(name).startsWith('Atencion')),
    ).toEqual(events);
  });
});

describe('A second sign in the same interview', () => {
  it('is answered with the second text, and sends no second urgent notice', async () => {
    const { answer, params } = await started();
    await answer(PLAN);
    await app.call(resumeSala, { params });
    const { data } = await answer(PLAN, 'respuesta-2');
    expect(data.mensaje?.textoId).toMatch(/^rv\.3\.b@/);
    await app.deliver(createNotificaciones);
    const notices = app.table
      .all()
      .filter(({ tipo, title }) => tipo === 'NOTIFICACION' && /^Urgente/.test(String(title)));
    expect(notices).toHaveLength(1);
  });
});

describe('The urgent notice', () => {
  it('goes to those who administer the company, with whom to call and without what was written or why', async () => {
    const { answer, admin, operador, candidato } = await started();
    await answer(PLAN);
    await app.deliver(createNotificaciones);
    await app.deliver(sendCorreo);
    const notices = app.table
      .all()
      .filter(({ tipo, title }) => tipo === 'NOTIFICACION' && /^Urgente/.test(String(title)));
    expect(notices.map(({ PK }) => String(PK))).toEqual([expect.stringContaining(admin.id)]);
    expect(notices.map(({ PK }) => String(PK)).join()).not.toContain(operador.id);
    const [notice] = notices;
    expect(notice?.title).toBe(`Urgente: llama ahora a ${candidato.nombre}`);
    expect(String(notice?.message)).toContain(candidato.email);
    expect(String(notice?.message)).not.toMatch(/[{}]|suicid|muer|quitar/i);
    expect(app.mailer.sent.some(({ subject }) => subject.startsWith('Urgente: llama ahora'))).toBe(true);
  });
});

describe('A pause, whatever it is for,', () => {
  it('gives seven days more, once', async () => {
    const DAY = 24 * 60 * 60_000;
    const { answer, params, sala } = await started();
    const inDays = (days: number) => new Date(Date.parse(sala.cierra) + days * DAY).toISOString();
    const { data: stopped } = await answer(WISH);
    expect(stopped.cierra).toBe(inDays(7));
    await app.call(resumeSala, { params });
    const { data: paused } = await app.call<Sala>(pauseSala, { params });
    expect(paused.cierra).toBe(inDays(7));
    app.advance(10 * DAY);
    expect((await app.call<Sala>(resumeSala, { params })).data.estado).toBe('en_curso');
    const closing = app.table.all().filter(({ tipo }) => tipo === 'CIERRE');
    expect(closing.map(({ GSI1SK }) => String(GSI1SK).split('#')[0])).toEqual([inDays(7)]);
  });
});

describe('A correction', () => {
  it('that tells of it stops the room too, and leaves the answer as it was', async () => {
    const { params, sala } = await started();
    const last = await answerAll(app, params, sala);
    const turnoId = String(last.respuestas[0]?.turnoId);
    const body = { turnoId, texto: WISH, correccionId: 'correccion-1' };
    const { data } = await app.call<Sala>(sendCorreccion, { params, body });
    expect(data).toMatchObject({ estado: 'pausada', mensaje: { detiene: true } });
    expect(kept()).not.toContain('quitarme');
  });
});

describe('An ordinary answer', () => {
  it('goes on as ever, without a message', async () => {
    const { answer } = await started();
    const { data } = await answer(
      'Llevé la caja de una ferretería dos años y cuadré el arqueo cada noche con mi encargada.',
    );
    expect(data).toMatchObject({ estado: 'en_curso', mensaje: null });
    expect(data.turno).not.toBeNull();
  });
});

/** `[texto de …]`: it stands elsewhere. */
const UNSAID = /^\[/;
/** A template has neither a simple wording nor an example of its questions. */
const WITHOUT_FACTS = new Set(['ne.1.a', 'ne.1.b']);

describe('The data of the layer', () => {
  it('have texts for every severity, and a place in the order for each that stops', () => {
    for (const { id, gravedad } of categorias().categorias) {
      for (const [level, severidad] of Object.entries(gravedad)) {
        expect(severidadOf(id, Number(level)).textos.length).toBeGreaterThan(0);
        if (severidad.detiene)
          expect(ordenOf(id, Number(level)), `${id} ${level}`).toBeLessThan(Number.POSITIVE_INFINITY);
      }
    }
  });

  it('leave no gap in a text, known country or not', () => {
    const now = app.clock;
    for (const pais of ['España', 'Perú', '']) {
      const open = openSala(pais);
      for (const { gravedad } of categorias().categorias) {
        for (const { textos } of Object.values(gravedad)) {
          for (const { id } of textos.filter((each) => !UNSAID.test(each.texto) && !WITHOUT_FACTS.has(each.id))) {
            const { texto, textoFacil } = mensajeFor(open, id, 'respuesta-1', now);
            expect(`${texto} ${textoFacil}`, id).not.toMatch(/[{}]/);
            expect(texto.length, id).toBeGreaterThan(10);
          }
        }
      }
      for (const intencion of Object.keys(preguntas().intenciones)) {
        const { texto } = mensajeFor(open, intencion, 'respuesta-1', now);
        expect(texto, intencion).not.toMatch(/[{}]/);
      }
    }
  });

  it('offer the telephones of both countries where they differ, the candidate’s first', () => {
    const open = openSala('España');
    open.entrevista.candidatoPais = 'México';
    const { texto, lineas } = mensajeFor(open, 'rv.3.a', 'respuesta-1', app.clock);
    expect(texto).toContain('Llama ahora al 911');
    expect(lineas.map(({ marcar }) => marcar)).toEqual(['911', '8009112000', '112', '024']);
    expect(lineas.map(({ nombre }) => nombre.split(', ').at(-1))).toEqual(['México', 'México', 'España', 'España']);
  });
});
