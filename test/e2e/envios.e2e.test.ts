import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Correo } from '#shared/correos/correo.ts';
import { eventually, type HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, mailTo, newPerson, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** E-mails that a person decides to send, and what a new company and its people are sent by themselves. */
const EMPRESA = { nombreLegal: 'Cartas Claras S.L.', email: 'hola@cartas.test' };
const ADMIN = { nombre: 'Irene Soler', email: 'irene.soler@cartas.test', password: 'Clave-cartas-1' };

let browser: Browser;
let staff: HttpClient;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ staff } = await aCompany(EMPRESA, ADMIN));
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
  await open(page, '/dashboard');
});
afterAll(() => browser?.close());

async function open(where: Page, path: string): Promise<void> {
  await where.goto(path);
  await enterCredentials(where, ADMIN.email, ADMIN.password);
  await where.waitForURL(`**${path}`);
}

const mailsTo = async (address: string) =>
  (await staff.get<Correo[]>(`/api/correos?q=${encodeURIComponent(address)}`)).data;
const sentTo = (address: string, plantilla: Correo['plantilla']) =>
  eventually(async () =>
    (await mailsTo(address)).find((each) => each.plantilla === plantilla && each.estado === 'enviado'),
  );

describe('A new company', { timeout: 60_000 }, () => {
  it('is welcomed at its own address, and its administrator when they have chosen a password', async () => {
    await sentTo(EMPRESA.email, 'bienvenidaEmpresa');
    const welcome = await mailTo(EMPRESA.email);
    expect(welcome.asunto).toBe('Cartas Claras S.L. ya está en Idonea');
    expect(welcome.texto).toContain('Irene Soler');
    await sentTo(ADMIN.email, 'welcome');
  });
});

describe('The figures of a period', { timeout: 120_000 }, () => {
  it('are sent by e-mail to oneself and to colleagues, with a message', async () => {
    await page.goto('/analytics?periodo=90');
    await page.getByRole('button', { name: 'Enviar por correo', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar por correo' });
    await dialog.getByLabel(`${ADMIN.nombre} (tú)`).waitFor();
    expect(await dialog.getByLabel(`${ADMIN.nombre} (tú)`).isChecked()).toBe(true);
    await dialog.getByLabel('Mensaje').fill('Así va el trimestre.');
    await expectAccessible(page, 'envios-reporte');
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByText('Reporte en camino').waitFor();
    await sentTo(ADMIN.email, 'reportePersonalizado');
    const mail = await mailTo(ADMIN.email);
    expect(mail.asunto).toContain('Cifras de Cartas Claras S.L. del ');
    expect(mail.texto).toContain('Así va el trimestre.');
  });

  it('keep what was typed when sending fails', async () => {
    await page.getByRole('button', { name: 'Enviar por correo', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar por correo' });
    await dialog.getByLabel('Mensaje').fill('Sin línea.');
    await page.route('**/api/analiticas/correo*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await dialog.getByText('No se pudo enviar el reporte').waitFor();
    expect(await dialog.getByLabel('Mensaje').inputValue()).toBe('Sin línea.');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByText('Reporte en camino').first().waitFor();
    // The line that was cut on purpose.
    problems.length = 0;
  });

  it('come every week and month unless an administrator switches them off', async () => {
    await page.goto('/perfil');
    const group = page.getByRole('group', { name: 'Reportes por correo' });
    await group.waitFor();
    for (const name of ['Reporte semanal', 'Reporte mensual']) {
      expect(await group.getByLabel(name).isChecked()).toBe(true);
    }
    await expectAccessible(page, 'envios-preferencias');
  });
});

describe.each(VARIANTS)('The dialogs, $name', ({ name, ...variant }) => {
  it('are accessible and no wider than the window', { timeout: 60_000 }, async () => {
    const other = await newPerson(browser, { reducedMotion: 'reduce', ...variant });
    await open(other.page, '/analytics');
    await other.page.getByRole('button', { name: 'Enviar por correo', exact: true }).click();
    await other.page.getByLabel(`${ADMIN.nombre} (tú)`).waitFor();
    await expectAccessible(other.page, `envios-reporte-${name}`);
    await other.page.close();
  });
});

it('Nothing went wrong in the browser', () => {
  expect(problems).toEqual([]);
});
