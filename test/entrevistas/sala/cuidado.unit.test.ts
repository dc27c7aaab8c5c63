import { beforeEach, describe, expect, it } from 'vitest';
import { runAgenda } from '#functions/entrevistas/agenda/run-agenda.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { attendCuidado } from '#functions/entrevistas/sala/attend-cuidado.ts';
import { resumeSala } from '#functions/entrevistas/sala/resume-sala.ts';
import { sendPregunta } from '#functions/entrevistas/sala/send-pregunta.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** What the buttons of a care message do that the server has a part in. */

let app: TestApp;
let scene: Awaited<ReturnType<typeof aStartedInterview>>;
let sala: Sala;
beforeEach(async () => {
  app = new TestApp();
  scene = await aStartedInterview(app);
  sala = scene.sala;
});

let n = 0;
async function answer(texto: string): Promise<Sala> {
  n += 1;
  const body = { respuestaId: `respuesta-${n}`, turnoId: sala.turno?.turnoId, texto };
  sala = (await app.call<Sala>(sendRespuesta, { params: scene.params, body })).data;
  return sala;
}
const press = (boton: string, more: object = {}) =>
  app.call<Sala>(attendCuidado, {
    params: scene.params,
    body: { boton, intervencionId: sala.mensaje?.intervencionId ?? 'respuesta-0', ...more },
  });
const respuestas = async () => {
  const asked = { as: scene.admin, params: { id: scene.entrevista.id } };
  return (await app.call<{ turnos: Turno[] }>(getEntrevista, asked)).data.turnos.map(({ respuesta }) => respuesta);
};
const atenciones = () => app.table.all().filter(({ SK }) => String(SK).startsWith('ATENCION#'));

describe('Who would rather not go on', () => {
  it('goes to the review with what there is, the open question skipped', async () => {
    await answer('Llevé la caja de una ferretería dos años.');
    await answer('Ya no quiero seguir con la entrevista.');
    expect(sala).toMatchObject({ estado: 'pausada', mensaje: { detiene: true } });
    const { data } = await press('terminar_aqui', { como: 'enviar' });
    expect(data.estado).toBe('por_enviar');
    expect(data.respuestas.map(({ omitida }) => omitida)).toEqual([false, true]);
  });

  it('leaves no answer, or no interview either', async () => {
    await answer('Llevé la caja de una ferretería dos años.');
    await answer('Quiero retirarme del proceso y que borren todo.');
    await press('terminar_aqui', { como: 'borrar' });
    expect((await respuestas())[0]).toMatchObject({ texto: '', omitida: true });
    const { data } = await press('retirarme', { suprimir: true });
    expect(data.estado).toBe('cancelada');
    expect(JSON.stringify(app.table.all())).not.toContain('ferretería');
    expect(atenciones().map(({ texto }) => texto)).toContain('Pide que se borren sus datos.');
    // A second press finds it done.
    expect((await press('retirarme', { suprimir: true })).status).toBe(200);
  });
});

describe('Who has told something of their own', () => {
  it('erases it for good, also from where it was covered', async () => {
    await answer('Estoy embarazada de cinco meses y por eso dejé el almacén.');
    const { data } = await press('borrar_escrito');
    expect(data.estado).toBe('en_curso');
    expect((await respuestas())[0]).toMatchObject({ texto: '', omitida: true });
    expect(JSON.stringify(app.table.all())).not.toContain('embarazada');
  });

  it('says to be of age before the room goes on, which resuming alone does not do', async () => {
    await answer('Tengo 16 años y ayudo en la tienda de mi familia.');
    expect(sala.estado).toBe('pausada');
    expect(await app.call(resumeSala, { params: scene.params })).toMatchObject({ status: 409, code: 'SALA_PAUSADA' });
    expect((await press('soy_mayor')).data.estado).toBe('en_curso');
  });

  it('hears of people to call when they say that they are not well', async () => {
    const { data } = await press('no_estoy_bien');
    expect(data.mensaje).toMatchObject({ detiene: true });
    expect(data.mensaje?.texto).toContain('tú importas más que esta entrevista');
    expect((await press('no_estoy_bien')).status).toBe(200);
  });
});

describe('The neutral notice of a stop', () => {
  const WISH = 'Llevo meses pensando en quitarme la vida.';

  it('comes after ten minutes, and says nothing of why', async () => {
    await answer(WISH);
    expect(sala.mensaje?.aviso).toContain('le diré solo que has parado');
    app.advance(9 * 60_000);
    await runAgenda(app.deps);
    expect(atenciones()).toEqual([]);
    app.advance(2 * 60_000);
    await runAgenda(app.deps);
    expect(atenciones()).toMatchObject([{ tipo: 'neutro' }]);
    expect(JSON.stringify(atenciones())).not.toMatch(/riesgo|vida|rv\./);
  });

  it('does not come when the person wants none', async () => {
    await answer(WISH);
    await press('no_avisar');
    app.advance(11 * 60_000);
    await runAgenda(app.deps);
    expect(atenciones()).toEqual([]);
  });

  it('comes at once when the person asks for one, with how they would be reached', async () => {
    await answer(WISH);
    await press('hablar_persona', { preferencia: { via: 'telefono', hora: 'tarde' } });
    expect(atenciones()).toMatchObject([{ tipo: 'neutro', preferencia: { via: 'telefono', hora: 'tarde' } }]);
  });
});

describe('A question to a person', () => {
  it('goes as it was written, once, and is no part of the interview', async () => {
    const body = { preguntaId: 'pregunta-1', texto: '¿Hay aparcamiento para bicicletas?' };
    for (let time = 0; time < 2; time++)
      expect((await app.call(sendPregunta, { params: scene.params, body })).status).toBe(200);
    expect(atenciones()).toMatchObject([{ tipo: 'consulta', texto: body.texto }]);
    expect(await respuestas()).toEqual([undefined]);
  });
});
