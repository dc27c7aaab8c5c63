import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { actividadWrite } from '#functions/candidatos/ultima-actividad.record.ts';
import { expireCandidatos } from '#functions/conservacion/expire-candidatos.ts';
import { type Deps, runtimeDeps } from '#functions/core/deps.ts';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import type { HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** A company decides how long it keeps candidates, hears of those who are about to be erased, and keeps one of them. */
const ADMIN = { nombre: 'Elvira Soto', email: 'elvira.soto@olvido.test', password: 'Clave-olvido-1' };
const DAY = 24 * 60 * 60_000;

let browser: Browser;
let client: HttpClient;
let dynamodb: DynamoDBClient;
let deps: Deps;
let empresaId: string;
let page: Page;
let problems: string[];
const ids: Record<string, string> = {};

beforeAll(async () => {
  browser = await launchBrowser();
  const { name, endpoint } = inject('tabla');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  dynamodb = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials });
  deps = runtimeDeps(dynamoTable(name, dynamodb));
  const empresa = { nombreLegal: 'Olvido y Memoria S.L.', email: 'hola@olvido.test' };
  ({ empresaId, staff: client } = await aCompany(empresa, ADMIN));
  for (const nombre of ['Olga Antigua', 'Pedro Reciente', 'Quim Olvidado']) {
    const body = { nombre, email: `${nombre.split(' ')[0]?.toLowerCase()}@olvido.test` };
    ids[nombre] = (await client.post<{ id: string }>('/api/candidatos', body)).data.id;
  }
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
  await page.goto('/login');
  await enterCredentials(page, ADMIN.email, ADMIN.password);
  await page.waitForURL('**/dashboard');
});
afterAll(async () => {
  dynamodb?.destroy();
  await browser?.close();
});

/** As if nothing had happened to them for so many days. */
async function age(nombre: string, days: number): Promise<void> {
  const id = ids[nombre] ?? '';
  const fecha = new Date(Date.now() - days * DAY).toISOString();
  await deps.table.write([actividadWrite({ empresaId, id, nombre }, fecha)]);
}

describe('How long candidates are kept', () => {
  it('is decided by the administrator', async () => {
    await page.goto('/configuracion?seccion=general');
    const section = page.getByRole('region', { name: 'Conservación de datos', exact: true });
    const plazo = section.getByLabel('Plazo sin actividad');
    await plazo.waitFor();
    expect(await plazo.inputValue()).toBe('24');
    await section.getByText('Es el plazo de la plataforma').waitFor();
    await plazo.selectOption('Sin límite');
    await section.getByText('Nadie se suprimirá por falta de actividad').waitFor();
    await plazo.selectOption('6');
    await section.getByRole('button', { name: 'Guardar plazo', exact: true }).click();
    await page.getByText('Plazo de conservación guardado').waitFor();
    await section.getByText(/^Lo decidió Elvira Soto el/).waitFor();
    await page.reload();
    await plazo.waitFor();
    expect(await plazo.inputValue()).toBe('6');
  });

  it('shows nobody as long as nobody is near the end of it', async () => {
    await page.getByRole('link', { name: 'Ver candidatos por suprimir' }).click();
    await page.getByText('Nadie está cerca de ser suprimido').waitFor();
    await expectAccessible(page, 'por-suprimir-vacio');
  });

  it('tells of those who are, and keeps one of them for a reason', async () => {
    await age('Olga Antigua', 170);
    await age('Quim Olvidado', 165);
    await expireCandidatos(deps);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Notificaciones/ })
      .click();
    const notice = page.getByText(/Los datos de 2 candidatos sin actividad se suprimirán a partir del/);
    await notice.first().waitFor();
    await page.goto('/candidatos/por-suprimir');
    await page.getByRole('button', { name: 'Conservar a Olga Antigua', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const motivo = dialog.getByLabel('Motivo');
    await motivo.waitFor();
    await dialog.locator('textarea:focus').waitFor();
    await expectAccessible(page, 'conservar-dialogo');
    await dialog.getByRole('button', { name: 'Conservar', exact: true }).click();
    await dialog.getByText('Escribe al menos 3 caracteres').waitFor();
    await motivo.fill('Encaja en la vacante de otoño');
    await dialog.getByRole('button', { name: 'Conservar', exact: true }).click();
    await page.getByText('Olga Antigua se conserva').waitFor();
    await page.getByRole('link', { name: 'Quim Olvidado', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Olga Antigua', exact: true }).count()).toBe(0);
    await page.goto(`/candidatos/${ids['Olga Antigua']}?tab=historial`);
    await page.getByRole('tab', { name: 'Historial', exact: true }).click();
    await page.getByText('Encaja en la vacante de otoño').waitFor();
  });

  it('erases the others 30 days after the warning', async () => {
    const later = { ...deps, now: () => new Date(Date.now() + 31 * DAY) };
    await expireCandidatos(later);
    await page.goto(`/candidatos/${ids['Quim Olvidado']}`);
    const supresion = page.getByRole('region', { name: 'Supresión de datos' });
    await supresion.getByText('Se suprimieron todos los datos de esta persona').waitFor({ timeout: 30_000 });
    for (const nombre of ['Olga Antigua', 'Pedro Reciente']) {
      expect((await client.get(`/api/candidatos/${ids[nombre]}`)).status).toBe(200);
    }
  });

  it.each(VARIANTS)('can be used with the keyboard and by everybody, $name', async ({ name, ...options }) => {
    await age('Pedro Reciente', 160);
    const other = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await other.page.goto('/login');
    await enterCredentials(other.page, ADMIN.email, ADMIN.password);
    await other.page.waitForURL('**/dashboard');
    await other.page.goto('/candidatos/por-suprimir');
    await other.page.getByRole('link', { name: 'Pedro Reciente', exact: true }).waitFor();
    await expectAccessible(other.page, `por-suprimir-${name}`);
    await other.page.goto('/configuracion?seccion=general');
    await other.page.getByLabel('Plazo sin actividad').waitFor();
    await expectAccessible(other.page, `configuracion-general-${name}`);
    await other.page.goto('/configuracion');
    await other.page.getByText(ADMIN.email).first().waitFor();
    await expectAccessible(other.page, `configuracion-cuenta-${name}`);
    expect(other.problems).toEqual([]);
    await other.context.close();
  });
});

describe('Who decides nothing', () => {
  it('leaves no fault behind in the browser of who does', () => {
    expect([...new Set(problems)]).toEqual([]);
  });

  it('reads the term as an operator', async () => {
    const operador = await newPerson(browser);
    await signIn(operador.page, 'operador@acme.test');
    await operador.page.goto('/configuracion');
    await operador.page.getByText('Acceso Restringido').waitFor();
    await operador.page.getByText('Programar entrevistas', { exact: true }).waitFor();
    await expectAccessible(operador.page, 'configuracion-operador');
    await operador.page.getByRole('tab', { name: 'General', exact: true }).click();
    await operador.page.getByText('24 meses sin actividad', { exact: true }).waitFor();
    await operador.page.getByText(/Solo un administrador puede cambiarlo/).waitFor();
    await expectAccessible(operador.page, 'configuracion-operador-general');
    expect(operador.problems).toEqual([]);
    await operador.context.close();
  });

  it('reads the default of the platform as a superadmin without a company', async () => {
    const superadmin = await newPerson(browser);
    await signIn(superadmin.page, 'super@idonea.test');
    await superadmin.page.goto('/configuracion?seccion=general');
    await superadmin.page.getByRole('heading', { level: 1, name: 'Configuración del Sistema', exact: true }).waitFor();
    await superadmin.page.getByText('Por defecto: 24 meses sin actividad').waitFor();
    await expectAccessible(superadmin.page, 'configuracion-superadmin');
    expect(superadmin.problems).toEqual([]);
    await superadmin.context.close();
  });
});
