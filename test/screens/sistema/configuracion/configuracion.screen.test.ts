import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { updateConservacion } from '#functions/datos/conservacion/update-conservacion.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { aCandidate, aCompany, anArea } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const registro = (page: Page) => region(page, 'Registro de auditoría');
const change = (page: Page, name: string) => registro(page).getByRole('button', { name, exact: true });

/** A company in which two people have changed something. */
async function aCompanyWithALog(app: TestApp) {
  const company = await aCompany(app);
  const { admin, operador } = company;
  await anArea(app, admin, 'Archivo');
  const candidato = await aCandidate(app, operador, { nombre: 'Nora Vidal' });
  await app.call(updateConservacion, { as: admin, body: { meses: 12, version: 0 } });
  return { ...company, candidato };
}

const TEXTO =
  'Coordiné a un equipo excelente y disfruté mucho con el proyecto. Además, el cliente quedó encantado porque entregamos antes de tiempo. Por eso celebramos el éxito juntos y aprendimos a confiar unos en otros.';

describe('The audit log of a company', () => {
  it('says who did what, finds it by kind, action and person, and opens a change and the way to what it was about', async ({
    app,
    enter,
  }) => {
    const { admin, candidato } = await aCompanyWithALog(app);
    const page = await enter(admin);
    await page.goto('/configuracion');
    await shown(page.getByRole('heading', { level: 1, name: 'Mi Perfil', exact: true }));
    await shown(page.getByText('Perplexity', { exact: true }));
    await expectAccessible(page, '/configuracion', 'Cuenta');

    await tab(page, 'Seguridad').click();
    await shown(change(page, 'Cambió el plazo de conservación'));
    await shown(region(page, 'Últimos accesos').getByText(admin.email, { exact: true }));
    await expectAccessible(page, '/configuracion', 'Seguridad');
    await registro(page).getByLabel('Sobre qué').selectOption('Candidatos');
    await gone(change(page, 'Creó un área'));
    await shown(change(page, 'Creó un candidato'));
    await registro(page).getByLabel('Acción', { exact: true }).selectOption('Eliminó un candidato');
    await shown(registro(page).getByText('Ningún cambio coincide con los filtros'));
    await registro(page).getByRole('button', { name: 'Quitar los filtros', exact: true }).click();
    await registro(page).getByRole('combobox', { name: 'Persona', exact: true }).fill('persona adm');
    await page.getByRole('option', { name: /Persona admin/ }).click();
    await at(page, /actorId=usr_/);
    await gone(change(page, 'Creó un candidato'));
    await shown(change(page, 'Creó un área'));

    await change(page, 'Cambió el plazo de conservación').click();
    const dialog = page.getByRole('dialog');
    await shown(dialog.getByText('24 → 12', { exact: true }));
    await shown(dialog.getByText(/\(UTC\)/));
    await expectAccessible(page, '/configuracion', 'Seguridad: un cambio');
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await registro(page).getByRole('combobox', { name: 'Persona', exact: true }).fill('operador');
    await page.getByRole('option', { name: /Persona operador/ }).click();
    await change(page, 'Creó un candidato').click();
    await dialog.getByRole('link', { name: 'Nora Vidal', exact: true }).click();
    await at(page, new RegExp(`/candidatos/${candidato.id}$`));
  });

  it('is kept as a file of what the filters let through, and followed by the way out of all devices', async ({
    app,
    clock,
    enter,
  }) => {
    const page = await enter((await aCompanyWithALog(app)).admin);
    await page.goto('/configuracion?seccion=security&entidad=areas');
    await shown(change(page, 'Creó un área'));
    const saving = page.waitForEvent('download');
    await registro(page).getByRole('button', { name: 'Exportar el registro en CSV', exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('auditoria_2026-03-02.csv');
    const [head, row, ...more] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(head).toMatch(/^\uFEFFfecha,persona,/);
    expect(row).toContain('Persona admin');
    expect(row).toContain('Creó un área');
    expect(more).toEqual([]);

    // The toast stands over the button.
    await clock.advance(5_000);
    await page.getByRole('button', { name: 'Cerrar todas las sesiones', exact: true }).click();
    const question = page.getByRole('dialog', { name: '¿Cerrar todas las sesiones?' });
    await shown(question.getByText(/Saldrás de todos los dispositivos/));
    await question.getByRole('button', { name: 'Volver', exact: true }).click();
    await gone(question);
  });
});

describe('What an administrator decides', () => {
  it('is whether reports describe the text, with which e-mails people are invited, and the zone in which they begin', async ({
    app,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/configuracion?seccion=bert');
    const probar = region(page, 'Pruébalo');
    const texto = probar.getByLabel('Texto', { exact: true });
    await texto.fill('Poco texto');
    await probar.getByRole('button', { name: 'Analizar', exact: true }).click();
    await shown(probar.getByText('Hay muy poco texto'));
    await texto.fill(TEXTO);
    await probar.getByRole('button', { name: 'Analizar', exact: true }).click();
    await shown(probar.getByText('Registro profesional', { exact: true }));
    await shown(probar.getByText('Positivo', { exact: true }));
    await expectAccessible(page, '/configuracion', 'Análisis de texto');
    await page.getByLabel('En los informes de la empresa').selectOption('Desactivado');
    await shown(page.getByText('Análisis de texto guardado'));
    await shown(probar.getByText('El análisis de texto está desactivado'));
    expect(await texto.isDisabled()).toBe(true);
    await page.getByLabel('En los informes de la empresa').selectOption('Como decida la plataforma');
    await gone(probar.getByText('El análisis de texto está desactivado'));

    await tab(page, 'Acceso').click();
    const section = region(page, 'Dominios permitidos');
    const dominios = section.getByLabel('Dominios', { exact: true });
    await dominios.fill('registro');
    await dominios.press('Enter');
    await section.getByRole('button', { name: 'Guardar dominios', exact: true }).click();
    await shown(section.getByText('Escribe un dominio, por ejemplo empresa.com'));
    await dominios.press('Backspace');
    await dominios.fill('@Registro.test');
    await dominios.press('Enter');
    await section.getByRole('button', { name: 'Guardar dominios', exact: true }).click();
    await shown(page.getByText('Dominios guardados'));
    await expectAccessible(page, '/configuracion', 'Acceso');
    const invite = (email: string) =>
      app.call(inviteUsuario, { as: admin, body: { nombre: 'Ana Ruiz', email, rol: 'operador' } });
    expect(await invite('ana@otra.test')).toMatchObject({ status: 400, code: 'DOMINIO_NO_PERMITIDO' });
    expect(await invite('ana@registro.test')).toMatchObject({ status: 201 });

    await tab(page, 'General').click();
    await page.getByLabel('Zona horaria', { exact: true }).selectOption('Europe/Madrid');
    await shown(page.getByText('Zona horaria guardada'));
    await shown(region(page, 'Límites').getByText('10 MB por archivo'));
    await shown(region(page, 'Límites').getByText('3 de ', { exact: false }));
    await expectAccessible(page, '/configuracion', 'General');
  });
});

describe('The configuration of a superadmin', () => {
  it("has the platform's own log, and guides through what goes wrong, with what to copy and a file without secrets", async ({
    app,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.goto('/configuracion?seccion=security&entidad=empresas');
    await change(page, 'Creó una empresa').click();
    const dialog = page.getByRole('dialog');
    await shown(dialog.getByRole('link', { name: 'Acme Talento', exact: true }));
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

    await tab(page, 'Diagnóstico').click();
    await shown(region(page, 'Diagnóstico en vivo').getByText('Base de datos', { exact: true }));
    const openai = page.getByRole('article', { name: 'La clave de OpenAI no funciona', exact: true });
    await shown(openai.getByText('Alto', { exact: true }));
    await openai.getByRole('button', { name: 'Copiar: Clave antigua', exact: true }).click();
    await shown(page.getByText('Código copiado al portapapeles'));
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('sk-…');
    await expectAccessible(page, '/configuracion', 'Diagnóstico: Problemas frecuentes');
    await tab(page, 'Comandos de diagnóstico').click();
    await shown(page.getByRole('article', { name: 'Estado de la plataforma', exact: true }));
    await at(page, /seccion=troubleshooting&guia=comandos/);
    await expectAccessible(page, '/configuracion', 'Diagnóstico: Comandos de diagnóstico');
    await tab(page, 'Prácticas corporativas').click();
    await shown(page.getByRole('article', { name: 'Una persona valida cada informe', exact: true }));
    await expectAccessible(page, '/configuracion', 'Diagnóstico: Prácticas corporativas');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar el diagnóstico', exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('diagnostico_2026-03-02.json');
    const text = readFileSync(await file.path(), 'utf8');
    const { servicios, version } = JSON.parse(text) as { servicios: { nombre: string }[]; version: string };
    expect(servicios.map(({ nombre }) => nombre)).toContain('tabla');
    expect(version).toMatch(/^\d+\.\d+/);
    // The name of a job is none.
    expect(text.replaceAll('check-claves', '')).not.toMatch(/clave|token|secret|@/i);

    await tab(page, 'Servicios').click();
    const indicadores = region(page, 'Servicios de IA').getByRole('listitem');
    await shown(indicadores.filter({ hasText: 'Perplexity' }).getByText('Sin clave', { exact: true }));
    expect(await indicadores.count()).toBe(4);
    await shown(page.getByText('No hay servicios de IA configurados'));
    await expectAccessible(page, '/configuracion', 'Servicios');
    await tab(page, 'Marca').click();
    await shown(page.getByRole('heading', { name: 'Selecciona una empresa' }));
    await expectAccessible(page, '/configuracion', 'Marca: sin empresa');
  });
});
