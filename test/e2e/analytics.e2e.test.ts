import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, type HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** The analytics of a company of its own, from its interviews, and those of the platform. */
const EMAIL = 'laia.ferrer@cifras.test';
const PASSWORD = 'clave-de-laia-1';
const HOY = new Date().toISOString().slice(0, 10);

let browser: Browser;
let api: HttpClient;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  const empresa = { nombreLegal: 'Cifras y Curvas S.L.', email: 'hola@cifras.test' };
  ({ staff: api } = await aCompany(empresa, { nombre: 'Laia Ferrer', email: EMAIL, password: PASSWORD }));
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce', acceptDownloads: true }));
  await open(page);
});
afterAll(() => browser?.close());

async function open(where: Page): Promise<void> {
  await where.goto('/analytics');
  await enterCredentials(where, EMAIL, PASSWORD);
  await where.waitForURL('**/analytics');
  await where.getByRole('heading', { level: 1, name: 'Analytics', exact: true }).waitFor();
}

const section = (name: string, where = page) => where.getByRole('region', { name, exact: true });

async function book(nombre: string, areaId: string | null): Promise<string> {
  const { data: candidato } = await api.post<{ id: string }>('/api/candidatos', {
    nombre,
    email: `${crypto.randomUUID()}@correo.test`,
    areaId,
  });
  const { data } = await api.post<{ id: string }>('/api/entrevistas', {
    candidatoId: candidato.id,
    servicioId: 'test-vocacional',
    fechaProgramada: new Date(Date.now() + 60_000).toISOString(),
    zonaHoraria: 'Europe/Madrid',
  });
  return data.id;
}

interface Answer {
  cifras: { programadas: number; canceladas: number };
}
const counted = (programadas: number) =>
  eventually(async () => {
    const { data } = await api.get<Answer>(`/api/analiticas?desde=${HOY}&hasta=${HOY}`);
    return data.cifras.programadas >= programadas ? data : undefined;
  });

describe('The analytics of a company', () => {
  it('say what they are for while there is nothing to count', async () => {
    await page.getByText('Aún no hay entrevistas en este periodo').waitFor();
    await expectAccessible(page, 'analytics-vacio');
    expect(await page.getByRole('link', { name: 'Ir a las entrevistas' }).getAttribute('href')).toBe('/entrevistas');
  });

  it('count what happened, and say when five are not there to speak of a share', async () => {
    const { data: area } = await api.post<{ id: string }>('/api/areas', { nombreArea: 'Taller' });
    await book('Blas Rey', area.id);
    await book('Cira Lago', null);
    const cancelled = await book('Dora Mena', area.id);
    await api.post(`/api/entrevistas/${cancelled}/cancelar`, { avisar: false });
    await counted(3);
    await eventually(async () => ((await counted(3)).cifras.canceladas === 1 ? true : undefined));
    await page.reload();
    await section('Embudo').getByRole('listitem').filter({ hasText: 'Programadas' }).getByText('3').waitFor();
    await section('Embudo').getByText('Fuera del embudo: 1 cancelada,').waitFor();
    await page.getByText('Sin datos suficientes (0 de 0)').waitFor();
    await section('Notas de los informes').getByText('Sin datos suficientes').waitFor();
    await section('Recomendaciones de los informes').getByText('Sin datos suficientes').waitFor();
    await expectAccessible(page, 'analytics-pocas');
  });

  it('tell in a table what the drawing shows', async () => {
    const figure = section('Evolución');
    await figure.getByRole('button', { name: 'Ver tabla' }).click();
    await figure.getByRole('row').last().getByRole('cell', { name: '3', exact: true }).waitFor();
    await figure.getByRole('button', { name: 'Ver tabla' }).click();
  });

  it('narrow to an area by a press, in the address, and back', async () => {
    await section('Por área').getByRole('button', { name: 'Taller' }).click();
    await page.waitForURL('**/analytics?areaId=**');
    await section('Embudo').getByRole('listitem').filter({ hasText: 'Programadas' }).getByText('2').waitFor();
    await section('Por área').waitFor({ state: 'detached' });
    await page.getByLabel('Servicio', { exact: true }).selectOption('Mapeo organizacional');
    await page.getByText('No hay entrevistas con estos filtros').waitFor();
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await section('Por área').waitFor();
  });

  it('are handed on for spreadsheets', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^analiticas_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toMatch(new RegExp(`^${HOY},3,0,0,0,0,1,`));
  });

  it('are counted again when somebody asks for it, and stay the same', async () => {
    await page.getByRole('button', { name: 'Recontar' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Recontar las entrevistas de esta empresa?' });
    await dialog.getByRole('button', { name: 'Recontar' }).click();
    await page.getByText('Recuento en marcha').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect((await counted(3)).cifras).toMatchObject({ programadas: 3, canceladas: 1 });
  });

  it('say when they could not be read', async () => {
    await page.route('**/api/analiticas?*', (route) => route.fulfill({ status: 500, json: { requestId: 'r' } }));
    await page.goto('/analytics?periodo=90');
    await page.getByRole('heading', { name: 'No pudimos cargar las analíticas' }).waitFor({ timeout: 20_000 });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await section('Embudo').waitFor();
    expect(problems.filter((problem) => !/500|Failed to load/.test(problem))).toEqual([]);
  });
});

describe('The analytics of the platform', () => {
  it('add up all companies for a superadmin who has chosen none, without areas', async () => {
    const chief = await newPerson(browser);
    await signIn(chief.page, 'super@idonea.test');
    await chief.page.goto('/analytics');
    await chief.page.getByText('Las entrevistas de toda la plataforma').waitFor();
    await section('Por servicio', chief.page).getByRole('button', { name: 'Test vocacional' }).waitFor();
    expect(await section('Por área', chief.page).count()).toBe(0);
    expect(await chief.page.getByRole('button', { name: 'Recontar' }).count()).toBe(0);
    await expectAccessible(chief.page, 'analytics-plataforma');
    expect(chief.problems).toEqual([]);
    await chief.context.close();
  });
});

/** Figures of a busy company: enough for every mean, which interviews of a test are not. */
const busy = () => {
  const media = (value: number, n = 40) => ({ media: value, n });
  const cifras = {
    programadas: 64,
    iniciadas: 52,
    completadas: 48,
    analizadas: 46,
    validadas: 39,
    canceladas: 5,
    noPresentadas: 6,
    caducadas: 3,
    finalizacion: { tasa: 48 / 57, casos: 48, n: 57 },
    puntuacion: media(6.84, 46),
    horasHastaHecha: media(71.5, 48),
    minutosDuracion: media(38.2, 48),
    horasHastaValidada: media(19.4, 39),
    satisfaccion: media(4.4, 31),
    equidad: media(4.6, 30),
    claridad: media(4.1, 30),
  };
  const distribucion = [0, 0, 1, 3, 5, 8, 11, 12, 5, 1];
  const grupo = (id: string, completadas: number) => ({
    id,
    programadas: completadas + 4,
    completadas,
    finalizacion: cifras.finalizacion,
    validadas: completadas - 3,
    puntuacion: media(6.2, completadas),
    distribucion,
  });
  const dias = Array.from({ length: 30 }, (_, index) => new Date(Date.now() - (29 - index) * 86_400_000));
  return {
    desde: '2026-01-01',
    hasta: '2026-01-30',
    anterior: { desde: '2025-12-02', hasta: '2025-12-31', cifras: { ...cifras, completadas: 40 } },
    cifras,
    distribucion,
    recomendaciones: { recomendado: 20, con_reservas: 15, no_recomendado: 8, sin_datos: 3 },
    motores: { integrado: 30, openai: 16, claude: 0, gemini: 0, perplexity: 0 },
    modelos: { llamadas: 380, sinCoste: 12, costeUsd: 1.27 },
    serie: dias.map((dia, index) => ({
      fecha: dia.toISOString().slice(0, 10),
      programadas: (index * 7) % 6,
      completadas: (index * 5) % 4,
      validadas: (index * 3) % 3,
    })),
    areas: [grupo('sin_area', 22), grupo('are_x', 15)],
    servicios: [grupo('test-vocacional', 30), grupo('entrevistas-profundidad', 18)],
    competencias: [],
  };
};

it.each(VARIANTS)('They look right: $name', async ({ name, ...options }) => {
  const person = await newPerson(browser, options);
  await person.page.route('**/api/analiticas?*', (route) => route.fulfill({ json: { success: true, data: busy() } }));
  await open(person.page);
  await section('Tiempos y calidad', person.page).waitFor();
  // On a phone it stands further down, and nothing of it is loaded until somebody comes near.
  const charts = person.page.locator('.recharts-area');
  if ('isMobile' in options) expect(await charts.count()).toBe(0);
  await expectAccessible(person.page, `analytics-${name}`);
  await section('Evolución', person.page).scrollIntoViewIfNeeded();
  await charts.first().waitFor();
  for (const part of ['Evolución', 'Embudo', 'Por servicio', 'Tiempos y calidad']) {
    await section(part, person.page).scrollIntoViewIfNeeded();
    await expectAccessible(person.page, `analytics-${part.toLowerCase().replaceAll(' ', '-')}-${name}`);
  }
  expect(person.problems).toEqual([]);
  await person.context.close();
});
