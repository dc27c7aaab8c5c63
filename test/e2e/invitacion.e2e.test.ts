import { expect, it } from 'vitest';
import { enterCredentials, launchBrowser, mailTo, newPerson } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** The e-mail on its whole way: the job, the account of the pool, the message, and the person who signs in with it. */
const ADMIN = { nombre: 'Rosa Vela', email: 'rosa@invitados.test', password: 'Clave-invita-1' };
const NEW = { nombre: 'Íñigo', apellidos: 'Peña Sol', email: 'inigo.pena@invitados.test' };

it('A user who is invited signs in with the password of the e-mail and chooses their own', async () => {
  const { staff } = await aCompany({ nombreLegal: 'Invitados S.L.', email: 'hola@invitados.test' }, ADMIN);
  expect((await staff.post('/api/usuarios', { ...NEW, rol: 'operador' })).status).toBe(201);
  const { asunto, texto } = await mailTo(NEW.email);
  expect(asunto).toBe('Tu acceso a Idonea: Invitados S.L.');

  const browser = await launchBrowser();
  const { page, problems } = await newPerson(browser, { reducedMotion: 'reduce' });
  await page.goto('/login');
  await enterCredentials(page, NEW.email, /Contraseña temporal: (\S+)/.exec(texto)?.[1] ?? '');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('Propia-1234');
  await page.getByLabel('Repite la contraseña', { exact: true }).fill('Propia-1234');
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await page.waitForURL('**/dashboard');
  expect(await page.getByRole('link', { name: 'Usuarios' }).count()).toBe(0);
  const { data } = await staff.get<{ email: string; estado: string }[]>('/api/usuarios?q=inigo');
  expect(data.map(({ email }) => email)).toEqual([NEW.email]);
  expect(problems).toEqual([]);
  await browser.close();
});
