import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { logoutEverywhere } from '#functions/acceso/auth/logout-everywhere.ts';
import { aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, it, shown } from '../../support/screen.ts';

/** Getting in, not getting in, and getting in again: the sign-in screen and its steps. */
const PASSWORD = 'Demo-1234';
const SECOND = 'segunda-clave-2';
const ENDED = 'Tu sesión ha terminado';

const heading = (page: Page, name: string) => shown(page.getByRole('heading', { level: 1, name, exact: true }));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('alert');
const email = (page: Page) => page.getByLabel('Correo electrónico');

async function enterCredentials(page: Page, address: string, password = PASSWORD): Promise<void> {
  await email(page).fill(address);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await press(page, 'Acceder');
}

async function useUpTries(app: TestApp, address: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    if ((await app.call(login, { body: { email: address, password: 'x' } })).status === 429) return;
  }
  throw new Error('Nobody counts the tries');
}

describe('The sign-in', () => {
  it('asks for what is missing, says that a password is wrong, shows it on demand, and takes the right one', async ({
    app,
    visit,
  }) => {
    const { admin } = await aCompany(app);
    const page = await visit();
    await page.goto('/login');
    await press(page, 'Acceder');
    await shown(page.getByText('Escribe tu correo electrónico'));
    await shown(page.getByText('Escribe tu contraseña'));
    expect(await page.evaluate('document.activeElement.name')).toBe('email');

    await enterCredentials(page, admin.email, 'otra-cosa');
    await shown(alert(page).getByText('El correo o la contraseña no son correctos'));
    await expectAccessible(page, '/login', 'no son correctos');
    await press(page, 'Mostrar la contraseña');
    expect(await page.getByLabel('Contraseña', { exact: true }).getAttribute('type')).toBe('text');
    await enterCredentials(page, admin.email);
    await shown(page.getByText('¡Bienvenido a Idonea, Persona admin!').first());
    await at(page, /\/dashboard$/);
  });

  it('counts down after too many tries, and lets another person in meanwhile', async ({ app, visit }) => {
    const { admin } = await aCompany(app);
    await useUpTries(app, 'nadie@correo.test');
    const page = await visit();
    await page.goto('/login');
    await enterCredentials(page, 'nadie@correo.test', 'x');
    await shown(alert(page).getByText('Demasiados intentos'));
    await expectAccessible(page, '/login', 'demasiados intentos');
    const timer = page.getByRole('timer');
    const first = await timer.textContent();
    expect(first).toMatch(/^\d{1,2}:\d{2}$/);
    await expect.poll(() => timer.textContent()).not.toBe(first);
    expect(await page.getByRole('button', { name: 'Acceder', exact: true }).isDisabled()).toBe(true);
    await enterCredentials(page, admin.email);
    await at(page, /\/dashboard$/);
  });
});

describe('A forgotten password', () => {
  it('is replaced with the code from the e-mail; the place survives a reload and the back button', async ({
    app,
    visit,
  }) => {
    const { admin } = await aCompany(app);
    const page = await visit();
    await page.goto('/candidatos');
    await follow(page, 'Olvidé mi contraseña');
    await heading(page, 'Recupera tu acceso');
    await expectAccessible(page, '/login', 'olvido');
    await email(page).fill('no es un correo');
    await press(page, 'Enviar código');
    await shown(page.getByText('Escribe un correo electrónico válido'));
    await email(page).fill(` ${admin.email.toUpperCase()}`);
    await press(page, 'Enviar código');

    await heading(page, 'Elige una contraseña nueva');
    await page.reload();
    await expect.poll(() => email(page).inputValue()).toBe(admin.email);
    expect(await page.getByRole('button', { name: /^Enviar otro código \(0:\d\d\)$/ }).isDisabled()).toBe(true);
    await expectAccessible(page, '/login', 'código');
    await page.goBack();
    await heading(page, 'Recupera tu acceso');
    await page.goForward();

    const code = app.identity.accounts.get(admin.email)?.code ?? '';
    await page.getByLabel('Código').fill(code === '111111' ? '222222' : '111111');
    await page.getByLabel('Nueva contraseña').fill('corta');
    await press(page, 'Cambiar contraseña');
    await shown(page.getByText('La contraseña debe tener al menos 8 caracteres'));
    await page.getByLabel('Nueva contraseña').fill(SECOND);
    await press(page, 'Cambiar contraseña');
    await shown(page.getByText('El código no es correcto o ya no sirve. Revísalo o pide uno nuevo.'));
    await page.getByLabel('Código').fill(code);
    await press(page, 'Cambiar contraseña');

    await shown(page.getByText('Tu contraseña se ha cambiado'));
    expect(await email(page).inputValue()).toBe(admin.email);
    await enterCredentials(page, admin.email, PASSWORD);
    await shown(alert(page).getByText('El correo o la contraseña no son correctos'));
    await enterCredentials(page, admin.email, SECOND);
    await at(page, /\/candidatos$/);
    await heading(page, 'Candidatos');
  });

  it('looks the same for an e-mail that nobody has', async ({ visit }) => {
    const page = await visit();
    await page.goto('/login?paso=olvido');
    await email(page).fill('tampoco.existe@correo.test');
    await press(page, 'Enviar código');
    await heading(page, 'Elige una contraseña nueva');
    await shown(page.getByText('Si hay una cuenta con ese correo'));
  });
});

describe('A session', () => {
  it('is shared by tabs, from the sign-in to the sign-out', async ({ app, visit }) => {
    const { admin } = await aCompany(app);
    const page = await visit();
    const other = await page.context().newPage();
    await page.goto('/areas');
    await other.goto('/informes');
    await enterCredentials(page, admin.email);
    await at(page, /\/areas$/);
    await at(other, /\/informes$/);
    await heading(other, 'Informes');
    await other.getByRole('button', { name: /^Tu cuenta/ }).click();
    await other.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await heading(page, 'Accede a tu cuenta');
    expect(await page.getByText(ENDED).count()).toBe(0);
  });

  it('ends in every tab when all sessions are closed from elsewhere, and goes on where each stood', async ({
    app,
    clock,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/candidatos?orden=nombre');
    await heading(page, 'Candidatos');
    const other = await page.context().newPage();
    await other.goto('/informes');
    await heading(other, 'Informes');

    // Tokens of before it are worth nothing any more, by the second.
    await clock.advance(2_000);
    expect((await app.call(logoutEverywhere, { as: admin })).status).toBe(200);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Áreas' }).click();
    await shown(page.getByText(ENDED));
    await shown(other.getByText(ENDED));
    await expectAccessible(page, '/login', 'sesión terminada');

    await clock.advance(2_000);
    await enterCredentials(page, admin.email);
    await at(page, /\/areas$/);
    await heading(page, 'Áreas');
    await at(other, /\/informes$/);
    await heading(other, 'Informes');
  });
});

describe('A request of a new company', () => {
  it('says at each field what is wrong, and that it has been received', async ({ app, visit }) => {
    const page = await visit();
    await page.goto('/login?paso=solicitud&motivo=nueva_empresa');
    await heading(page, 'Da de alta tu empresa');
    await page.goto('/login');
    await follow(page, 'Solicitar demo gratuita');
    await heading(page, 'Solicita una demo gratuita');
    await press(page, 'Solicitar demo');
    await shown(page.getByText('Para enviar la solicitud tienes que aceptar el aviso legal'));
    await expectAccessible(page, '/login', 'solicitud con errores');
    await page.getByLabel('Nombre completo').fill('Ana Ruiz');
    await page.getByLabel(/^Empresa/).fill('Otra S.L.');
    await page.getByLabel('CIF o identificación fiscal').fill('B65410011');
    await page.getByLabel('Número de trabajadores').fill('12');
    await page.getByLabel('Correo corporativo').fill('ana@otra.test');
    await page.getByLabel('Teléfono').fill('600 100 200');
    await page.getByText('Aviso legal: qué hacemos con tus datos').click();
    await shown(page.getByText('Quién trata tus datos', { exact: false }));
    await page.getByLabel('He leído y acepto el aviso legal').check();
    // The page was open since before the notice changed: it shows the one of now, and nothing that was written is lost.
    const olderPage = (route: Route) => {
      const body = JSON.parse(route.request().postData() ?? '{}');
      return route.continue({ postData: JSON.stringify({ ...body, avisoLegal: '2025-01' }) });
    };
    await page.route('**/api/solicitudes', olderPage, { times: 1 });
    await press(page, 'Solicitar demo');
    await shown(page.getByText('El aviso legal ha cambiado. Léelo y vuelve a aceptarlo'));
    await page.getByLabel('He leído y acepto el aviso legal').check();
    await page.getByRole('button', { name: 'Solicitar demo', exact: true }).dblclick();
    await shown(page.getByText('Hemos recibido tu solicitud'));
    await expectAccessible(page, '/login', 'solicitud recibida');
    const requests = app.table.all().filter(({ tipo }) => tipo === 'SOLICITUD');
    expect(requests).toMatchObject([{ empresa: 'Otra S.L.', motivo: 'demo' }]);
  });
});
