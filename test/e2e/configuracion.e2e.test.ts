import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** What each role finds in the configuration: who changed what, how the platform is, and a guide for when it is not well. */
const ADMIN = { nombre: 'Berta Lasa', email: 'berta.lasa@registro.test', password: 'Clave-registro-1' };

let browser: Browser;
let client: HttpClient;
let page: Page;
let problems: string[];
let candidatoId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const empresa = { nombreLegal: 'Registro Fiel S.L.', email: 'hola@registro.test' };
  ({ staff: client } = await aCompany(empresa, ADMIN));
  await client.post('/api/areas', { nombreArea: 'Archivo' });
  const body = { nombre: 'Nora Vidal', email: 'nora@registro.test' };
  candidatoId = (await client.post<{ id: string }>('/api/candidatos', body)).data.id;
  await client.send('PUT', '/api/configuracion/conservacion', { meses: 12, version: 0 });
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
  await page.goto('/login');
  await enterCredentials(page, ADMIN.email, ADMIN.password);
  await page.waitForURL('**/dashboard');
});
afterAll(async () => {
  await browser?.close();
});

const registro = () => page.getByRole('region', { name: 'Registro de auditoría', exact: true });

describe('The audit log of a company', () => {
  it('says who did what, and finds it by kind of thing, action and person', async () => {
    await page.goto('/configuracion');
    await page.getByRole('heading', { level: 1, name: 'Mi Perfil', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Seguridad', exact: true }).click();
    await registro().getByRole('button', { name: 'Cambió el plazo de conservación', exact: true }).waitFor();
    await registro().getByLabel('Sobre qué').selectOption('Candidatos');
    await registro().getByRole('button', { name: 'Creó un candidato', exact: true }).waitFor();
    await registro().getByRole('button', { name: 'Creó un área', exact: true }).waitFor({ state: 'detached' });
    await registro().getByLabel('Acción', { exact: true }).selectOption('Eliminó un candidato');
    await registro().getByText('Ningún cambio coincide con los filtros').waitFor();
    await registro().getByRole('button', { name: 'Quitar los filtros', exact: true }).click();
    await registro().getByRole('combobox', { name: 'Persona', exact: true }).fill('berta');
    await page.getByRole('option', { name: /Berta Lasa/ }).click();
    await registro().getByRole('button', { name: 'Creó un área', exact: true }).waitFor();
    await page.waitForURL(/actorId=usr_/);
  });

  it('opens a change: what became of its value, and the way to what it was about', async () => {
    await page.goto('/configuracion?seccion=security');
    await registro().getByRole('button', { name: 'Cambió el plazo de conservación', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('24 → 12', { exact: true }).waitFor();
    await dialog.getByText(/\(UTC\)/).waitFor();
    await expectAccessible(page, 'auditoria-detalle');
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await registro().getByRole('button', { name: 'Creó un candidato', exact: true }).click();
    await dialog.getByRole('link', { name: 'Nora Vidal', exact: true }).click();
    await page.waitForURL(`**/candidatos/${candidatoId}`);
  });

  it('is kept as a file', async () => {
    await page.goto('/configuracion?seccion=security&entidad=areas');
    const saving = page.waitForEvent('download');
    await registro().getByRole('button', { name: 'Exportar el registro en CSV', exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^auditoria_\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, row, ...more] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(head).toMatch(/^\uFEFFfecha,persona,/);
    expect(row).toContain('Berta Lasa');
    expect(row).toContain('Creó un área');
    expect(more).toEqual([]);
  });

  it('is followed by when people last came in, and the way out of all devices', async () => {
    const accesos = page.getByRole('region', { name: 'Últimos accesos', exact: true });
    await accesos.getByText(ADMIN.email, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cerrar todas las sesiones', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(/Saldrás de todos los dispositivos/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Volver', exact: true }).click();
  });
});

describe('What an administrator decides', () => {
  it('is whether reports describe the text, which is tried on a text of their own', async () => {
    await page.goto('/configuracion?seccion=bert');
    const probar = page.getByRole('region', { name: 'Pruébalo', exact: true });
    const texto = probar.getByLabel('Texto', { exact: true });
    await texto.fill('Poco texto');
    await probar.getByRole('button', { name: 'Analizar', exact: true }).click();
    await probar.getByText('Hay muy poco texto').waitFor();
    await texto.fill(TEXTO);
    await probar.getByRole('button', { name: 'Analizar', exact: true }).click();
    await probar.getByText('Registro profesional', { exact: true }).waitFor();
    await probar.getByText('Positivo', { exact: true }).waitFor();
    await page.getByLabel('En los informes de la empresa').selectOption('Desactivado');
    await page.getByText('Análisis de texto guardado').waitFor();
    await probar.getByText('El análisis de texto está desactivado').waitFor();
    expect(await texto.isDisabled()).toBe(true);
    await page.getByLabel('En los informes de la empresa').selectOption('Como decida la plataforma');
    await probar.getByText('El análisis de texto está desactivado').waitFor({ state: 'detached' });
  });

  it('is with which e-mails people are invited', async () => {
    await page.goto('/configuracion?seccion=auth');
    const section = page.getByRole('region', { name: 'Dominios permitidos', exact: true });
    const dominios = section.getByLabel('Dominios', { exact: true });
    await dominios.fill('registro');
    await dominios.press('Enter');
    await section.getByRole('button', { name: 'Guardar dominios', exact: true }).click();
    await section.getByText('Escribe un dominio, por ejemplo empresa.com').waitFor();
    await dominios.press('Backspace');
    await dominios.fill('@Registro.test');
    await dominios.press('Enter');
    await section.getByRole('button', { name: 'Guardar dominios', exact: true }).click();
    await page.getByText('Dominios guardados').waitFor();
    const invite = (email: string) => client.post('/api/usuarios', { nombre: 'Ana Ruiz', email, rol: 'operador' });
    expect(await invite('ana@otra.test')).toMatchObject({ status: 400, code: 'DOMINIO_NO_PERMITIDO' });
    expect(await invite('ana@registro.test')).toMatchObject({ status: 201 });
  });

  it('is the zone in which new users begin', async () => {
    await page.goto('/configuracion?seccion=general');
    await page.getByLabel('Zona horaria', { exact: true }).selectOption('Europe/Madrid');
    await page.getByText('Zona horaria guardada').waitFor();
    await page.getByRole('region', { name: 'Límites', exact: true }).getByText('10 MB por archivo').waitFor();
    expect([...new Set(problems)]).toEqual([]);
  });
});

const TEXTO =
  'Coordiné a un equipo excelente y disfruté mucho con el proyecto. Además, el cliente quedó encantado porque entregamos antes de tiempo. Por eso celebramos el éxito juntos y aprendimos a confiar unos en otros.';

describe('The configuration of a superadmin', () => {
  let superadmin: Awaited<ReturnType<typeof newPerson>>;
  beforeAll(async () => {
    superadmin = await newPerson(browser, { reducedMotion: 'reduce' });
    await signIn(superadmin.page, 'super@idonea.test');
  });

  it("has the platform's own log", async () => {
    const { page } = superadmin;
    await page.goto('/configuracion?seccion=security&entidad=empresas');
    await page.getByRole('button', { name: 'Creó una empresa', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link').first().waitFor();
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  });

  it('guides through what goes wrong, with what to copy', async () => {
    const { page } = superadmin;
    await page.goto('/configuracion?seccion=troubleshooting');
    const vivo = page.getByRole('region', { name: 'Diagnóstico en vivo', exact: true });
    await vivo.getByText('Base de datos', { exact: true }).waitFor();
    const openai = page.getByRole('article', { name: 'La clave de OpenAI no funciona', exact: true });
    await openai.getByText('Alto', { exact: true }).waitFor();
    await openai.getByRole('button', { name: 'Copiar: Clave antigua', exact: true }).click();
    await page.getByText('Código copiado al portapapeles').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('sk-…');
    await page.getByRole('tab', { name: 'Comandos de diagnóstico', exact: true }).click();
    await page.getByRole('article', { name: 'Estado de la plataforma', exact: true }).waitFor();
    await page.waitForURL(/seccion=troubleshooting&guia=comandos/);
    await page.getByRole('tab', { name: 'Prácticas corporativas', exact: true }).click();
    await page.getByRole('article', { name: 'Una persona valida cada informe', exact: true }).waitFor();
  });

  it('keeps the diagnosis as a file without secrets', async () => {
    const { page } = superadmin;
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar el diagnóstico', exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^diagnostico_\d{4}-\d{2}-\d{2}\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    const { servicios, version } = JSON.parse(text) as { servicios: { nombre: string }[]; version: string };
    expect(servicios.map(({ nombre }) => nombre)).toContain('tabla');
    expect(version).toMatch(/^\d+\.\d+/);
    // The name of a job is none.
    expect(text.replaceAll('check-claves', '')).not.toMatch(/clave|token|secret|@/i);
  });

  it('shows which services of AI work', async () => {
    const { page } = superadmin;
    await page.goto('/configuracion?seccion=servicios');
    const indicadores = page.getByRole('region', { name: 'Servicios de IA', exact: true }).getByRole('listitem');
    await indicadores
      .filter({ hasText: 'Perplexity' })
      .getByText(/Sin clave|Funciona|No funciona|Sin probar/)
      .waitFor();
    expect(await indicadores.count()).toBe(4);
    expect(superadmin.problems).toEqual([]);
    await superadmin.context.close();
  });
});

describe('On every screen', () => {
  it.each(VARIANTS)('can be read by everybody: $name', async ({ name, ...options }) => {
    const admin = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await admin.page.goto('/login');
    await enterCredentials(admin.page, ADMIN.email, ADMIN.password);
    await admin.page.waitForURL('**/dashboard');
    await admin.page.goto('/configuracion');
    await admin.page.getByText('Perplexity', { exact: true }).waitFor();
    await expectAccessible(admin.page, `configuracion-admin-${name}`);
    await admin.page.goto('/configuracion?seccion=security');
    await admin.page.getByRole('button', { name: 'Creó un área', exact: true }).waitFor();
    await admin.page.getByText(ADMIN.email, { exact: true }).first().waitFor();
    await expectAccessible(admin.page, `configuracion-seguridad-${name}`);
    for (const [seccion, ready] of [
      ['bert', 'Pruébalo'],
      ['auth', 'Contraseñas y sesiones'],
      ['general', 'Importación'],
    ] as const) {
      await admin.page.goto(`/configuracion?seccion=${seccion}`);
      await admin.page.getByText(ready, { exact: true }).first().waitFor();
      await expectAccessible(admin.page, `configuracion-admin-${seccion}-${name}`);
    }
    await admin.context.close();
    const superadmin = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await signIn(superadmin.page, 'super@idonea.test');
    for (const [seccion, ready] of SECCIONES) {
      await superadmin.page.goto(`/configuracion?seccion=${seccion}`);
      await superadmin.page.getByRole('main').getByText(ready).first().waitFor();
      await expectAccessible(superadmin.page, `configuracion-${seccion.replace('&guia=', '-')}-${name}`);
    }
    expect([...admin.problems, ...superadmin.problems]).toEqual([]);
    await superadmin.context.close();
  });
});

const SECCIONES: readonly [string, string | RegExp][] = [
  ['troubleshooting', 'Base de datos'],
  ['troubleshooting&guia=practicas', 'Una persona valida cada informe'],
  ['troubleshooting&guia=comandos', 'Estado de la plataforma'],
  ['servicios', /No hay servicios de IA configurados|Gemini \(Google\)/],
];
