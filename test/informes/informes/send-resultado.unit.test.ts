import { beforeEach, describe, expect, it } from 'vitest';
import { listCandidatoHistorial } from '#functions/candidatos/candidatos/list-candidato-historial.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import { sendResultado } from '#functions/informes/informes/send-resultado.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { Hito } from '#shared/candidatos/candidatos/hito.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { aCompany, aReport } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const body = {
  mensaje: 'Gracias por completar la entrevista.\nNos ha gustado <b>conocerte</b>.',
  siguientesPasos: 'Te llamaremos esta semana.',
};

let app: TestApp;
let scene: Awaited<ReturnType<typeof aReport>>;
beforeEach(async () => {
  app = new TestApp();
  scene = await aReport(app);
});

const params = () => ({ entrevistaId: scene.entrevista.id });
const validate = () =>
  app.call(validateInforme, {
    as: scene.admin,
    params: params(),
    body: { comentario: 'Comentario que solo ve el equipo', version: 1 },
  });
const send = (more: object = {}, as: { id: string } = scene.admin) =>
  app.call<Informe>(sendResultado, { as, params: params(), body: { ...body, ...more } });
async function mails() {
  await app.deliver(sendCorreo);
  return app.mailer.sent.filter(({ subject }) => subject === 'Sobre tu entrevista con Acme Talento');
}

describe('The result of an interview', () => {
  it('is what a person writes, and nothing of the report goes along', async () => {
    await validate();
    const { status, data } = await send();
    expect(status).toBe(200);
    expect(data.resultado).toMatchObject({ por: 'Persona admin', usuarioId: scene.admin.id, ...body });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(scene.candidato.email);
    expect(mail?.text).toContain(body.mensaje);
    expect(mail?.text).toContain(body.siguientesPasos);
    expect(mail?.html).toContain('&#60;b&#62;conocerte');
    const { data: stored } = await app.call<{ informe: Informe }>(getInforme, { as: scene.admin, params: params() });
    expect(stored.informe.resultado).toEqual(data.resultado);
    for (const text of [mail?.text ?? '', mail?.html ?? '']) {
      expect(text).not.toContain('Comentario que solo ve el equipo');
      for (const { habilidad } of stored.informe.informeIA.softSkills) expect(text).not.toContain(habilidad);
    }
  });

  it('waits for a person who validates the report', async () => {
    expect(await send()).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    expect(await mails()).toEqual([]);
  });

  it('is sent once, also when two press at the same moment', async () => {
    await validate();
    const answers = await Promise.all([send(), send({}, scene.operador)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await send()).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    expect(await mails()).toHaveLength(1);
  });

  it('stands in the timeline of the candidate, with who sent it', async () => {
    await validate();
    await send();
    const { data } = await app.call<Hito[]>(listCandidatoHistorial, {
      as: scene.admin,
      params: { id: scene.candidato.id },
    });
    expect(data[0]).toMatchObject({
      que: 'resultado_enviado',
      entrevistaId: scene.entrevista.id,
      actor: { usuarioId: scene.admin.id },
    });
  });

  it('of another company is answered like a missing one', async () => {
    await validate();
    const other = await aCompany(app);
    expect(await send({}, other.admin)).toMatchObject({ status: 404, code: 'INFORME_NO_ENCONTRADO' });
  });

  it.each([
    [{ mensaje: 'corto' }, 'mensaje'],
    [{ siguientesPasos: '' }, 'siguientesPasos'],
    [{ puntuacion: 7 }, 'puntuacion'],
  ])('is refused with what is wrong: %o', async (more, path) => {
    await validate();
    expect(await send(more)).toMatchObject({ status: 400, code: 'VALIDACION', details: [{ path }] });
  });
});
