import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Turno } from '#shared/entrevistas/turno.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { keptByBrowser } from './support/browser-storage.ts';
import { playModel } from './support/model-providers.ts';
import { aRoomCompany } from './support/room-company.ts';

/** Keys of providers: the platform's and a company's, and an interview that a model words with them. */
let browser: Browser;
let company: Awaited<ReturnType<typeof aRoomCompany>>;
beforeAll(async () => {
  browser = await launchBrowser();
  company = await aRoomCompany({ nombre: 'Llaves del Norte S.L.', domain: 'llaves.test' });
});
afterAll(() => browser?.close());

const apis = () => `/api/configuracion/empresa/${company.empresaId}/apis`;
const setClave = async (proveedor: string, clave: string | null) => {
  const { status } = await company.chief.send('PUT', `${apis()}/${proveedor}`, { clave });
  expect(status).toBe(200);
};
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function superadminOf(options: Parameters<typeof newPerson>[1] = {}) {
  const person = await newPerson(browser, { reducedMotion: 'reduce', ...options });
  await signIn(person.page, 'super@idonea.test');
  return person;
}

/** The tab with this company chosen in the header, which leads to its dashboard. */
async function openOfCompany(page: Page): Promise<void> {
  const selector = page.getByRole('banner').getByRole('button', { name: /^Empresa: / });
  await selector.click();
  await page.getByRole('dialog', { name: 'Elegir empresa' }).getByRole('combobox').fill('Llaves del Norte');
  await page.getByRole('option', { name: /Llaves del Norte S\.L\./ }).click();
  await selector.filter({ hasText: 'Llaves del Norte' }).waitFor();
  await page.goto('/configuracion');
  await page.getByText('Claves propias de Llaves del Norte S.L.').waitFor();
}

describe('An interview that a model words', () => {
  const ANSWERS = [
    'En la tienda de Vigo, en enero de 2024, faltaban dos personas y yo coordinaba el turno de noche con seis compañeros.',
    'Me tocaba que el inventario estuviera cerrado antes de las siete, así que repartí las secciones y revisé los recuentos.',
    'Llamé a cada compañero, cambié los descansos y escribí una lista con las tareas; cerramos a las seis y media.',
    'Aprendí a avisar antes: desde entonces preparo el inventario con dos semanas y los errores bajaron a la mitad.',
    'Hablé con mi jefa, le enseñé los números y acordamos contratar a una persona más para las campañas grandes.',
  ];
  let room: Awaited<ReturnType<typeof company.book>>;
  let turnos: Turno[];
  const motores = () => turnos.map(({ motor }) => motor);

  beforeAll(async () => {
    await setClave('openai', 'sk-clave-buena-propia-1');
    await setClave('claude', 'clave-buena-propia-2');
    await playModel('openai', 'bien');
    room = await company.book();
    await room.candidate.send(ANSWERS[0] as string);
    // Whoever fails, the candidate has the next question in the same answer: each of these asks one of them.
    await playModel('openai', 'roto');
    await playModel('claude', 'bien');
    await room.candidate.send(ANSWERS[1] as string);
    await playModel('openai', 'malformado');
    await playModel('claude', 'html');
    await room.candidate.send(ANSWERS[2] as string);
    await playModel('openai', 'mudo');
    const start = Date.now();
    const sala = await room.candidate.send(ANSWERS[3] as string);
    expect(sala.turno?.pregunta).toBeTruthy();
    expect(Date.now() - start).toBeLessThan(15_000);
    await playModel('openai', 'bien');
    await room.candidate.send(ANSWERS[4] as string);
    turnos = await room.transcript();
  }, 60_000);
  afterAll(async () => {
    for (const proveedor of ['openai', 'claude'] as const) {
      await playModel(proveedor, 'callado');
      await setClave(proveedor, null);
    }
  });

  it('goes on with the next provider, and with the embedded engine when none gives a good answer in time', () => {
    // The first question has no answer before it to fail at.
    expect(motores()).toEqual(['openai', 'openai', 'claude', 'integrado', 'integrado']);
    for (const { pregunta } of turnos) expect(pregunta).not.toMatch(/<b|onclick/);
    const worded = turnos.filter(({ motor }) => motor !== 'integrado');
    expect(worded.every(({ pregunta }) => pregunta.startsWith('Gracias por contarlo'))).toBe(true);
    expect(new Set(turnos.map(({ pregunta }) => pregunta)).size).toBe(turnos.length);
  });

  it('shows the staff who found the words of each turn', async () => {
    const { page, problems, context } = await newPerson(browser, { reducedMotion: 'reduce' });
    await page.goto('/login');
    await enterCredentials(page, company.admin.email, company.admin.password);
    await page.waitForURL('**/dashboard');
    await page.goto(`/entrevistas/${room.id}`);
    const turn = (secuencia: number) => page.getByRole('listitem', { name: `Turno ${secuencia}`, exact: true });
    await turn(2)
      .getByText(/redactada por OpenAI/)
      .waitFor();
    await turn(3)
      .getByText(/redactada por Claude/)
      .waitFor();
    await turn(4)
      .getByText(/motor integrado/)
      .waitFor();
    await turn(2).scrollIntoViewIfNeeded();
    await expectAccessible(page, 'entrevista-motores');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("The platform's providers in the configuration", () => {
  it('report by themselves whether what is configured works', async () => {
    const { page, problems, context } = await superadminOf();
    await page.goto('/configuracion');
    await page.getByRole('heading', { level: 1, name: 'Configuración del Sistema', exact: true }).waitFor();
    await card(page, 'OpenAI').waitFor();
    await page
      .getByText(/No hay APIs configuradas para validar|APIs FUNCIONALES|APIs funcionales|Todas presentan problemas/)
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are put in order with the keyboard, and the order stays', async () => {
    const { page, problems, context } = await superadminOf();
    await page.goto('/configuracion');
    const order = page.getByRole('region', { name: 'Orden de los proveedores', exact: true });
    const names = async () => (await order.getByRole('listitem').allTextContents()).map((text) => text.slice(1));
    await order.getByRole('button', { name: 'Subir Gemini (Google)', exact: true }).waitFor();
    const before = await names();
    const up = order.getByRole('button', { name: `Subir ${before[1]}`, exact: true });
    const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await up.focus();
    await Promise.all([saved(), page.keyboard.press('Enter')]);
    await order.getByRole('status').filter({ hasText: 'pasa al puesto 1 de 4' }).waitFor();
    // At the end of the way the button keeps the focus and does nothing.
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(`Subir ${before[1]}`);
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    await page.reload();
    await order
      .getByRole('listitem')
      .first()
      .filter({ hasText: before[1] as string })
      .waitFor();
    await Promise.all([saved(), order.getByRole('button', { name: `Bajar ${before[1]}`, exact: true }).click()]);
    await page.reload();
    await order
      .getByRole('listitem')
      .first()
      .filter({ hasText: before[0] as string })
      .waitFor();
    expect(await names()).toEqual(before);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("The platform's models", () => {
  let page: Page;
  let problems: string[];
  const deepgram = () => card(page, 'Deepgram');
  const modelo = () => deepgram().getByLabel('Modelo', { exact: true });
  const actualizar = () => deepgram().getByRole('button', { name: 'Actualizar modelos de Deepgram', exact: true });
  beforeAll(async () => {
    ({ page, problems } = await superadminOf());
    await page.goto('/configuracion');
    await deepgram().waitFor();
  });
  afterAll(() => page?.context().close());

  it('come from the provider: new ones are marked, those that it no longer has are retired', async () => {
    // Nobody is interviewed through it: what other journeys see of the AI stays as it is.
    expect(await actualizar().isDisabled()).toBe(true);
    await deepgram().getByText('Guarda una clave para pedirla.').waitFor();
    await modelo().selectOption('nova-2');
    await deepgram().getByLabel('Clave de API').fill('clave-buena-de-deepgram');
    await deepgram().getByRole('button', { name: 'Guardar', exact: true }).click();
    await deepgram().getByText('Clave DEEPGRAM guardada en base de datos').waitFor();
    await actualizar().click();
    await page.getByText('Modelos de DEEPGRAM actualizados: 1 nuevo y 1 retirado').waitFor();
    await deepgram().getByText('Lista del proveedor, actualizada hace un momento.').waitFor();
    expect(await modelo().locator('option').allTextContents()).toEqual([
      'Nova 3',
      'Nova 2 (retirado)',
      'nova-4-general (nuevo, sin probar)',
    ]);
  });

  it('keep a retired one that is chosen in sight, with what is used meanwhile, until another is chosen', async () => {
    expect(await modelo().inputValue()).toBe('nova-2');
    await deepgram().getByText('Retirado: elige otro modelo').waitFor();
    await deepgram().getByText('El proveedor ya no ofrece Nova 2. Mientras tanto se usa Nova 3.').waitFor();
    await deepgram().scrollIntoViewIfNeeded();
    await expectAccessible(page, 'apis-modelo-retirado');
    await modelo().selectOption('nova-4-general');
    await deepgram().getByText('Modelo nuevo, sin probar').waitFor();
    await page.reload();
    await deepgram().getByText('Modelo nuevo, sin probar').waitFor();
    expect(await modelo().inputValue()).toBe('nova-4-general');
    await modelo().selectOption('nova-3');
    await deepgram().getByText('Modelo nuevo, sin probar').waitFor({ state: 'detached' });
    await deepgram().getByRole('button', { name: 'Quitar la clave', exact: true }).click();
    await page
      .getByRole('dialog', { name: '¿Quitar la clave de Deepgram?' })
      .getByRole('button', { name: 'Quitar la clave', exact: true })
      .click();
    await deepgram().getByText('Clave DEEPGRAM eliminada').waitFor();
    expect(problems).toEqual([]);
  });
});

describe("A company's providers", () => {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page, problems } = await superadminOf());
    await openOfCompany(page);
    await card(page, 'Gemini (Google)').waitFor();
  });
  afterAll(() => page?.context().close());

  it('have the platform’s key until the superadmin stores one of their own, which is tried at once', async () => {
    const gemini = card(page, 'Gemini (Google)');
    await gemini.getByLabel('Clave de API').fill('corta');
    await gemini.getByRole('button', { name: 'Guardar', exact: true }).click();
    await gemini.getByText('La clave tiene al menos 12 caracteres').waitFor();
    expect(await gemini.getByLabel('Clave de API').inputValue()).toBe('corta');
    await gemini.getByLabel('Clave de API').fill('clave-buena-de-gemini');
    await gemini.getByRole('button', { name: 'Guardar', exact: true }).click();
    await gemini.getByText('Clave GEMINI guardada en base de datos').waitFor();
    await gemini.getByText('FUNCIONAL y conectado correctamente').waitFor();
    await gemini.getByText('✅ Conectado').waitFor();
    await gemini.getByText('Clave propia').waitFor();
    // The badge of whoever works in this company; the platform has none.
    await page.getByRole('banner').getByText('IA Activa', { exact: true }).waitFor();
    expect(await gemini.getByLabel('Clave de API').getAttribute('placeholder')).toBe('••••mini');
    await expectAccessible(page, 'apis-empresa');
  });

  it('leave nothing of a key in the browser, saved or only typed', async () => {
    const gemini = card(page, 'Gemini (Google)');
    await gemini.getByLabel('Clave de API').fill('tecleada-y-sin-guardar-1');
    await gemini.getByRole('button', { name: 'Probar', exact: true }).click();
    await gemini.getByText('Error conectando GEMINI: el proveedor rechazó la clave').waitFor();
    const kept = await keptByBrowser(page);
    for (const clave of ['clave-buena-de-gemini', 'tecleada-y-sin-guardar-1']) expect(kept).not.toContain(clave);
    // Going away asks first; what was typed is gone then, and comes back from nowhere.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await gemini.waitFor();
    expect(await gemini.getByLabel('Clave de API').inputValue()).toBe('');
  });

  it('are allowed or not, one by one', async () => {
    const allowed = card(page, 'Perplexity').getByRole('checkbox', { name: 'Permitido en esta empresa' });
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await allowed.uncheck();
    await saved;
    await card(page, 'Perplexity').getByText('No permitido', { exact: true }).waitFor();
    await page.reload();
    await card(page, 'Perplexity').getByText('No permitido', { exact: true }).waitFor();
    expect(await allowed.isChecked()).toBe(false);
  });

  it('can be tried five times a minute, and the screen counts the seconds that are left', async () => {
    const gemini = card(page, 'Gemini (Google)');
    const probar = gemini.getByRole('button', { name: 'Probar', exact: true });
    await gemini.waitFor();
    // A minute may end in between: then there are five more.
    for (let wait = 0; wait < 5; ) {
      const answered = page.waitForResponse('**/api/configuracion/probar-api');
      await probar.click();
      const answer = await answered;
      wait = answer.status() === 429 ? Number(answer.headers()['retry-after']) : 0;
      if (!wait) await gemini.getByText('GEMINI conectado correctamente', { exact: true }).waitFor();
    }
    await gemini.getByText(/Podrás hacer otra en \d+ segundos?\./).waitFor();
    expect(await probar.isDisabled()).toBe(true);
    await expectAccessible(page, 'apis-limite');
    expect(problems.filter((problem) => !/status of 429/.test(problem))).toEqual([]);
  });

  it('are read by its administrator, masked, and not by its operator', async () => {
    const { page: theirs, problems: found, context } = await newPerson(browser, { reducedMotion: 'reduce' });
    await theirs.goto('/login');
    await enterCredentials(theirs, company.admin.email, company.admin.password);
    await theirs.waitForURL('**/dashboard');
    await theirs.goto('/configuracion?seccion=estado-apis');
    await theirs.getByText('••••mini').waitFor();
    await theirs.getByText('1/1 APIs FUNCIONALES').waitFor();
    await theirs.getByRole('banner').getByText('IA Activa', { exact: true }).waitFor();
    await theirs.getByText('No permitido', { exact: true }).waitFor();
    expect(await theirs.getByLabel('Clave de API').count()).toBe(0);
    await expectAccessible(theirs, 'apis-admin');
    expect(found).toEqual([]);
    await context.close();
  });
});

describe.each(VARIANTS)('The keys, $name', ({ name, ...options }) => {
  it('are accessible, the platform’s and a company’s', async () => {
    const { page, problems, context } = await superadminOf(options);
    await page.goto('/configuracion');
    await card(page, 'OpenAI').waitFor();
    await page.getByText(/configuradas para validar|APIs FUNCIONALES|funcionales|presentan problemas/).waitFor();
    await expectAccessible(page, `claves-${name}`);
    await openOfCompany(page);
    await card(page, 'OpenAI').waitFor();
    await page.getByText(/configuradas para validar|APIs FUNCIONALES|funcionales|presentan problemas/).waitFor();
    await expectAccessible(page, `claves-empresa-${name}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
