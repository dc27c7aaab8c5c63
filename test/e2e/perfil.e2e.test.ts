import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/http-client.ts';
import { aPng } from '../support/pictures.ts';
import { DESKTOP, expectAccessible, launchBrowser, MOBILE, newPerson, signIn } from './support/browser.ts';

/** A person's own profile: data, photo, preferences, and what follows from them elsewhere. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(options: BrowserContextOptions = {}, email = 'operador@acme.test') {
  const person = await newPerson(browser, options);
  const { page } = person;
  await signIn(page, email);
  await page.goto('/perfil');
  await field(page, 'Ciudad').waitFor();
  return person;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByText('Perfil actualizado correctamente').waitFor();
};
const accountPhoto = (page: Page) => page.getByRole('button', { name: /^Tu cuenta/ }).locator('img');

async function choosePhoto(page: Page): Promise<void> {
  await page.getByLabel('Archivo de la foto').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: aPng({ width: 64, height: 48 }),
  });
  await page.getByRole('dialog', { name: 'Encuadra tu foto' }).waitFor();
}

const TEXTS = {
  Apellidos: 'Salas Prieto',
  'Fecha de nacimiento': '1990-05-17',
  Teléfono: '+34 910 000 303',
  'Teléfono móvil': '+34 600 000 303',
  Departamento: 'Personas',
  Biografía: 'Acompaño a quien busca y a quien contrata.',
  'Calle y número': 'Calle de Alcalá, 5',
  Ciudad: 'Madrid',
  'Estado, departamento o provincia': 'Madrid',
  'Código postal': '28014',
  País: 'España',
  LinkedIn: 'https://www.linkedin.com/in/ivan-salas',
  'Sitio web': 'https://ivan.example',
};

describe('Mi Perfil', () => {
  it('keeps every section, greets by the new name, and has it all after a reload', async () => {
    const { page, context, problems } = await open();
    await page.locator('input[name="nombre"]').fill('Íker');
    for (const [name, text] of Object.entries(TEXTS)) await field(page, name).fill(text);
    await field(page, 'Género').selectOption('masculino');
    await page.getByLabel('Mostrar mi correo').check();
    await page.getByText('Tienes cambios sin guardar').waitFor();
    await save(page);
    await page.getByRole('button', { name: 'Tu cuenta: Íker Salas Prieto' }).waitFor();
    await page.getByText('Perfil actualizado correctamente').waitFor({ state: 'detached' });

    await page.reload();
    await field(page, 'Ciudad').waitFor();
    for (const [name, text] of Object.entries(TEXTS)) expect(await field(page, name).inputValue()).toBe(text);
    expect(await field(page, 'Género').inputValue()).toBe('masculino');
    expect(await page.getByLabel('Mostrar mi correo').isChecked()).toBe(true);
    expect(await page.getByLabel('Por SMS').isDisabled()).toBe(true);
    expect(await page.locator('input[type=email]').getAttribute('readonly')).not.toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('crops a photo with the keyboard, shows it in the header, serves it from the bucket, and removes it', async () => {
    const { page, context, problems } = await open();
    await choosePhoto(page);
    await expectAccessible(page, 'perfil-recorte');
    await page.getByRole('application', { name: 'Encuadre de la foto' }).press('ArrowRight');
    await page.keyboard.press('+');
    await field(page, 'Acercar').press('ArrowRight');
    await page.getByRole('button', { name: 'Usar esta foto' }).click();
    await page.getByText('Así se verá').waitFor();
    expect(await accountPhoto(page).count()).toBe(0);

    await save(page);
    const src = await accountPhoto(page).getAttribute('src');
    expect(src).toMatch(/^\/uploads\/avatars\/ava_\w+\.(webp|jpg)$/);
    const photo = await page.request.get(src ?? '');
    expect([photo.status(), photo.headers()['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(photo.headers()['cache-control']).toContain('immutable');

    await page.reload();
    await accountPhoto(page).waitFor();
    await page.getByRole('button', { name: 'Quitar foto' }).click();
    await save(page);
    await accountPhoto(page).waitFor({ state: 'detached' });
    expect((await page.request.get(src ?? '')).status()).toBe(403);
    expect(problems.filter((problem) => !/403/.test(problem))).toEqual([]);
    await context.close();
  });

  it('says in words when a file is no picture, and when an address leads elsewhere', async () => {
    const { page, context } = await open();
    await page.getByLabel('Archivo de la foto').setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg/>'),
    });
    await page.getByText('El archivo debe ser una imagen').waitFor();
    await field(page, 'GitHub').fill('https://evil.example/ivan');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Escribe una dirección de GitHub').waitFor();
    await context.close();
  });

  it('keeps the draft when the server fails, and sends it again', async () => {
    const { page, context } = await open();
    await page.route('**/api/perfil', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await field(page, 'Departamento').fill('Operaciones');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Error al actualizar perfil. Inténtalo de nuevo.').waitFor();
    await page.getByText('No guardado', { exact: true }).waitFor();
    expect(await field(page, 'Departamento').inputValue()).toBe('Operaciones');

    await page.unroute('**/api/perfil');
    await page.route('**/api/perfil', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 200, json: { success: true } }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('No se recibió confirmación del servidor').waitFor();
    await page.unroute('**/api/perfil');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('Perfil actualizado correctamente').waitFor();
    await context.close();
  });

  it('stops the save when the photo cannot be stored', async () => {
    const { page, context } = await open();
    await page.route('**/api/perfil/avatar', (route) => route.fulfill({ status: 500, body: '{}' }));
    await choosePhoto(page);
    await page.getByRole('button', { name: 'Usar esta foto' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Error subiendo la imagen. Inténtalo de nuevo.').waitFor();
    await page.getByText('No guardado', { exact: true }).waitFor();
    await context.close();
  });

  it('asks before leaving a draft, and tells of a save from elsewhere', async () => {
    const { page, context } = await open();
    const other = await context.newPage();
    await other.goto('/perfil');
    await field(other, 'Departamento').fill('Desde otra pestaña');
    await save(other);
    await field(page, 'Ciudad').fill('Getafe');
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Candidatos' }).click();
    await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).waitFor();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('button', { name: 'Recargar y conservar mis cambios' }).click();
    await eventually(async () => (await field(page, 'Departamento').inputValue()) === 'Desde otra pestaña');
    expect(await field(page, 'Ciudad').inputValue()).toBe('Getafe');
    await save(page);
    await context.close();
  });

  it('moves every date of the workspace to the chosen zone', async () => {
    const { page, context } = await open({}, 'admin@beta.test');
    const zone = page.getByRole('combobox', { name: 'Zona horaria' });
    await zone.fill('tokyo');
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
    await page.getByText('a la hora de Tokyo').waitFor();
    await save(page);
    await page.goto('/entrevistas?programar=nueva');
    await page.getByText('Hora de Tokyo (Asia/Tokyo)').waitFor();
    await page.goto('/perfil');
    await zone.fill('bogot');
    await page.getByRole('option', { name: 'America/Bogota' }).click();
    await save(page);
    await page.reload();
    await page.getByText('¿Quieres ver las fechas a la hora de Madrid?').waitFor();
    await page.getByRole('button', { name: 'Usar Europe/Madrid' }).click();
    await save(page);
    await page.reload();
    await field(page, 'Ciudad').waitFor();
    expect(await page.getByText('¿Quieres ver las fechas').count()).toBe(0);
    await context.close();
  });

  it('shows interviews at the hour of the chosen zone beside that of their booking', async () => {
    const { page, context } = await open({}, 'admin@acme.test');
    await page.goto('/entrevistas');
    const first = page.locator('main time').first();
    await first.waitFor();
    const before = await first.textContent();
    await page.goto('/perfil');
    const zone = page.getByRole('combobox', { name: 'Zona horaria' });
    await zone.fill('bogot');
    await page.getByRole('option', { name: 'America/Bogota' }).click();
    await save(page);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Entrevistas' }).click();
    await first.getByText('en Madrid').waitFor();
    expect(await first.textContent()).not.toBe(before);
    await page.goto('/perfil');
    await zone.fill('madrid');
    await page.getByRole('option', { name: 'Europe/Madrid' }).click();
    await save(page);
    await context.close();
  });

  it('opens at the section that a link names', async () => {
    const { page, context } = await open();
    await page.goto('/notificaciones');
    await page.goto('/perfil#preferencias');
    const zone = page.getByRole('combobox', { name: 'Zona horaria' });
    await zone.waitFor();
    await eventually(async () => Number(await page.evaluate('scrollY')) > 400);
    await context.close();
  });

  it('ends all sessions', async () => {
    const { page, context } = await open({}, 'admin@beta.test');
    await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await page.waitForURL('**/login');
    await context.close();
  });

  it.each([
    { name: 'escritorio-claro', viewport: DESKTOP, colorScheme: 'light' },
    { name: 'escritorio-oscuro', viewport: DESKTOP, colorScheme: 'dark' },
    { name: 'movil-claro', viewport: MOBILE, colorScheme: 'light', isMobile: true, hasTouch: true },
    { name: 'movil-oscuro', viewport: MOBILE, colorScheme: 'dark', isMobile: true, hasTouch: true },
  ] as const)('can be read by everybody, $name', async ({ name, ...options }) => {
    const { page, context, problems } = await open(options, 'operador@acme.test');
    await expectAccessible(page, `perfil-${name}`);
    await page.getByRole('heading', { name: 'Preferencias' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Seguridad' }).scrollIntoViewIfNeeded();
    await expectAccessible(page, `perfil-${name}-fin`);
    await choosePhoto(page);
    await expectAccessible(page, `perfil-${name}-recorte`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
