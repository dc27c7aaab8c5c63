import { describe, expect } from 'vitest';
import { getConservacion } from '#functions/datos/conservacion/get-conservacion.ts';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { it, shown } from '../../support/screen.ts';

describe('How long candidates are kept', () => {
  it('is decided by the administrator, and shows nobody as long as nobody is near the end of it', async ({
    app,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/configuracion?seccion=general');
    const section = page.getByRole('region', { name: 'Conservación de datos', exact: true });
    const plazo = section.getByLabel('Plazo sin actividad');
    await shown(plazo);
    expect(await plazo.inputValue()).toBe('24');
    await shown(section.getByText('Es el plazo de la plataforma'));
    await plazo.selectOption('Sin límite');
    await shown(section.getByText('Nadie se suprimirá por falta de actividad'));
    await plazo.selectOption('6');
    await section.getByRole('button', { name: 'Guardar plazo', exact: true }).click();
    await shown(page.getByText('Plazo de conservación guardado'));
    await shown(section.getByText(/^Lo decidió Persona admin el/));
    expect(await plazo.inputValue()).toBe('6');
    expect((await app.call(getConservacion, { as: admin })).data).toMatchObject({ meses: 6 });
    await page.getByRole('link', { name: 'Ver candidatos por suprimir' }).click();
    await shown(page.getByText('Nadie está cerca de ser suprimido'));
  });

  it('is read by an operator, who decides nothing', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).operador);
    await page.goto('/configuracion');
    await shown(page.getByText('Acceso Restringido'));
    await shown(page.getByText('Programar entrevistas', { exact: true }));
    await expectAccessible(page, '/configuracion', 'Cuenta: operador');
    await page.getByRole('tab', { name: 'General', exact: true }).click();
    await shown(page.getByText('24 meses sin actividad', { exact: true }));
    await shown(page.getByText(/Solo un administrador puede cambiarlo/));
    expect(await page.getByLabel('Plazo sin actividad').count()).toBe(0);
    await expectAccessible(page, '/configuracion', 'General: operador');
  });

  it('is the default of the platform for a superadmin without a company', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.goto('/configuracion?seccion=general');
    await shown(page.getByRole('heading', { level: 1, name: 'Configuración del Sistema', exact: true }));
    await shown(page.getByText('Por defecto: 24 meses sin actividad'));
  });
});
