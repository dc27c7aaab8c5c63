import { describe, expect, it } from 'vitest';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { sendAyuda } from '#functions/entrevistas/sala/send-ayuda.ts';
import { sendCorreccion } from '#functions/entrevistas/sala/send-correccion.ts';
import { sendEncuesta } from '#functions/entrevistas/sala/send-encuesta.ts';
import { headKey, metricasOf } from '#functions/entrevistas/servicios-hr/servicio-hr.record.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { measuredTable } from '../../support/local-table.ts';
import { answerAll, aStartedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** The room on DynamoDB Local: what candidates send at the same moment from two devices. */
const given = measuredTable();

async function anUnsentInterviewThere() {
  const app = new TestApp();
  const started = await aStartedInterview(app);
  const { respuestas } = await answerAll(app, started.params, started.sala);
  const { table } = await given();
  for (const put of app.table.all()) await table.write([{ put }]);
  Object.assign(app.deps, { table, sleep: async () => {} });
  const { params } = started;
  const correct = (texto: string) =>
    app.call<Sala>(sendCorreccion, { params, body: { turnoId: respuestas[0]?.turnoId, texto } });
  return { app, table, correct, ...started };
}

describe('At the same moment', { timeout: 60_000 }, () => {
  it('one of two corrections is stored, and a later one finds it', async () => {
    const { app, correct, params } = await anUnsentInterviewThere();
    const both = await Promise.all([correct('Desde el móvil.'), correct('Desde el ordenador.')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await correct('Y una tercera vez.')).status).toBe(200);
    const { data } = await app.call<Sala>(getSala, { params });
    expect(data.respuestas[0]).toMatchObject({ texto: 'Y una tercera vez.', corregida: true });
  });

  it('correcting and sending leave one or the other, whole', async () => {
    const { app, correct, params } = await anUnsentInterviewThere();
    const [corrected, sent] = await Promise.all([correct('Al final.'), app.call<Sala>(finishSala, { params })]);
    expect(sent.data.estado).toBe('completada');
    expect([200, 409]).toContain(corrected.status);
    expect(await correct('Demasiado tarde.')).toMatchObject({ code: 'SALA_CERRADA' });
  });

  it('two presses of the survey count once', async () => {
    const { app, table, params, entrevista } = await anUnsentInterviewThere();
    await app.call(finishSala, { params });
    const ask = (satisfaccion: number) => app.call<Sala>(sendEncuesta, { params, body: { satisfaccion } });
    const both = await Promise.all([ask(5), ask(5)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(1)).code).toBe('ENCUESTA_YA_ENVIADA');
    const head = await table.get(headKey(entrevista.servicioId), { consistent: true });
    expect(metricasOf(head).satisfaccionPromedio).toBe(5);
  });

  it('no more than five requests for help get through', async () => {
    const { app, params } = await anUnsentInterviewThere();
    const body = { motivo: 'tecnico', mensaje: 'No carga' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call(sendAyuda, { params, body })));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
  });
});
