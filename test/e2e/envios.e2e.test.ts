import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Correo } from '#shared/correos/correo.ts';
import { eventually, HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, mailTo, newPerson, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';
import { anInformesCompany } from './support/informes-company.ts';

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

describe('A person who is rejected', { timeout: 120_000 }, () => {
  const persona = { nombre: 'Tadeo Roca', email: 'tadeo.roca@correo.test', puesto: 'Analista' };

  it('is told by e-mail only when whoever rejects them says so, in words that they see', async () => {
    const { data } = await staff.post<{ id: string }>('/api/candidatos', persona);
    await page.goto(`/candidatos/${data.id}`);
    await page.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await page.getByRole('button', { name: 'Rechazado', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `¿Pasar a ${persona.nombre} a Rechazado?` });
    await dialog.getByLabel('Motivo').fill('Busca otro tipo de puesto');
    const box = dialog.getByLabel('Avisar por correo a la persona');
    expect(await box.isChecked()).toBe(false);
    await box.check();
    const text = dialog.getByLabel('Mensaje');
    expect(await text.inputValue()).toContain('Gracias por tu interés');
    await text.fill('Gracias por venir, Tadeo.\n\nEsta vez no podrá ser.');
    await expectAccessible(page, 'envios-rechazo');
    await dialog.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await page.getByText('Le enviamos tu mensaje por correo.').waitFor();
    await sentTo(persona.email, 'rechazoCandidato');
    const mail = await mailTo(persona.email);
    expect(mail.asunto).toBe('Sobre tu candidatura en Cartas Claras S.L.');
    expect(mail.texto).toContain('Esta vez no podrá ser.');
    expect(mail.texto).not.toContain('Busca otro tipo de puesto');
    await page.goto(`/candidatos/${data.id}?tab=historial`);
    await page.getByText('Se avisó por correo a la persona.').waitFor();
  });

  it('of several is told for themselves', async () => {
    for (const nombre of ['Rosa Serna', 'Raúl Serna']) {
      const email = `${nombre.split(' ')[0]?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')}@serna.test`;
      await staff.post('/api/candidatos', { nombre, email });
    }
    await page.goto('/candidatos?q=Serna');
    await page.getByText('Rosa Serna').first().waitFor();
    await page.getByLabel('Seleccionar todos los de esta página').check();
    await page.getByRole('button', { name: 'Cambiar estado…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar el estado de 2 candidatos' });
    await dialog.getByLabel('Nuevo estado').selectOption('rechazado');
    await dialog.getByLabel('Motivo').fill('Puesto cubierto');
    await dialog.getByLabel('Avisar por correo a cada persona').check();
    await dialog.getByLabel('Mensaje').fill('');
    await dialog.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await dialog.getByText('Este campo es obligatorio').waitFor();
    await dialog.getByLabel('Mensaje').fill('Gracias a los dos. El puesto ya está cubierto.');
    await expectAccessible(page, 'envios-rechazos');
    await dialog.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await page.getByText('Estado cambiado a Rechazado').waitFor();
    for (const email of ['rosa@serna.test', 'raul@serna.test']) {
      await sentTo(email, 'rechazoCandidato');
      expect((await mailTo(email)).texto).toContain('El puesto ya está cubierto.');
    }
  });
});

describe('The result of an interview', { timeout: 180_000 }, () => {
  it('goes to the person once, as somebody of the company writes it', async () => {
    const { admin, ids } = await anInformesCompany('resultados.test', [
      { nombre: 'Elsa Prado', servicioId: 'test-vocacional', answers: 4 },
    ]);
    const boss = await newPerson(browser, { reducedMotion: 'reduce' });
    await boss.page.goto(`/informes/${ids[0]}`);
    await enterCredentials(boss.page, admin.email, admin.password);
    await boss.page.getByRole('heading', { level: 1, name: 'Informe de Elsa Prado' }).waitFor();
    const enviar = boss.page.getByRole('button', { name: 'Enviar resultado a la persona', exact: true });
    expect(await enviar.count()).toBe(0);
    const api = new HttpClient(inject('origin'));
    await api.signIn(admin.email, admin.password);
    const { data } = await api.get<{ informe: { version: number } }>(`/api/informes/${ids[0]}`);
    const body = { comentario: 'De acuerdo con el informe.', version: data.informe.version };
    expect((await api.post(`/api/informes/${ids[0]}/validar`, body)).status).toBe(200);
    await boss.page.reload();
    await enviar.click();
    const dialog = boss.page.getByRole('dialog', { name: 'Enviar resultado a la persona' });
    await dialog.getByLabel('Siguientes pasos').fill('Te llamaremos el jueves.');
    await expectAccessible(boss.page, 'envios-resultado');
    await dialog.getByRole('button', { name: 'Enviar resultado', exact: true }).click();
    await boss.page.getByText('Resultado en camino').waitFor();
    await boss.page.getByRole('region', { name: 'Resultado enviado a la persona' }).waitFor();
    expect(await enviar.count()).toBe(0);
    await expectAccessible(boss.page, 'envios-resultado-enviado');
    const mail = await eventually(async () => {
      const found = await mailTo('persona.0@candidatos.resultados.test');
      return found.asunto.startsWith('Sobre tu entrevista') ? found : undefined;
    });
    expect(mail.texto).toContain('Te llamaremos el jueves.');
    expect(mail.texto).not.toContain('De acuerdo con el informe.');
    expect(boss.problems).toEqual([]);
    await boss.page.close();
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
