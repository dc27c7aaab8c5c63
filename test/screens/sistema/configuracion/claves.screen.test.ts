import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getApisEmpresa } from '#functions/ia/configuracion/get-apis-empresa.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import { updateClaveEmpresa } from '#functions/ia/configuracion/update-clave-empresa.ts';
import { updatePermitidos } from '#functions/ia/configuracion/update-permitidos.ts';
import type { ApisEmpresa } from '#shared/ia/configuracion/apis-empresa.ts';
import type { ConfiguracionGlobal } from '#shared/ia/configuracion/proveedor.ts';
import { keptByBrowser } from '../../../support/browser-storage.ts';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, provider: string, name: string) =>
  card(page, provider).getByRole('button', { name, exact: true });

async function save(page: Page, provider: string, clave: string): Promise<void> {
  await card(page, provider).getByLabel('Clave de API').fill(clave);
  await button(page, provider, 'Guardar').click();
}

describe("The platform's providers in the configuration", () => {
  it('are put in order with the keyboard, and the order stays', async ({ app, enter }) => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const page = await enter(superadmin);
    await page.goto('/configuracion');
    await shown(page.getByRole('heading', { level: 1, name: 'Configuración del Sistema', exact: true }));
    await shown(page.getByText('No hay APIs configuradas para validar'));
    const order = card(page, 'Orden de los proveedores');
    const names = async () => (await order.getByRole('listitem').allTextContents()).map((text) => text.slice(1));
    const stored = async () =>
      (await app.call<ConfiguracionGlobal>(getConfiguracionGlobal, { as: superadmin })).data.orden.proveedores;
    const up = order.getByRole('button', { name: 'Subir Claude (Anthropic)', exact: true });
    await shown(up);
    const before = await names();
    expect(before).toEqual(['OpenAI', 'Claude (Anthropic)', 'Gemini (Google)', 'Perplexity']);
    await up.focus();
    await page.keyboard.press('Enter');
    await shown(order.getByRole('status').filter({ hasText: 'pasa al puesto 1 de 4' }));
    await expect.poll(stored).toEqual(['claude', 'openai', 'gemini', 'perplexity']);
    // At the end of the way the button keeps the focus and does nothing.
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Subir Claude (Anthropic)');
    await expect.poll(() => up.getAttribute('aria-disabled')).toBe('true');
    await page.reload();
    await shown(order.getByRole('listitem').first().filter({ hasText: 'Claude (Anthropic)' }));
    await order.getByRole('button', { name: 'Bajar Claude (Anthropic)', exact: true }).click();
    await expect.poll(stored).toEqual(['openai', 'claude', 'gemini', 'perplexity']);
    expect(await names()).toEqual(before);
  });

  it('have models that come from them: new ones are marked, and a retired one that is chosen stays in sight until another is chosen', async ({
    app,
    enter,
  }) => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const page = await enter(superadmin);
    await page.goto('/configuracion');
    const deepgram = card(page, 'Deepgram');
    const modelo = deepgram.getByLabel('Modelo', { exact: true });
    const actualizar = button(page, 'Deepgram', 'Actualizar modelos de Deepgram');
    const stored = async () => {
      const { data } = await app.call<ConfiguracionGlobal>(getConfiguracionGlobal, { as: superadmin });
      return data.proveedores.find(({ proveedor }) => proveedor === 'deepgram');
    };
    await shown(deepgram.getByText('Guarda una clave para pedirla.', { exact: false }));
    expect(await actualizar.isDisabled()).toBe(true);
    await modelo.selectOption('nova-2');
    app.providers.valid.add('clave-buena-de-deepgram');
    app.providers.models.deepgram = [
      { id: 'nova-3', label: 'Nova 3' },
      { id: 'nova-4-general', label: 'nova-4-general' },
    ];
    await save(page, 'Deepgram', 'clave-buena-de-deepgram');
    await shown(deepgram.getByText('Clave DEEPGRAM guardada en base de datos'));
    await actualizar.click();
    await shown(page.getByText('Modelos de DEEPGRAM actualizados: 1 nuevo y 1 retirado'));
    await shown(deepgram.getByText('Lista del proveedor, actualizada hace un momento.'));
    expect(await modelo.locator('option').allTextContents()).toEqual([
      'Nova 3',
      'Nova 2 (retirado)',
      'nova-4-general (nuevo, sin probar)',
    ]);
    expect(await modelo.inputValue()).toBe('nova-2');
    await shown(deepgram.getByText('Retirado: elige otro modelo'));
    await shown(deepgram.getByText('El proveedor ya no ofrece Nova 2. Mientras tanto se usa Nova 3.'));
    await expectAccessible(page, '/configuracion', 'APIs: modelo retirado');
    await modelo.selectOption('nova-4-general');
    await shown(deepgram.getByText('Modelo nuevo, sin probar'));
    await expect.poll(async () => (await stored())?.modelo).toBe('nova-4-general');
    await modelo.selectOption('nova-3');
    await gone(deepgram.getByText('Modelo nuevo, sin probar'));
    await button(page, 'Deepgram', 'Quitar la clave').click();
    const question = page.getByRole('dialog', { name: '¿Quitar la clave de Deepgram?' });
    await question.getByRole('button', { name: 'Quitar la clave', exact: true }).click();
    await shown(deepgram.getByText('Clave DEEPGRAM eliminada'));
    expect((await stored())?.clave).toBe('');
  });
});

describe("A company's providers", () => {
  it('have the platform’s key until the superadmin stores one of their own, of which nothing stays in the browser, and are allowed one by one', async ({
    app,
    enter,
  }) => {
    const { superadmin, empresa } = await aCompany(app);
    const page = await enter(superadmin);
    await page.goto('/configuracion');
    await page.getByRole('button', { name: /Toda la plataforma/ }).click();
    await page.getByRole('option', { name: /^Acme Talento/ }).click();
    await at(page, /\/dashboard$/);
    await page.getByRole('link', { name: 'Configuración', exact: true }).click();
    await shown(page.getByText('Claves propias de Acme Talento', { exact: false }));
    const gemini = card(page, 'Gemini (Google)');
    await save(page, 'Gemini (Google)', 'corta');
    await shown(gemini.getByText('La clave tiene al menos 12 caracteres'));
    expect(await gemini.getByLabel('Clave de API').inputValue()).toBe('corta');
    app.providers.valid.add('clave-buena-de-gemini');
    await save(page, 'Gemini (Google)', 'clave-buena-de-gemini');
    await shown(gemini.getByText('Clave GEMINI guardada en base de datos'));
    await shown(gemini.getByText('FUNCIONAL y conectado correctamente'));
    await shown(gemini.getByText('✅ Conectado'));
    await shown(gemini.getByText('Clave propia'));
    // The badge of whoever works in this company; the platform has none.
    await shown(page.getByRole('banner').getByText('IA Activa', { exact: true }));
    expect(await gemini.getByLabel('Clave de API').getAttribute('placeholder')).toBe('••••mini');

    const perplexity = card(page, 'Perplexity');
    // It shows what is stored, which it is not yet.
    await perplexity.getByRole('checkbox', { name: 'Permitido en esta empresa' }).click();
    await shown(perplexity.getByText('No permitido', { exact: true }));
    await shown(page.getByText('Configuración guardada'));
    const params = { empresaId: empresa.id };
    const { data } = await app.call<ApisEmpresa>(getApisEmpresa, { as: superadmin, params });
    expect(data.apiStatus).toMatchObject({ perplexity: { permitido: false }, claude: { permitido: true } });

    await gemini.getByLabel('Clave de API').fill('tecleada-y-sin-guardar-1');
    await button(page, 'Gemini (Google)', 'Probar').click();
    await shown(gemini.getByText('Error conectando GEMINI: el proveedor rechazó la clave'));
    const kept = await keptByBrowser(page);
    for (const clave of ['clave-buena-de-gemini', 'tecleada-y-sin-guardar-1']) expect(kept).not.toContain(clave);
    // Going away asks first; what was typed is gone then, and comes back from nowhere.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await shown(gemini);
    expect(await gemini.getByLabel('Clave de API').inputValue()).toBe('');
  });

  it('can be tried five times a minute, and the screen counts the seconds that are left', async ({
    app,
    clock,
    enter,
  }) => {
    const { superadmin, empresa } = await aCompany(app);
    app.providers.valid.add('clave-buena-de-gemini');
    const params = { empresaId: empresa.id, proveedor: 'gemini' };
    await app.call(updateClaveEmpresa, { as: superadmin, params, body: { clave: 'clave-buena-de-gemini' } });
    const page = await enter(superadmin);
    await page.goto('/configuracion');
    await page.getByRole('button', { name: /Toda la plataforma/ }).click();
    await page.getByRole('option', { name: /^Acme Talento/ }).click();
    await at(page, /\/dashboard$/);
    await page.getByRole('link', { name: 'Configuración', exact: true }).click();
    // The report is the first try.
    await shown(page.getByText('1/1 APIs FUNCIONALES'));
    const gemini = card(page, 'Gemini (Google)');
    const probar = button(page, 'Gemini (Google)', 'Probar');
    for (let tries = 2; tries <= 5; tries++) {
      await probar.click();
      await expect.poll(() => app.providers.pings.length).toBe(tries);
      await shown(gemini.getByText('GEMINI conectado correctamente', { exact: true }));
    }
    await probar.click();
    await shown(gemini.getByText(/Podrás hacer otra en \d+ segundos?\./));
    expect(await probar.isDisabled()).toBe(true);
    await expectAccessible(page, '/configuracion', 'APIs: de una empresa, sin pruebas por ahora');
    await clock.advance(60_000);
    await expect.poll(() => probar.isEnabled()).toBe(true);
  });

  it('are read by its administrator, masked, and not by its operator', async ({ app, enter }) => {
    const { superadmin, empresa, admin, operador } = await aCompany(app);
    const params = { empresaId: empresa.id };
    app.providers.valid.add('clave-buena-de-gemini');
    const body = { clave: 'clave-buena-de-gemini' };
    await app.call(updateClaveEmpresa, { as: superadmin, params: { ...params, proveedor: 'gemini' }, body });
    const { data } = await app.call<ApisEmpresa>(getApisEmpresa, { as: superadmin, params });
    const permitidos = { openai: true, claude: true, gemini: true, perplexity: false, deepgram: true };
    await app.call(updatePermitidos, { as: superadmin, params, body: { permitidos, version: data.version } });

    const page = await enter(admin);
    await page.goto('/configuracion?seccion=estado-apis');
    await shown(page.getByText('••••mini'));
    await shown(page.getByText('1/1 APIs FUNCIONALES'));
    await shown(page.getByRole('banner').getByText('IA Activa', { exact: true }));
    await shown(page.getByText('No permitido', { exact: true }));
    expect(await page.getByLabel('Clave de API').count()).toBe(0);
    await expectAccessible(page, '/configuracion', 'APIs de IA');

    const other = await enter(operador);
    await other.goto('/configuracion?seccion=estado-apis');
    await shown(other.getByText('Acceso Restringido'));
    const tabs = other.getByRole('tablist', { name: 'Secciones de la configuración' }).getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(['Cuenta', 'General']);
    expect(await other.getByText('••••mini').count()).toBe(0);
  });
});
