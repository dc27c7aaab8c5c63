import { describe, expect } from 'vitest';
import { aCandidate, aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { it, shown } from '../../support/screen.ts';

describe('A person who is rejected', () => {
  it('is told by e-mail only when whoever rejects them says so, in words that they see', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const { id, email } = await aCandidate(app, admin, { nombre: 'Tadeo Roca' });
    const page = await enter(admin);
    await page.goto(`/candidatos/${id}`);
    await page.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await page.getByRole('button', { name: 'Rechazado', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '¿Pasar a Tadeo Roca a Rechazado?' });
    await dialog.getByLabel('Motivo').fill('Busca otro tipo de puesto');
    const box = dialog.getByLabel('Avisar por correo a la persona');
    expect(await box.isChecked()).toBe(false);
    await box.check();
    const text = dialog.getByLabel('Mensaje');
    expect(await text.inputValue()).toContain('Gracias por tu interés');
    await text.fill('Gracias por venir, Tadeo.\n\nEsta vez no podrá ser.');
    await dialog.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await shown(page.getByText('Le enviamos tu mensaje por correo.'));
    await jobs.run();
    const mails = app.mailer.sent.filter(({ to }) => to.address === email);
    expect(mails).toMatchObject([
      {
        subject: 'Sobre tu candidatura en Acme Talento',
        text: expect.stringContaining('Esta vez no podrá ser.'),
      },
    ]);
    expect(mails[0]?.text).not.toContain('Busca otro tipo de puesto');
    await page.getByRole('tab', { name: 'Historial' }).click();
    await shown(page.getByText('Se avisó por correo a la persona.'));
  });

  it('of several is told for themselves', async ({ app, jobs, enter }) => {
    const { admin } = await aCompany(app);
    for (const nombre of ['Rosa', 'Raúl']) {
      await aCandidate(app, admin, { nombre: `${nombre} Serna`, email: `${nombre.replace('ú', 'u')}@serna.test` });
    }
    const page = await enter(admin);
    await page.goto('/candidatos?q=Serna');
    await shown(page.getByText('Rosa Serna').first());
    await page.getByLabel('Seleccionar todos los de esta página').check();
    await page.getByRole('button', { name: 'Cambiar estado…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar el estado de 2 candidatos' });
    await dialog.getByLabel('Nuevo estado').selectOption('rechazado');
    await dialog.getByLabel('Motivo').fill('Puesto cubierto');
    await dialog.getByLabel('Avisar por correo a cada persona').check();
    await dialog.getByLabel('Mensaje').fill('');
    await dialog.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await shown(dialog.getByText('Este campo es obligatorio'));
    await expectAccessible(page, '/candidatos', 'rechazar a varios');
    await dialog.getByLabel('Mensaje').fill('Gracias a los dos. El puesto ya está cubierto.');
    await dialog.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await shown(page.getByText('Estado cambiado a Rechazado'));
    await jobs.run();
    const told = app.mailer.sent.filter(({ text }) => text.includes('El puesto ya está cubierto.'));
    expect(told.map(({ to }) => to.address).toSorted()).toEqual(['raul@serna.test', 'rosa@serna.test']);
  });
});
