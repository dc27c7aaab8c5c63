import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Informe, InformeIa } from '#shared/informes/informe.ts';
import { DESKTOP, expectAccessible, launchBrowser, MOBILE, newPerson, signIn } from './support/browser.ts';

/**
 * The report of a language model on screen. No model answers here, so the demo's report, which the embedded engine made,
 * is shown as a model would have left it: other scores, prompts, the rubric beside them, an alert.
 */
const VARIANTS = [
  { name: 'escritorio-claro', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'escritorio-oscuro', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'movil-claro', viewport: MOBILE, colorScheme: 'light', isMobile: true, hasTouch: true },
  { name: 'movil-oscuro', viewport: MOBILE, colorScheme: 'dark', isMobile: true, hasTouch: true },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
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
  await page.locator('a[href^="/informes/ent_"]').first().click();
  await page.getByRole('heading', { level: 1, name: /^Informe de / }).waitFor();
}

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
