import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HttpClient } from '../support/http-client.ts';
import { expectAccessible, launchBrowser, mailTo, newPerson, signIn, VARIANTS } from './support/browser.ts';

/** How companies come in: the two wizards, the demonstration, and the requests that lead to one. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const CIF_DE_ACME = 'B12345674';
const step = (page: Page, titulo: string) => page.getByRole('heading', { level: 2, name: titulo, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true }).click();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const isFocused = (page: Page, label: string) => field(page, label).and(page.locator(':focus')).waitFor();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** A reload, once the draft holds this. It asks before what was typed is lost: here it is to go on. */
async function reload(page: Page, kept: string): Promise<void> {
  await expect.poll(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain(kept);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

describe('The onboarding', () => {
  it('takes a company through six steps, a reload and what is taken already, and shows what now exists', async () => {
    const { page, context, problems } = await newPerson(browser, { reducedMotion: 'reduce' });
    await signIn(page, 'super@idonea.test');
    await page.getByRole('link', { name: 'Demo Onboarding' }).click();
    await step(page, 'Empresa').waitFor();
    expect(await page.getByRole('button', { name: 'Anterior', exact: true }).isDisabled()).toBe(true);
    await next(page);
    await page.getByText('Por favor complete los campos obligatorios (Nombre Legal, CIF, Email)').first().waitFor();
    await isFocused(page, 'Nombre Legal');
    await fill(page, {
      'Nombre Legal': 'Molinos del Norte S.L.',
      'Nombre Comercial': 'Molinos del Norte',
      CIF: CIF_DE_ACME,
      Email: 'hola@molinos.test',
      Teléfono: '+34 910 100 200',
      Industria: 'Alimentación',
    });
    await page.getByLabel('Cantidad de trabajadores').selectOption('51-200');
    await next(page);

    await step(page, 'Administrador principal').waitFor();
    await fill(page, { Nombre: 'Elena Prado', Email: 'elena@molinos.test', Cargo: 'Directora de personas' });
    await reload(page, 'Directora de personas');
    await step(page, 'Administrador principal').waitFor();
    await page.getByText('Recuperamos lo que habías escrito').waitFor();
    expect(await field(page, 'Nombre').inputValue()).toBe('Elena Prado');
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toMatch(/"password":"[^"]/);
    await next(page);

    await step(page, 'Tenant').waitFor();
    expect(await field(page, 'Subdominio').inputValue()).toBe('molinos-del-norte');
    await page.getByText('Está libre.').waitFor();
    await field(page, 'Subdominio').fill('ACMÉ-Talento');
    expect(await field(page, 'Subdominio').inputValue()).toBe('acme-talento');
    await page.getByText('Este subdominio ya está en uso').waitFor();
    await next(page);
    await isFocused(page, 'Subdominio');
    await field(page, 'Subdominio').fill('molinos');
    await field(page, 'Logo (URL)').fill('molinos');
    await next(page);
    await page.getByText('Escribe una dirección que empiece por https://').waitFor();
    await field(page, 'Logo (URL)').fill('https://molinos.test/logo.svg');
    await next(page);

    await step(page, 'Plan').waitFor();
    await page.getByRole('radio', { name: /^Starter/ }).check();
    await next(page);
    await step(page, 'Configuración inicial').waitFor();
    await page.getByLabel('Operaciones').check();
    await page.getByLabel('Ventas').check();
    await page.getByLabel(/^SMTP personalizado/).check();
    await next(page);

    await step(page, 'Resumen').waitFor();
    await page.getByText('30 días de prueba', { exact: true }).waitFor();
    await page.getByText('Operaciones, Ventas', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Editar Configuración inicial' }).click();
    await page.getByLabel('Diseño').check();
    await next(page);
    await page.getByRole('button', { name: 'Completar Configuración' }).click();

    await step(page, 'Empresa').waitFor();
    await page.getByText('Ya existe una empresa con este CIF').waitFor();
    await isFocused(page, 'CIF');
    await expectAccessible(page, 'onboarding-cif-en-uso');
    await field(page, 'CIF').fill('B44001014');
    for (let left = 5; left > 0; left--) {
      await next(page);
      await page.getByText(`Paso ${7 - left} de 6`).waitFor();
    }
    await page.getByRole('button', { name: 'Completar Configuración' }).click();
    await page.getByText('Molinos del Norte ya está en Idonea.').waitFor();
    await page.getByText('Áreas: Operaciones, Ventas, Diseño').waitFor();
    await expectAccessible(page, 'onboarding-creada');
    const password = await page.getByText('Contraseña temporal').locator('xpath=following-sibling::*').textContent();
    expect(password).toMatch(/^[A-HJ-NP-Za-hj-km-np-z2-9@#$%&*]{12}$/);
    expect((await mailTo('elena@molinos.test')).texto).toContain(password);
    expect(problems.filter((text) => !text.includes('409'))).toEqual([]);
    await context.close();

    const admin = await newPerson(browser);
    await admin.page.goto('/login');
    await admin.page.getByLabel('Correo electrónico').fill('elena@molinos.test');
    await admin.page.getByLabel('Contraseña', { exact: true }).fill(password ?? '');
    await admin.page.getByRole('button', { name: 'Acceder', exact: true }).click();
    await admin.page.getByLabel('Nueva contraseña').waitFor();
    await admin.context.close();
  }, 180_000);
});

describe('A request of a company', () => {
  let page: Page;
  beforeAll(async () => {
    const visitor = new HttpClient(inject('origin'));
    const body = {
      motivo: 'nueva_empresa',
      nombre: 'Lucía Torres',
      cif: 'B44001022',
      telefono: '600 100 200',
      trabajadores: 180,
      mensaje: 'Queremos empezar en enero.',
      aceptaAvisoLegal: true,
    };
    const send = (more: object) => visitor.send('POST', '/api/solicitudes', { ...body, ...more });
    await send({ empresa: 'Talleres Torres', email: 'lucia@talleres.test' });
    await send({ empresa: 'Bodegas Lejanas', email: 'lucia@bodegas.test' });
    ({ page } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await signIn(page, 'super@idonea.test');
  });

  it('is found, and rejected with a reason that is sent when asked for', async () => {
    await page.goto('/saas-admin?seccion=empresas');
    await page.getByRole('button', { name: 'Solicitudes', exact: true }).click();
    await page.getByRole('button', { name: 'Bodegas Lejanas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Solicitud de Bodegas Lejanas' });
    await dialog.getByText('Queremos empezar en enero.').waitFor();
    await expectAccessible(page, 'solicitudes-una');
    await dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
    const reject = page.getByRole('dialog', { name: 'Rechazar la solicitud de Bodegas Lejanas' });
    await reject.getByRole('button', { name: 'Rechazar solicitud' }).click();
    await reject.getByText('Escribe al menos 3 caracteres').waitFor();
    await field(page, 'Motivo').fill('Aún no trabajamos con empresas de ese sector.');
    await reject.getByLabel('Avisar por correo').check();
    await expectAccessible(page, 'solicitudes-rechazar');
    await reject.getByRole('button', { name: 'Rechazar solicitud' }).click();
    await page.getByText('Solicitud rechazada', { exact: true }).waitFor();
    expect((await mailTo('lucia@bodegas.test')).texto).toContain('Aún no trabajamos con empresas de ese sector.');
    await page.getByLabel('Estado de la solicitud').selectOption('Rechazada');
    await page.getByRole('button', { name: 'Bodegas Lejanas' }).waitFor();
    await page.getByRole('button', { name: 'Talleres Torres' }).waitFor({ state: 'hidden' });
  });

  it('is approved, and its company begins with what it says', async () => {
    await page.goto('/saas-admin?seccion=empresas&vista=solicitudes&q=talleres');
    await page.getByRole('button', { name: 'Talleres Torres' }).click();
    await page.getByRole('button', { name: 'Aprobar y crear empresa' }).click();
    await page.waitForURL('**/saas-admin/empresas/nueva?solicitud=*');
    await step(page, 'Información básica').waitFor();
    expect(await field(page, 'Nombre').inputValue()).toBe('Talleres Torres');
    expect(await field(page, 'CIF').inputValue()).toBe('B44001022');
    await page.getByRole('button', { name: 'Cancelar', exact: true }).waitFor();
    await fill(page, { 'Nombre Legal': 'Talleres Torres S.L.', Subdominio: 'talleres' });
    await page.getByText('Está libre.').waitFor();
    await next(page);

    await step(page, 'Contexto empresarial').waitFor();
    expect(await page.getByLabel('Tamaño').inputValue()).toBe('mediana');
    await next(page);
    await isFocused(page, 'Sector');
    await fill(page, {
      Sector: 'Automoción',
      Misión: 'Que nadie se quede parado.',
      Visión: 'Ser el taller de confianza de la comarca.',
      'Cultura organizacional': 'Cercana, ordenada y puntual.',
    });
    await reload(page, 'Cercana, ordenada y puntual.');
    await step(page, 'Contexto empresarial').waitFor();
    expect(await field(page, 'Sector').inputValue()).toBe('Automoción');
    await next(page);

    await step(page, 'Objetivos de contratación').waitFor();
    await field(page, 'Objetivos de contratación').fill('Diez mecánicos antes del verano.');
    await field(page, 'Tipos de posiciones').fill(' Mecánica , Recepción,mecanica,');
    await page.getByRole('button', { name: 'Quitar Mecánica' }).waitFor();
    expect(await page.getByRole('button', { name: /^Quitar / }).count()).toBe(2);
    await next(page);

    await step(page, 'Plan estratégico y configuración de IA').waitFor();
    await field(page, 'Texto del plan').fill('Abrir dos talleres.');
    await field(page, 'Expectativas de la IA').fill('Entrevistas breves y claras.');
    await page.getByRole('button', { name: 'Crear Empresa' }).click();
    await page.getByText('El nombre del plan es obligatorio').waitFor();
    await field(page, 'Nombre del plan').fill('Plan 2027');
    await expectAccessible(page, 'asistente-estrategia');
    await page.getByRole('button', { name: 'Crear Empresa' }).click();
    await page.getByText('Talleres Torres ya está en Idonea.').waitFor();
    await expectAccessible(page, 'asistente-creada');
    await page.getByRole('link', { name: 'plan estratégico' }).click();
    await page.waitForURL('**/editar?pestana=plan');
    await page.getByRole('tab', { name: 'Plan Estratégico', selected: true }).waitFor();
    await expectAccessible(page, 'asistente-plan-estrategico');
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await page.waitForURL('**/empresas');

    await page.goto('/saas-admin?seccion=empresas&vista=solicitudes&q=talleres');
    await page.getByRole('button', { name: 'Talleres Torres' }).click();
    await page.getByRole('link', { name: 'Ver la empresa' }).waitFor();
    await page.goto('/saas-admin?seccion=empresas&q=talleres');
    await page.getByRole('link', { name: 'Talleres Torres' }).waitFor();

    const chief = new HttpClient(inject('origin'));
    await chief.signIn('super@idonea.test', 'Demo-1234');
    const { data: found } = await chief.get<{ id: string }[]>('/api/empresas?q=talleres');
    const { data: empresa } = await chief.get(`/api/empresas/${found[0]?.id}`);
    expect(empresa).toMatchObject({
      estado: 'trial',
      sectorIndustrial: 'Automoción',
      misionEmpresa: 'Que nadie se quede parado.',
      contratacion: { tipos_posiciones: ['Mecánica', 'Recepción'], expectativas_ia: 'Entrevistas breves y claras.' },
      planEstrategico: { nombre: 'Plan 2027', contenido_texto: 'Abrir dos talleres.' },
    });
  }, 120_000);
});

describe('The demonstration', () => {
  it('is for everybody, keeps to the whole screen and writes nothing', async () => {
    const { page, context, problems } = await newPerson(browser, { reducedMotion: 'reduce' });
    await signIn(page, 'admin@acme.test');
    await page.goto('/onboarding');
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: /^Demo Onboarding/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Demo Onboarding' }).waitFor();
    await page.waitForLoadState('networkidle');
    const calls: Request[] = [];
    page.on('request', (request) => void calls.push(request));
    await page.getByText('Demo', { exact: true }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Principal' }).count()).toBe(0);
    expect(await field(page, 'Nombre Legal').inputValue()).toBe('Aurora Logística Ejemplo S.L.');
    for (let paso = 2; paso <= 6; paso++) {
      await next(page);
      await page.getByText(`Paso ${paso} de 6`).waitFor();
    }
    await page.getByRole('button', { name: 'Completar Configuración' }).click();
    await page.getByText('Así quedaría Aurora Logística en Idonea.').waitFor();
    await expectAccessible(page, 'demo-terminada');
    expect(calls.filter((request) => request.method() !== 'GET').map((request) => request.url())).toEqual([]);
    expect(calls.filter((request) => request.url().includes('/api/')).map((request) => request.url())).toEqual([]);
    await page.getByRole('link', { name: 'Volver al Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe.each(VARIANTS)('Every step, $name', ({ name, ...options }) => {
  it('is accessible and no wider than the window', async () => {
    const { page, context } = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await signIn(page, 'super@idonea.test');
    for (let paso = 1; paso <= 6; paso++) {
      await page.goto(`/onboarding?demo=1&paso=${paso}`);
      await page.getByText(`Paso ${paso} de 6`).waitFor();
      await expectAccessible(page, `demo-${paso}-${name}`);
    }
    for (let paso = 1; paso <= 4; paso++) {
      await page.goto(`/saas-admin/empresas/nueva?paso=${paso}`);
      await page.getByText(`Paso ${paso} de 4`).waitFor();
      await expectAccessible(page, `asistente-${paso}-${name}`);
    }
    for (const vista of ['empresas', 'solicitudes']) {
      await page.goto(`/saas-admin?seccion=empresas&vista=${vista}`);
      await page.getByRole('table', { name: vista === 'empresas' ? 'Empresas' : 'Solicitudes' }).waitFor();
      await expectAccessible(page, `panel-${vista}-${name}`);
    }
    await context.close();
  }, 120_000);
});
