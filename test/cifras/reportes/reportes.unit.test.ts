import { beforeEach, describe, expect, it } from 'vitest';
import { countAnaliticas } from '#functions/cifras/analiticas/count-analiticas.ts';
import { sendReportes } from '#functions/cifras/reportes/send-reportes.ts';
import { startReportes } from '#functions/cifras/reportes/start-reportes.ts';
import type { Table } from '#functions/core/table.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { updateAjustes } from '#functions/empresas/ajustes/update-ajustes.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updatePerfil } from '#functions/empresas/usuarios/update-perfil.ts';
import type { Plantilla } from '#shared/correos/plantillas.ts';
import { aBooking, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** Monday and first of the month are apart in March 2026; the clock begins on Monday, 2 March. */
const LUNES = '2026-03-09T07:00:00.000Z';
const ABRIL = '2026-04-01T06:00:00.000Z';

let app: TestApp;
let company: Awaited<ReturnType<typeof aBooking>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aBooking(app);
  await app.deliver(countAnaliticas);
  const ajustes = { zonaHoraria: 'Europe/Madrid', version: 0 };
  await app.call(updateAjustes, { as: company.admin, body: ajustes });
});

async function reports(plantilla: Plantilla) {
  await app.deliver(sendReportes);
  await app.deliver(sendCorreo);
  const ids = app.table
    .all()
    .filter((item) => item.tipo === 'CORREO' && item.plantilla === plantilla)
    .map(({ id }) => id);
  return app.mailer.sent.filter(({ id }) => ids.includes(id));
}
const at = (instant: string) => {
  app.clock = new Date(instant);
  return startReportes(app.deps);
};

describe('The weekly report', () => {
  it('tells the administrators what the week brought, beside the week before', async () => {
    expect(await at(LUNES)).toEqual({ started: 1 });
    const [mail, ...more] = await reports('reporteSemanal');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: company.admin.email },
      subject: 'Tu semana en Idonea: del 2 al 8 de marzo de 2026',
    });
    for (const text of [
      'Acme Talento',
      'Programadas: 1 (1 más que la semana anterior)',
      'Completadas: 0 (igual que la semana anterior)',
      'Esperan tu revisión: 0',
      'Duración media: Sin datos suficientes',
      'https://idonea.test/analytics?periodo=personalizado&desde=2026-03-02&hasta=2026-03-08',
      'https://idonea.test/perfil#preferencias',
    ])
      expect(mail?.text).toContain(text);
  });

  it('comes once, however often the schedule runs and its message is delivered', async () => {
    await Promise.all([at(LUNES), startReportes(app.deps)]);
    expect(await startReportes(app.deps)).toEqual({ started: 0 });
    app.advance(3 * 3_600_000);
    expect(await startReportes(app.deps)).toEqual({ started: 0 });
    await Promise.all([app.deliver(sendReportes), app.deliver(sendReportes)]);
    app.advance(3_600_000);
    expect(await reports('reporteSemanal')).toHaveLength(1);
  });

  it('comes at eight of the company, not before', async () => {
    expect(await at('2026-03-09T06:45:00.000Z')).toEqual({ started: 0 });
    expect(await at('2026-03-09T07:00:00.000Z')).toEqual({ started: 1 });
  });

  it.each(['email', 'reporteSemanal'])('does not go to who wants none (%s)', async (preference) => {
    const body = { configuracion: { notificaciones: { [preference]: false } }, version: 1 };
    expect((await app.call(updatePerfil, { as: company.admin, body })).status).toBe(200);
    await at(LUNES);
    expect(await reports('reporteSemanal')).toEqual([]);
  });

  it('is not written about a quiet week', async () => {
    expect(await at('2026-03-16T07:00:00.000Z')).toEqual({ started: 1 });
    expect(await reports('reporteSemanal')).toEqual([]);
  });

  it('does not go to a company that is suspended, nor to one that has been since it was asked for', async () => {
    const suspend = () =>
      app.call(moveEmpresa, {
        as: company.superadmin,
        params: { id: company.empresa.id },
        body: { estado: 'suspendida', motivo: 'Impago' },
      });
    await at(LUNES);
    expect((await suspend()).status).toBe(200);
    expect(await reports('reporteSemanal')).toEqual([]);
    expect(await at('2026-03-16T07:00:00.000Z')).toEqual({ started: 0 });
  });

  it('of one company is no concern of another, whose clock has its own time', async () => {
    const body = { nombreLegal: 'Otra S.L.', cif: CIFS[1], email: 'hola@otra.test' };
    await app.call(createEmpresa, { as: company.superadmin, body });
    expect(await at(LUNES)).toEqual({ started: 1 });
    // The other one is in Bogotá, as the platform is.
    expect(await at('2026-03-09T13:00:00.000Z')).toEqual({ started: 1 });
  });

  it('is taken up where a run broke off', async () => {
    const body = { nombreLegal: 'Otra S.L.', cif: CIFS[1], email: 'hola@otra.test' };
    await app.call(createEmpresa, { as: company.superadmin, body });
    app.clock = new Date('2026-03-09T13:00:00.000Z');
    let writes = 0;
    const broken: Table = {
      get: (key) => app.table.get(key),
      batchGet: (keys) => app.table.batchGet(keys),
      query: (query) => app.table.query(query),
      write: (list) => (++writes > 1 ? Promise.reject(new Error('Throttled')) : app.table.write(list)),
    };
    await expect(startReportes({ ...app.deps, table: broken })).rejects.toThrow('Throttled');
    expect(await startReportes(app.deps)).toEqual({ started: 1 });
    expect(await startReportes(app.deps)).toEqual({ started: 0 });
  });
});

describe('The monthly report', () => {
  it('tells what the month brought, beside the month before', async () => {
    expect(await at(ABRIL)).toEqual({ started: 1 });
    const [mail, ...more] = await reports('reporteMensual');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Tu mes en Idonea: marzo de 2026');
    expect(mail?.text).toContain('Programadas: 1 (1 más que el mes anterior)');
    expect(mail?.text).toContain('desde=2026-03-01&hasta=2026-03-31');
  });

  it('does not go to who wants none', async () => {
    const body = { configuracion: { notificaciones: { reporteMensual: false } }, version: 1 };
    await app.call(updatePerfil, { as: company.admin, body });
    await at(ABRIL);
    expect(await reports('reporteMensual')).toEqual([]);
  });
});
