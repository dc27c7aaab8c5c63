import { describe, expect } from 'vitest';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { it, shown } from '../../support/screen.ts';

describe('The figures of a period', () => {
  it('are sent by e-mail to oneself and to colleagues, with a message that stays when sending fails', async ({
    app,
    jobs,
    enter,
    problems,
  }) => {
    const { admin, operador } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/analytics?periodo=90');
    await page.getByRole('button', { name: 'Enviar por correo', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar por correo' });
    await shown(dialog.getByLabel('Persona admin (tú)'));
    expect(await dialog.getByLabel('Persona admin (tú)').isChecked()).toBe(true);
    await dialog.getByLabel('Persona operador').check();
    await dialog.getByLabel('Mensaje').fill('Así va el trimestre.');
    await page.route('**/api/analiticas/correo*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await shown(dialog.getByText('No se pudo enviar el reporte'));
    expect(await dialog.getByLabel('Mensaje').inputValue()).toBe('Así va el trimestre.');
    await expectAccessible(page, '/analytics', 'enviar por correo, sin línea');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await shown(page.getByText('Reporte en camino'));
    await jobs.run();
    const words = {
      subject: expect.stringContaining('Cifras de Acme Talento del '),
      text: expect.stringContaining('Así va el trimestre.'),
    };
    const sent = app.mailer.sent.filter(({ subject }) => subject.startsWith('Cifras de'));
    expect(sent).toMatchObject([words, words]);
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual([admin.email, operador.email].toSorted());
    problems.splice(0);
  });

  it('come every week and month unless an administrator switches them off', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/perfil');
    const group = page.getByRole('group', { name: 'Reportes por correo' });
    await shown(group);
    for (const name of ['Reporte semanal', 'Reporte mensual']) {
      expect(await group.getByLabel(name).isChecked()).toBe(true);
    }
  });
});
