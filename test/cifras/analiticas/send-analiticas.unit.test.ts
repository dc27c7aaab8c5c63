import { beforeEach, describe, expect, it } from 'vitest';
import { countAnaliticas } from '#functions/cifras/analiticas/count-analiticas.ts';
import { sendAnaliticas } from '#functions/cifras/analiticas/send-analiticas.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { aBooking, aCompany, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };

let app: TestApp;
let company: Awaited<ReturnType<typeof aBooking>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aBooking(app);
  await app.deliver(countAnaliticas);
  await app.deliver(sendCorreo);
  app.mailer.sent.length = 0;
});

const send = (as: { id: string }, body: object = {}, query?: Record<string, string>) =>
  app.call<{ enviados: number }>(sendAnaliticas, { as, body: { ...MARZO, ...body }, ...(query && { query }) });
async function received() {
  await app.deliver(sendCorreo);
  return app.mailer.sent;
}

describe('The figures of a period by e-mail', () => {
  it('go to whoever asks when nobody is named', async () => {
    expect(await send(company.operador)).toMatchObject({ status: 202, data: { enviados: 1 } });
    const [mail, ...more] = await received();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: company.operador.email },
      subject: 'Cifras de Acme Talento del 1 al 31 de marzo de 2026',
    });
    for (const text of [
      'Programadas: 1 (1 más que el periodo anterior)',
      'Filtros: Todas las áreas · todos los servicios',
      'Puntuación media: Sin datos suficientes',
      'https://idonea.test/analytics?periodo=personalizado&desde=2026-03-01&hasta=2026-03-31',
    ])
      expect(mail?.text).toContain(text);
  });

  it('go to colleagues, each once, with the words and the filters of whoever sends them', async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    const { data } = await send(company.admin, {
      areaId: area.id,
      servicioId: 'entrevistas-profundidad',
      mensaje: 'Así va <b>ventas</b>.',
      para: [company.operador.id, company.admin.id, company.operador.id],
    });
    expect(data).toEqual({ enviados: 2 });
    const mails = await received();
    expect(mails.map(({ to }) => to.address).sort()).toEqual([company.admin.email, company.operador.email].sort());
    expect(mails[0]?.text).toContain('Filtros: Ventas · Entrevista en profundidad');
    expect(mails[0]?.text).toContain('Programadas: 0 (igual que el periodo anterior)');
    expect(mails[0]?.text).toContain('Así va <b>ventas</b>.');
    expect(mails[0]?.html).toContain('Así va &#60;b&#62;ventas');
  });

  it('go to nobody of another company, nobody unknown and nobody who is switched off: one answer for all', async () => {
    const other = await aCompany(app);
    const away = await app.addUsuario({ rol: 'operador', empresaId: company.empresa.id });
    await app.table.write([{ update: { PK: `USUARIO#${away.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
    const answers = await Promise.all(
      [other.admin.id, other.superadmin.id, 'usr_NADIE', away.id].map((id) =>
        send(company.admin, { para: [company.operador.id, id] }),
      ),
    );
    const [first] = answers.map(({ status, code, details }) => ({ status, code, details }));
    expect(first).toMatchObject({ status: 400, details: [{ path: 'para' }] });
    for (const { status, code, details } of answers) expect({ status, code, details }).toEqual(first);
    expect(await received()).toEqual([]);
  });

  it('of another company are answered like those of a missing one', async () => {
    const other = await aCompany(app);
    const answer = await send(other.admin, {}, { empresaId: company.empresa.id });
    expect(answer).toMatchObject({ status: 404, code: 'EMPRESA_NO_ENCONTRADA' });
  });

  it('of the chosen company, or of the whole platform, go to a superadmin', async () => {
    const { superadmin, empresa } = company;
    await send(superadmin, {}, { empresaId: empresa.id });
    await send(superadmin);
    expect((await received()).map(({ to, subject }) => [to.address, subject])).toEqual([
      [superadmin.email, 'Cifras de Acme Talento del 1 al 31 de marzo de 2026'],
      [superadmin.email, 'Cifras de toda la plataforma del 1 al 31 de marzo de 2026'],
    ]);
  });

  it('are sent 20 times an hour at most', async () => {
    for (let i = 0; i < 20; i++) expect((await send(company.operador)).status).toBe(202);
    expect(await send(company.operador)).toMatchObject({ status: 429 });
    expect((await send(company.admin)).status).toBe(202);
    expect(await received()).toHaveLength(21);
  });

  it.each([
    [{ desde: '2026-03-31', hasta: '2026-03-01' }, 'hasta'],
    [{ para: Array.from({ length: 11 }, (_, index) => `usr_${index}`) }, 'para'],
    [{ mensaje: 'x'.repeat(501) }, 'mensaje'],
  ])('are refused with what is wrong: %o', async (body, path) => {
    const answer = await send(company.admin, body);
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION', details: [{ path }] });
  });
});
