import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getPlantillaCorreo } from '#functions/correos/get-plantilla-correo.ts';
import { updatePlantillaCorreo } from '#functions/correos/update-plantilla-correo.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import type { PartesPlantilla, PlantillaCorreo } from '#shared/correos/plantilla-correo.ts';
import { aBooking } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, shown } from '../../support/screen.ts';

const EDITOR = '/configuracion/plantillas/entrevistaCancelada';
/** Asked from outside: nothing runs in the frame itself. */
const BACKGROUND = `getComputedStyle(document.querySelector('iframe').contentDocument.querySelector('.tarjeta')).backgroundColor`;
const WIDTH = "document.querySelector('iframe').clientWidth";

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Vista previa del correo"]');
const aSuperadmin = (app: TestApp) => app.addUsuario({ rol: 'superadmin', empresaId: null });

/** The page's clock is a script, which a frame with an e-mail does not run either: the browser tells of each. */
const withoutClocks = (problems: string[]) =>
  problems.splice(0).filter((problem) => !problem.startsWith("Blocked script execution in 'about:srcdoc'"));

/** Somebody saves the template with some of its text changed. */
async function change(app: TestApp, as: { id: string }, { subject, ...partes }: { subject?: string; title?: string }) {
  const params = { plantilla: 'entrevistaCancelada' };
  const { data } = await app.call<PlantillaCorreo>(getPlantillaCorreo, { as, params });
  const contenido = { ...(data.contenido as PartesPlantilla), ...partes };
  const body = { subject: subject ?? data.subject, contenido, enabled: data.enabled, version: data.version };
  const { status } = await app.call(updatePlantillaCorreo, { as, params, body });
  expect(status).toBe(200);
}

describe('The templates of e-mails', () => {
  it('are listed by category and searched without accents, and shown as they go out: on a computer and a phone, light and dark, and as text', async ({
    app,
    enter,
    problems,
  }) => {
    const page = await enter(await aSuperadmin(app));
    await page.goto('/configuracion?seccion=email&vista=plantillas');
    const candidatos = page.getByRole('region', { name: 'Candidatos', exact: true });
    await shown(candidatos.getByRole('link', { name: 'Invitación a entrevista', exact: true }));
    await expectAccessible(page, '/configuracion', 'Correo: Plantillas');
    const search = page.getByLabel('Buscar plantilla');
    await search.fill('invitacion a');
    await gone(page.getByRole('link', { name: 'Alerta', exact: true }));
    await shown(candidatos.getByRole('link', { name: 'Invitación a entrevista', exact: true }));
    await search.fill('no hay ninguna así');
    await shown(page.getByText('Ninguna plantilla coincide con los filtros'));
    await button(page, 'Quitar los filtros').click();
    await search.fill('cancelada');
    await page.getByRole('link', { name: 'Entrevista cancelada', exact: true }).click();

    await shown(preview(page).getByText('Hola, Marcos Vidal'));
    const background = () => page.evaluate(BACKGROUND);
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    await expectAccessible(page, '/configuracion/plantillas/:plantilla', 'editor');
    await button(page, 'Oscuro').click();
    await expect.poll(background).toBe('rgb(27, 34, 42)');
    await button(page, 'Móvil').click();
    await expect.poll(() => page.evaluate(WIDTH)).toBeLessThanOrEqual(375);
    await button(page, 'Solo texto').click();
    await shown(page.getByText('Aceros del Norte ha cancelado tu entrevista', { exact: false }).last());
    expect(withoutClocks(problems)).toEqual([]);
  });

  it('say what is wrong below its field, take a variable where the cursor was, ask before they are lost, and are sent to oneself unsaved and to others once saved', async ({
    app,
    jobs,
    enter,
    problems,
  }) => {
    const { superadmin, admin, candidato, entrevista } = await aBooking(app, {
      fechaProgramada: new Date(app.clock.getTime() + 86_400_000).toISOString(),
    });
    const page = await enter(superadmin);
    await page.goto(EDITOR);
    await shown(preview(page).getByText('Hola, Marcos Vidal'));
    const title = page.getByLabel('Título');
    await title.fill('Lo sentimos, {nombreCandidat}');
    await shown(page.getByText('«{nombreCandidat}» no es una variable de este correo (posición 14)'));
    await shown(preview(page).getByText('Hola, Marcos Vidal'));
    await button(page, 'Guardar Plantilla').click();
    await shown(page.getByText('No guardado.', { exact: false }));
    expect(await title.inputValue()).toBe('Lo sentimos, {nombreCandidat}');

    await title.fill('Lo sentimos, ');
    await button(page, 'Insertar variable').click();
    const variables = page.getByRole('dialog', { name: 'Variables de este correo' });
    await shown(variables);
    await variables.getByText('{nombreCandidato}').click();
    expect(await title.inputValue()).toBe('Lo sentimos, {nombreCandidato}');
    await shown(preview(page).getByText('Lo sentimos, Marcos Vidal'));
    await page.getByRole('link', { name: 'Plantillas', exact: true }).click();
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await title.inputValue()).toBe('Lo sentimos, {nombreCandidato}');

    await button(page, 'Enviarme una prueba').click();
    await shown(page.getByText(`Prueba enviada a ${superadmin.email}`));
    expect(app.mailer.sent.at(-1)).toMatchObject({
      to: { address: superadmin.email },
      subject: '[Prueba] Tu entrevista con Aceros del Norte se ha cancelado',
      html: expect.stringContaining('Lo sentimos, Marcos Vidal'),
    });
    await button(page, 'Guardar Plantilla').click();
    await shown(page.getByText('Plantilla guardada'));
    await shown(page.getByText('Personalizada', { exact: true }));
    const body = { motivo: 'Se cubrió', avisar: true };
    await app.call(cancelEntrevista, { as: admin, params: { id: entrevista.id }, body });
    await jobs.run();
    const words = expect.stringContaining(`Lo sentimos, ${candidato.nombre}`);
    expect(app.mailer.sent.at(-1)).toMatchObject({ to: { address: candidato.email }, html: words, text: words });
    expect(withoutClocks(problems)).toEqual([]);
  });

  it('can be written as HTML, which is read by a list of what is allowed, and tell of somebody who has saved in between', async ({
    app,
    enter,
    problems,
  }) => {
    const page = await enter(await aSuperadmin(app));
    const other = await aSuperadmin(app);
    await page.goto(EDITOR);
    await shown(preview(page).getByText('Hola, Marcos Vidal'));
    await button(page, 'Avanzado: HTML').click();
    const html = page.getByLabel('HTML', { exact: false }).and(page.locator('textarea'));
    expect(await html.inputValue()).toContain('{nombreCandidato}');
    await html.fill('<p>Hola</p>\n<script>alert(1)</script>');
    await shown(page.getByText('<script> no se admite en un correo (línea 2, columna 1)'));
    await html.fill('<p>Qué tal, <b>{nombreCandidato}</b></p>');
    await shown(preview(page).getByText('Qué tal, Marcos Vidal'));
    await expectAccessible(page, '/configuracion/plantillas/:plantilla', 'HTML');
    await button(page, 'Por partes').click();
    await shown(preview(page).getByText('Hola, Marcos Vidal'));

    await page.getByLabel('Nota al pie').fill('Gracias por tu interés.');
    await change(app, other, { subject: 'Otra persona estuvo aquí' });
    await button(page, 'Guardar Plantilla').click();
    await shown(page.getByText('Otra persona cambió esta plantilla mientras la editabas'));
    await button(page, 'Recargar y conservar mis cambios').click();
    await gone(page.getByText('Otra persona cambió esta plantilla mientras la editabas'));
    expect(await page.getByLabel('Nota al pie').inputValue()).toBe('Gracias por tu interés.');
    await button(page, 'Guardar Plantilla').click();
    await shown(page.getByText('Plantilla guardada'));
    expect(withoutClocks(problems)).toEqual([]);
  });

  it('are compared with what they were, get their first text back, and are taken up again from one of the last versions', async ({
    app,
    enter,
    problems,
  }) => {
    const superadmin = await aSuperadmin(app);
    await change(app, superadmin, { title: 'Lo sentimos, {nombreCandidato}' });
    await change(app, superadmin, { title: 'Otra vez será, {nombreCandidato}' });
    const page = await enter(superadmin);
    await page.goto(EDITOR);
    await shown(preview(page).getByText('Otra vez será, Marcos Vidal'));
    await button(page, 'Comparar').click();
    const dialog = page.getByRole('dialog', { name: 'Comparar' });
    const frame = (title: string) => dialog.frameLocator(`iframe[title="Correo: ${title}"]`);
    await shown(frame('Predeterminada').getByText('Hola, Marcos Vidal'));
    await shown(frame('Tu texto').getByText('Otra vez será, Marcos Vidal'));
    const versions = dialog.getByLabel('Comparar con');
    const former = await versions.locator('option').allTextContents();
    expect(former).toEqual([
      'Predeterminada',
      expect.stringMatching(/^Versión 1, hasta el 2 mar 2026.+ \(Persona superadmin\)$/),
    ]);
    await versions.selectOption({ index: 1 });
    await shown(frame('Versión 1').getByText('Lo sentimos, Marcos Vidal'));
    await expectAccessible(page, '/configuracion/plantillas/:plantilla', 'comparar');
    await dialog.getByRole('button', { name: 'Cerrar la comparación' }).click();

    await button(page, 'Restablecer').click();
    await button(page, 'Restablecer la plantilla').click();
    await shown(page.getByText('La plantilla vuelve a ser la predeterminada'));
    await shown(preview(page).getByText('Hola, Marcos Vidal'));
    await shown(page.getByText('Predeterminada', { exact: true }).first());

    await button(page, 'Comparar').click();
    await versions.selectOption({ label: former[1] as string });
    await shown(frame('Versión 1').getByText('Lo sentimos, Marcos Vidal'));
    await dialog.getByRole('button', { name: 'Editar a partir de este texto' }).click();
    await shown(preview(page).getByText('Lo sentimos, Marcos Vidal'));
    await button(page, 'Guardar Plantilla').click();
    await shown(page.getByText('Plantilla guardada'));
    expect(withoutClocks(problems)).toEqual([]);
  });
});
