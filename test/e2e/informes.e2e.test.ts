import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Informe, InformeIa } from '#shared/informes/informe.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { anInformesCompany } from './support/informes-company.ts';

const PATIENT = { timeout: 15_000 };
const SERVICIO = 'entrevistas-profundidad';
const PEOPLE = [
  { nombre: 'Ñuria Peña Ríos', servicioId: SERVICIO, answers: 99 },
  { nombre: 'Óscar Vidal Soto', servicioId: SERVICIO, answers: 6 },
  { nombre: 'Inés Calvo Mora', servicioId: 'test-vocacional', answers: 1 },
];

let browser: Browser;
let company: Awaited<ReturnType<typeof anInformesCompany>>;
beforeAll(async () => {
  browser = await launchBrowser();
  company = await anInformesCompany('informes.test', PEOPLE);
}, 180_000);
afterAll(() => browser?.close());

const skillsOf = ({ softSkills, hardSkills }: InformeIa) => [...softSkills, ...hardSkills];

function byModelo(informe: Informe): Informe {
  const { informeIA } = informe;
  const [first, second, third] = skillsOf(informeIA);
  if (!first || !second || !third) throw new Error('The demo report has too few competencies');
  const scores = new Map<string, number | null>([
    [first.habilidad, 2.5],
    [second.habilidad, null],
  ]);
  const changed = <S extends InformeIa['softSkills'][number]>(skill: S): S => {
    const puntuacion = scores.get(skill.habilidad);
    if (puntuacion === undefined) return skill;
    return puntuacion === null
      ? {
          ...skill,
          puntuacion,
          confianza: 0,
          evidencia: [],
          justificacion: 'Sin evidencia: el modelo no ha dado ninguna cita.',
        }
      : { ...skill, puntuacion };
  };
  const discrepancy = {
    tipo: 'discrepancia_entre_motores' as const,
    turnoId: first.evidencia[0]?.turnoId ?? '',
    detalle: `En ${first.habilidad} el modelo da un 2,5 y el motor integrado da un ${first.puntuacion}.`,
  };
  const fecha = informe.fecha;
  return {
    ...informe,
    informeIA: {
      ...informeIA,
      softSkills: informeIA.softSkills.map(changed),
      alertas: [...informeIA.alertas, discrepancy],
      motor: 'claude',
      modelo: 'claude-ejemplo',
      versionPrompt: 'puntuacion@1 resumen@1',
    },
    rubrica: {
      puntuacionMedia: informeIA.puntuacionMedia,
      recomendacion: informeIA.recomendacion,
      confianza: informeIA.confianza,
      versionRubrica: informeIA.versionRubrica,
      habilidades: skillsOf(informeIA).map(({ competenciaId, puntuacion, confianza }) => ({
        competenciaId,
        puntuacion,
        confianza,
      })),
    },
    ...(informe.validacion && {
      validacion: {
        ...informe.validacion,
        cambios: [{ habilidad: third.habilidad, puntuacion: 6, motivo: 'Faltó el resultado.', por: 'Ana Ruiz', fecha }],
      },
    }),
  };
}

async function showAs(page: Page, change: (informe: Informe) => Informe): Promise<void> {
  await page.route(/\/api\/informes\/ent_[^/]+$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { informe: Informe } };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, informe: change(body.data.informe) } } });
  });
}

async function openFirst(page: Page, estado: 'analizada' | 'validada'): Promise<void> {
  await page.goto(`/informes?estado=${estado}`);
  await page
    .getByRole('link', { name: /^Ver Completo: / })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^Informe de / }).waitFor();
}

/**
 * No model answers here, so the demo's report, which the embedded engine made, is shown as a model would have left it: other
 * scores, prompts, the rubric beside them, an alert.
 */
describe.each(VARIANTS)('A report by a model, $name', ({ name, ...options }) => {
  it('shows model, embedded engine and person side by side, with versions and alerts', async () => {
    const { page, context, problems } = await newPerson(browser, options);
    await signIn(page, 'admin@acme.test');
    await showAs(page, byModelo);
    await openFirst(page, 'validada');
    const first = page.getByRole('article').first();
    await first.getByText('Modelo', { exact: true }).waitFor();
    await first.getByText('Motor integrado', { exact: true }).waitFor();
    await page.getByText('Con las del motor integrado', { exact: false }).waitFor();
    await page.getByText('Modelo y motor integrado difieren', { exact: true }).waitFor();
    await page.getByText('Puntuación de Ana Ruiz').waitFor();
    await page.getByText('Claude (claude-ejemplo)').waitFor();
    await page.getByText('puntuación, versión 1; resumen, versión 1').waitFor();
    expect(await page.getByText('Sin evidencia', { exact: true }).count()).toBeGreaterThan(0);
    await expectAccessible(page, `${name}-informe-modelo`);
    await page.getByRole('heading', { name: 'Competencias personales', exact: true }).scrollIntoViewIfNeeded();
    await expectAccessible(page, `${name}-informe-modelo-competencias`);
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });
});

it('A report without enough to judge says so, and that it is no low score', async () => {
  const { page, context, problems } = await newPerson(browser, VARIANTS[0]);
  await signIn(page, 'admin@acme.test');
  await showAs(page, ({ rubrica: _, ...informe }) => {
    const silent = <S extends InformeIa['softSkills'][number]>(skill: S): S => ({
      ...skill,
      puntuacion: null,
      confianza: 0,
    });
    const { informeIA } = informe;
    return {
      ...informe,
      informeIA: {
        ...informeIA,
        softSkills: informeIA.softSkills.map(silent),
        hardSkills: informeIA.hardSkills.map(silent),
        puntuacionMedia: null,
        recomendacion: 'sin_datos',
        confianza: 0,
      },
    };
  });
  await openFirst(page, 'analizada');
  await page.getByText('no es una nota baja.', { exact: false }).first().waitFor();
  await page.getByText('Hacen falta al menos 150 palabras', { exact: false }).waitFor();
  await expectAccessible(page, 'informe-sin-datos');
  expect([...new Set(problems)]).toEqual([]);
  await context.close();
});

async function asChief(options: Parameters<typeof newPerson>[1] = VARIANTS[0]) {
  const person = await newPerson(browser, options);
  await person.page.goto('/login');
  await enterCredentials(person.page, company.admin.email, company.admin.password);
  await person.page.waitForURL('**/dashboard');
  return person;
}

const tick = (page: Page, nombre: string) =>
  page.getByRole('checkbox', { name: `Seleccionar el informe de ${nombre}`, exact: true }).check();
const figure = (page: Page, label: string) =>
  page.locator('main').getByText(label, { exact: true }).locator('../../..');
const shown = (page: Page) => page.locator('td[data-label="Candidato"]').allTextContents();

describe('The list of reports', () => {
  it('counts, searches, narrows and sorts on the server, and keeps it all in the address', async () => {
    const { page, context, problems } = await asChief();
    await page.goto('/informes');
    const row = page.getByRole('row', { name: /Ñuria Peña Ríos/ });
    await row.waitFor();
    expect(await figure(page, 'Informes totales').textContent()).toMatch(/^Informes totales.*\.30 validados$/);
    await expect.poll(() => shown(page), PATIENT).toEqual(PEOPLE.map(({ nombre }) => nombre).toReversed());

    await page.getByPlaceholder('Buscar por candidato').fill('nuria');
    await page.getByRole('row', { name: /Óscar/ }).waitFor({ state: 'detached' });
    await expect.poll(() => shown(page), PATIENT).toEqual(['Ñuria Peña Ríos']);
    await page.reload();
    await row.waitFor();
    expect(await page.getByPlaceholder('Buscar por candidato').inputValue()).toBe('nuria');
    await page.getByPlaceholder('Buscar por candidato').fill('nadie');
    await page.getByText('Ningún informe coincide con «nadie»').waitFor();
    await expectAccessible(page, 'informes-sin-resultado');
    await page.getByRole('button', { name: 'Quitar los filtros', exact: true }).click();

    await page.getByLabel('Área', { exact: true }).selectOption({ label: 'Ventas' });
    await page.getByRole('row', { name: /Óscar/ }).waitFor({ state: 'detached' });
    await page.getByLabel('Servicio', { exact: true }).selectOption('test-vocacional');
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => shown(page), PATIENT).toEqual(['Inés Calvo Mora']);
    await page.getByLabel('Recomendación', { exact: true }).selectOption('recomendado');
    await page.getByText('Ningún informe coincide con los filtros').waitFor();
    await page.getByRole('button', { name: 'Quitar los filtros', exact: true }).click();

    await page.getByLabel('Orden', { exact: true }).selectOption('-puntuacion');
    await page.waitForURL(/orden=-puntuacion/);
    await row.waitFor();
    // Who said too little has no score, which is not the lowest one: they come last.
    await expect.poll(() => shown(page), PATIENT).toEqual(PEOPLE.map(({ nombre }) => nombre));
    await page.getByRole('button', { name: 'Candidato', exact: true }).click();
    await expect.poll(() => shown(page), PATIENT).toEqual(['Inés Calvo Mora', 'Ñuria Peña Ríos', 'Óscar Vidal Soto']);
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });
});

describe.each(VARIANTS)('The reports of a company, $name', ({ name, ...options }) => {
  it('are read in a list, in three tabs and beside their transcript', async () => {
    const { page, context, problems } = await asChief(options);
    await page.goto('/informes');
    await page.getByRole('region', { name: 'Cola de revisión' }).waitFor();
    await page.getByRole('link', { name: 'Ñuria Peña Ríos', exact: true }).waitFor();
    await expectAccessible(page, `${name}-informes-lista`);

    await page.getByRole('link', { name: 'Ñuria Peña Ríos', exact: true }).click();
    await page.getByRole('tab', { name: 'Resumen', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Análisis de texto', exact: true }).waitFor();
    await expectAccessible(page, `${name}-informe-resumen`);
    await page.getByRole('tab', { name: 'Competencias', exact: true }).click();
    await page.waitForURL(/tab=competencias/);
    const radar = page.getByRole('img', { name: /^Radar de \d+ competencias/ });
    await radar.scrollIntoViewIfNeeded();
    await radar.locator('svg').first().waitFor();
    await expectAccessible(page, `${name}-informe-competencias`);
    await page.getByRole('button', { name: 'Ver tabla', exact: true }).click();
    await page.getByRole('table', { name: 'Puntuaciones por competencia' }).waitFor();
    await expectAccessible(page, `${name}-informe-competencias-tabla`);
    await page.getByRole('tab', { name: 'Recomendaciones', exact: true }).click();
    await page.getByRole('heading', { name: 'Qué hacer ahora', exact: true }).waitFor();
    await expectAccessible(page, `${name}-informe-recomendaciones`);

    await page.getByRole('tab', { name: 'Competencias', exact: true }).click();
    const quote = page.locator('button[id^="cita-"]').first();
    const text = (await quote.textContent()) ?? '';
    await quote.click();
    await page.waitForURL(/\/completo\?turno=/);
    const mark = page.locator('mark').first();
    await mark.waitFor();
    expect(text).toContain((await mark.textContent())?.slice(0, 30));
    await expectAccessible(page, `${name}-informe-cita`);
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });
});

describe.each(VARIANTS)('Candidates of one service side by side, $name', ({ name, ...options }) => {
  it('are chosen in the list, compared by competency with their quotes, and never ranked', async () => {
    const { page, context, problems } = await asChief(options);
    await page.goto('/informes');
    await tick(page, 'Inés Calvo Mora');
    await tick(page, 'Óscar Vidal Soto');
    await page.getByText('Son de servicios distintos', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Comparar', exact: true }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.getByRole('checkbox', { name: 'Seleccionar el informe de Inés Calvo Mora', exact: true }).uncheck();
    await tick(page, 'Ñuria Peña Ríos');
    await expectAccessible(page, `${name}-informes-seleccion`);
    await page.getByRole('button', { name: 'Comparar', exact: true }).click();
    await page.waitForURL(/\/informes\/comparar\?entrevistas=ent_.+ent_/);
    await page.reload();
    // In the order in which they were chosen.
    const names = page.getByRole('region', { name: 'Candidatos', exact: true }).getByRole('heading');
    await expect.poll(() => names.allTextContents(), PATIENT).toEqual(['Óscar Vidal Soto', 'Ñuria Peña Ríos']);
    const table = page.getByRole('table', { name: 'Competencia por competencia' });
    // Who did not speak of it has no score, which is no zero.
    await table.getByText('Sin evidencia', { exact: true }).first().waitFor();
    await expectAccessible(page, `${name}-comparacion`);
    await page.getByRole('button', { name: 'Ver citas de Comunicación', exact: true }).click();
    await table.getByRole('link', { name: /^«/ }).first().waitFor();
    await table.scrollIntoViewIfNeeded();
    await expectAccessible(page, `${name}-comparacion-citas`);
    await page.getByRole('button', { name: 'Ver tabla', exact: true }).click();
    await page
      .getByRole('table', { name: 'Perfiles superpuestos' })
      .getByText('Sin nota', { exact: true })
      .first()
      .waitFor();
    await table.getByRole('link', { name: /^«/ }).first().click();
    await page.locator('mark').first().waitFor();
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });
});

describe('A comparison that cannot be made', () => {
  it('says what is missing, and what to do', async () => {
    const { page, context } = await asChief();
    await page.goto(`/informes/comparar?entrevistas=${company.ids[0]}`);
    await page.getByText('Elige al menos dos informes').waitFor();
    await expectAccessible(page, 'comparacion-vacia');
    await page.goto(`/informes/comparar?entrevistas=${company.ids[0]},${company.ids[2]}`);
    await page.getByText('Solo se comparan informes del mismo servicio', { exact: false }).waitFor();
    await page.goto(`/informes/comparar?entrevistas=${company.ids[0]},ent_borrada`);
    await page.getByText('Uno de los informes ya no existe').waitFor();
    await context.close();
  });
});

describe('The queue of reports', () => {
  const waiting = (page: Page) => page.getByRole('navigation', { name: 'Principal' }).getByText(/^\d+$/);
  const cola = (page: Page) => page.getByRole('navigation', { name: 'Cola de revisión' });
  const title = (page: Page, nombre: string) =>
    page.getByRole('heading', { level: 1, name: `Informe de ${nombre}`, exact: true }).waitFor();

  it.each(VARIANTS)('is gone through with what was skipped set aside, $name', async ({ name, ...options }) => {
    const { page, context, problems } = await asChief(options);
    await page.goto('/informes');
    await page.getByRole('link', { name: 'Revisar el más antiguo', exact: true }).click();
    await title(page, 'Ñuria Peña Ríos');
    await cola(page).getByText('Cola de revisión: 1 de 3', { exact: true }).waitFor();
    expect(await cola(page).getByRole('button', { name: 'Anterior', exact: true }).isDisabled()).toBe(true);
    await expectAccessible(page, `${name}-cola`);
    // By the keyboard alone.
    await cola(page).getByRole('button', { name: 'Saltar', exact: true }).focus();
    await page.keyboard.press('Enter');
    await title(page, 'Óscar Vidal Soto');
    await cola(page).getByRole('link', { name: 'Siguiente de la cola: Inés Calvo Mora', exact: true }).click();
    await title(page, 'Inés Calvo Mora');
    // Past the one that was skipped, also after a reload.
    await page.reload();
    await cola(page).getByText('Cola de revisión: 3 de 3', { exact: true }).waitFor();
    await cola(page).getByRole('button', { name: 'Saltar', exact: true }).click();
    await title(page, 'Óscar Vidal Soto');
    await cola(page).getByRole('link', { name: 'Anterior de la cola: Ñuria Peña Ríos', exact: true }).click();
    await title(page, 'Ñuria Peña Ríos');
    await cola(page).getByText('Saltado', { exact: true }).waitFor();
    await expectAccessible(page, `${name}-cola-saltado`);
    await cola(page).getByRole('link', { name: 'Siguiente de la cola: Óscar Vidal Soto', exact: true }).click();
    await title(page, 'Óscar Vidal Soto');
    await cola(page).getByRole('button', { name: 'Saltar', exact: true }).click();
    await page.getByText('Has saltado todos los informes de la cola', { exact: true }).waitFor();
    await page.waitForURL(/estado=analizada&orden=fecha/);
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });

  it('begins with the oldest one and goes on to the next when that is validated', async () => {
    const { page, context, problems } = await asChief();
    await page.goto('/informes');
    await page.getByRole('link', { name: 'Revisar el más antiguo', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Informe de Ñuria Peña Ríos' }).waitFor();
    await expect.poll(() => waiting(page).textContent()).toContain('3');
    await page
      .getByRole('button', { name: /^Cambiar puntuación de/ })
      .first()
      .click();
    const editor = page.getByRole('group', { name: /^Tu puntuación de/ });
    await editor.getByLabel('Puntuación').selectOption('2');
    await editor.getByLabel('Motivo').fill('Lo contó sin ningún resultado.');
    await page.getByLabel('Comentario de la revisión').fill('Leída entera; bajo una competencia.');
    await page.getByRole('button', { name: 'Validar informe', exact: true }).click();
    await page.getByRole('button', { name: 'Validar como Marta Gil', exact: true }).click();
    await page.getByRole('region', { name: 'Validado por Marta Gil' }).waitFor();
    await expect.poll(() => waiting(page).textContent()).toContain('2');
    await page.getByRole('link', { name: 'Siguiente por validar: Óscar Vidal Soto', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Informe de Óscar Vidal Soto' }).waitFor();

    await page.goto('/informes?estado=validada');
    const row = page.getByRole('row', { name: /Ñuria Peña Ríos/ });
    await row.getByText('Revisada: ', { exact: false }).waitFor();
    expect(await row.textContent()).toMatch(/Marta Gil.*Leída entera/);
    await expectAccessible(page, 'informes-validados');
    await page.goto(`/informes/${company.ids[0]}?tab=competencias`);
    await page.getByText('Con los cambios de Marta Gil').waitFor();
    await expectAccessible(page, 'informe-competencias-revisado');
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });
});
