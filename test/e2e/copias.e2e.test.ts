import { expect, it } from 'vitest';
import { enterCredentials, launchBrowser, newPerson } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** A backup on its whole way: the job reads the table into the bucket, and what was lost comes back from there. */
const ADMIN = { nombre: 'Carmen Vidal', email: 'carmen.vidal@archivo.test', password: 'Clave-archivo-1' };
const EMPRESA = { nombreLegal: 'Archivo Claro S.L.', email: 'hola@archivo.test' };
const PERSON = { nombre: 'Teo Marín', email: 'teo@candidatos.archivo.test', puesto: 'Archivero' };

it('A company makes a backup, loses a candidate and restores it', { timeout: 240_000 }, async () => {
  const { staff } = await aCompany(EMPRESA, ADMIN);
  const { data: candidato } = await staff.post<{ id: string }>('/api/candidatos', PERSON);
  const nombres = async () =>
    (await staff.get<{ nombre: string }[]>('/api/candidatos')).data.map(({ nombre }) => nombre);
  const browser = await launchBrowser();
  const { page, problems } = await newPerson(browser, { reducedMotion: 'reduce' });
  await page.goto('/login');
  await enterCredentials(page, ADMIN.email, ADMIN.password);
  await page.waitForURL('**/dashboard');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).first();

  await page.goto('/configuracion?seccion=gdrive');
  await button('Probar conexión').click();
  await page.getByText('La conexión funciona', { exact: true }).waitFor();
  await button('Crear copia').click();
  await row('Terminada').getByRole('button', { name: 'Restaurar', exact: true }).waitFor({ timeout: 60_000 });

  expect((await staff.send('DELETE', `/api/candidatos/${candidato.id}`)).status).toBe(200);
  expect(await nombres()).toEqual([]);
  await row('Manual').getByRole('button', { name: 'Restaurar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Restaurar esta copia' });
  await dialog.getByLabel(/Escribe «Archivo Claro S.L.»/).fill(EMPRESA.nombreLegal);
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/configuracion?seccion=data&vista=operaciones');
  await row('Restauración').getByText('Terminada', { exact: true }).waitFor({ timeout: 60_000 });
  expect(await nombres()).toEqual([PERSON.nombre]);
  expect(problems).toEqual([]);
  await browser.close();
});
