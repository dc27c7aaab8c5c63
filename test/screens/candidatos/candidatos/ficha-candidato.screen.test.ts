import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { confirmCv } from '#functions/candidatos/curriculums/confirm-cv.ts';
import { uploadCv } from '#functions/candidatos/curriculums/upload-cv.ts';
import { listEntrevistas } from '#functions/entrevistas/entrevistas/list-entrevistas.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Subida } from '#shared/documentos/documento.ts';
import { CONSENTIMIENTO_IDS } from '#shared/entrevistas/sala/sala.ts';
import { aDocx } from '../../../documentos/archivos.ts';
import { aBooking, aCandidate, aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

const NOMBRE = 'Íñigo Peñalver Güemes';
const CV = aDocx([
  NOMBRE,
  'Técnico de almacén',
  'C/ Peñón, 12 · 26001 Logroño · 612 345 678',
  'Experiencia profesional',
  'Mozo de almacén, Bodegas Ñ, 2015 - 2019',
  'Habilidades',
  'Carretilla elevadora, Gestión de estocaje, Inglés',
]);
const cvFile = (name: string) => ({ name, mimeType: '', buffer: CV });

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const selected = (page: Page, name: string) => page.getByRole('tab', { name, exact: true, selected: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function aPerson(app: TestApp) {
  const { admin } = await aCompany(app);
  return { admin, candidato: await aCandidate(app, admin, { nombre: NOMBRE, puesto: 'Mozo de almacén' }) };
}

/** A CV that was sent and read. */
async function giveCv(app: TestApp, as: { id: string }, candidatoId: string): Promise<void> {
  const params = { id: candidatoId };
  const body = { nombre: 'CV.docx', tipo: '', tamano: CV.length };
  const { data } = await app.call<{ subida: Subida }>(uploadCv, { as, params, body });
  const { id: subidaId, campos } = data.subida;
  await app.uploads.put(String(campos.key), { bytes: CV, contentType: String(campos['Content-Type']) });
  await app.call(confirmCv, { as, params, body: { subidaId } });
}

describe('The page of a candidate', () => {
  it('shows data, and keeps its tab in the address; moves the state by hand, and rejects only with a reason', async ({
    app,
    enter,
  }) => {
    const { admin, candidato } = await aBooking(app);
    const { nombre } = candidato;
    const page = await enter(admin);
    await page.goto(`/candidatos/${candidato.id}`);
    await shown(page.getByRole('heading', { level: 1, name: nombre, exact: true }));
    await shown(page.getByRole('region', { name: 'Datos', exact: true }).getByText(candidato.email));
    await expectAccessible(page, '/candidatos/:id', 'Datos');

    await press(page, 'Cambiar estado');
    await press(page, 'Rechazado');
    const dialog = page.getByRole('dialog', { name: `¿Pasar a ${nombre} a Rechazado?` });
    const move = dialog.getByRole('button', { name: 'Cambiar estado', exact: true });
    expect(await move.isDisabled()).toBe(true);
    await dialog.getByLabel('Motivo').fill('Retira su candidatura');
    await move.click();
    await shown(page.getByText(`${nombre} pasa a Rechazado`));
    const { data } = await app.call<Candidato>(getCandidato, { as: admin, params: { id: candidato.id } });
    expect(data.estado).toBe('rechazado');

    await openTab(page, 'Historial');
    await shown(page.getByText('«Retira su candidatura»'));
    await shown(page.getByText(/^Entrevista programada/));
    await expectAccessible(page, '/candidatos/:id', 'Historial');
    await openTab(page, 'Informes');
    await shown(page.getByText('Aún no hay informes'));
    await expectAccessible(page, '/candidatos/:id', 'Informes');
    await openTab(page, 'Entrevistas');
    await shown(page.getByRole('link', { name: /profundidad/i }).first());
    await at(page, /\?tab=entrevistas$/);
    await expectAccessible(page, '/candidatos/:id', 'Entrevistas');
  });

  it('takes a CV, says how its reading goes, proposes what it says, and applies what is ticked and nothing else', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin, candidato } = await aPerson(app);
    const page = await enter(admin);
    await page.goto(`/candidatos/${candidato.id}?tab=documentos`);
    await shown(selected(page, 'Documentos'));
    const file = page.getByLabel('Archivo del CV');
    await file.setInputFiles({ name: 'notas.txt', mimeType: '', buffer: Buffer.from('x') });
    await shown(page.getByText('Solo se permiten archivos PDF, DOC o DOCX'));
    jobs.hold('extractTextoCv');
    await file.setInputFiles(cvFile('CV de Íñigo.docx'));
    await shown(page.getByText('CV de Íñigo.docx').first());
    await shown(page.getByText('Leyendo el texto del CV...'));
    await jobs.release('extractTextoCv');
    await clock.advance(2_000);
    await shown(page.getByText(/^Leído: \d+ caracteres\.$/));
    await shown(page.getByText(/^El CV propone \d+ datos$/));
    await expectAccessible(page, '/candidatos/:id', 'Documentos');

    await press(page, 'Revisar la propuesta');
    const dialog = page.getByRole('dialog', { name: 'Datos propuestos por el CV' });
    await shown(dialog.getByText('En el CV: «C/ Peñón, 12 · 26001 Logroño · 612 345 678»').first());
    await expectAccessible(page, '/candidatos/:id', 'Documentos: propuesta');
    const proposed = (name: RegExp) => dialog.getByRole('checkbox', { name }).isChecked();
    expect(await proposed(/^Puesto al que opta: Técnico de almacén/)).toBe(false);
    expect(await proposed(/^Ciudad: Logroño/)).toBe(true);
    await dialog.getByRole('button', { name: 'Aplicar lo marcado', exact: true }).click();
    await shown(page.getByText('Datos aplicados'));
    const { data } = await app.call(getCandidato, { as: admin, params: { id: candidato.id } });
    expect(data).toMatchObject({
      puesto: 'Mozo de almacén',
      ciudad: 'Logroño',
      telefono: '612 345 678',
      experiencia_años: 4,
      habilidades: ['Carretilla elevadora', 'Gestión de estocaje', 'Inglés'],
    });
    await shown(page.getByText('El CV propone un dato'));
    await openTab(page, 'Historial');
    await shown(page.getByText('CV subido'));
  });

  it('says what another address does to booked interviews before it is saved, and to where messages go after', async ({
    app,
    enter,
  }) => {
    const { admin, candidato } = await aBooking(app);
    const page = await enter(admin);
    await page.goto(`/candidatos/${candidato.id}/editar`);
    await page.getByLabel('Correo electrónico').fill('corregido@correo.test');
    await shown(page.getByText('Tiene una entrevista programada'));
    await shown(page.getByText('Al guardar, todos los mensajes irán a la dirección nueva.'));
    const renew = page.getByRole('checkbox', { name: 'Enviar un enlace nuevo y anular el anterior' });
    expect(await renew.isChecked()).toBe(true);
    await renew.scrollIntoViewIfNeeded();
    await expectAccessible(page, '/candidatos/:id/editar', 'otra dirección');
    await press(page, 'Guardar cambios');
    await shown(page.getByText('Los mensajes irán a corregido@correo.test.'));
    const { data } = await app.call(getCandidato, { as: admin, params: { id: candidato.id } });
    expect(data).toMatchObject({ email: 'corregido@correo.test' });
  });

  it('keeps notes of the team, which their author changes', async ({ app, enter }) => {
    const { admin, candidato } = await aPerson(app);
    const page = await enter(admin);
    await page.goto(`/candidatos/${candidato.id}?tab=notas`);
    await press(page, 'Guardar nota');
    await shown(page.getByText('Escribe la nota antes de guardarla'));
    await page.getByLabel('Nueva nota').fill('Pide teletrabajo los viernes.\n¡Muy puntual!');
    await press(page, 'Guardar nota');
    const note = page.getByRole('list', { name: 'Notas' }).getByRole('listitem');
    await shown(note.getByText('Pide teletrabajo los viernes.'));
    expect(await page.getByLabel('Nueva nota').inputValue()).toBe('');
    await note.getByRole('button', { name: 'Editar', exact: true }).click();
    await note.getByLabel('Editar nota').fill('Pide teletrabajo los lunes.');
    await note.getByRole('button', { name: 'Guardar', exact: true }).click();
    await shown(note.getByText('Pide teletrabajo los lunes.'));
    await shown(note.getByText(/editada/));
    await expectAccessible(page, '/candidatos/:id', 'Notas');
  });

  it('shows what was accepted, hands out a copy of everything, and erases it when the name is typed', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin, candidato, params } = await aBooking(app);
    const { id, nombre } = candidato;
    await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
    await giveCv(app, admin, id);
    await jobs.run();
    const page = await enter(admin);
    await page.goto(`/candidatos/${id}?tab=consentimientos`);
    await shown(page.getByText(/^Acepto que la empresa y la plataforma traten mis respuestas/));
    await expectAccessible(page, '/candidatos/:id', 'Consentimientos');
    const download = page.waitForEvent('download');
    await press(page, 'Exportar sus datos');
    const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(copy.candidato.nombre).toBe(nombre);
    expect(copy.cv.texto).toContain('Carretilla elevadora');
    expect(copy.entrevistas[0].consentimientos).toHaveLength(2);

    await press(page, 'Suprimir sus datos');
    const dialog = page.getByRole('dialog', { name: `Suprimir los datos de ${nombre}` });
    const name = dialog.getByRole('textbox');
    const erase = dialog.getByRole('button', { name: 'Suprimir para siempre', exact: true });
    await name.fill('Otra persona');
    await erase.click();
    await shown(dialog.getByText(`Escribe el nombre del candidato exactamente así: ${nombre}`).first());
    await expectAccessible(page, '/candidatos/:id', 'Consentimientos: suprimir');
    await name.fill(nombre);
    jobs.hold('eraseCandidato');
    await erase.click();
    await shown(page.getByText('Suprimiendo los datos. Puedes salir de esta página: seguirá hasta terminar.'));
    await jobs.release('eraseCandidato');
    await clock.advance(2_000);
    await shown(page.getByText('Se suprimieron todos los datos de esta persona'));
    await expectAccessible(page, '/candidatos/:id', 'suprimida');
    expect((await app.call(getCandidato, { as: admin, params: { id } })).status).toBe(404);
    expect((await app.call(listCandidatos, { as: admin })).data).toEqual([]);
    expect((await app.call(listEntrevistas, { as: admin })).data).toEqual([]);
  });
});

/** It cannot be sent before there is a candidate: it waits in the form, also while what was typed is refused. */
describe('The form of a candidate', () => {
  it('takes a CV, keeps it while the e-mail is refused, leads to its proposal, and replaces it later', async ({
    app,
    clock,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    await aCandidate(app, admin, { email: 'ocupado@correo.test' });
    const page = await enter(admin);
    const chosen = page.getByRole('region', { name: 'CV', exact: true });
    const file = page.getByLabel('Archivo del CV');
    await page.goto('/candidatos/nuevo');
    await page.getByLabel('Nombre completo').fill('Leire Zubiri');
    await page.getByLabel('Correo electrónico').fill('ocupado@correo.test');
    await file.setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
    await shown(page.getByText('Solo se permiten archivos PDF, DOC o DOCX'));
    await file.setInputFiles(cvFile('CV de Leire.docx'));
    await shown(chosen.getByText('CV de Leire.docx'));
    await press(page, 'Crear candidato');
    await shown(page.getByRole('link', { name: 'Abrir el candidato que ya existe' }));
    await shown(chosen.getByText('CV de Leire.docx'));
    await expectAccessible(page, '/candidatos/nuevo', 'con CV, correo repetido');
    await page.getByLabel('Correo electrónico').fill('leire@correo.test');
    await press(page, 'Crear candidato');
    await shown(page.getByRole('heading', { level: 1, name: 'Leire Zubiri' }));
    await shown(selected(page, 'Documentos'));
    await clock.advance(3_000);
    await shown(page.getByText(/^El CV propone \d+ datos$/));

    await page.getByRole('link', { name: 'Editar', exact: true }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Editar candidato' }));
    await shown(page.getByRole('button', { name: 'Sustituir archivo' }));
    await file.setInputFiles(cvFile('CV nuevo.docx'));
    await shown(chosen.getByText('se subirá al guardar y sustituirá a CV de Leire.docx'));
    await expectAccessible(page, '/candidatos/:id/editar', 'otro CV');
    // The toast stands over the button.
    await clock.advance(5_000);
    await press(page, 'Guardar cambios');
    await shown(selected(page, 'Documentos'));
    await shown(chosen.getByText('CV nuevo.docx').first());
    await gone(page.getByText('CV de Leire.docx'));
  });
});
