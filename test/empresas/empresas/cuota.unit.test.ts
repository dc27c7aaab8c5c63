import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { countOne } from '#functions/empresas/empresas/cuota.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { usoWrite } from '#functions/empresas/empresas/uso.repository.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { aBooking, aCandidate, aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const limit = (limites: Record<string, number>) =>
  app.table.write([{ update: { PK: `EMPRESA#${company.empresa.id}`, SK: 'USO' }, set: limites }]);
const fewer = (count: number) => app.table.write([usoWrite(company.empresa.id, { candidatos: -count })]);
const add = async (count: number) => {
  for (let n = 0; n < count; n++) await aCandidate(app, company.admin);
};
const told = () =>
  app.table
    .all()
    .filter(({ evento }) => evento === 'CuotaAlcanzada')
    .map(({ detalle }) => detalle as { que: string; porcentaje: number });
const shares = () => told().map(({ porcentaje }) => porcentaje);

describe('What a plan limits', () => {
  it('is told of at 80 % and at 100 %, each once', async () => {
    await limit({ limiteCandidatos: 10 });
    await add(7);
    expect(shares()).toEqual([]);
    await add(1);
    expect(told()).toEqual([{ empresaId: company.empresa.id, que: 'candidatos', porcentaje: 80 }]);
    await add(2);
    expect(shares()).toEqual([80, 100]);
    const body = { nombre: 'Una de más', email: 'mas@correo.test' };
    expect(await app.call(createCandidato, { as: company.admin, body })).toMatchObject({ code: 'LIMITE_ALCANZADO' });
    expect(shares()).toEqual([80, 100]);
  });

  it('is told of again only after the use fell below', async () => {
    await limit({ limiteCandidatos: 10 });
    await add(10);
    await fewer(1);
    await add(1);
    expect(shares()).toEqual([80, 100, 100]);
    await fewer(4);
    await add(1);
    expect(shares()).toEqual([80, 100, 100]);
    await add(1);
    expect(shares()).toEqual([80, 100, 100, 80]);
  });

  it('is measured anew when the limit moves', async () => {
    await limit({ limiteCandidatos: 5 });
    await add(4);
    const limites = { usuarios: 10, candidatos: 100, entrevistas: 200 };
    const body = { version: 1, limites };
    await app.call(updateEmpresa, { as: company.superadmin, params: { id: company.empresa.id }, body });
    await add(2);
    expect(shares()).toEqual([80]);
    await limit({ limiteCandidatos: 7, topeCandidatos: 0 });
    await add(1);
    expect(shares()).toEqual([80, 100]);
  });

  it('is never told of without a limit', async () => {
    await limit({ limiteCandidatos: -1 });
    await add(12);
    expect(shares()).toEqual([]);
  });

  it('covers users and interviews', async () => {
    await limit({ limiteUsuarios: 3 });
    await app.call(inviteUsuario, {
      as: company.admin,
      body: { nombre: 'Ana Ruiz', email: 'ana@acme.test', rol: 'operador' },
    });
    expect(told()).toMatchObject([{ que: 'usuarios', porcentaje: 100 }]);
    await aBooking(app, {});
  });

  it.each([
    [
      { usado: 0, limite: 1, avisado: 0 },
      { avisado: 100, tope: 1, tellsOf: 100 },
    ],
    [
      { usado: 0, limite: 3, avisado: 0 },
      { avisado: 0, tope: 2 },
    ],
    [
      { usado: 79, limite: 100, avisado: 0 },
      { avisado: 80, tope: 99, tellsOf: 80 },
    ],
    [
      { usado: 79, limite: 100, avisado: 80 },
      { avisado: 80, tope: 99, tellsOf: 80 },
    ],
    [
      { usado: 80, limite: 100, avisado: 80 },
      { avisado: 80, tope: 99 },
    ],
    [
      { usado: 5, limite: -1, avisado: 80 },
      { avisado: 0, tope: -1 },
    ],
  ])('with one more than %j becomes %j', (cuota, next) => {
    expect(countOne(cuota)).toEqual(next);
  });
});

describe('The administrators', () => {
  it('read of a share and of a full plan in the application and by e-mail', async () => {
    await limit({ limiteCandidatos: 5 });
    await add(5);
    await app.deliver(createNotificaciones);
    await app.deliver(createNotificaciones);
    const read = async (as: { id: string }) =>
      (await app.call<Notificacion[]>(listNotificaciones, { as })).data
        .map(({ title }) => title)
        .filter((title) => title.includes('plan'));
    expect((await read(company.admin)).sort()).toEqual(['Límite del plan alcanzado', 'Uso del plan al 80\u00a0%']);
    expect(await read(company.operador)).toEqual([]);
    await app.deliver(sendCorreo);
    expect(app.mailer.sent.map(({ subject }) => subject)).toEqual([
      'Uso del plan al 80\u00a0%: candidatos',
      'Límite del plan alcanzado: candidatos',
    ]);
  });
});
