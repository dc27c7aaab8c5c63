import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Analiticas } from '#shared/plataforma/analiticas.ts';
import type { Estadisticas } from '#shared/plataforma/plataforma.api.ts';
import type { Cola } from '#shared/sistema/colas.ts';
import { eventually, HttpClient } from '../support/http-client.ts';
import { expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';

interface TestAnswer {
  dependencias: { fecha: string | null }[];
}

/** The panel's sections Sistema and Analytics, and the keys of the providers. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openSistema(page: Page): Promise<void> {
  await page.goto('/saas-admin?seccion=sistema');
  await section(page, 'Estado de los servicios').getByText('Base de datos').waitFor();
  await section(page, 'Colas de trabajo').getByText('Enviar correos').waitFor();
}

describe('The section Sistema', () => {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await signIn(page, 'super@idonea.test');
    // The first check runs when the stack is up.
    await eventually(async () => {
      const { dependencias } = ((await (await fetch(`${inject('origin')}/api/test`)).json()) as { data: TestAnswer })
        .data;
      return dependencias.every(({ fecha }) => fecha) || undefined;
    });
    await openSistema(page);
  });

  it('says how each service was found, and how it was over seven days', async () => {
    const services = section(page, 'Estado de los servicios');
    await services.getByText('Respondió en el 100 % de las comprobaciones de 7 días').first().waitFor();
    expect(await services.getByRole('listitem').count()).toBe(6);
    await services.getByText('Nadie ha configurado uno: las entrevistas usan el motor integrado.').waitFor();
    await services.getByText(/en 24 horas/).waitFor();
    await services.getByRole('button', { name: 'Actualizar el estado' }).click();
    await section(page, 'Copias de seguridad').getByText('Aún no hay copias.').waitFor();
  });

  it('leads to the services and the configuration', async () => {
    await section(page, 'Accesos').getByRole('link', { name: 'Servicios HR' }).click();
    await page.waitForURL('**/servicios-hr');
    await page.goBack();
    await section(page, 'Accesos').getByRole('link', { name: 'Configuración' }).click();
    await page.waitForURL('**/configuracion');
    await page.goBack();
  });

  it('shows what a job gave up on and sends it again', async () => {
    // The server's own answer, with dead letters that would take a job minutes to give up on.
    await page.route('**/api/sistema/colas', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { colas: Cola[] } };
      for (const cola of body.data.colas) if (cola.trabajo === 'send-correo') cola.muertas = 3;
      await route.fulfill({ response: answer, json: body });
    });
    await page.route('**/api/sistema/colas/send-correo/muertas', async (route) => {
      const mensaje = {
        evento: 'CorreoSolicitado',
        fecha: new Date(Date.now() - 7_200_000).toISOString(),
        intentos: 4,
      };
      const data = [1, 2, 3].map((n) => ({ ...mensaje, id: `0b6f2f0a-6f0e-4b7e-9d0e-7a4f5f0c1d0${n}` }));
      await route.fulfill({ json: { success: true, data } });
    });
    await openSistema(page);
    const queues = section(page, 'Colas de trabajo');
    const first = queues.getByRole('row').nth(1);
    await first.getByText('Enviar correos').waitFor();
    await first.getByRole('button', { name: 'Acciones de Enviar correos' }).click();
    await page.getByRole('button', { name: 'Ver los fallidos' }).click();
    const letters = page.getByRole('dialog', { name: 'Fallidos: Enviar correos' });
    await letters.getByText('hace 2 h').first().waitFor();
    await expectAccessible(page, 'sistema-fallidos');
    await letters.getByRole('button', { name: 'Volver' }).click();

    await first.getByRole('button', { name: 'Acciones de Enviar correos' }).click();
    await page.getByRole('button', { name: 'Reintentar los fallidos' }).click();
    const question = page.getByRole('dialog', { name: '¿Reintentar «Enviar correos»?' });
    await question.getByText('3 mensajes vuelven a la cola').waitFor();
    await expectAccessible(page, 'sistema-reintentar');
    // The real call: there is nothing, and it says so.
    await question.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('0 mensajes reenviados').waitFor();
    await page.unrouteAll();
  });

  it('explains why a scheduled job has nothing to send again', async () => {
    await page.getByRole('button', { name: 'Acciones de Comprobar los servicios' }).click();
    await page.getByText('No hay ninguno').first().waitFor();
    await page.keyboard.press('Escape');
  });

  it('says when it could not be read, and reads again', async () => {
    await page.route('**/api/salud', (route) => route.fulfill({ status: 500, json: { requestId: 'ref-1' } }));
    await page.route('**/api/sistema/colas', (route) => route.fulfill({ status: 500, json: { requestId: 'ref-2' } }));
    await page.goto('/saas-admin?seccion=sistema');
    await page.getByRole('heading', { name: 'No pudimos leer el estado' }).waitFor();
    await page.getByRole('heading', { name: 'No pudimos leer las colas' }).waitFor();
    await page.unrouteAll();
    await section(page, 'Estado de los servicios').getByRole('button', { name: 'Reintentar' }).click();
    await section(page, 'Estado de los servicios').getByText('Base de datos').waitFor();
    expect(problems.filter((problem) => !/status of 500/.test(problem))).toEqual([]);
  });
});

describe('Config APIs Globales', () => {
  let page: Page;
  let problems: string[];
  const dialog = () => page.getByRole('dialog', { name: 'Config APIs Globales' });
  const card = (name: string) => dialog().getByRole('region', { name, exact: true });
  const save = async (name: string, clave: string) => {
    await card(name).getByLabel('Clave de API').fill(clave);
    await card(name).getByRole('button', { name: 'Guardar' }).click();
  };
  beforeAll(async () => {
    ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await signIn(page, 'super@idonea.test');
    await openSistema(page);
    await section(page, 'Accesos').getByRole('button', { name: 'Config APIs Globales' }).click();
    await page.waitForURL('**apis=1**');
    await card('OpenAI').waitFor();
  });

  it('refuses what cannot be a key, and sends nothing when nothing was typed', async () => {
    const puts: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
    await card('OpenAI').getByRole('button', { name: 'Guardar' }).click();
    await save('D-ID', 'persona@correo.test');
    await card('D-ID').getByText('La clave de D-ID tiene la forma usuario:contraseña').waitFor();
    expect(puts).toEqual([]);
    await expectAccessible(page, 'apis-formato');
    await card('D-ID').getByLabel('Clave de API').fill('');
  });

  it('stores a key, tries it at once, and says how it went', async () => {
    await save('OpenAI', 'sk-clave-desconocida');
    await card('OpenAI').getByText('Clave OPENAI guardada en base de datos').waitFor();
    await card('OpenAI').getByText('guardado pero NO funcional: el proveedor rechazó la clave').waitFor();
    await expectAccessible(page, 'apis-no-funcional');
    await save('OpenAI', 'sk-clave-buena-1234');
    await card('OpenAI').getByText('FUNCIONAL y conectado correctamente').waitFor();
    await card('OpenAI').getByText('✅ Conectado').waitFor();
    const field = card('OpenAI').getByLabel('Clave de API');
    expect([await field.inputValue(), await field.getAttribute('placeholder')]).toEqual(['', '••••1234']);
    await card('OpenAI').getByRole('button', { name: 'Probar' }).click();
    await card('OpenAI').getByText('OPENAI conectado correctamente', { exact: true }).waitFor();
    await expectAccessible(page, 'apis-conectado');
  });

  it('keeps the model and whether it is on', async () => {
    // Another journey may have refreshed the list: any model that is offered and not chosen yet will do.
    const modelo = card('Deepgram').getByLabel('Modelo', { exact: true });
    const other = await modelo.locator('option:enabled:not(:checked)').first().textContent();
    await modelo.selectOption(other);
    await page.getByText('Configuración guardada').first().waitFor();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await card('Deepgram').getByRole('checkbox', { name: 'Activo' }).uncheck();
    await saved;
    await page.reload();
    expect(await modelo.locator('option:checked').textContent()).toBe(other);
    expect(await card('Deepgram').getByRole('checkbox', { name: 'Activo' }).isChecked()).toBe(false);
    expect(await card('OpenAI').getByRole('option', { name: 'GPT-4 (retirado)' }).isDisabled()).toBe(true);
  });

  it('asks before a typed key is lost, and before a stored one is removed', async () => {
    await card('Claude (Anthropic)').getByLabel('Clave de API').fill('clave-a-medias');
    await dialog().getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await card('Claude (Anthropic)').getByLabel('Clave de API').fill('');
    await card('OpenAI').getByRole('button', { name: 'Quitar la clave' }).click();
    await page
      .getByRole('dialog', { name: '¿Quitar la clave de OpenAI?' })
      .getByRole('button', { name: 'Quitar la clave' })
      .click();
    await card('OpenAI').getByText('Sin clave').waitFor();
    await dialog().getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await dialog().waitFor({ state: 'hidden' });
    expect(problems.filter((problem) => !/status of 400/.test(problem))).toEqual([]);
  });
});

/** A year of a platform that grew, as the server would answer it; the demo has but today. */
function aYear(): Analiticas {
  const moves = { altas: 9, conversiones: 6, finPruebas: 8, bajas: 2, reactivaciones: 1 };
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index * 7)).toISOString().slice(0, 10);
  const serie = Array.from({ length: 26 }, (_, index) => ({
    fecha: day(index),
    mrr: 1490 + index * 149 - (index % 5 === 4 ? 298 : 0),
    activas: 10 + index,
  }));
  const meses = [1, 2, 3, 4, 5, 6].map((n) => ({ mes: `2026-0${n}`, ...moves, altas: 4 + n, bajas: n % 3 }));
  return {
    desde: '2026-01-01',
    hasta: '2026-06-30',
    actual: { mrr: 5215, arr: 62_580, activas: 35 },
    mrrInicial: 1490,
    bajas: { tasa: 0.125, casos: 2, n: 16 },
    conversion: { tasa: 0.75, casos: 6, n: 8 },
    movimientos: moves,
    serie,
    meses,
  };
}

/** Other journeys change subscriptions: what they bring in now. */
async function subscribed(): Promise<Estadisticas> {
  const client = new HttpClient(inject('origin'));
  await client.signIn('super@idonea.test', 'Demo-1234');
  return (await client.get<Estadisticas>('/api/admin/estadisticas')).data;
}

const dollars = (whole: number) => `${whole.toLocaleString('es', { useGrouping: 'always' })} US$`;

const withAYear = (page: Page) =>
  page.route('**/api/admin/analiticas?*', (route) => route.fulfill({ json: { success: true, data: aYear() } }));

describe('The section Analytics', () => {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await signIn(page, 'super@idonea.test');
  });

  it('shows what the subscriptions of the demo bring in today, and no rate of so few', async () => {
    await page.goto('/saas-admin?seccion=analytics');
    const { mrr } = await subscribed();
    await page.getByText(dollars(mrr), { exact: true }).first().waitFor();
    await page
      .getByText(dollars(mrr * 12), { exact: true })
      .first()
      .waitFor();
    expect(await page.getByText('Sin datos suficientes').count()).toBe(2);
    await page.locator('.recharts-area-dots circle, .recharts-dot').first().waitFor();
    await expectAccessible(page, 'analytics-demo');
  });

  it('keeps the period in the address', async () => {
    await page.getByLabel('Periodo', { exact: true }).selectOption('Últimos 30 días');
    await page.waitForURL('**/saas-admin?seccion=analytics&periodo=30');
    await page.getByLabel('Periodo', { exact: true }).selectOption('Entre dos fechas');
    await page.getByLabel('Desde', { exact: true }).fill('2026-01-15');
    await page.waitForURL('**desde=2026-01-15**');
    await page.reload();
    expect(await page.getByLabel('Desde', { exact: true }).inputValue()).toBe('2026-01-15');
  });

  it('draws the period, and tells the same in a table', async () => {
    await withAYear(page);
    await page.goto('/saas-admin?seccion=analytics&periodo=365');
    await page.getByText('12,5 %').waitFor();
    await page.getByText('+3.725 US$ en el periodo').waitFor();
    const figure = section(page, 'Evolución del MRR');
    await figure.getByRole('button', { name: 'Ver tabla' }).click();
    await figure.getByRole('cell', { name: '1.490 US$' }).waitFor();
    await expectAccessible(page, 'analytics-tabla');
    await page.unrouteAll();
  });

  it('says when it could not be read', async () => {
    await page.route('**/api/admin/analiticas?*', (route) => route.fulfill({ status: 500, json: { requestId: 'r' } }));
    await page.goto('/saas-admin?seccion=analytics');
    await page.getByRole('heading', { name: 'No pudimos cargar las analíticas' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page
      .getByText(dollars((await subscribed()).mrr), { exact: true })
      .first()
      .waitFor();
    expect(problems.filter((problem) => !/status of 500/.test(problem))).toEqual([]);
  });
});

describe.each(VARIANTS)('The section Sistema, $name', ({ name, ...options }) => {
  it('is accessible, and so is Analytics', async () => {
    const { page, problems, context } = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await signIn(page, 'super@idonea.test');
    await openSistema(page);
    await section(page, 'Estado de los servicios').getByText('Respondió en el').first().waitFor();
    await expectAccessible(page, `sistema-${name}`);
    await page.getByRole('button', { name: 'Acciones de Enviar correos' }).scrollIntoViewIfNeeded();
    await expectAccessible(page, `sistema-colas-${name}`);
    await page.goto('/saas-admin?seccion=sistema&apis=1');
    await page.getByRole('region', { name: 'OpenAI', exact: true }).waitFor();
    await expectAccessible(page, `apis-${name}`);
    await withAYear(page);
    await page.goto('/saas-admin?seccion=analytics&periodo=365');
    await section(page, 'Evolución del MRR').scrollIntoViewIfNeeded();
    await page.locator('.recharts-area-curve').first().waitFor();
    await expectAccessible(page, `analytics-${name}`);
    await section(page, 'Altas, conversiones y bajas').scrollIntoViewIfNeeded();
    await page.locator('.recharts-bar').first().waitFor();
    await expectAccessible(page, `analytics-barras-${name}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
