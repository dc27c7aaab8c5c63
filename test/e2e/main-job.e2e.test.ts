import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { eventually } from '../support/http-client.ts';
import { aCif } from '../support/scenarios.ts';
import { writtenAnswer } from '../support/written-answers.ts';
import { enterCredentials, launchBrowser, MOBILE, mailTo, newPerson } from './support/browser.ts';

const ADMIN = {
  nombre: 'Clara Ríos',
  email: 'clara@nueva-logistica.test',
  password: 'temporal-1',
  newPassword: 'mi-clave-nueva-1',
};
const CANDIDATE = { nombre: 'Nuria Peña Castro', email: 'nuria.pena@correo.test', puesto: 'Coordinadora de soporte' };

let browser: Browser;
let admin: Page;
let enlace = '';
const problems: string[][] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function person(options?: Parameters<typeof newPerson>[1]): Promise<Page> {
  const { page, problems: own } = await newPerson(browser, options);
  problems.push(own);
  return page;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, email, password);
}

/** The superadmin signs in and creates a company with its administrator. */
async function createCompany(): Promise<void> {
  const page = await person();
  await page.goto('/login');
  await signIn(page, 'super@idonea.test', 'Demo-1234');
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'Dashboard Global' }).waitFor();

  await page.goto('/empresas');
  await page.getByRole('button', { name: 'Nueva Empresa' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva Empresa' });
  await form.getByLabel('Nombre Legal').fill('Nueva Logística S.L.');
  await form.getByLabel('Nombre Comercial').fill('Nueva Logística');
  await form.getByLabel('CIF').fill(aCif(6_541_001));
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill('hola@nueva-logistica.test');
  await form.getByRole('tab', { name: 'Administrador' }).click();
  await form.getByLabel('Crear administrador junto con la empresa').check();
  await form.getByLabel('Nombre del administrador').fill(ADMIN.nombre);
  await form.getByLabel('Email del administrador').fill(ADMIN.email);
  await form.locator('input[name="adminData.password"]').fill(ADMIN.password);
  await form.locator('input[name="adminData.confirmPassword"]').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Crear Empresa' }).click();
  await page.getByText(ADMIN.email).first().waitFor();
}

/** The administrator gets the e-mail, signs in with the temporary password and sets a new one. */
async function setPassword(): Promise<void> {
  const mail = await mailTo(ADMIN.email);
  expect(mail.texto).toContain(`Contraseña temporal: ${ADMIN.password}`);
  admin = await person();
  await signIn(admin, ADMIN.email, ADMIN.password);
  await admin.getByLabel('Nueva contraseña').fill(ADMIN.newPassword);
  await admin.getByLabel('Repite la contraseña').fill(ADMIN.newPassword);
  await admin.getByRole('button', { name: 'Guardar y entrar' }).click();
  await admin.waitForURL('**/dashboard');
  await admin.getByRole('heading', { name: 'Dashboard - Nueva Logística' }).waitFor();
  await admin.reload();
  await admin.getByRole('heading', { name: 'Dashboard - Nueva Logística' }).waitFor();
}

/** Creates a candidate and books an interview; the candidate is invited by e-mail. */
async function bookInterview(): Promise<void> {
  await admin.goto('/candidatos');
  await admin
    .getByRole('link', { name: /nuevo candidato|crear/i })
    .first()
    .click();
  await admin.getByLabel('Nombre completo').fill(CANDIDATE.nombre);
  await admin.getByLabel('Correo electrónico').fill(CANDIDATE.email);
  await admin.getByLabel('Puesto al que opta').fill(CANDIDATE.puesto);
  await admin.getByRole('button', { name: /guardar|crear candidato/i }).click();
  await admin.getByRole('heading', { name: CANDIDATE.nombre }).waitFor();

  await admin
    .getByRole('button', { name: 'Programar entrevista' })
    .or(admin.getByRole('link', { name: 'Programar entrevista' }))
    .first()
    .click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Servicio de IA').click();
  await admin.getByRole('option', { name: /profundidad/i }).click();
  await dialog.getByRole('button', { name: 'Ahora' }).click();
  await dialog
    .getByRole('button', { name: /programar/i })
    .last()
    .click();
  await dialog.waitFor({ state: 'hidden' });

  const mail = await mailTo(CANDIDATE.email);
  expect(mail.asunto).toContain('Tu entrevista con Nueva Logística');
  const invitation = mail.adjuntos.find(({ nombre }) => nombre === 'entrevista.ics');
  expect(Buffer.from(invitation?.contenido ?? '', 'base64').toString()).toContain('METHOD:REQUEST');
  enlace = /https?:\/\/\S+\/entrevista\/tok_[\w-]+/.exec(mail.texto)?.[0] ?? '';
  expect(enlace).toContain(inject('origin'));
  await admin.goto('/entrevistas');
  await admin.getByText(CANDIDATE.nombre).first().waitFor();
}

/** The candidate consents and answers; on another device the interview goes on at the same turn. */
async function answerOnTwoDevices(): Promise<void> {
  const first = await person({ viewport: MOBILE, hasTouch: true, isMobile: true });
  await first.goto(enlace);
  await first.getByRole('heading', { level: 1 }).waitFor();
  await first.getByRole('checkbox').first().waitFor();
  for (const box of await first.getByRole('checkbox').all()) await box.check();
  await first.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await first.getByRole('button', { name: 'Empezar la entrevista' }).click();
  await first.getByRole('textbox').waitFor();
  for (let n = 1; n <= 3; n++) await answer(first, n);
  const question = await first.getByRole('heading', { level: 1 }).textContent();
  await first.context().close();

  const second = await person();
  await second.goto(enlace);
  await second.getByRole('textbox').waitFor();
  expect(await second.getByRole('heading', { level: 1 }).textContent()).toBe(question);
  await second.getByRole('button', { name: 'Pausar' }).click();
  await second.getByRole('button', { name: 'Continuar' }).waitFor();
  await second.getByRole('button', { name: 'Continuar' }).click();

  const send = second.getByRole('button', { name: 'Enviar entrevista' });
  for (let n = 4; n < 80; n++) {
    await second.getByRole('textbox').or(send).first().waitFor();
    if (await send.isVisible()) break;
    await answer(second, n);
  }
  await second.getByRole('button', { name: 'Corregir la pregunta 1', exact: true }).click();
  const again = second.getByRole('textbox', { name: 'Tu respuesta corregida' });
  await again.fill(`${await again.inputValue()} Y lo volvería a hacer.`);
  await second.getByRole('button', { name: 'Guardar corrección' }).click();
  await second.getByText('Corregida', { exact: true }).waitFor();
  await send.click();
  await second.getByRole('heading', { name: 'Entrevista enviada' }).waitFor();
  await second.reload();
  await second.getByRole('heading', { name: 'Entrevista enviada' }).waitFor();
}

/** The administrator is notified, reads the report, changes a score and validates it. */
async function validateReport(): Promise<void> {
  const ready = admin.getByText('Informe listo para revisar').first();
  await eventually(async () => {
    await admin.goto('/dashboard');
    await admin
      .getByRole('button', { name: /notificaciones/i })
      .first()
      .click();
    return ready.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  }, 40);
  await ready.click();
  await admin.waitForURL('**/informes/ent_*');
  await admin.getByRole('heading', { name: `Informe de ${CANDIDATE.nombre}` }).waitFor();
  await admin.getByRole('link', { name: 'Revisar y validar', exact: true }).click();
  await admin.waitForURL('**/completo?revisar=1');

  const quote = admin.locator('button[id^="cita-"]').first();
  const text = (await quote.textContent()) ?? '';
  await quote.click();
  const mark = admin.locator('mark').first();
  await mark.waitFor();
  expect(text).toContain((await mark.textContent())?.slice(0, 30));

  await admin
    .getByRole('button', { name: /^(Cambiar|Añadir) puntuación de/ })
    .first()
    .click();
  const editor = admin.getByRole('group', { name: /^Tu puntuación de/ });
  await editor.getByLabel('Puntuación').selectOption('6.5');
  await editor.getByLabel('Motivo').fill('Lo contó con menos detalle de lo que pide el puesto.');
  await admin
    .getByLabel('Comentario de la revisión')
    .fill('He leído la transcripción completa y comparto la valoración.');
  await admin.getByRole('button', { name: 'Validar informe' }).first().click();
  await admin
    .getByRole('alertdialog')
    .or(admin.getByRole('dialog'))
    .getByRole('button', { name: /validar/i })
    .click();
  await admin.getByText(`Validado por ${ADMIN.nombre}`).first().waitFor();
  await admin.goto('/entrevistas');
  await admin.getByText('Validada').first().waitFor();
}

it('The main job is done as people do it, each in their own browser', { timeout: 240_000 }, async () => {
  await createCompany();
  await setPassword();
  await bookInterview();
  await answerOnTwoDevices();
  await validateReport();
  expect([...new Set(problems.flat())]).toEqual([]);
});

async function answer(page: Page, n: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const pregunta = (await heading.textContent()) ?? '';
  await page.getByRole('textbox').fill(writtenAnswer(pregunta, n));
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await eventually(async () => (await heading.textContent()) !== pregunta);
}
