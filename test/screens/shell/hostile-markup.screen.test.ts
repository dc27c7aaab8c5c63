import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createNota } from '#functions/candidatos/notas/create-nota.ts';
import { updatePerfil } from '#functions/empresas/usuarios/update-perfil.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { sendEncuesta } from '#functions/entrevistas/sala/send-encuesta.ts';
import { sendRespuesta } from '#functions/entrevistas/sala/send-respuesta.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { aCandidate, aCompany, anArea } from '../../support/scenarios.ts';
import type { TestApp } from '../../support/test-app.ts';
import { writtenAnswer } from '../../support/written-answers.ts';
import { it, shown } from '../support/screen.ts';

/** Markup in every text that people give: it is shown as it was written, and never runs. */
const IMG = '<img src=x onerror=alert(1)>';
const SCRIPT = '<script>alert(2)</script>';
const SVG = '<svg onload=alert(3)>';
const FRAME = '"><iframe srcdoc="<script>top.alert(4)</script>">';
const TITLE = '</title><body onload=alert(5)>';
const LINK = '<a href="javascript:alert(6)">ven</a>';
const TEMPLATE = "{{constructor.constructor('alert(7)')()}}";

/** An area, a candidate with notes and an interview: markup in all that is text. */
async function aHostileCompany(app: TestApp) {
  const company = await aCompany(app, { nombreLegal: `Marcado ${SCRIPT} S.L.`, nombreComercial: `Marcado ${SCRIPT}` });
  const { admin } = company;
  await app.call(updatePerfil, { as: admin, body: { nombre: `Olga ${IMG}`, version: 1 } });
  const { id: areaId } = await anArea(app, admin, `Ventas ${SVG}`, FRAME);
  const candidato = await aCandidate(app, admin, {
    nombre: `Ana ${SVG}`,
    puesto: `Jefa ${IMG}`,
    areaId,
    habilidades: [SCRIPT, LINK],
    ciudad: TITLE,
    fuente: TEMPLATE,
    notas: `${FRAME} ${LINK}`,
  });
  await app.call(createNota, { as: admin, params: { id: candidato.id }, body: { texto: `${TITLE} ${SCRIPT}` } });
  const { data: entrevista } = await app.call<Entrevista>(createEntrevista, {
    as: admin,
    body: {
      candidatoId: candidato.id,
      servicioId: 'test-vocacional',
      fechaProgramada: app.clock.toISOString(),
      zonaHoraria: 'Europe/Madrid',
    },
  });
  const link = await app.call<{ enlace: string }>(getEnlaceEntrevista, { as: admin, params: { id: entrevista.id } });
  return { ...company, candidato, entrevista, sala: new URL(link.data.enlace).pathname };
}

/** Gives the interview as the candidate, by the API. */
async function converse(app: TestApp, path: string): Promise<void> {
  const params = { accessToken: path.split('/').at(-1) ?? '' };
  await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
  let { data: sala } = await app.call<Sala>(startSala, { params });
  for (let n = 1; sala.turno; n++) {
    const texto = `${writtenAnswer(sala.turno.pregunta, n)} ${IMG} ${SCRIPT} ${LINK}`;
    const body = { respuestaId: `respuesta-${n}`, turnoId: sala.turno.turnoId, texto };
    sala = (await app.call<Sala>(sendRespuesta, { params, body })).data;
  }
  await app.call(finishSala, { params });
  await app.call(sendEncuesta, { params, body: { satisfaccion: 2, comentario: `${FRAME} ${TITLE}` } });
}

/** What the page shows, once it shows this; nothing of it may have become an element, nor run. */
async function shows(page: Page, text: string): Promise<void> {
  await shown(page.getByText(text, { exact: false }).first());
  const made = await page.locator('img[src="x"], [onload], [srcdoc], a[href^="javascript:"]').count();
  expect(made, `${page.url()} made elements of markup`).toBe(0);
}

/** A dialog that markup opens leaves the page waiting: it is told, and the test fails by it. */
function listen(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

describe('Markup that people write', () => {
  it('is text in the interview room', async ({ app, visit }) => {
    const { sala } = await aHostileCompany(app);
    const page = await visit();
    const dialogs = listen(page);
    await page.goto(sala);
    await shows(page, `para Jefa ${IMG}`);
    await shows(page, `Marcado ${SCRIPT}`);
    expect(dialogs).toEqual([]);
  });

  it('is text in lists, forms and the profile of a candidate', async ({ app, enter }) => {
    const { admin, candidato } = await aHostileCompany(app);
    const page = await enter(admin);
    const dialogs = listen(page);
    const follow = (name: string) =>
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true }).click();
    await page.goto('/dashboard');
    await shows(page, `Marcado ${SCRIPT}`);
    for (const [list, text] of [
      ['Candidatos', `Ana ${SVG}`],
      ['Áreas', `Ventas ${SVG}`],
      ['Usuarios', `Olga ${IMG}`],
      ['Entrevistas', `Ana ${SVG}`],
    ] as const) {
      await follow(list);
      await shown(page.getByRole('heading', { level: 1, name: list }));
      await shows(page, text);
    }
    await page.goto(`/candidatos/${candidato.id}`);
    await shows(page, TITLE);
    for (const tab of ['Historial', 'Entrevistas', 'Notas']) {
      await page.getByRole('tab', { name: tab }).click();
      await shown(page.getByRole('tabpanel').first());
    }
    await shows(page, `${TITLE} ${SCRIPT}`);
    await page.goto(`/candidatos/${candidato.id}/editar`);
    await expect.poll(() => page.getByLabel('Puesto al que opta').inputValue()).toBe(`Jefa ${IMG}`);
    expect(dialogs).toEqual([]);
  });

  it('is text in a conversation, its report and what is told of it', async ({ app, jobs, enter }) => {
    const { admin, entrevista, sala } = await aHostileCompany(app);
    await converse(app, sala);
    await jobs.run();
    const page = await enter(admin);
    const dialogs = listen(page);
    for (const [path, text] of [
      [`/entrevistas/${entrevista.id}`, SCRIPT],
      ['/informes', `Ana ${SVG}`],
      [`/informes/${entrevista.id}`, `Ana ${SVG}`],
      [`/informes/${entrevista.id}/completo`, SCRIPT],
      ['/notificaciones', `Ana ${SVG}`],
      ['/configuracion?seccion=security', `Olga ${IMG}`],
    ] as const) {
      await page.goto(path);
      await shows(page, text);
    }
    expect(dialogs).toEqual([]);
  });
});
