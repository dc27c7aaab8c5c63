import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  enterCredentials,
  expectAccessible,
  launchBrowser,
  MOBILE,
  newPerson,
  signIn,
} from './support/browser.ts';

/** Every screen on demo data, wide and light, narrow and dark: axe clean, nothing wider than the window, no error. */
const VARIANTS = [
  { name: 'escritorio-claro', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'movil-oscuro', viewport: MOBILE, colorScheme: 'dark', isMobile: true, hasTouch: true },
] as const;

const OF_SUPERADMIN = [
  '/dashboard',
  '/empresas',
  '/empresas/nueva',
  '/servicios-hr',
  '/saas-admin',
  '/onboarding',
  '/configuracion',
];
const OF_ADMIN = [
  '/dashboard',
  '/candidatos',
  '/candidatos/nuevo',
  '/entrevistas',
  '/entrevistas?programar=nueva',
  '/informes',
  '/servicios-hr',
  '/servicios-hr/entrevistas-profundidad',
  '/areas',
  '/notificaciones',
  '/analytics',
  '/usuarios',
  '/perfil',
  '/configuracion',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function visit(page: Page, paths: readonly string[], prefix: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectAccessible(page, `${prefix}${path.replaceAll(/[/?=]/g, '-')}`);
  }
}

/** The page behind the first row of a list whose row says this. */
async function pathOf(page: Page, list: string, link: string, within = 'main'): Promise<string> {
  await page.goto(list);
  const href = await page.locator(`${within} a[href^="${link}"]`).first().getAttribute('href');
  if (!href) throw new Error(`${list} links to no ${link}`);
  return href;
}

describe.each(VARIANTS)('Screens, $name', ({ name, ...options }) => {
  it('of the superadmin', async () => {
    const { page, context, problems } = await newPerson(browser, options);
    await signIn(page, 'super@idonea.test');
    await visit(page, OF_SUPERADMIN, `${name}-super`);
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });

  it('of the administrator, with a candidate, an interview in several states and a report', async () => {
    const { page, context, problems } = await newPerson(browser, options);
    await signIn(page, 'admin@acme.test');
    const details = [
      await pathOf(page, '/candidatos', '/candidatos/can_'),
      await pathOf(page, '/entrevistas?estado=en_progreso', '/entrevistas/ent_'),
      await pathOf(page, '/entrevistas?estado=error_analisis', '/entrevistas/ent_'),
    ];
    const informes = [
      await pathOf(page, '/informes?estado=analizada', '/informes/ent_', 'td'),
      await pathOf(page, '/informes?estado=validada', '/informes/ent_', 'td'),
    ];
    const completos = informes.map((path) => `${path}/completo`);
    await visit(page, [...OF_ADMIN, ...details, ...informes, ...completos], `${name}-admin`);
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });

  it('of a link that leads nowhere', async () => {
    const { page, context } = await newPerson(browser, options);
    await visit(page, ['/entrevista/tok_inventado'], name);
    await context.close();
  });
});

describe('An interview whose analysis failed', () => {
  it('says so, offers to try again, and shows its report when that worked', async () => {
    const { page, context } = await newPerson(browser);
    await signIn(page, 'admin@acme.test');
    await page.goto(await pathOf(page, '/entrevistas?estado=error_analisis', '/entrevistas/ent_'));
    await page.getByText('La transcripción está guardada').first().waitFor();
    await page
      .getByRole('button', { name: /^Reintentar análisis/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /^Ver informe/ })
      .first()
      .waitFor();
    await context.close();
  });
});

describe('What a role may not open', () => {
  it('sends a company user from the platform screens to the dashboard', async () => {
    const { page, context } = await newPerson(browser);
    await signIn(page, 'operador@acme.test');
    for (const path of ['/saas-admin', '/onboarding', '/no-existe']) {
      await page.goto(path);
      await page.waitForURL('**/dashboard');
    }
    await context.close();
  });

  it('asks for the sign-in first, then opens the page that was asked for', async () => {
    const { page, context } = await newPerson(browser);
    await page.goto('/candidatos');
    await enterCredentials(page, 'admin@acme.test');
    await page.waitForURL('**/candidatos');
    await page.getByRole('heading', { level: 1, name: 'Candidatos' }).waitFor();
    await context.close();
  });
});
