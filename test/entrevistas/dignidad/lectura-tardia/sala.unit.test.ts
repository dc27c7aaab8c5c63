import { beforeEach, describe, expect, it } from 'vitest';
import { readLectura } from '#functions/entrevistas/dignidad/read-lectura.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { attendCuidado } from '#functions/entrevistas/sala/attend-cuidado.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { setClaves } from '../../../ia/modelos/scenario.ts';
import { aStartedInterview } from '../../../support/scenarios.ts';
import { TestApp } from '../../../support/test-app.ts';
import { escrita, salida } from '../clasificador/support.ts';

/** Rule 43: what no model had read in time is read again, and the room is told at its next request. */

const TEXTO = 'Ayer dejé la habitación más ordenada que nunca y repartí mis cosas.';

let app: TestApp;
let scene: Awaited<ReturnType<typeof aStartedInterview>>;
beforeEach(async () => {
  app = new TestApp();
  scene = await aStartedInterview(app);
  await setClaves(app, scene, 'openai');
  app.languageModels.scripts.openai = { fallo: 'clave' };
});

const room = async () => (await app.call<Sala>(getSala, { params: scene.params })).data;
const answer = (texto: string) =>
  app.call<Sala>(sendRespuesta, {
    params: scene.params,
    body: { respuestaId: 'respuesta-1', turnoId: scene.sala.turno?.turnoId, texto },
  });
const first = async () => {
  const asked = { as: scene.admin, params: { id: scene.entrevista.id } };
  return (await app.call<{ turnos: Turno[] }>(getEntrevista, asked)).data.turnos[0];
};
const readAgain = (found: object) => {
  app.languageModels.scripts.openai = { salida: salida(found) };
  app.advance(10 * 60_000);
  return app.deliver(readLectura);
};

describe('An answer that no model had read in time', () => {
  it('goes on as an answer, and is taken out when a danger is found in it', async () => {
    expect((await answer(TEXTO)).data).toMatchObject({ estado: 'en_curso', mensaje: null });
    expect((await first())?.respuesta).toMatchObject({ texto: TEXTO, lectura: 'pendiente' });
    await readAgain({ observaciones: [escrita(TEXTO, { categoria: 'riesgo_vital', gravedad: 3 })] });
    expect((await first())?.respuesta).toMatchObject({ texto: '', omitida: true });
    expect(JSON.stringify([app.table.all(), app.logs])).not.toContain('habitación');
    const told = await room();
    expect(told).toMatchObject({ estado: 'pausada', mensaje: { detiene: true, fuera: true } });
    expect(
      app.table.all().filter(({ SK, tipo }) => String(SK).startsWith('ATENCION#') && tipo === 'urgente'),
    ).toHaveLength(1);
    // Shown once: devices are shared.
    const body = { boton: 'visto', intervencionId: told.mensaje?.intervencionId };
    await app.call(attendCuidado, { params: scene.params, body });
    expect((await room()).mensaje).toBeNull();
  });

  it('stands where nothing is found, and waits no longer', async () => {
    await answer(TEXTO);
    await readAgain({});
    expect((await first())?.respuesta).toMatchObject({ texto: TEXTO });
    expect((await first())?.respuesta?.lectura).toBeUndefined();
    expect(await room()).toMatchObject({ estado: 'en_curso', mensaje: null });
  });

  it('is covered where a datum is found in it', async () => {
    const texto = 'Llevo la contabilidad. Los martes voy a diálisis y vuelvo a las doce.';
    await answer(texto);
    const dato = 'voy a diálisis';
    const found = { ...escrita(dato, { categoria: 'dato_protegido', gravedad: 1 }), subtipo: 'salud' };
    await readAgain({ observaciones: [found] });
    expect((await first())?.respuesta?.texto).not.toContain('diálisis');
    expect((await first())?.respuesta?.texto).toContain('Llevo la contabilidad.');
  });
});
