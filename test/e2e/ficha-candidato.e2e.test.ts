import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocx } from '../documentos/archivos.ts';
import type { HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** The page of one candidate: CV and proposal, notes, consents, a copy of everything, and its erasure. */
const EMAIL = 'iria.souto@fichas.test';
const PASSWORD = 'Clave-fichas-1';
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

let browser: Browser;
let client: HttpClient;
let id: string;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  const empresa = { nombreLegal: 'Fichas y Legajos S.L.', email: 'hola@fichas.test' };
  ({ staff: client } = await aCompany(empresa, { nombre: 'Iria Souto', email: EMAIL, password: PASSWORD }));
  const body = { nombre: NOMBRE, email: 'inigo@correo.test', puesto: 'Mozo de almacén' };
  id = (await client.post<{ id: string }>('/api/candidatos', body)).data.id;
  await acceptInARoom();
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce', acceptDownloads: true }));
  await page.goto('/login');
  await enterCredentials(page, EMAIL, PASSWORD);
  await page.waitForURL('**/dashboard');
});
afterAll(() => browser?.close());

/** An interview that is open now, whose consents the candidate gives. */
async function acceptInARoom(): Promise<void> {
  const booking = {
    candidatoId: id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date(Date.now() + 60_000).toISOString(),
    zonaHoraria: 'Europe/Madrid',
  };
  const { data } = await client.post<{ id: string }>('/api/entrevistas', booking);
  const enlace = (await client.post<{ enlace: string }>(`/api/entrevistas/${data.id}/enlace`)).data.enlace;
  const token = enlace.split('/').at(-1);
  const aceptados = ['entrevista_ia', 'tratamiento_datos'];
  expect((await client.post(`/api/sala/${token}/consentimientos`, { aceptados })).status).toBe(200);
}

const openTab = async (name: string) => {
  await page.getByRole('tab', { name, exact: true }).click();
};

describe('The page of a candidate', () => {
  it('shows data, and keeps its tab in the address', async () => {
    await page.goto(`/candidatos/${id}`);
    await page.getByRole('heading', { level: 1, name: NOMBRE, exact: true }).waitFor();
    await page.getByRole('region', { name: 'Datos', exact: true }).getByText('inigo@correo.test').waitFor();
    await expectAccessible(page, 'ficha-datos');
    await openTab('Entrevistas');
    await page
      .getByRole('link', { name: /profundidad/i })
      .first()
      .waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Entrevistas', exact: true, selected: true }).waitFor();
    await openTab('Informes');
    await page.getByText('Aún no hay informes').waitFor();
  });

  it('takes a CV, says how its reading goes, and proposes what it says', async () => {
    await openTab('Documentos');
    await page
      .getByLabel('Archivo del CV')
      .setInputFiles({ name: 'notas.txt', mimeType: '', buffer: Buffer.from('x') });
    await page.getByText('Solo se permiten archivos PDF, DOC o DOCX').waitFor();
    await page.getByLabel('Archivo del CV').setInputFiles({ name: 'CV de Íñigo.docx', mimeType: '', buffer: CV });
    await page.getByText('CV de Íñigo.docx').first().waitFor();
    await page.getByText(/^Leído: \d+ caracteres\.$/).waitFor({ timeout: 30_000 });
    await page.getByText(/^El CV propone \d+ datos$/).waitFor();
    await expectAccessible(page, 'ficha-documentos');
  });

  it('applies what is ticked and nothing else', async () => {
    await page.getByRole('button', { name: 'Revisar la propuesta', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Datos propuestos por el CV' });
    await dialog.getByText('En el CV: «C/ Peñón, 12 · 26001 Logroño · 612 345 678»').first().waitFor();
    await expectAccessible(page, 'ficha-propuesta');
    expect(await dialog.getByRole('checkbox', { name: /^Puesto al que opta: Técnico de almacén/ }).isChecked()).toBe(
      false,
    );
    expect(await dialog.getByRole('checkbox', { name: /^Ciudad: Logroño/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Aplicar lo marcado', exact: true }).click();
    await page.getByText('Datos aplicados').waitFor();
    const { data } = await client.get<Record<string, unknown>>(`/api/candidatos/${id}`);
    expect(data).toMatchObject({
      puesto: 'Mozo de almacén',
      ciudad: 'Logroño',
      telefono: '612 345 678',
      experiencia_años: 4,
      habilidades: ['Carretilla elevadora', 'Gestión de estocaje', 'Inglés'],
    });
    await page.getByText('El CV propone un dato').waitFor();
  });

  it('keeps what happened to the candidate', async () => {
    await openTab('Historial');
    await page.getByText('CV subido').waitFor();
    await page.getByText(/^Entrevista programada/).waitFor();
    await expectAccessible(page, 'ficha-historial');
  });

  it('keeps notes of the team, which their author changes and removes', async () => {
    await openTab('Notas');
    await page.getByRole('button', { name: 'Guardar nota', exact: true }).click();
    await page.getByText('Escribe la nota antes de guardarla').waitFor();
    await page.getByLabel('Nueva nota').fill('Pide teletrabajo los viernes.\n¡Muy puntual!');
    await page.getByRole('button', { name: 'Guardar nota', exact: true }).click();
    const note = page.getByRole('list', { name: 'Notas' }).getByRole('listitem');
    await note.getByText('Pide teletrabajo los viernes.').waitFor();
    expect(await page.getByLabel('Nueva nota').inputValue()).toBe('');
    await note.getByRole('button', { name: 'Editar', exact: true }).click();
    await note.getByLabel('Editar nota').fill('Pide teletrabajo los lunes.');
    await note.getByRole('button', { name: 'Guardar', exact: true }).click();
    await note.getByText('Pide teletrabajo los lunes.').waitFor();
    await note.getByText(/editada/).waitFor();
    await expectAccessible(page, 'ficha-notas');
  });

  it('moves the state by hand, and rejects only with a reason', async () => {
    await page.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await page.getByRole('button', { name: 'Rechazado', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `¿Pasar a ${NOMBRE} a Rechazado?` });
    expect(await dialog.getByRole('button', { name: 'Cambiar estado', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Motivo').fill('Retira su candidatura');
    await dialog.getByRole('button', { name: 'Cambiar estado', exact: true }).click();
    await page.getByText(`${NOMBRE} pasa a Rechazado`).waitFor();
    expect((await client.get<{ estado: string }>(`/api/candidatos/${id}`)).data.estado).toBe('rechazado');
  });

  it('shows what was accepted, and hands out a copy of everything', async () => {
    await openTab('Consentimientos');
    await page.getByText(/^Acepto que la empresa y la plataforma traten mis respuestas/).waitFor();
    await expectAccessible(page, 'ficha-consentimientos');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar sus datos', exact: true }).click();
    const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(copy.candidato.nombre).toBe(NOMBRE);
    expect(copy.notas).toMatchObject([{ texto: 'Pide teletrabajo los lunes.' }]);
    expect(copy.cv.texto).toContain('Carretilla elevadora');
    expect(copy.entrevistas[0].consentimientos).toHaveLength(2);
  });

  it.each(VARIANTS)('can be read on $name', async ({ name, ...variant }) => {
    // A session of its own: of two browsers with one, each ends the other's by renewing it.
    const other = await newPerson(browser, { ...variant, reducedMotion: 'reduce' });
    await other.page.goto('/login');
    await enterCredentials(other.page, EMAIL, PASSWORD);
    await other.page.waitForURL('**/dashboard');
    for (const tab of ['datos', 'documentos', 'consentimientos', 'notas']) {
      await other.page.goto(`/candidatos/${id}?tab=${tab}`);
      await other.page.getByRole('heading', { level: 1, name: NOMBRE, exact: true }).waitFor();
      await expectAccessible(other.page, `ficha-${tab}-${name}`);
    }
    await other.context.close();
  });

  it('erases everything when the name is typed, and says when it is done', async () => {
    await page.getByRole('button', { name: 'Suprimir sus datos', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Suprimir los datos de ${NOMBRE}` });
    await dialog.getByRole('textbox').fill('Otra persona');
    await dialog.getByRole('button', { name: 'Suprimir para siempre', exact: true }).click();
    await dialog.getByText(`Escribe el nombre del candidato exactamente así: ${NOMBRE}`).first().waitFor();
    await expectAccessible(page, 'ficha-suprimir');
    await dialog.getByRole('textbox').fill(NOMBRE);
    await dialog.getByRole('button', { name: 'Suprimir para siempre', exact: true }).click();
    await page.getByText('Se suprimieron todos los datos de esta persona').waitFor({ timeout: 30_000 });
    await expectAccessible(page, 'ficha-suprimida');
    expect((await client.get(`/api/candidatos/${id}`)).status).toBe(404);
    expect((await client.get<unknown[]>('/api/candidatos')).data).toEqual([]);
    expect((await client.get<unknown[]>('/api/entrevistas')).data).toEqual([]);
  });

  it('threw nothing on the way', () => {
    // The browser itself logs the refused confirmation.
    expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
  });
});

/** It cannot be sent before there is a candidate: it waits in the form, also while what was typed is refused. */
describe('The form of a candidate', () => {
  const chosen = () => page.getByRole('region', { name: 'CV', exact: true });
  const enter = async (nombre: string, email: string) => {
    await page.getByLabel('Nombre completo').fill(nombre);
    await page.getByLabel('Correo electrónico').fill(email);
  };

  it('takes a CV, keeps it while the e-mail is refused, and leads to its proposal', async () => {
    await client.post('/api/candidatos', { nombre: 'Otra Persona', email: 'ocupado@correo.test' });
    await page.goto('/candidatos/nuevo');
    await enter('Leire Zubiri', 'ocupado@correo.test');
    const file = page.getByLabel('Archivo del CV');
    await file.setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
    await page.getByText('Solo se permiten archivos PDF, DOC o DOCX').waitFor();
    await file.setInputFiles({ name: 'CV de Leire.docx', mimeType: '', buffer: CV });
    await chosen().getByText('CV de Leire.docx').waitFor();
    await expectAccessible(page, 'candidato-nuevo-con-cv');
    await page.getByRole('button', { name: 'Crear candidato', exact: true }).click();
    await page.getByRole('link', { name: 'Abrir el candidato que ya existe' }).waitFor();
    await chosen().getByText('CV de Leire.docx').waitFor();
    await enter('Leire Zubiri', 'leire@correo.test');
    await page.getByRole('button', { name: 'Crear candidato', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Leire Zubiri' }).waitFor();
    await page.getByRole('tab', { name: 'Documentos', exact: true, selected: true }).waitFor();
    await page.getByText(/^El CV propone \d+ datos$/).waitFor();
  });

  it('replaces the CV of one who is there', async () => {
    await page.getByRole('link', { name: 'Editar', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Editar candidato' }).waitFor();
    await page.getByRole('button', { name: 'Sustituir archivo' }).waitFor();
    await page.getByLabel('Archivo del CV').setInputFiles({ name: 'CV nuevo.docx', mimeType: '', buffer: CV });
    await chosen().getByText('se subirá al guardar y sustituirá a CV de Leire.docx').waitFor();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('tab', { name: 'Documentos', exact: true, selected: true }).waitFor();
    await page.getByRole('region', { name: 'CV', exact: true }).getByText('CV nuevo.docx').first().waitFor();
    await page.getByText('CV de Leire.docx').waitFor({ state: 'detached' });
  });
});
