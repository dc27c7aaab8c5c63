import type { Browser, Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Correo } from '#shared/correos/correo.ts';
import { eventually, HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { keptByBrowser } from './support/browser-storage.ts';
import { aCompany } from './support/company.ts';

/** The superadmin names a mail server, tries it, and goes back; a company sees what became of its e-mails. */
const ADMIN = { nombre: 'Cora Vidal', email: 'cora.vidal@buzon.test', password: 'Clave-buzon-1' };
const EMPRESA = { nombreLegal: 'Buzón Lleno S.L.', email: 'hola@buzon.test' };
/** The local run lists it beside the usual ports. */
const PORT = 1025;
const RETURNED = 'bounce@simulator.amazonses.com';

let browser: Browser;
let chief: { page: Page; problems: string[] };
let staff: HttpClient;
let server: SMTPServer;
const received: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  server = new SMTPServer({
    onAuth: ({ username, password }, _session, callback) =>
      password === 'clave-del-servidor' ? callback(null, { user: username }) : callback(new Error('No')),
    onData(stream, { envelope }, callback) {
      received.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume();
      stream.on('end', () => callback());
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  ({ staff } = await aCompany(EMPRESA, ADMIN));
  chief = await newPerson(browser, { reducedMotion: 'reduce' });
  await signIn(chief.page, 'super@idonea.test');
});
afterAll(async () => {
  const client = new HttpClient(inject('origin'));
  await client.signIn('super@idonea.test', 'Demo-1234');
  await client.send('PUT', '/api/configuracion/global', { emailConfig: { smtp: null } });
  server?.close();
  await browser?.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('The configuration of e-mail', { timeout: 120_000 }, () => {
  it('is a tab of the superadmin, and warns of what it affects', async () => {
    const { page } = chief;
    await page.goto('/configuracion?seccion=email');
    await page.getByText('Afecta a todos los correos de la plataforma').waitFor();
    await tab(page, 'Servidor SMTP').waitFor();
    for (const name of ['Emails por Categoría', 'Plantillas', 'Avanzado', 'Envíos']) await tab(page, name).waitFor();
  });

  it('needs a server, a user and a sender, and says so in the fields', async () => {
    const { page } = chief;
    await page.getByLabel('Servicio de envío').selectOption('propio');
    await page.getByLabel('Nombre del remitente').fill('');
    await button(page, 'Guardar Configuración').click();
    await page.getByText('Escribe el nombre del servidor, por ejemplo smtp.tuempresa.com').waitFor();
    await page.getByText('Escribe el usuario').waitFor();
    await page.getByText('Este campo es obligatorio').first().waitFor();
    await expectAccessible(page, 'correo-servidor-errores');
  });

  it('tells at which step a test fails, and keeps what was typed', async () => {
    const { page } = chief;
    await page.locator('input[name="smtp.host"]').fill('127.0.0.1');
    await page.locator('input[name="smtp.port"]').fill(String(PORT));
    await page.locator('input[name="smtp.user"]').fill('ana');
    await page.locator('input[name="smtp.password"]').fill('equivocada-del-todo');
    await button(page, 'Probar Conexión').click();
    await page
      .getByText('Error en conexión SMTP: el servidor no acepta el usuario o la contraseña')
      .waitFor({ timeout: 30_000 });
    const steps = page.getByRole('list', { name: 'Pasos de la prueba' });
    expect(await steps.getByRole('listitem').count()).toBe(5);
    await steps.getByText('Iniciar sesión: ha fallado').waitFor();
    expect(await page.locator('input[name="smtp.host"]').inputValue()).toBe('127.0.0.1');
    await expectAccessible(page, 'correo-prueba');
  });

  it('refuses addresses that are no mail server of the deployment', async () => {
    const { page } = chief;
    await page.locator('input[name="smtp.host"]').fill('169.254.169.254');
    await button(page, 'Probar Conexión').click();
    await page.getByText('Error en conexión SMTP: el servidor tiene una dirección que no es pública').waitFor();
  });

  it('sends a test to the superadmin, and is saved without its password coming back', async () => {
    const { page } = chief;
    await page.locator('input[name="smtp.host"]').fill('127.0.0.1');
    await page.locator('input[name="smtp.password"]').fill('clave-del-servidor');
    await button(page, 'Probar Conexión').click();
    await page.getByText('Conexión SMTP exitosa - Email de prueba enviado').waitFor({ timeout: 30_000 });
    expect(received).toEqual(['super@idonea.test']);
    await page.getByLabel('Nombre del remitente').fill('Idonea');
    await page.getByLabel('Email del remitente').fill('avisos@idonea.test');
    await button(page, 'Guardar Configuración').click();
    await page.getByText('Configuración guardada en el servidor').waitFor();
    await page.reload();
    await page.locator('input[name="smtp.host"]').waitFor();
    expect(await page.locator('input[name="smtp.password"]').inputValue()).toBe('••••idor');
    expect(await keptByBrowser(page)).not.toContain('clave-del-servidor');
    await expectAccessible(page, 'correo-servidor');
  });

  it('has a mailbox for each kind, and how often is tried', async () => {
    const { page } = chief;
    await tab(page, 'Emails por Categoría').click();
    await page.locator('input[name="emails.reportes.email"]').fill('no-es-un-email');
    await button(page, 'Guardar Configuración').click();
    await page.getByText('Escribe un correo electrónico válido', { exact: false }).waitFor();
    await page.locator('input[name="emails.reportes.email"]').fill('reportes@idonea.test');
    await expectAccessible(page, 'correo-categorias');
    await tab(page, 'Avanzado').click();
    await page.getByLabel('Intentos de envío').fill('11');
    await button(page, 'Guardar Configuración').click();
    await page.getByText('Como máximo 10').waitFor();
    await page.getByLabel('Intentos de envío').fill('4');
    await expectAccessible(page, 'correo-avanzado');
    await button(page, 'Guardar Configuración').click();
    await page.getByText('Configuración guardada en el servidor').first().waitFor();
  });

  it('keeps what was typed when saving fails', async () => {
    const { page } = chief;
    await page.getByLabel('Responder a').fill('respuestas@idonea.test');
    await page.route('**/api/configuracion/global', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await button(page, 'Guardar Configuración').click();
    await page.getByText('Error guardando configuración de email', { exact: false }).waitFor();
    await page.getByText('No guardado.', { exact: false }).waitFor();
    expect(await page.getByLabel('Responder a').inputValue()).toBe('respuestas@idonea.test');
    await page.unrouteAll();
    // The line that was cut on purpose.
    chief.problems.length = 0;
  });

  it('keeps what was typed when another superadmin saves meanwhile, and lays it over theirs', async () => {
    const { page } = chief;
    const other = new HttpClient(inject('origin'));
    await other.signIn('super@idonea.test', 'Demo-1234');
    const save = (emailConfig: object) => other.send('PUT', '/api/configuracion/global', { emailConfig });
    await tab(page, 'Avanzado').click();
    await page.getByLabel('Responder a').fill('mi-buzon@idonea.test');
    await tab(page, 'Servidor SMTP').click();
    await page.locator('input[name="smtp.password"]').fill('tecleada-y-sin-guardar');
    await tab(page, 'Avanzado').click();
    await save({ maxRetries: 7, replyTo: 'su-buzon@idonea.test' });
    await button(page, 'Guardar Configuración').click();
    const notice = page.getByRole('alert').filter({ hasText: 'Otra persona cambió la configuración de email' });
    await notice.waitFor();
    expect(await page.getByLabel('Responder a').inputValue()).toBe('mi-buzon@idonea.test');
    await expectAccessible(page, 'correo-obsoleto');
    await notice.getByRole('button', { name: 'Recargar y conservar mis cambios', exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Intentos de envío').inputValue()).toBe('7');
    expect(await page.getByLabel('Responder a').inputValue()).toBe('mi-buzon@idonea.test');
    await page.getByText('Revisa lo que también cambió la otra persona').waitFor();
    await page.getByText('Responder a. Aquí está lo que escribiste tú.').waitFor();
    await tab(page, 'Servidor SMTP').click();
    expect(await page.locator('input[name="smtp.password"]').inputValue()).toBe('tecleada-y-sin-guardar');
    expect(await keptByBrowser(page)).not.toContain('tecleada-y-sin-guardar');
    // The notice of an earlier save may still stand there: the server says when this one is done.
    await button(page, 'Guardar Configuración').click();
    const stored = async () => (await other.get<{ emailConfig: object }>('/api/configuracion/global')).data.emailConfig;
    await expect.poll(stored, { timeout: 15_000 }).toMatchObject({ maxRetries: 7, replyTo: 'mi-buzon@idonea.test' });
    // The refusal that was meant.
    chief.problems.length = 0;
  });

  it('follows what another superadmin saves while nothing is typed', async () => {
    const { page } = chief;
    const other = new HttpClient(inject('origin'));
    await other.signIn('super@idonea.test', 'Demo-1234');
    await other.send('PUT', '/api/configuracion/global', { emailConfig: { maxRetries: 2 } });
    await tab(page, 'Avanzado').click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Actualizar ahora/ })
      .click();
    await expect.poll(() => page.getByLabel('Intentos de envío').inputValue()).toBe('2');
  });

  it('goes back to the platform’s own service', async () => {
    const { page } = chief;
    await button(page, 'Inicializar Configuración').click();
    const question = page.getByRole('dialog', { name: '¿Inicializar la configuración?' });
    await expectAccessible(page, 'correo-inicializar');
    await question.getByRole('button', { name: 'Inicializar', exact: true }).click();
    await page.getByText('Configuración inicializada exitosamente').waitFor();
    await tab(page, 'Servidor SMTP').click();
    expect(await page.getByLabel('Servicio de envío').inputValue()).toBe('plataforma');
  });
});

describe('The log of e-mails', { timeout: 120_000 }, () => {
  it('shows an administrator what came back, and sends it again', async () => {
    const candidato = { nombre: 'Rita Devuelta', email: RETURNED, puesto: 'Cartera' };
    const { data } = await staff.post<{ id: string }>('/api/candidatos', candidato);
    await staff.post('/api/entrevistas', {
      candidatoId: data.id,
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: new Date(Date.now() + 86_400_000).toISOString(),
      zonaHoraria: 'Europe/Madrid',
    });
    await eventually(async () => {
      const list = await staff.get<Correo[]>('/api/correos?estado=rebotado');
      return list.data.some(({ para }) => para.email === RETURNED) || undefined;
    });
    const { page, problems } = await newPerson(browser, { reducedMotion: 'reduce' });
    await page.goto('/login');
    await enterCredentials(page, ADMIN.email, ADMIN.password);
    await page.waitForURL('**/dashboard');
    await page.goto('/configuracion?seccion=email');
    const row = page.getByRole('row').filter({ hasText: RETURNED });
    await row.getByText('Rebotado').waitFor();
    await row.getByText('la dirección no existe', { exact: false }).waitFor();
    for (const { name, ...variant } of VARIANTS) {
      const other = await newPerson(browser, { reducedMotion: 'reduce', ...variant });
      await other.page.goto('/login');
      await enterCredentials(other.page, ADMIN.email, ADMIN.password);
      await other.page.waitForURL('**/dashboard');
      await other.page.goto('/configuracion?seccion=email');
      await other.page.getByText(RETURNED).first().waitFor();
      await expectAccessible(other.page, `correo-envios-${name}`);
      await other.page.close();
    }
    await page.getByLabel('Estado del correo').selectOption('fallido');
    await page.getByText('Ningún correo coincide con los filtros').waitFor();
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await page.getByRole('button', { name: `Reenviar a ${RETURNED}` }).click();
    await page.getByText('El correo vuelve a la cola').waitFor();
    const again = await eventually(async () => {
      const list = await staff.get<Correo[]>(`/api/correos?q=${RETURNED}`);
      return list.data.find(({ estado, reenvios }) => estado === 'rebotado' && reenvios === 1);
    });
    expect(again.plantilla).toBe('invitacionEntrevista');
    expect([...problems, ...chief.problems]).toEqual([]);
  });
});
