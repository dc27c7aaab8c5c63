import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { listEmpresas } from '#functions/empresas/empresas/list-empresas.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import { aCompany, CIFS } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

/** How companies come in: the two wizards, the demonstration, and the requests that lead to one. */
const step = (page: Page, titulo: string) => page.getByRole('heading', { level: 2, name: titulo, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true }).click();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const isFocused = (page: Page, label: string) => shown(field(page, label).and(page.locator(':focus')));
const mailTo = (app: TestApp, email: string) => app.mailer.sent.findLast(({ to }) => to.address === email);

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

const ask = (app: TestApp, empresa: string, email: string) =>
  app.call(createSolicitud, {
    body: {
      motivo: 'nueva_empresa',
      nombre: 'Lucía Torres',
      cif: 'B44001022',
      telefono: '600 100 200',
      trabajadores: 180,
      mensaje: 'Queremos empezar en enero.',
      avisoLegal: '2026-11',
      aceptaAvisoLegal: true,
      empresa,
      email,
    },
  });

describe('The onboarding', () => {
  it('takes a company through six steps, a reload and what is taken already, and shows what now exists', async ({
    app,
    jobs,
    enter,
  }) => {
    const { superadmin } = await aCompany(app);
    const page = await enter(superadmin);
    await page.goto('/onboarding');
    await shown(step(page, 'Empresa'));
    expect(await page.getByRole('button', { name: 'Anterior', exact: true }).isDisabled()).toBe(true);
    await next(page);
    await shown(page.getByText('Por favor complete los campos obligatorios (Nombre Legal, CIF, Email)').first());
    await isFocused(page, 'Nombre Legal');
    await fill(page, {
      'Nombre Legal': 'Molinos del Norte S.L.',
      'Nombre Comercial': 'Molinos del Norte',
      CIF: CIFS[0],
      Email: 'hola@molinos.test',
      Teléfono: '+34 910 100 200',
      Industria: 'Alimentación',
    });
    await page.getByLabel('Cantidad de trabajadores').selectOption('51-200');
    await next(page);

    await shown(step(page, 'Administrador principal'));
    await fill(page, { Nombre: 'Elena Prado', Email: 'elena@molinos.test', Cargo: 'Directora de personas' });
    await expect.poll(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain('Directora de personas');
    // It asks before what was typed is lost: here it is to go on.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await shown(step(page, 'Administrador principal'));
    await shown(page.getByText('Recuperamos lo que habías escrito'));
    expect(await field(page, 'Nombre').inputValue()).toBe('Elena Prado');
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toMatch(/"password":"[^"]/);
    await next(page);

    await shown(step(page, 'Tenant'));
    await expect.poll(() => field(page, 'Subdominio').inputValue()).toBe('molinos-del-norte');
    await shown(page.getByText('Está libre.'));
    await field(page, 'Subdominio').fill('ACMÉ-Talento');
    expect(await field(page, 'Subdominio').inputValue()).toBe('acme-talento');
    await shown(page.getByText('Este subdominio ya está en uso'));
    await next(page);
    await isFocused(page, 'Subdominio');
    await field(page, 'Subdominio').fill('molinos');
    await field(page, 'Logo (URL)').fill('molinos');
    await next(page);
    await shown(page.getByText('Escribe una dirección que empiece por https://'));
    await expectAccessible(page, '/onboarding', 'tenant con errores');
    await field(page, 'Logo (URL)').fill('https://molinos.test/logo.svg');
    await next(page);

    await shown(step(page, 'Plan'));
    await page.getByRole('radio', { name: /^Starter/ }).check();
    await next(page);
    await shown(step(page, 'Configuración inicial'));
    await page.getByLabel('Operaciones').check();
    await page.getByLabel('Ventas').check();
    await page.getByLabel(/^SMTP personalizado/).check();
    await next(page);

    await shown(step(page, 'Resumen'));
    await shown(page.getByText('30 días de prueba', { exact: true }));
    await shown(page.getByText('Operaciones, Ventas', { exact: true }));
    await page.getByRole('button', { name: 'Editar Configuración inicial' }).click();
    await page.getByLabel('Diseño').check();
    await next(page);
    await page.getByRole('button', { name: 'Completar Configuración' }).click();

    await shown(step(page, 'Empresa'));
    await shown(page.getByText('Ya existe una empresa con este CIF'));
    await isFocused(page, 'CIF');
    await expectAccessible(page, '/onboarding', 'empresa: CIF en uso');
    await field(page, 'CIF').fill('B44001014');
    for (let left = 5; left > 0; left--) {
      await next(page);
      await shown(page.getByText(`Paso ${7 - left} de 6`));
    }
    await page.getByRole('button', { name: 'Completar Configuración' }).click();
    await shown(page.getByText('Molinos del Norte ya está en Idonea.'));
    await shown(page.getByText('Áreas: Operaciones, Ventas, Diseño'));
    await expectAccessible(page, '/onboarding', 'creada');
    const password = await page.getByText('Contraseña temporal').locator('xpath=following-sibling::*').textContent();
    expect(password).toMatch(/^[A-HJ-NP-Za-hj-km-np-z2-9@#$%&*]{12}$/);
    await jobs.run();
    expect(mailTo(app, 'elena@molinos.test')?.text).toContain(password);
    const entry = await app.call(login, { body: { email: 'elena@molinos.test', password } });
    expect(entry.data).toMatchObject({ paso: 'password' });
  });
});

describe('A request of a company', () => {
  it('is found, and rejected with a reason that is sent when asked for', async ({ app, jobs, enter }) => {
    const { superadmin } = await aCompany(app);
    await ask(app, 'Talleres Torres', 'lucia@talleres.test');
    await ask(app, 'Bodegas Lejanas', 'lucia@bodegas.test');
    const page = await enter(superadmin);
    await page.goto('/saas-admin?seccion=empresas');
    await shown(page.getByRole('table', { name: 'Empresas' }).getByText('Acme Talento'));
    await expectAccessible(page, '/saas-admin', 'Empresas');
    await page.getByRole('button', { name: 'Solicitudes', exact: true }).click();
    await shown(page.getByRole('button', { name: 'Talleres Torres' }));
    await expectAccessible(page, '/saas-admin', 'Empresas: solicitudes');
    await page.getByRole('button', { name: 'Bodegas Lejanas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Solicitud de Bodegas Lejanas' });
    await shown(dialog.getByText('Queremos empezar en enero.'));
    await expectAccessible(page, '/saas-admin', 'Empresas: una solicitud');
    await dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
    const reject = page.getByRole('dialog', { name: 'Rechazar la solicitud de Bodegas Lejanas' });
    await reject.getByRole('button', { name: 'Rechazar solicitud' }).click();
    await shown(reject.getByText('Escribe al menos 3 caracteres'));
    await field(page, 'Motivo').fill('Aún no trabajamos con empresas de ese sector.');
    await reject.getByLabel('Avisar por correo').check();
    await reject.getByRole('button', { name: 'Rechazar solicitud' }).click();
    await shown(page.getByText('Solicitud rechazada', { exact: true }));
    await page.getByLabel('Estado de la solicitud').selectOption('Rechazada');
    await shown(page.getByRole('button', { name: 'Bodegas Lejanas' }));
    await gone(page.getByRole('button', { name: 'Talleres Torres' }));
    await jobs.run();
    expect(mailTo(app, 'lucia@bodegas.test')?.text).toContain('Aún no trabajamos con empresas de ese sector.');
  });

  it('is approved, and its company begins with what it says', async ({ app, enter }) => {
    const { superadmin } = await aCompany(app);
    await ask(app, 'Talleres Torres', 'lucia@talleres.test');
    const page = await enter(superadmin);
    await page.goto('/saas-admin?seccion=empresas&vista=solicitudes&q=talleres');
    await shown(page.getByRole('table', { name: 'Solicitudes' }));
    await page.getByRole('button', { name: 'Talleres Torres' }).click();
    await page.getByRole('button', { name: 'Aprobar y crear empresa' }).click();
    await at(page, /\/saas-admin\/empresas\/nueva\?solicitud=/);
    await shown(step(page, 'Información básica'));
    expect(await field(page, 'Nombre').inputValue()).toBe('Talleres Torres');
    expect(await field(page, 'CIF').inputValue()).toBe('B44001022');
    await shown(page.getByRole('button', { name: 'Cancelar', exact: true }));
    await fill(page, { 'Nombre Legal': 'Talleres Torres S.L.', Subdominio: 'talleres' });
    await shown(page.getByText('Está libre.'));
    await expectAccessible(page, '/saas-admin/empresas/nueva', 'información básica');
    await next(page);

    await shown(step(page, 'Contexto empresarial'));
    expect(await page.getByLabel('Tamaño').inputValue()).toBe('mediana');
    await next(page);
    await isFocused(page, 'Sector');
    await fill(page, {
      Sector: 'Automoción',
      Misión: 'Que nadie se quede parado.',
      Visión: 'Ser el taller de confianza de la comarca.',
      'Cultura organizacional': 'Cercana, ordenada y puntual.',
    });
    await next(page);

    await shown(step(page, 'Objetivos de contratación'));
    await field(page, 'Objetivos de contratación').fill('Diez mecánicos antes del verano.');
    await field(page, 'Tipos de posiciones').fill(' Mecánica , Recepción,mecanica,');
    await shown(page.getByRole('button', { name: 'Quitar Mecánica' }));
    expect(await page.getByRole('button', { name: /^Quitar / }).count()).toBe(2);
    await expectAccessible(page, '/saas-admin/empresas/nueva', 'objetivos de contratación');
    await next(page);

    await shown(step(page, 'Plan estratégico y configuración de IA'));
    await field(page, 'Texto del plan').fill('Abrir dos talleres.');
    await field(page, 'Expectativas de la IA').fill('Entrevistas breves y claras.');
    await page.getByRole('button', { name: 'Crear Empresa' }).click();
    await shown(page.getByText('El nombre del plan es obligatorio'));
    await expectAccessible(page, '/saas-admin/empresas/nueva', 'estrategia con errores');
    await field(page, 'Nombre del plan').fill('Plan 2027');
    await page.getByRole('button', { name: 'Crear Empresa' }).click();
    await shown(page.getByText('Talleres Torres ya está en Idonea.'));
    const { data: found } = await app.call<{ id: string }[]>(listEmpresas, {
      as: superadmin,
      query: { q: 'talleres' },
    });
    const params = { id: found[0]?.id ?? '' };
    expect((await app.call(getEmpresa, { as: superadmin, params })).data).toMatchObject({
      estado: 'trial',
      sectorIndustrial: 'Automoción',
      misionEmpresa: 'Que nadie se quede parado.',
      contratacion: { tipos_posiciones: ['Mecánica', 'Recepción'], expectativas_ia: 'Entrevistas breves y claras.' },
      planEstrategico: { nombre: 'Plan 2027', contenido_texto: 'Abrir dos talleres.' },
    });

    await page.getByRole('link', { name: 'plan estratégico' }).click();
    await at(page, /\/editar\?pestana=plan$/);
    await shown(page.getByRole('tab', { name: 'Plan Estratégico', selected: true }));
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await at(page, /\/empresas$/);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Panel Sistema' }).click();
    await page.getByRole('tab', { name: 'Empresas', exact: true }).click();
    await shown(page.getByRole('link', { name: 'Talleres Torres' }));
    await page.getByRole('button', { name: 'Solicitudes', exact: true }).click();
    await page.getByLabel('Estado de la solicitud').selectOption('Aprobada');
    await page.getByRole('button', { name: 'Talleres Torres' }).click();
    await shown(page.getByRole('link', { name: 'Ver la empresa' }));
  });
});

describe('The demonstration', () => {
  it('is for everybody, keeps to the whole screen and writes nothing', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/onboarding');
    await at(page, /\/dashboard$/);
    await page.getByRole('link', { name: /^Demo Onboarding/ }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Demo Onboarding' }));
    await shown(page.getByText('Demo', { exact: true }));
    const calls: Request[] = [];
    page.on('request', (request) => void calls.push(request));
    expect(await page.getByRole('navigation', { name: 'Principal' }).count()).toBe(0);
    expect(await field(page, 'Nombre Legal').inputValue()).toBe('Aurora Logística Ejemplo S.L.');
    await next(page);
    await shown(step(page, 'Administrador principal'));
    await next(page);
    await shown(step(page, 'Tenant'));
    await next(page);
    await shown(step(page, 'Plan'));
    await expectAccessible(page, '/onboarding', 'demo: plan');
    await next(page);
    await shown(step(page, 'Configuración inicial'));
    await expectAccessible(page, '/onboarding', 'demo: configuración inicial');
    await next(page);
    await shown(page.getByText('Paso 6 de 6'));
    await expectAccessible(page, '/onboarding', 'demo: resumen');
    await page.getByRole('button', { name: 'Completar Configuración' }).click();
    await shown(page.getByText('Así quedaría Aurora Logística en Idonea.'));
    expect(calls.filter((request) => request.method() !== 'GET').map((request) => request.url())).toEqual([]);
    expect(calls.filter((request) => request.url().includes('/api/')).map((request) => request.url())).toEqual([]);
    await page.getByRole('link', { name: 'Volver al Dashboard' }).click();
    await at(page, /\/dashboard$/);
  });
});
