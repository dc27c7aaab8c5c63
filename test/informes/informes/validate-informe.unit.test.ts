import { beforeEach, describe, expect, it } from 'vitest';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import { listInformes } from '#functions/informes/informes/list-informes.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { EntrevistaDetalle } from '#shared/entrevistas/entrevistas/entrevista.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { aReport } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let scene: Awaited<ReturnType<typeof aReport>>;
let informe: Informe;

beforeEach(async () => {
  app = new TestApp();
  scene = await aReport(app);
  const { data } = await app.call<{ informe: Informe }>(getInforme, {
    as: scene.admin,
    params: { entrevistaId: scene.entrevista.id },
  });
  informe = data.informe;
});

const validate = (body: object, as = scene.admin) =>
  app.call<Informe>(validateInforme, { as, params: { entrevistaId: scene.entrevista.id }, body });
const comentario = 'Leída la transcripción entera.';

describe('validateInforme', () => {
  it.each([
    [{ comentario: 'corto' }, 'comentario'],
    [{ cambios: [{ habilidad: 'Magia', puntuacion: 5, motivo: 'Porque sí' }] }, 'cambios.0.habilidad'],
    [{ cambios: [{ habilidad: 'Comunicación', puntuacion: 11, motivo: 'Porque sí' }] }, 'cambios.0.puntuacion'],
    [{ cambios: [{ habilidad: 'Comunicación', puntuacion: 5.3, motivo: 'Porque sí' }] }, 'cambios.0.puntuacion'],
    [{ cambios: [{ habilidad: 'Comunicación', puntuacion: 5, motivo: '' }] }, 'cambios.0.motivo'],
    [{ por: 'Otra persona' }, 'por'],
  ])('refuses %j', async (more, path) => {
    const answer = await validate({ comentario, version: 1, ...more });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(answer.details?.map((detail) => detail.path)).toContain(path);
  });

  it('is done once: the second reviewer hears that the report has changed', async () => {
    expect((await validate({ comentario, version: 1 })).status).toBe(200);
    expect(await validate({ comentario, version: 1 }, scene.operador)).toMatchObject({
      status: 409,
      code: 'VERSION_OBSOLETA',
    });
    expect(await validate({ comentario, version: 2 }, scene.operador)).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
  });

  it('leaves in the interview when its report was made and when it was validated', async () => {
    const dates = async () =>
      (await app.call<EntrevistaDetalle>(getEntrevista, { as: scene.operador, params: { id: scene.entrevista.id } }))
        .data;
    const before = await dates();
    expect(before.fechaAnalisis).toBe(informe.fecha);
    expect(before.fechaValidacion).toBeUndefined();
    const { data } = await validate({ comentario, version: 1 });
    expect(await dates()).toMatchObject({ fechaAnalisis: informe.fecha, fechaValidacion: data.validacion?.fecha });
  });

  it('moves the report from one list to the other', async () => {
    const ids = async (estado: string) =>
      (await app.call<{ entrevistaId: string }[]>(listInformes, { as: scene.operador, query: { estado } })).data.map(
        (each) => each.entrevistaId,
      );
    expect([await ids('analizada'), await ids('validada')]).toEqual([[scene.entrevista.id], []]);
    await validate({ comentario, version: informe.version });
    expect([await ids('analizada'), await ids('validada')]).toEqual([[], [scene.entrevista.id]]);
  });
});
