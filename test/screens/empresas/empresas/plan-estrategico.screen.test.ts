import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { getPlanEstrategico } from '#functions/empresas/planes-estrategicos/get-plan-estrategico.ts';
import { uploadPlanEstrategico } from '#functions/empresas/planes-estrategicos/upload-plan-estrategico.ts';
import type { EmpresaConPlan } from '#shared/empresas/empresas/empresa-con-plan.ts';
import type { PlanConTexto } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { aDocx, aTxt, fixture } from '../../../documentos/archivos.ts';
import { aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, shown } from '../../support/screen.ts';

const openPlan = (page: Page, { id }: { id: string }) => page.goto(`/empresas/${id}/editar?pestana=plan`);
const archivo = (page: Page) => page.getByRole('region', { name: 'Archivo del plan' });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Archivo del plan estratégico').setInputFiles({ name, mimeType: '', buffer });
const texto = (page: Page) => page.getByLabel('Texto del plan');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A company whose plan has words and a file. */
async function aPlan(app: TestApp) {
  const company = await aCompany(app);
  const [as, params] = [company.superadmin, { id: company.empresa.id }];
  const { data: empresa } = await app.call<EmpresaConPlan>(getEmpresa, { as, params });
  const planEstrategico = { nombre: 'Plan 2026–2028', contenido_texto: 'Crecer en Niñodaguia', version: '2.0' };
  await app.call(updateEmpresa, { as, params, body: { planEstrategico, version: empresa.version } });
  const form = new FormData();
  form.set('archivo', new Blob([new Uint8Array(aTxt())]), 'Plan año.txt');
  expect(await app.call(uploadPlanEstrategico, { as, params, form })).toMatchObject({ success: true });
  const stored = async () => (await app.call<PlanConTexto | null>(getPlanEstrategico, { as, params })).data;
  return { ...company, stored };
}

describe('The strategic plan of a company', () => {
  it('says what is wrong with a plan or a file, calls an upload off, reads a text with every accent, and keeps the words that people write when the next file comes', async ({
    app,
    clock,
    enter,
  }) => {
    const { superadmin, empresa } = await aCompany(app);
    const page = await enter(superadmin);
    await openPlan(page, empresa);
    await press(page, 'Guardar plan');
    await shown(page.getByText('El nombre del plan es obligatorio'));
    await choose(page, 'logo.svg', Buffer.from('<svg/>'));
    const wrong = 'Solo se permiten archivos PDF, DOC, DOCX o TXT';
    await shown(archivo(page).getByText(wrong, { exact: true }));
    await choose(page, 'html.pdf', Buffer.from('<script>alert(1)</script>'));
    await shown(archivo(page).getByText(`Error al subir archivo: 415 - ${wrong}`, { exact: true }));

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isBucket = ({ hostname }: URL) => hostname.startsWith('uploads.');
    await page.route(isBucket, async (route) => {
      await held;
      await route.abort().catch(() => undefined);
    });
    await choose(page, 'largo.pdf', fixture('writer.pdf'));
    await shown(page.getByRole('progressbar', { name: 'Subida de largo.pdf' }));
    await press(page, 'Cancelar subida');
    await shown(page.getByRole('button', { name: 'Elegir archivo' }));
    release();
    await page.unroute(isBucket);

    await choose(page, 'Plan de Cádiz.docx', fixture('writer.docx'));
    await shown(page.getByText('Archivo subido', { exact: true }));
    await shown(archivo(page).getByText('Plan de Cádiz.docx', { exact: true }).first());
    await clock.advance(2_000);
    await shown(archivo(page).getByText(/^Se han leído \d+ caracteres\. Están en el texto del plan\.$/));
    expect(await page.getByLabel('Nombre del plan').inputValue()).toBe('Plan de Cádiz');
    expect(await texto(page).inputValue()).toContain('diseño en Málaga, Logroño y A Coruña');
    await expectAccessible(page, '/empresas/:id/editar', 'Plan Estratégico: con archivo');

    await page.getByLabel('Nombre del plan').fill('Plan 2026–2028');
    await texto(page).fill('Crecer sin prisa.');
    await press(page, 'Guardar plan');
    await shown(page.getByText('Plan estratégico guardado', { exact: true }));
    await choose(page, 'otro.docx', aDocx(['Más diseño en Niñodaguia']));
    await shown(archivo(page).getByText('otro.docx', { exact: true }).first());
    await clock.advance(2_000);
    await shown(archivo(page).getByText('Se han leído 24 caracteres. El plan conserva el texto que ya tenía.'));
    expect(await texto(page).inputValue()).toBe('Crecer sin prisa.');
    await press(page, 'Usar el texto del archivo');
    expect(await texto(page).inputValue()).toBe('Más diseño en Niñodaguia');
    await shown(page.getByText('No guardado', { exact: true }));
    await press(page, 'Guardar plan');
    await gone(page.getByText('No guardado', { exact: true }));
    const { data } = await app.call(getPlanEstrategico, { as: superadmin, params: { id: empresa.id } });
    expect(data).toMatchObject({ nombre: 'Plan 2026–2028', contenido_texto: 'Más diseño en Niñodaguia' });
  });

  it('goes on with a change of the company that is under way beside it, and is shown and saved under its name', async ({
    app,
    enter,
  }) => {
    const { superadmin, empresa, stored } = await aPlan(app);
    const page = await enter(superadmin);
    await openPlan(page, empresa);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Descargar')]);
    expect(download.suggestedFilename()).toBe('Plan año.txt');
    expect(await readFile(await download.path())).toEqual(aTxt());
    const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, 'Ver archivo')]);
    await expect.poll(() => new URL(popup.url()).searchParams.get('disposition')).toMatch(/^inline; /);
    expect(popup.url()).not.toContain('token');
    await popup.close();

    await page.getByRole('tab', { name: 'Datos Básicos' }).click();
    await page.getByLabel('Sector industrial').fill('Consultoría');
    await page.getByRole('tab', { name: 'Plan Estratégico' }).click();
    await page.getByLabel('Versión').fill('2.1');
    await press(page, 'Guardar plan');
    await gone(page.getByText('No guardado', { exact: true }));
    await press(page, 'Actualizar Empresa');
    await shown(page.getByText('Empresa actualizada correctamente'));
    expect(await stored()).toMatchObject({ version: '2.1' });
    const { data } = await app.call(getEmpresa, { as: superadmin, params: { id: empresa.id } });
    expect(data).toMatchObject({ sectorIndustrial: 'Consultoría' });
  });

  it('loses its file, and then itself, only when that is confirmed', async ({ app, enter }) => {
    const { superadmin, empresa, stored } = await aPlan(app);
    const page = await enter(superadmin);
    await openPlan(page, empresa);
    await press(page, 'Eliminar archivo');
    const question = page.getByRole('dialog', { name: '¿Eliminar el archivo del plan?' });
    await shown(question.getByText(/no se puede deshacer/));
    await question.getByRole('button', { name: 'Volver' }).click();
    expect(await stored()).toMatchObject({ archivo: { nombre: 'Plan año.txt' } });
    await press(page, 'Eliminar archivo');
    await question.getByRole('button', { name: 'Eliminar archivo' }).click();
    await shown(page.getByText('Archivo eliminado', { exact: true }));
    await shown(page.getByRole('button', { name: 'Elegir archivo' }));
    await press(page, 'Eliminar plan');
    const last = page.getByRole('dialog', { name: '¿Eliminar el plan estratégico?' });
    await shown(last.getByText(/no se puede deshacer/));
    await last.getByRole('button', { name: 'Eliminar plan' }).click();
    await shown(page.getByText('Plan estratégico eliminado', { exact: true }));
    await expect.poll(() => page.getByLabel('Nombre del plan').inputValue()).toBe('');
    expect(await stored()).toBeNull();
  });

  it("is read by the company's administrator, who changes nothing", async ({ app, enter }) => {
    const { admin, empresa } = await aPlan(app);
    const page = await enter(admin);
    await openPlan(page, empresa);
    await shown(page.getByText('Plan 2026–2028'));
    await shown(page.getByRole('region', { name: 'Texto del plan' }).getByText('Crecer en Niñodaguia'));
    await shown(page.getByRole('button', { name: 'Descargar' }));
    expect(await page.getByRole('button', { name: /Eliminar|Guardar|Sustituir/ }).count()).toBe(0);
    await expectAccessible(page, '/empresas/:id/editar', 'Plan Estratégico: lectura');
  });
});
