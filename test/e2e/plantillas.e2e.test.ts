import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PlantillaCorreo } from '#shared/correos/plantilla-correo.ts';
import { HttpClient } from '../support/http-client.ts';
import { expectAccessible, launchBrowser, mailTo, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** The superadmin changes what an e-mail says, sees it, sends themselves a test, and gives it its first text back. */
const ADMIN = { nombre: 'Tadeo Plana', email: 'tadeo.plana@plantilla.test', password: 'Clave-plantilla-1' };
const EMPRESA = { nombreLegal: 'Letra Impresa S.L.', email: 'hola@plantilla.test' };
const CANDIDATO = { nombre: 'Lía Molde', email: 'lia.molde@plantilla.test', puesto: 'Edición' };
const PLANTILLA = 'entrevistaCancelada';

let browser: Browser;
let chief: { page: Page; problems: string[] };
let client: HttpClient;
let staff: HttpClient;

beforeAll(async () => {
  browser = await launchBrowser();
  client = new HttpClient(inject('origin'));
  await client.signIn('super@idonea.test', 'Demo-1234');
  ({ staff } = await aCompany(EMPRESA, ADMIN));
  chief = await newPerson(browser, { reducedMotion: 'reduce' });
  await signIn(chief.page, 'super@idonea.test');
});
afterAll(async () => {
  const { data } = await client.get<PlantillaCorreo>(`/api/correos/plantillas/${PLANTILLA}`);
  if (data?.personalizada) {
    await client.post(`/api/correos/plantillas/${PLANTILLA}/restablecer`, { version: data.version });
  }
  await browser?.close();
});

/** Asked from outside: nothing runs in the frame itself. */
const BACKGROUND = `getComputedStyle(document.querySelector('iframe').contentDocument.querySelector('.tarjeta')).backgroundColor`;
const WIDTH = "document.querySelector('iframe').clientWidth";

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Vista previa del correo"]');

async function openEditor(page: Page) {
  await page.goto('/configuracion?seccion=email&vista=plantillas');
  await page.getByLabel('Buscar plantilla').fill('cancelada');
  await page.getByRole('link', { name: 'Entrevista cancelada', exact: true }).click();
  await preview(page).getByText('Hola, Marcos Vidal').waitFor();
}

describe('The templates of e-mails', { timeout: 120_000 }, () => {
  it('are listed by category, with what each is for, and searched without accents', async () => {
    const { page } = chief;
    await page.goto('/configuracion?seccion=email&vista=plantillas');
    const candidatos = page.getByRole('region', { name: 'Candidatos', exact: true });
    await candidatos.getByRole('link', { name: 'Invitación a entrevista', exact: true }).waitFor();
    await expectAccessible(page, 'plantillas-lista');
    await page.getByLabel('Buscar plantilla').fill('invitacion a');
    await page.getByRole('link', { name: 'Alerta', exact: true }).waitFor({ state: 'detached' });
    await page.getByLabel('Buscar plantilla').fill('no hay ninguna así');
    await page.getByText('Ninguna plantilla coincide con los filtros').waitFor();
    await button(page, 'Quitar los filtros').click();
  });

  it('show the e-mail as it goes out, on a computer and a phone, light and dark, and as text', async () => {
    const { page } = chief;
    await openEditor(page);
    const background = () => page.evaluate(BACKGROUND);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await expectAccessible(page, 'plantilla-editor');
    await button(page, 'Oscuro').click();
    await expect.poll(background).toBe('rgb(27, 34, 42)');
    await button(page, 'Móvil').click();
    await expect.poll(() => page.evaluate(WIDTH)).toBeLessThanOrEqual(375);
    await expectAccessible(page, 'plantilla-movil-oscuro');
    await button(page, 'Solo texto').click();
    await page.getByText('Aceros del Norte ha cancelado tu entrevista', { exact: false }).last().waitFor();
    await button(page, 'Escritorio').click();
    await button(page, 'Claro').click();
  });

  it('say what is wrong below its field while somebody writes, and keep the last good preview', async () => {
    const { page } = chief;
    await page.getByLabel('Título').fill('Lo sentimos, {nombreCandidat}');
    await page.getByText('«{nombreCandidat}» no es una variable de este correo (posición 14)').waitFor();
    await preview(page).getByText('Hola, Marcos Vidal').waitFor();
    await expectAccessible(page, 'plantilla-errores');
    await button(page, 'Guardar Plantilla').click();
    await page.getByText('No guardado.', { exact: false }).waitFor();
    expect(await page.getByLabel('Título').inputValue()).toBe('Lo sentimos, {nombreCandidat}');
  });

  it('put a variable where the cursor was', async () => {
    const { page } = chief;
    const title = page.getByLabel('Título');
    await title.fill('Lo sentimos, ');
    await button(page, 'Insertar variable').click();
    const variables = page.getByRole('dialog', { name: 'Variables de este correo' });
    await variables.waitFor();
    await expectAccessible(page, 'plantilla-variables');
    await variables.getByText('{nombreCandidato}').click();
    expect(await title.inputValue()).toBe('Lo sentimos, {nombreCandidato}');
    await preview(page).getByText('Lo sentimos, Marcos Vidal').waitFor();
  });

  it('ask before what was typed is lost', async () => {
    const { page } = chief;
    await page.getByRole('link', { name: 'Plantillas', exact: true }).click();
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await page.getByLabel('Título').inputValue()).toBe('Lo sentimos, {nombreCandidato}');
  });

  it('send a test of what is not saved yet', async () => {
    const { page } = chief;
    await button(page, 'Enviarme una prueba').click();
    await page.getByText('Prueba enviada a super@idonea.test').waitFor();
    const mail = await mailTo('super@idonea.test');
    expect(mail.asunto).toBe('[Prueba] Tu entrevista con Aceros del Norte se ha cancelado');
    expect(mail.html).toContain('Lo sentimos, Marcos Vidal');
  });

  it('are saved, and the next e-mail says so', async () => {
    const { page } = chief;
    await button(page, 'Guardar Plantilla').click();
    await page.getByText('Plantilla guardada').waitFor();
    await page.getByText('Personalizada', { exact: true }).waitFor();
    const { data } = await staff.post<{ id: string }>('/api/candidatos', CANDIDATO);
    const booked = await staff.post<{ id: string }>('/api/entrevistas', {
      candidatoId: data.id,
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: new Date(Date.now() + 86_400_000).toISOString(),
      zonaHoraria: 'Europe/Madrid',
    });
    await mailTo(CANDIDATO.email);
    await staff.post(`/api/entrevistas/${booked.data.id}/cancelar`, { motivo: 'Se cubrió', avisar: true });
    await expect
      .poll(async () => (await mailTo(CANDIDATO.email)).html, { timeout: 20_000 })
      .toContain(`Lo sentimos, ${CANDIDATO.nombre}`);
    expect((await mailTo(CANDIDATO.email)).texto).toContain(`Lo sentimos, ${CANDIDATO.nombre}`);
  });

  it('can be written as HTML, which is read by a list of what is allowed', async () => {
    const { page } = chief;
    await button(page, 'Avanzado: HTML').click();
    const html = page.getByLabel('HTML', { exact: false }).and(page.locator('textarea'));
    expect(await html.inputValue()).toContain('{nombreCandidato}');
    await html.fill('<p>Hola</p>\n<script>alert(1)</script>');
    await page.getByText('<script> no se admite en un correo (línea 2, columna 1)').waitFor();
    await html.fill('<p>Hola, <b>{nombreCandidato}</b></p>');
    await preview(page).getByText('Hola, Marcos Vidal').waitFor();
    await expectAccessible(page, 'plantilla-html');
    await button(page, 'Por partes').click();
    await preview(page).getByText('Lo sentimos, Marcos Vidal').waitFor();
  });

  it('tell of somebody who has saved in between, and lose nothing', async () => {
    const { page } = chief;
    await page.getByLabel('Nota al pie').fill('Gracias por tu interés.');
    const { data } = await client.get<PlantillaCorreo>(`/api/correos/plantillas/${PLANTILLA}`);
    const { contenido, enabled, version } = data;
    const other = { subject: 'Otra persona estuvo aquí', contenido, enabled, version };
    await client.send('PUT', `/api/correos/plantillas/${PLANTILLA}`, other);
    await button(page, 'Guardar Plantilla').click();
    await page.getByText('Otra persona cambió esta plantilla mientras la editabas').waitFor();
    await expectAccessible(page, 'plantilla-obsoleta');
    await button(page, 'Recargar y conservar mis cambios').click();
    expect(await page.getByLabel('Nota al pie').inputValue()).toBe('Gracias por tu interés.');
    await button(page, 'Guardar Plantilla').click();
    await page.getByText('Plantilla guardada').first().waitFor();
  });

  it('are compared with what they were, and get their first text back', async () => {
    const { page } = chief;
    await button(page, 'Comparar').click();
    const dialog = page.getByRole('dialog', { name: 'Comparar' });
    await dialog.frameLocator('iframe[title="Correo: Predeterminada"]').getByText('Hola, Marcos Vidal').waitFor();
    await dialog.frameLocator('iframe[title="Correo: Tu texto"]').getByText('Lo sentimos, Marcos Vidal').waitFor();
    await expectAccessible(page, 'plantilla-comparar');
    await dialog.getByRole('button', { name: 'Cerrar la comparación' }).click();
    await button(page, 'Restablecer').click();
    await button(page, 'Restablecer la plantilla').waitFor();
    await expectAccessible(page, 'plantilla-restablecer');
    await button(page, 'Restablecer la plantilla').click();
    await page.getByText('La plantilla vuelve a ser la predeterminada').waitFor();
    await preview(page).getByText('Hola, Marcos Vidal').waitFor();
    await page.getByText('Predeterminada', { exact: true }).first().waitFor();
  });

  it('are taken up again from any of the last versions', async () => {
    const { page } = chief;
    await button(page, 'Comparar').click();
    const dialog = page.getByRole('dialog', { name: 'Comparar' });
    const versions = dialog.getByLabel('Comparar con');
    const former = await versions.locator('option').allTextContents();
    expect(former.length).toBeGreaterThan(2);
    expect(former[1]).toMatch(/^Versión \d+, hasta el \d+ .+ \(Elena Vidal\)$/);
    // The older of the two: the one before the last change.
    await versions.selectOption({ index: 2 });
    const [version] = (former[2] ?? '').split(',');
    await dialog.frameLocator(`iframe[title="Correo: ${version}"]`).getByText('Lo sentimos, Marcos Vidal').waitFor();
    await expectAccessible(page, 'plantilla-versiones');
    await dialog.getByRole('button', { name: 'Editar a partir de este texto' }).click();
    await preview(page).getByText('Lo sentimos, Marcos Vidal').waitFor();
    await button(page, 'Guardar Plantilla').click();
    await page.getByText('Plantilla guardada').first().waitFor();
    await button(page, 'Restablecer').click();
    await button(page, 'Restablecer la plantilla').click();
    await preview(page).getByText('Hola, Marcos Vidal').waitFor();
  });

  it('look right everywhere', async () => {
    for (const { name, ...variant } of VARIANTS) {
      const { page } = await newPerson(browser, { reducedMotion: 'reduce', ...variant });
      await signIn(page, 'super@idonea.test');
      await page.goto('/configuracion?seccion=email&vista=plantillas');
      await page.getByRole('link', { name: 'Alerta', exact: true }).waitFor();
      await expectAccessible(page, `plantillas-${name}`);
      await page.goto('/configuracion/plantillas/invitacionEntrevista');
      await preview(page).getByText('Hola, Marcos Vidal').waitFor();
      await expectAccessible(page, `plantilla-${name}`);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expectAccessible(page, `plantilla-vista-${name}`);
      await page.close();
    }
  });

  it('are the superadmin’s alone', async () => {
    const { status } = await staff.get('/api/correos/plantillas');
    expect(status).toBe(403);
    // The browser itself tells of each text that the server has found a mistake in.
    expect(chief.problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
  });
});
