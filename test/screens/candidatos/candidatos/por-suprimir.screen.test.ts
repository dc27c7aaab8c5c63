import { describe, expect } from 'vitest';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { expireCandidatos } from '#functions/datos/conservacion/expire-candidatos.ts';
import { updateConservacion } from '#functions/datos/conservacion/update-conservacion.ts';
import { aCandidate, aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, shown } from '../../support/screen.ts';

const DAY = 24 * 60 * 60_000;

describe('Candidates whose term is nearly over', () => {
  it('are told of; one of them is kept for a reason, and the others are erased 30 days after the warning', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    await app.call(updateConservacion, { as: admin, body: { meses: 6, version: 0 } });
    const olga = await aCandidate(app, admin, { nombre: 'Olga Antigua' });
    await aCandidate(app, admin, { nombre: 'Quim Olvidado' });
    app.advance(160 * DAY);
    const pedro = await aCandidate(app, admin, { nombre: 'Pedro Reciente' });
    await expireCandidatos(app.deps);
    await jobs.run();

    const page = await enter(admin);
    await page.goto('/candidatos/por-suprimir');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Notificaciones/ })
      .click();
    await shown(page.getByText(/Los datos de 2 candidatos sin actividad se suprimirán a partir del/).first());
    await page.keyboard.press('Escape');
    const quim = page.getByRole('link', { name: 'Quim Olvidado', exact: true });
    await shown(quim);
    expect(await page.getByRole('link', { name: 'Pedro Reciente' }).count()).toBe(0);
    await expectAccessible(page, '/candidatos/por-suprimir', 'lista');

    await page.getByRole('button', { name: 'Conservar a Olga Antigua', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Conservar a Olga Antigua' });
    const keep = dialog.getByRole('button', { name: 'Conservar', exact: true });
    await shown(dialog.locator('textarea:focus'));
    await keep.click();
    await shown(dialog.getByText('Escribe al menos 3 caracteres'));
    await expectAccessible(page, '/candidatos/por-suprimir', 'conservar');
    await dialog.getByLabel('Motivo').fill('Encaja en la vacante de otoño');
    await keep.click();
    await shown(page.getByText('Olga Antigua se conserva'));
    await gone(page.getByRole('link', { name: 'Olga Antigua', exact: true }));

    // The page itself stays in the day on which its list was read.
    await expireCandidatos({ ...app.deps, now: () => new Date(app.clock.getTime() + 31 * DAY) });
    await jobs.run();
    await quim.click();
    const supresion = page.getByRole('region', { name: 'Supresión de datos' });
    await shown(supresion.getByText('Se suprimieron todos los datos de esta persona'));
    for (const { id } of [olga, pedro]) {
      expect((await app.call(getCandidato, { as: admin, params: { id } })).status).toBe(200);
    }
    await page.getByRole('main').getByRole('link', { name: 'Candidatos', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Olga Antigua', exact: true }).click();
    await page.getByRole('tab', { name: 'Historial', exact: true }).click();
    await shown(page.getByText('Encaja en la vacante de otoño'));
  });
});
