import { describe, expect } from 'vitest';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import { aFinishedInterview } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, shown } from '../../support/screen.ts';

describe('The result of an interview', () => {
  it('goes to the person once somebody has validated the report, and once, as somebody of the company writes it', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin, candidato, entrevista } = await aFinishedInterview(app);
    await jobs.run();
    const page = await enter(admin);
    await page.goto(`/informes/${entrevista.id}`);
    await shown(page.getByRole('heading', { level: 1, name: `Informe de ${candidato.nombre}` }));
    const enviar = page.getByRole('button', { name: 'Enviar resultado a la persona', exact: true });
    expect(await enviar.count()).toBe(0);
    const body = { comentario: 'De acuerdo con el informe.', version: 1 };
    const validated = await app.call(validateInforme, { as: admin, params: { entrevistaId: entrevista.id }, body });
    expect(validated.status).toBe(200);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Actualizar ahora/ })
      .click();
    await enviar.click();
    const dialog = page.getByRole('dialog', { name: 'Enviar resultado a la persona' });
    await dialog.getByLabel('Siguientes pasos').fill('Te llamaremos el jueves.');
    await expectAccessible(page, '/informes/:entrevistaId', 'enviar resultado');
    await dialog.getByRole('button', { name: 'Enviar resultado', exact: true }).click();
    await shown(page.getByText('Resultado en camino'));
    await shown(page.getByRole('region', { name: 'Resultado enviado a la persona' }));
    await gone(enviar);
    await jobs.run();
    const mails = app.mailer.sent.filter(({ subject }) => subject.startsWith('Sobre tu entrevista'));
    expect(mails).toMatchObject([
      { to: { address: candidato.email }, text: expect.stringContaining('Te llamaremos el jueves.') },
    ]);
    expect(mails[0]?.text).not.toContain('De acuerdo con el informe.');
  });
});
