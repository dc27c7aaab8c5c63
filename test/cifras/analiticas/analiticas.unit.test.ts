import { beforeEach, describe, expect, it } from 'vitest';
import { countAnaliticas } from '#functions/cifras/analiticas/count-analiticas.ts';
import { exportAnaliticas } from '#functions/cifras/analiticas/export-analiticas.ts';
import { getAnaliticas } from '#functions/cifras/analiticas/get-analiticas.ts';
import { recountAnaliticas } from '#functions/cifras/analiticas/recount-analiticas.ts';
import { startRecuento } from '#functions/cifras/analiticas/start-recuento.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { expireEntrevistas } from '#functions/entrevistas/entrevistas/expire-entrevistas.ts';
import { llamadaRepository } from '#functions/ia/modelos/llamada.repository.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { aCandidate, aCompany, anArea, aReport } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The clock of the tests begins on 2 March 2026. */
const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
});

const read = async (as: { id: string }, query: Record<string, string> = MARZO) =>
  (await app.call<AnaliticasEntrevistas>(getAnaliticas, { as, query })).data;

async function book(areaId: string | null, servicioId = 'test-vocacional'): Promise<Entrevista> {
  const candidato = await aCandidate(app, company.admin, { areaId });
  const body = {
    candidatoId: candidato.id,
    servicioId,
    fechaProgramada: app.clock.toISOString(),
    zonaHoraria: 'Europe/Madrid',
  };
  return (await app.call<Entrevista>(createEntrevista, { as: company.admin, body })).data;
}

/** What is stored for the analytics, without the order in which it came about. */
const stored = () =>
  app.table
    .all()
    .filter(({ tipo }) => tipo === 'SUMA_ANALITICA')
    .sort((a, b) => `${a.PK}${a.SK}`.localeCompare(`${b.PK}${b.SK}`));

describe('A finished, analysed and validated interview', () => {
  let finished: Awaited<ReturnType<typeof aReport>>;
  beforeEach(async () => {
    finished = await aReport(app);
    app.advance(5 * HOUR);
    const { status } = await app.call(validateInforme, {
      as: finished.admin,
      params: { entrevistaId: finished.entrevista.id },
      body: { comentario: 'De acuerdo con todo', version: 1 },
    });
    expect(status).toBe(200);
  });

  it('counts once in each step, however often its events come', async () => {
    await app.deliver(countAnaliticas);
    await app.deliver(countAnaliticas);
    const { cifras, servicios, areas, motores, distribucion } = await read(finished.operador);
    expect(cifras).toMatchObject({ programadas: 1, iniciadas: 1, completadas: 1, analizadas: 1, validadas: 1 });
    expect(cifras.puntuacion.n).toBe(1);
    expect(distribucion.reduce((sum, n) => sum + n)).toBe(1);
    expect(servicios.map(({ id, completadas }) => [id, completadas])).toEqual([['entrevistas-profundidad', 1]]);
    expect(areas.map(({ id }) => id)).toEqual(['sin_area']);
    expect(motores.integrado).toBe(1);
  });

  it('gives no mean and no rate: one case says nothing', async () => {
    await app.deliver(countAnaliticas);
    const { cifras } = await read(finished.operador);
    expect(cifras.horasHastaValidada).toEqual({ media: null, n: 1 });
    expect(cifras.finalizacion).toEqual({ tasa: null, casos: 1, n: 1 });
  });

  it('has the competencies of its service, only where that service is asked for', async () => {
    await app.deliver(countAnaliticas);
    expect((await read(finished.operador)).competencias).toEqual([]);
    const { competencias, servicios } = await read(finished.operador, {
      ...MARZO,
      servicioId: 'entrevistas-profundidad',
    });
    expect(competencias.length).toBeGreaterThan(3);
    expect(servicios).toEqual([]);
  });

  it('is counted the same by a recount, also when its events were lost', async () => {
    await app.deliver(countAnaliticas);
    const byEvents = stored();
    for (const { PK, SK, tipo } of app.table.all()) {
      if (tipo === 'SUMA_ANALITICA' || tipo === 'HECHO') await app.table.write([{ delete: { PK, SK } }]);
    }
    expect((await read(finished.admin)).cifras.completadas).toBe(0);
    const { status } = await app.call(startRecuento, {
      as: finished.superadmin,
      query: { empresaId: finished.empresa.id },
    });
    expect(status).toBe(202);
    await app.deliver(recountAnaliticas);
    expect(stored()).toEqual(byEvents);
    await app.deliver(recountAnaliticas);
    expect(stored()).toEqual(byEvents);
  });

  it('is in the figures that a superadmin reads of the chosen company, and in no other', async () => {
    await app.deliver(countAnaliticas);
    const { superadmin, empresa } = finished;
    const other = await aCompany(app);
    expect((await read(superadmin, { ...MARZO, empresaId: empresa.id })).cifras.completadas).toBe(1);
    expect((await read(superadmin, { ...MARZO, empresaId: other.empresa.id })).cifras.completadas).toBe(0);
  });

  it('keeps its place in the figures when its candidate is erased', async () => {
    await app.deliver(countAnaliticas);
    const before = stored();
    const { PK, SK } = { PK: `EMPRESA#${finished.empresa.id}`, SK: `ENTREVISTA#${finished.entrevista.id}` };
    await app.table.write([{ delete: { PK, SK } }]);
    await app.deliver(countAnaliticas);
    expect(stored()).toEqual(before);
    const hecho = app.table.all().find(({ tipo }) => tipo === 'HECHO');
    expect(JSON.stringify(hecho)).not.toContain('Nuria');
  });

  it('tells what its language models cost, failed calls included', async () => {
    const de = { empresaId: finished.empresa.id, entrevistaId: finished.entrevista.id };
    const llamadas = llamadaRepository(app.table);
    for (const [n, costeUsd] of [0.0012, 0.0031, null].entries()) {
      const resultado = costeUsd === null ? ('tiempo' as const) : ('ok' as const);
      const llamada = { id: `lla_${n}`, fecha: app.clock.toISOString(), costeUsd, resultado };
      const rest = {
        tarea: 'turno',
        versionPrompt: 'turno@1',
        proveedor: 'openai',
        modelo: 'm',
        clave: 'empresa',
      } as const;
      await llamadas.record(de, { ...rest, ...llamada, latenciaMs: 900, tokensEntrada: 10, tokensSalida: 5 }, 15);
    }
    await app.deliver(countAnaliticas);
    expect((await read(finished.admin)).modelos).toEqual({ llamadas: 3, sinCoste: 1, costeUsd: 0.0043 });
  });

  it('counts for the platform as well, and for no other company', async () => {
    await app.deliver(countAnaliticas);
    expect((await read(finished.superadmin)).cifras.completadas).toBe(1);
    expect((await read(finished.superadmin)).areas).toEqual([]);
    const other = await aCompany(app);
    expect((await read(other.admin)).cifras.programadas).toBe(0);
  });
});

describe('Interviews of a company', () => {
  beforeEach(async () => {
    company = await aCompany(app);
  });

  it('count on the day on which each thing happened, cancelled and missed ones too', async () => {
    const ventas = await anArea(app, company.admin, 'Ventas');
    const cancelled = await book(ventas.id);
    await book(null);
    app.advance(2 * DAY);
    await app.call(cancelEntrevista, { as: company.admin, params: { id: cancelled.id }, body: {} });
    app.advance(8 * DAY);
    await expireEntrevistas(app.deps);
    await app.deliver(countAnaliticas);
    const { cifras, serie } = await read(company.operador);
    expect(cifras).toMatchObject({ programadas: 2, canceladas: 1, noPresentadas: 1, completadas: 0 });
    expect(serie).toHaveLength(31);
    expect(serie.find(({ fecha }) => fecha === '2026-03-02')).toMatchObject({ programadas: 2 });
    expect((await read(company.operador, { ...MARZO, areaId: ventas.id })).cifras).toMatchObject({
      programadas: 1,
      canceladas: 1,
      noPresentadas: 0,
    });
  });

  it('are compared with the period of the same length before', async () => {
    await book(null);
    await app.deliver(countAnaliticas);
    const { cifras, anterior } = await read(company.operador, { desde: '2026-03-03', hasta: '2026-03-04' });
    expect(cifras.programadas).toBe(0);
    expect(anterior).toMatchObject({ desde: '2026-03-01', hasta: '2026-03-02', cifras: { programadas: 1 } });
  });

  it('give a mean and a rate from five on', async () => {
    for (let n = 0; n < 5; n++) await book(null);
    app.advance(8 * DAY);
    await expireEntrevistas(app.deps);
    await app.deliver(countAnaliticas);
    const { cifras } = await read(company.operador);
    expect(cifras.finalizacion).toEqual({ tasa: 0, casos: 0, n: 5 });
  });

  it('are shown by month in a long period, with the same sums', async () => {
    await book(null);
    await app.deliver(countAnaliticas);
    const { serie, cifras } = await read(company.operador, { desde: '2025-06-15', hasta: '2026-05-20' });
    expect(serie.map(({ fecha }) => fecha)).toHaveLength(12);
    expect(serie.find(({ fecha }) => fecha === '2026-03')?.programadas).toBe(1);
    expect(cifras.programadas).toBe(1);
  });

  it.each([
    [{ desde: '2026-03-02', hasta: '2026-03-01' }, 'Termina antes de empezar'],
    [{ desde: '2025-01-01', hasta: '2026-03-01' }, 'Elige un año como máximo'],
    [{ desde: 'ayer', hasta: '2026-03-01' }, 'Escribe una fecha válida'],
  ])('refuse %j', async (query, message) => {
    const answer = await app.call(getAnaliticas, { as: company.operador, query });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.details?.map(({ msg }) => msg)).toContain(message);
  });

  it('are exported day by day for spreadsheets', async () => {
    await book(null);
    await app.deliver(countAnaliticas);
    const { text, headers } = await app.call(exportAnaliticas, { as: company.operador, query: MARZO });
    expect(headers['content-disposition']).toContain('analiticas_2026-03-01_2026-03-31.csv');
    const [head, , second] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(/^fecha,programadas,iniciadas,completadas/);
    expect(second).toMatch(/^2026-03-02,1,0,0/);
  });
});
