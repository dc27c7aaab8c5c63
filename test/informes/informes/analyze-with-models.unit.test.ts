import { beforeEach, describe, expect, it } from 'vitest';
import type { ModelCall } from '#functions/core/adapters/language-models.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { claveOf, llamadasOf, setClaves } from '../../ia/modelos/scenario.ts';
import { aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';
import { carefulModel } from './modelo/fake-modelos.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const says = carefulModel(7);
/** Scores where it is asked for scores, and sums up where it is asked for that. */
const careful = ({ sistema, mensaje }: ModelCall<unknown>) => {
  const tarea = mensaje.includes('## Competencia') ? 'puntuacion' : 'resumen';
  return { salida: says({ tarea, sistema, mensaje }), tokens: { entrada: 900, salida: 200 } };
};

async function analysed() {
  const interview = await aFinishedInterview(app);
  await setClaves(app, interview, 'claude');
  const analyse = async () => {
    await app.deliver(analyzeEntrevista);
    const params = { entrevistaId: interview.entrevista.id };
    const call = { as: interview.admin, params };
    return (await app.call<{ informe: Informe }>(getInforme, call)).data.informe.informeIA;
  };
  return { interview, analyse };
}

describe('The report of a company with a provider', () => {
  it('is scored by the model, within the budget of the interview, and each call is on record', async () => {
    const { interview, analyse } = await analysed();
    app.languageModels.scripts.claude = careful;
    expect(await analyse()).toMatchObject({ motor: 'claude', modelo: 'claude-sonnet-5-5' });
    const llamadas = await llamadasOf(app, interview);
    expect(llamadas).toHaveLength(app.languageModels.calls.length);
    expect(new Set(llamadas.map(({ tarea }) => tarea))).toEqual(new Set(['puntuacion', 'resumen']));
    expect(JSON.stringify([app.logs, llamadas])).not.toContain(claveOf('claude'));
  });

  it("is the embedded engine's when no provider gives a valid answer", async () => {
    const { analyse } = await analysed();
    app.languageModels.scripts.claude = { salida: { competencias: 'todas' } };
    expect(await analyse()).toMatchObject({ motor: 'integrado' });
  });
});
