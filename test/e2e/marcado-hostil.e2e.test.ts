import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Entrevista } from '#shared/entrevistas/entrevista.ts';
import type { Sala } from '#shared/sala/sala.ts';
import { eventually, HttpClient } from '../support/http-client.ts';
import { writtenAnswer } from '../support/written-answers.ts';
import { enterCredentials, launchBrowser, newPerson } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** Markup in every text that people give, in a company of its own: it is shown as it was written, and never runs. */
const IMG = '<img src=x onerror=alert(1)>';
const SCRIPT = '<script>alert(2)</script>';
const SVG = '<svg onload=alert(3)>';
const FRAME = '"><iframe srcdoc="<script>top.alert(4)</script>">';
const TITLE = '</title><body onload=alert(5)>';
const LINK = '<a href="javascript:alert(6)">ven</a>';
const TEMPLATE = "{{constructor.constructor('alert(7)')()}}";

const ADMIN = { nombre: `Olga ${IMG}`, email: 'olga@marcado.test', password: 'Marcado-Hostil-1' };

let browser: Browser;
let person: Awaited<ReturnType<typeof newPerson>>;
let ids: { candidato: string; entrevista: string; enlace: string };
const dialogs: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  const { staff } = await aCompany({ nombreLegal: `Marcado ${SCRIPT} S.L.`, email: 'hola@marcado.test' }, ADMIN);
  ids = await aHostileCompany(staff);
  person = await newPerson(browser);
  person.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
}, 180_000);
afterAll(async () => {
  await browser?.close();
});

/** An area, a candidate with notes, an interview that they gave, and its report: markup in all that is text. */
async function aHostileCompany(staff: HttpClient) {
  const area = await created(staff, '/api/areas', { nombreArea: `Ventas ${SVG}`, descripcionArea: FRAME });
  const candidato = await created(staff, '/api/candidatos', {
    nombre: `Ana ${SVG}`,
    email: 'ana@marcado.test',
    puesto: `Jefa ${IMG}`,
    areaId: area,
    habilidades: [SCRIPT, LINK],
    ciudad: TITLE,
    fuente: TEMPLATE,
    notas: `${FRAME} ${LINK}`,
  });
  await created(staff, `/api/candidatos/${candidato}/notas`, { texto: `${TITLE} ${SCRIPT}` });
  const entrevista = await created(staff, '/api/entrevistas', {
    candidatoId: candidato,
    servicioId: 'test-vocacional',
    fechaProgramada: new Date().toISOString(),
    zonaHoraria: 'Europe/Madrid',
  });
  const { data } = await staff.post<{ enlace: string }>(`/api/entrevistas/${entrevista}/enlace`);
  return { candidato, entrevista, enlace: data.enlace };
}

async function created(staff: HttpClient, path: string, body: object): Promise<string> {
  const answer = await staff.post<{ id: string }>(path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer)}`).toBe(201);
  return answer.data.id;
}

/** Gives the interview as the candidate, by the API. */
async function converse(): Promise<void> {
  const candidate = new HttpClient(inject('origin'));
  const path = `/api/sala/${ids.enlace.split('/').at(-1)}`;
  await candidate.post(`${path}/consentimientos`, { aceptados: ['entrevista_ia', 'tratamiento_datos'] });
  const begun = await candidate.post<Sala>(`${path}/comienzo`);
  expect(begun.status, JSON.stringify(begun)).toBe(200);
  let sala = begun.data;
  for (let n = 1; sala.turno; n++) {
    const { turnoId, pregunta } = sala.turno;
    const texto = `${writtenAnswer(pregunta, n)} ${IMG} ${SCRIPT} ${LINK}`;
    const body = { respuestaId: `respuesta-${n}`, turnoId, texto };
    const answer = await candidate.post<Sala>(`${path}/respuestas`, body);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    sala = answer.data;
  }
  await candidate.post(`${path}/fin`);
  await candidate.post(`${path}/encuesta`, { satisfaccion: 2, comentario: `${FRAME} ${TITLE}` });
}

/** What the page shows, once it shows this; nothing of it may have become an element. */
async function shows(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByText(text, { exact: false }).first().waitFor();
  const made = await page.locator('img[src="x"], [onload], [srcdoc], a[href^="javascript:"]').count();
  expect({ path, made, dialogs }).toEqual({ path, made: 0, dialogs: [] });
}

describe('Markup that people write', () => {
  it('is text in the interview room', async () => {
    const { page } = person;
    await shows(page, ids.enlace, `para Jefa ${IMG}`);
    await page.getByText(`Marcado ${SCRIPT}`).first().waitFor();
  });

  it('is text in lists, forms and the profile of a candidate', async () => {
    const { page } = person;
    await page.goto('/login');
    await enterCredentials(page, ADMIN.email, ADMIN.password);
    await page.waitForURL('**/dashboard');
    await shows(page, '/dashboard', `Marcado ${SCRIPT}`);
    await shows(page, '/candidatos', `Ana ${SVG}`);
    await shows(page, `/candidatos/${ids.candidato}`, TITLE);
    for (const tab of ['Historial', 'Entrevistas', 'Notas']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').first().waitFor();
    }
    await page.getByText(`${TITLE} ${SCRIPT}`).waitFor();
    await page.goto(`/candidatos/${ids.candidato}/editar`);
    const puesto = page.getByLabel('Puesto al que opta');
    await puesto.waitFor();
    expect(await puesto.inputValue()).toBe(`Jefa ${IMG}`);
    await shows(page, '/areas', `Ventas ${SVG}`);
    await shows(page, '/usuarios', ADMIN.nombre);
    await shows(page, '/entrevistas', `Ana ${SVG}`);
  });

  it('is text in a conversation, its report and what is told of it', async () => {
    const { page } = person;
    await converse();
    const staff = new HttpClient(inject('origin'));
    await staff.signIn(ADMIN.email, ADMIN.password);
    const read = () => staff.get<Entrevista>(`/api/entrevistas/${ids.entrevista}`);
    await eventually(async () => (await read()).data.estado === 'analizada', 60);
    await shows(page, `/entrevistas/${ids.entrevista}`, SCRIPT);
    await shows(page, '/informes', `Ana ${SVG}`);
    await shows(page, `/informes/${ids.entrevista}`, `Ana ${SVG}`);
    await shows(page, `/informes/${ids.entrevista}/completo`, SCRIPT);
    await shows(page, '/notificaciones', `Ana ${SVG}`);
    await shows(page, '/configuracion?seccion=security', `Olga ${IMG}`);
  });

  it('ran nowhere, and no policy had to stop it', () => {
    expect(dialogs).toEqual([]);
    expect(person.problems).toEqual([]);
  });
});
