import { describe, expect } from 'vitest';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { Informe, InformeIa } from '#shared/informes/informes/informe.ts';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { someInformes } from '../../support/interviewed.ts';
import { it, shown } from '../../support/screen.ts';
import { NURIA } from './some-people.ts';

const skillsOf = ({ softSkills, hardSkills }: InformeIa) => [...softSkills, ...hardSkills];

/** The embedded engine's report as a model would have left it: other scores, prompts, the rubric beside them, an alert. */
function byModelo(informe: Informe): Informe {
  const { informeIA } = informe;
  const [first, second] = informeIA.softSkills;
  if (!first || !second) throw new Error('The report has too few competencies');
  const silent = { puntuacion: null, confianza: 0, evidencia: [] };
  const softSkills = [
    { ...first, puntuacion: 2.5 },
    { ...second, ...silent, justificacion: 'Sin evidencia: el modelo no ha dado ninguna cita.' },
    ...informeIA.softSkills.slice(2),
  ];
  const discrepancy = {
    tipo: 'discrepancia_entre_motores' as const,
    turnoId: first.evidencia[0]?.turnoId ?? '',
    detalle: `En ${first.habilidad} el modelo da un 2,5 y el motor integrado da un ${first.puntuacion}.`,
  };
  const { puntuacionMedia, recomendacion, confianza, versionRubrica } = informeIA;
  const habilidades = skillsOf(informeIA).map((each) => ({
    competenciaId: each.competenciaId,
    puntuacion: each.puntuacion,
    confianza: each.confianza,
  }));
  return {
    ...informe,
    informeIA: {
      ...informeIA,
      softSkills,
      alertas: [...informeIA.alertas, discrepancy],
      motor: 'claude',
      modelo: 'claude-ejemplo',
      versionPrompt: 'puntuacion@1 resumen@1',
    },
    rubrica: { puntuacionMedia, recomendacion, confianza, versionRubrica, habilidades },
  };
}

describe('A report beside its transcript', () => {
  it('by a model shows model, embedded engine and person side by side, with versions and alerts', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const [entrevistaId = ''] = await someInformes({ app, jobs }, admin, [{ nombre: NURIA, answers: 99 }]);
    const cambios = [{ habilidad: 'Resolución de problemas', puntuacion: 6, motivo: 'Faltó el resultado.' }];
    const body = { comentario: 'Leída entera.', cambios, version: 1 };
    expect((await app.call(validateInforme, { as: admin, params: { entrevistaId }, body })).status).toBe(200);
    const page = await enter(admin);
    await page.route(/\/api\/informes\/ent_[^/]+$/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { informe: Informe } };
      await route.fulfill({ response, json: { success: true, data: { ...data, informe: byModelo(data.informe) } } });
    });
    await page.goto(`/informes/${entrevistaId}/completo`);
    const first = page.getByRole('article').first();
    await shown(first.getByText('Modelo', { exact: true }));
    await shown(first.getByText('Motor integrado', { exact: true }));
    await shown(page.getByText('Con las del motor integrado', { exact: false }));
    await shown(page.getByText('Modelo y motor integrado difieren', { exact: true }));
    await shown(page.getByText('Puntuación de Persona admin'));
    await shown(page.getByText('Claude (claude-ejemplo)'));
    await shown(page.getByText('puntuación, versión 1; resumen, versión 1'));
    await shown(page.getByText('Sin evidencia', { exact: true }).first());
    await expectAccessible(page, '/informes/:entrevistaId/completo', 'de un modelo, validado');
  });
});
