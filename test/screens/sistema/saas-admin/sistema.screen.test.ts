import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import { checkSalud } from '#functions/sistema/sistema/check-salud.ts';
import type { Check } from '#functions/sistema/sistema/run-chequeos.ts';
import type { Analiticas } from '#shared/empresas/plataforma/analiticas.ts';
import type { ConfiguracionGlobal } from '#shared/ia/configuracion/proveedor.ts';
import { aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

const HOUR = 3_600_000;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const aSuperadmin = (app: TestApp) => app.addUsuario({ rol: 'superadmin', empresaId: null });

/** A check as the schedule makes it, with every service well and no provider configured. */
async function check(app: TestApp): Promise<void> {
  const fine: Check = async () => ({ estado: 'ok' });
  await checkSalud(app.deps, app.clock.toISOString(), {
    archivos: fine,
    colas: fine,
    identidad: fine,
    correo: async () => ({ estado: 'ok', cifras: { enviados24h: 3, maximo24h: 200 } }),
    ia: async () => ({ estado: 'sin_proveedor' }),
  });
}

describe('The section Sistema', () => {
  it('says how each service was found, and shows what a job gave up on and sends it again', async ({
    app,
    clock,
    enter,
  }) => {
    const superadmin = await aSuperadmin(app);
    app.queues.bury('send-correo', ...[1, 2, 3].map((n) => ({ 'detail-type': 'CorreoSolicitado', detail: { n } })));
    app.advance(2 * HOUR);
    await check(app);
    const page = await enter(superadmin);
    await page.goto('/saas-admin?seccion=sistema');
    const services = section(page, 'Estado de los servicios');
    await shown(services.getByText('Respondió en el 100 % de las comprobaciones de 7 días').first());
    expect(await services.getByRole('listitem').count()).toBe(6);
    await shown(services.getByText('Nadie ha configurado uno: las entrevistas usan el motor integrado.'));
    await shown(services.getByText('3 correos de 200 en 24 horas.'));
    await services.getByRole('button', { name: 'Actualizar el estado' }).click();
    await shown(section(page, 'Copias de seguridad').getByText('Aún no hay copias.'));
    const queues = section(page, 'Colas de trabajo');
    const first = queues.getByRole('row').nth(1);
    await shown(first.getByText('Enviar correos'));
    await expectAccessible(page, '/saas-admin', 'Sistema');

    await first.getByRole('button', { name: 'Acciones de Enviar correos' }).click();
    await page.getByRole('button', { name: 'Ver los fallidos' }).click();
    const letters = page.getByRole('dialog', { name: 'Fallidos: Enviar correos' });
    await shown(letters.getByText('hace 2 h').first());
    await expectAccessible(page, '/saas-admin', 'Sistema: fallidos');
    await letters.getByRole('button', { name: 'Volver' }).click();
    await clock.advance(2_000);
    await first.getByRole('button', { name: 'Acciones de Enviar correos' }).click();
    await page.getByRole('button', { name: 'Reintentar los fallidos' }).click();
    const question = page.getByRole('dialog', { name: '¿Reintentar «Enviar correos»?' });
    await shown(question.getByText('3 mensajes vuelven a la cola', { exact: false }));
    await question.getByRole('button', { name: 'Reintentar' }).click();
    await shown(page.getByText('3 mensajes reenviados'));
    expect(app.queues.waiting.get('send-correo')).toHaveLength(3);

    await queues.getByRole('button', { name: 'Acciones de Comprobar los servicios' }).click();
    await shown(page.getByText('No hay ninguno').first());
    await page.keyboard.press('Escape');
    await section(page, 'Accesos').getByRole('link', { name: 'Servicios HR' }).click();
    await at(page, /\/servicios-hr$/);
    await page.goBack();
    await section(page, 'Accesos').getByRole('link', { name: 'Configuración' }).click();
    await at(page, /\/configuracion$/);
    await page.goBack();
    await section(page, 'Accesos').getByRole('button', { name: 'Config APIs Globales' }).click();
    await at(page, /apis=1/);
  });

  it('says when it could not be read, and reads again', async ({ app, enter }) => {
    const page = await enter(await aSuperadmin(app));
    await page.route('**/api/salud', (route) => route.fulfill({ status: 409, json: { requestId: 'ref-1' } }));
    await page.route('**/api/sistema/colas', (route) => route.fulfill({ status: 409, json: { requestId: 'ref-2' } }));
    await page.goto('/saas-admin?seccion=sistema');
    await shown(page.getByRole('heading', { name: 'No pudimos leer el estado' }));
    await shown(page.getByRole('heading', { name: 'No pudimos leer las colas' }));
    await page.unrouteAll();
    const services = section(page, 'Estado de los servicios');
    await services.getByRole('button', { name: 'Reintentar' }).click();
    await shown(services.getByText('Base de datos'));
  });
});

describe('Config APIs Globales', () => {
  it('stores keys that can be some and tries them at once, keeps model and switch, and asks before one is lost', async ({
    app,
    enter,
  }) => {
    const superadmin = await aSuperadmin(app);
    app.providers.valid.add('sk-clave-buena-1234');
    const page = await enter(superadmin);
    const puts: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
    await page.goto('/saas-admin?seccion=sistema&apis=1');
    const dialog = page.getByRole('dialog', { name: 'Config APIs Globales' });
    const card = (name: string) => dialog.getByRole('region', { name, exact: true });
    const save = async (name: string, clave: string) => {
      await card(name).getByLabel('Clave de API').fill(clave);
      await card(name).getByRole('button', { name: 'Guardar' }).click();
    };
    const stored = async (name: string) =>
      (await app.call<ConfiguracionGlobal>(getConfiguracionGlobal, { as: superadmin })).data.proveedores.find(
        ({ proveedor }) => proveedor === name,
      );
    // Nothing is sent when nothing was typed, and nothing that cannot be a key.
    await card('OpenAI').getByRole('button', { name: 'Guardar' }).click();
    await save('D-ID', 'persona@correo.test');
    await shown(card('D-ID').getByText('La clave de D-ID tiene la forma usuario:contraseña'));
    expect(puts).toEqual([]);
    await card('D-ID').getByLabel('Clave de API').fill('');

    await save('OpenAI', 'sk-clave-desconocida');
    await shown(card('OpenAI').getByText('Clave OPENAI guardada en base de datos'));
    await shown(card('OpenAI').getByText('guardado pero NO funcional: el proveedor rechazó la clave'));
    await expectAccessible(page, '/saas-admin', 'Sistema: Config APIs Globales');
    await save('OpenAI', 'sk-clave-buena-1234');
    await shown(card('OpenAI').getByText('FUNCIONAL y conectado correctamente'));
    await shown(card('OpenAI').getByText('✅ Conectado'));
    const field = card('OpenAI').getByLabel('Clave de API');
    expect([await field.inputValue(), await field.getAttribute('placeholder')]).toEqual(['', '••••1234']);
    await card('OpenAI').getByRole('button', { name: 'Probar' }).click();
    await shown(card('OpenAI').getByText('OPENAI conectado correctamente', { exact: true }));

    // What the contract says is noted, and what follows from it is said of a provider that is in use.
    const contrato = (name: string) => card(name).getByLabel('Contrato sin retención ni entrenamiento');
    await shown(card('OpenAI').getByText('No consta qué dice el contrato'));
    await gone(card('Gemini (Google)').getByText('No consta qué dice el contrato'));
    await gone(contrato('Deepgram'));
    await contrato('OpenAI').selectOption('No');
    await shown(card('OpenAI').getByText('No recibe textos de la capa de seguridad y dignidad'));
    await expect.poll(async () => (await stored('openai'))?.contratoSinRetencion).toBe('no');
    await contrato('OpenAI').selectOption('Sí');
    await expect.poll(async () => (await stored('openai'))?.contratoSinRetencion).toBe('si');
    await gone(card('OpenAI').getByText('No consta qué dice el contrato'));

    await card('Deepgram').getByLabel('Modelo', { exact: true }).selectOption('Nova 2');
    await expect.poll(async () => (await stored('deepgram'))?.modelo).toBe('nova-2');
    await card('Deepgram').getByRole('checkbox', { name: 'Activo' }).uncheck();
    await expect.poll(async () => (await stored('deepgram'))?.activo).toBe(false);
    expect(await card('OpenAI').getByRole('option', { name: 'GPT-4 (retirado)' }).isDisabled()).toBe(true);

    await card('Claude (Anthropic)').getByLabel('Clave de API').fill('clave-a-medias');
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    const lost = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await lost.getByRole('button', { name: 'Seguir editando' }).click();
    await card('Claude (Anthropic)').getByLabel('Clave de API').fill('');
    await card('OpenAI').getByRole('button', { name: 'Quitar la clave' }).click();
    const removal = page.getByRole('dialog', { name: '¿Quitar la clave de OpenAI?' });
    await removal.getByRole('button', { name: 'Quitar la clave' }).click();
    await shown(card('OpenAI').getByText('Sin clave'));
    expect((await stored('openai'))?.clave).toBe('');
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await gone(dialog);
  });
});

/** Half a year of a platform that grew, as the server would answer it. */
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

const ANALITICAS = '**/api/admin/analiticas?*';

describe('The section Analytics', () => {
  it('shows what the subscriptions bring in, keeps the period in the address, draws it and tells the same in a table, and says when it could not be read', async ({
    app,
    enter,
  }) => {
    const { superadmin, empresa } = await aCompany(app, { plan: 'enterprise' });
    const body = { estado: 'activa', motivo: 'Lo pide la empresa' };
    await app.call(moveEmpresa, { as: superadmin, params: { id: empresa.id }, body });
    const page = await enter(superadmin);
    await page.goto('/saas-admin?seccion=analytics');
    await shown(page.getByText('399 US$', { exact: true }).first());
    await shown(page.getByText('4.788 US$', { exact: true }).first());
    expect(await page.getByText('Sin datos suficientes').count()).toBe(2);
    await page.getByLabel('Periodo', { exact: true }).selectOption('Últimos 30 días');
    await at(page, /\/saas-admin\?seccion=analytics&periodo=30$/);
    await page.getByLabel('Periodo', { exact: true }).selectOption('Entre dos fechas');
    await page.getByLabel('Desde', { exact: true }).fill('2026-01-15');
    await at(page, /desde=2026-01-15/);
    await page.reload();
    await shown(page.getByLabel('Desde', { exact: true }));
    expect(await page.getByLabel('Desde', { exact: true }).inputValue()).toBe('2026-01-15');

    await page.route(ANALITICAS, (route) => route.fulfill({ json: { success: true, data: aYear() } }));
    await page.getByLabel('Periodo', { exact: true }).selectOption('Últimos 12 meses');
    await shown(page.getByText('12,5 %'));
    await shown(page.getByText('+3.725 US$ en el periodo'));
    const figure = section(page, 'Evolución del MRR');
    await shown(figure.locator('.recharts-area-curve').first());
    await shown(section(page, 'Altas, conversiones y bajas').locator('.recharts-bar').first());
    await figure.getByRole('button', { name: 'Ver tabla' }).click();
    await shown(figure.getByRole('cell', { name: '1.490 US$' }));
    await expectAccessible(page, '/saas-admin', 'Analytics');

    await page.unroute(ANALITICAS);
    await page.route(ANALITICAS, (route) => route.fulfill({ status: 409, json: { requestId: 'r' } }));
    await page.getByLabel('Periodo', { exact: true }).selectOption('Últimos 30 días');
    await shown(page.getByRole('heading', { name: 'No pudimos cargar las analíticas' }));
    await page.unroute(ANALITICAS);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await shown(page.getByText('399 US$', { exact: true }).first());
  });
});
