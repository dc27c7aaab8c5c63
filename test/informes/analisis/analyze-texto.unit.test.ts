import { beforeEach, describe, expect, it } from 'vitest';
import { updateAjustes } from '#functions/empresas/ajustes/update-ajustes.ts';
import { analyzeTexto } from '#functions/informes/analisis/analyze-texto.ts';
import type { TextoAnalizado } from '#shared/informes/analisis/texto.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const CONTENTO =
  'Coordiné a un equipo excelente y disfruté mucho con el proyecto. Además, el cliente quedó encantado porque entregamos antes de tiempo. Por eso celebramos el éxito juntos y aprendimos a confiar unos en otros.';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const analyze = (texto: string, as = company.admin) => app.call<TextoAnalizado>(analyzeTexto, { as, body: { texto } });

describe('A text to try the analysis with', () => {
  it('is described as a report describes answers, and nothing of it is kept', async () => {
    const before = app.table.all().length;
    const { status, data } = await analyze(CONTENTO);
    expect(status).toBe(200);
    expect(data.sentiment?.label).toBe('positivo');
    expect(data.coherenceScore).toBeGreaterThan(0.5);
    expect(data.professionalismScore).toBeGreaterThan(0.9);
    expect(data.palabras).toBeGreaterThan(30);
    const added = app.table.all().slice(before);
    expect(added.map(({ tipo }) => tipo)).toEqual(['INTENTOS']);
    expect(JSON.stringify([added, app.logs])).not.toContain('equipo excelente');
  });

  it('has no figures when it is too short', async () => {
    const { data } = await analyze('Estoy contento.');
    expect(data).toEqual({ sentiment: null, coherenceScore: null, professionalismScore: null, palabras: 2 });
  });

  it('is refused when it is empty or too long', async () => {
    expect(await analyze('   ')).toMatchObject({ status: 400, details: [{ path: 'texto' }] });
    expect(await analyze('a '.repeat(5001))).toMatchObject({ status: 400, details: [{ path: 'texto' }] });
  });

  it('is refused where the company has the analysis off, and whoever has it on goes on', async () => {
    await app.call(updateAjustes, { as: company.admin, body: { analisisTexto: false, version: 0 } });
    expect(await analyze(CONTENTO)).toMatchObject({ status: 409, code: 'ANALISIS_DESACTIVADO' });
    expect(await analyze(CONTENTO, company.superadmin)).toMatchObject({ status: 200 });
  });

  it('is analysed 20 times a minute for each person', async () => {
    for (let n = 0; n < 20; n++) expect((await analyze('Hola')).status).toBe(200);
    const refused = await analyze('Hola');
    expect(refused).toMatchObject({ status: 429, code: 'DEMASIADOS_INTENTOS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await analyze('Hola', company.operador)).status).toBe(200);
    app.advance(60_000);
    expect((await analyze('Hola')).status).toBe(200);
  });
});
