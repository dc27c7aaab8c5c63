import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getPerfil } from '#functions/empresas/usuarios/get-perfil.ts';
import { updatePerfil } from '#functions/empresas/usuarios/update-perfil.ts';
import type { Perfil } from '#shared/empresas/usuarios/perfil.ts';
import { aPng } from '../../../support/pictures.ts';
import { aBooking, aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

/** A person's own profile: data, photo, preferences, and what follows from them elsewhere. */
const PERFIL = '**/api/perfil';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).first();
const accountPhoto = (page: Page) => page.getByRole('button', { name: /^Tu cuenta/ }).locator('img');
const zone = (page: Page) => page.getByRole('combobox', { name: 'Zona horaria' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function save(page: Page): Promise<void> {
  await press(page, 'Guardar cambios');
  await shown(page.getByText('Perfil actualizado correctamente').last());
  await gone(page.getByText('Tienes cambios sin guardar'));
}

async function choosePhoto(page: Page): Promise<void> {
  const buffer = aPng({ width: 64, height: 48 });
  await page.getByLabel('Archivo de la foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await shown(page.getByRole('dialog', { name: 'Encuadra tu foto' }));
}

/** What answers a save in the place of the server. */
const saving = (answer: Parameters<Route['fulfill']>[0]) => (route: Route) =>
  route.request().method() === 'PUT' ? route.fulfill(answer) : route.continue();

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
  it('shows nothing below a part that is still on its way: what comes late would move it under a hand', async ({
    app,
    clock,
    enter,
  }) => {
    const { operador } = await aCompany(app);
    const page = await enter(operador);
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/preferences-section-*.js', async (route) => {
      await late;
      await route.continue();
    });
    const parts = ['password-section', 'segundo-factor-section', 'sesiones-abiertas'];
    const arrived = parts.map((part) => page.waitForResponse((response) => response.url().includes(`/${part}-`)));
    await page.goto('/perfil');
    await shown(page.getByRole('button', { name: 'Guardar cambios' }));
    await Promise.all(arrived);
    await clock.advance(1000);
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
    const below = page.getByRole('region', { name: 'Contraseña' });
    expect(await below.count()).toBe(0);
    arrive();
    await shown(below);
    await shown(page.getByRole('heading', { name: 'Preferencias' }));
  });

  it('keeps every section, greets by the new name, and has it all when it is opened again', async ({
    app,
    clock,
    enter,
  }) => {
    const { operador } = await aCompany(app);
    const page = await enter(operador);
    await page.goto('/perfil');
    await shown(field(page, 'Ciudad'));
    await expectAccessible(page, '/perfil', 'sin rellenar');
    await page.locator('input[name="nombre"]').fill('Íker');
    for (const [name, text] of Object.entries(TEXTS)) await field(page, name).fill(text);
    await field(page, 'Género').selectOption('masculino');
    await page.getByLabel('Mostrar mi correo').check();
    await shown(page.getByText('Tienes cambios sin guardar'));
    await save(page);
    await shown(page.getByRole('button', { name: 'Tu cuenta: Íker Salas Prieto' }));
    await clock.advance(5_000);
    await gone(page.getByText('Perfil actualizado correctamente'));

    await page.reload();
    await shown(field(page, 'Ciudad'));
    for (const [name, text] of Object.entries(TEXTS)) expect(await field(page, name).inputValue()).toBe(text);
    expect(await field(page, 'Género').inputValue()).toBe('masculino');
    expect(await page.getByLabel('Mostrar mi correo').isChecked()).toBe(true);
    expect(await page.getByLabel('Por SMS').isDisabled()).toBe(true);
    expect(await page.locator('input[type=email]').getAttribute('readonly')).not.toBeNull();
  });

  it('crops a photo with the keyboard, shows it in the header, serves it from the bucket, and removes it', async ({
    app,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).operador);
    await page.goto('/perfil');
    await shown(field(page, 'Ciudad'));
    await choosePhoto(page);
    await expectAccessible(page, '/perfil', 'encuadrar la foto');
    await page.getByRole('application', { name: 'Encuadre de la foto' }).press('ArrowRight');
    await page.keyboard.press('+');
    await field(page, 'Acercar').press('ArrowRight');
    await press(page, 'Usar esta foto');
    await shown(page.getByText('Así se verá'));
    expect(await accountPhoto(page).count()).toBe(0);

    await save(page);
    await shown(accountPhoto(page));
    const src = (await accountPhoto(page).getAttribute('src')) ?? '';
    expect(src).toMatch(/^\/uploads\/avatars\/ava_\w+\.(webp|jpg)$/);
    const photo = await page.request.get(src);
    expect([photo.status(), photo.headers()['x-content-type-options']]).toEqual([200, 'nosniff']);

    await menu(page, 'Candidatos').click();
    await shown(page.getByRole('heading', { level: 1, name: 'Candidatos' }));
    await page.goBack();
    await press(page, 'Quitar foto');
    await save(page);
    await gone(accountPhoto(page));
    expect((await page.request.get(src)).ok()).toBe(false);
  });

  it('keeps the draft when the server or its photo fails, sends it again, and says in words what is wrong with a file or an address', async ({
    app,
    enter,
  }) => {
    const { operador } = await aCompany(app);
    const page = await enter(operador);
    await page.goto('/perfil');
    await shown(field(page, 'Ciudad'));
    const svg = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
    await page.getByLabel('Archivo de la foto').setInputFiles(svg);
    await shown(page.getByText('El archivo debe ser una imagen'));
    await field(page, 'GitHub').fill('https://evil.example/ivan');
    await press(page, 'Guardar cambios');
    await shown(page.getByText('Escribe una dirección de GitHub'));
    await field(page, 'GitHub').fill('');

    await page.route(PERFIL, saving({ status: 500, body: '{}' }));
    await field(page, 'Departamento').fill('Operaciones');
    await press(page, 'Guardar cambios');
    await shown(page.getByText('Error al actualizar perfil. Inténtalo de nuevo.'));
    await shown(page.getByText('No guardado', { exact: true }));
    expect(await field(page, 'Departamento').inputValue()).toBe('Operaciones');
    await page.unroute(PERFIL);
    await page.route(PERFIL, saving({ status: 200, json: { success: true } }));
    await press(page, 'Reintentar');
    await shown(page.getByText('No se recibió confirmación del servidor'));
    await page.unroute(PERFIL);
    await press(page, 'Reintentar');
    await shown(page.getByText('Perfil actualizado correctamente'));
    expect((await app.call<Perfil>(getPerfil, { as: operador })).data.departamento).toBe('Operaciones');

    await page.route(`${PERFIL}/avatar`, (route) => route.fulfill({ status: 500, body: '{}' }));
    await choosePhoto(page);
    await press(page, 'Usar esta foto');
    await field(page, 'Departamento').fill('Personas');
    await press(page, 'Guardar cambios');
    await shown(page.getByText('Error subiendo la imagen. Inténtalo de nuevo.'));
    await shown(page.getByText('No guardado', { exact: true }));
    expect((await app.call<Perfil>(getPerfil, { as: operador })).data.departamento).toBe('Operaciones');
  });

  it('asks before leaving a draft, and tells of a save from elsewhere', async ({ app, enter }) => {
    const { operador } = await aCompany(app);
    const page = await enter(operador);
    await page.goto('/perfil');
    await shown(field(page, 'Ciudad'));
    await field(page, 'Ciudad').fill('Getafe');
    await menu(page, 'Candidatos').click();
    await shown(page.getByRole('dialog', { name: '¿Salir sin guardar?' }));
    await press(page, 'Seguir editando');

    const { version } = (await app.call<Perfil>(getPerfil, { as: operador })).data;
    const theirs = { version, departamento: 'Desde otra pestaña' };
    expect((await app.call(updatePerfil, { as: operador, body: theirs })).status).toBe(200);
    await press(page, 'Guardar cambios');
    await press(page, 'Recargar y conservar mis cambios');
    await expect.poll(() => field(page, 'Departamento').inputValue()).toBe('Desde otra pestaña');
    expect(await field(page, 'Ciudad').inputValue()).toBe('Getafe');
    await save(page);
    const saved = (await app.call<Perfil>(getPerfil, { as: operador })).data;
    expect([saved.departamento, saved.direccion.ciudad]).toEqual(['Desde otra pestaña', 'Getafe']);
  });

  it('opens at the section that a link names, offers the browser’s zone once, and moves every date to the chosen one beside that of the booking', async ({
    app,
    enter,
  }) => {
    const { admin } = await aBooking(app);
    const page = await enter(admin);
    await page.goto('/perfil#preferencias');
    await shown(zone(page));
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(400);
    await shown(page.getByText('¿Quieres ver las fechas a la hora de Madrid?'));
    await press(page, 'Usar Europe/Madrid');
    await save(page);
    await menu(page, 'Entrevistas').click();
    const first = page.locator('main time').first();
    await shown(first);
    const inMadrid = await first.textContent();
    expect(inMadrid).toContain('10:00');
    expect(inMadrid).not.toContain('en Madrid');

    await page.goBack();
    await shown(field(page, 'Ciudad'));
    expect(await page.getByText('¿Quieres ver las fechas').count()).toBe(0);
    await zone(page).fill('tokyo');
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
    await shown(page.getByText('a la hora de Tokyo'));
    await save(page);
    await menu(page, 'Entrevistas').click();
    await shown(first.getByText('en Madrid'));
    expect(await first.textContent()).toContain('18:00');
    await page.getByRole('button', { name: 'Programar entrevista' }).first().click();
    await at(page, /programar=/);
    await shown(page.getByText('Hora de Tokyo (Asia/Tokyo)'));
  });
});
