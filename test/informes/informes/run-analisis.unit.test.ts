import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '#functions/core/table.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { servicioHrRepository } from '#functions/entrevistas/servicios-hr/servicio-hr.repository.ts';
import { analisisRepository } from '#functions/informes/informes/analisis.repository.ts';
import { AnalisisEnCurso, LEASE_SECONDS } from '#functions/informes/informes/informe.errors.ts';
import { informeRepository } from '#functions/informes/informes/informe.repository.ts';
import { runAnalisis } from '#functions/informes/informes/run-analisis.ts';
import { faultyTable, LineFault } from '../../support/faulty-table.ts';
import { aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';
import { carefulModel, FakeModelos } from './modelo/fake-modelos.ts';

/** One call for each two of the eight competencies, and one for the texts. */
const STEPS = 5;
const LEASE_MS = 1000 * LEASE_SECONDS;

let app: TestApp;
let scene: Awaited<ReturnType<typeof aFinishedInterview>>;
let modelos: FakeModelos;

beforeEach(async () => {
  app = new TestApp();
  scene = await aFinishedInterview(app);
  modelos = new FakeModelos(carefulModel(8));
});

async function run(table: Table = app.table, own = modelos) {
  const { empresa, entrevista } = scene;
  const repos = {
    entrevistas: entrevistaRepository(table),
    analisis: analisisRepository(table),
  };
  const record = await entrevistaRepository(app.table).get(empresa.id, entrevista.id);
  const servicio = await servicioHrRepository(app.table).get(record.servicioId, record.servicioVersion);
  return runAnalisis(record, servicio, { repos, deps: app.deps, modelos: own });
}
const partition = () => `EMPRESA#${scene.empresa.id}#ENTREVISTA#${scene.entrevista.id}`;
const left = () => app.table.all().filter(({ PK, SK }) => PK === partition() && SK.startsWith('ANALISIS'));
const stored = () => informeRepository(app.table).get(scene.empresa.id, scene.entrevista.id);

/** Lets so many writes through and then dies. */
function dyingTable(writes: number): Table {
  const { table }: { table: Table } = app;
  let done = 0;
  return {
    get: (key, options) => table.get(key, options),
    batchGet: (keys) => table.batchGet(keys),
    query: (query) => table.query(query),
    async write(asked, options) {
      if (done++ >= writes) throw new LineFault('killed');
      await table.write(asked, options);
    },
  };
}

describe('an analysis with a language model', () => {
  it('is by the model, with the rubric beside it, and asks once for each step', async () => {
    const informe = await run();
    expect(informe.informeIA).toMatchObject({ motor: 'claude', modelo: 'c-1', puntuacionMedia: 8 });
    expect(informe.rubrica?.habilidades).toHaveLength(8);
    expect(modelos.asked).toEqual([...Array(STEPS - 1).fill('puntuacion'), 'resumen']);
    expect(await stored()).toEqual(informe);
    // Saved answers go with the lease when the report stands.
    expect(left()).toEqual([]);
  });

  it('is by the embedded engine alone where no provider is there, or where none answers', async () => {
    modelos.available = false;
    const informe = await run();
    expect(informe.informeIA.motor).toBe('integrado');
    expect(informe.rubrica).toBeUndefined();
    expect(modelos.asked).toEqual([]);
  });

  it('is by the embedded engine when a provider breaks off half-way: no report is half a model', async () => {
    let calls = 0;
    const flaky = new FakeModelos((peticion) => (++calls > 2 ? undefined : carefulModel(8)(peticion)));
    expect((await run(app.table, flaky)).informeIA.motor).toBe('integrado');
  });

  it('keeps the scores of the model where only its texts are missing', async () => {
    const silent = new FakeModelos((peticion) =>
      peticion.tarea === 'resumen' ? undefined : carefulModel(8)(peticion),
    );
    const { informeIA } = await run(app.table, silent);
    expect(informeIA).toMatchObject({ motor: 'claude', puntuacionMedia: 8 });
    expect(informeIA.resumenEjecutivo).toContain('reúne');
  });
});

describe('an analysis that is begun twice', () => {
  it('is done by one of two that start at the same moment', async () => {
    const results = await Promise.allSettled([run(), run(), run()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(AnalisisEnCurso);
    expect(modelos.asked).toHaveLength(STEPS);
  });

  it('waits for one that is alive, and takes up its steps once it is dead', async () => {
    // Lease and three steps are stored, then it dies.
    await expect(run(dyingTable(4))).rejects.toThrow(LineFault);
    const before = modelos.asked.length;
    await expect(run()).rejects.toThrow(AnalisisEnCurso);
    expect(modelos.asked).toHaveLength(before);
    app.advance(LEASE_MS + 1);
    const informe = await run();
    expect(informe.informeIA.motor).toBe('claude');
    // The steps that were saved are not asked again.
    expect(modelos.asked.length).toBeLessThanOrEqual(before + STEPS - 3);
  });

  it('asks anew about an answer that was corrected meanwhile', async () => {
    await expect(run(dyingTable(4))).rejects.toThrow(LineFault);
    const turno = app.table.all().find(({ PK, SK }) => PK === partition() && SK.startsWith('TURNO#'));
    const respuesta = {
      ...(turno?.respuesta as object),
      texto: 'Corregido: llevé yo sola el almacén durante dos años.',
    };
    await app.table.write([{ update: { PK: partition(), SK: String(turno?.SK) }, set: { respuesta } }]);
    app.advance(LEASE_MS + 1);
    const own = new FakeModelos(carefulModel(7));
    expect((await run(app.table, own)).informeIA.puntuacionMedia).toBe(7);
    expect(own.asked).toHaveLength(STEPS);
  });

  it('writes nothing when the interview was erased meanwhile', async () => {
    const { empresa, entrevista } = scene;
    const erasing = new FakeModelos((peticion) => {
      void app.table.write([{ delete: { PK: `EMPRESA#${empresa.id}`, SK: `ENTREVISTA#${entrevista.id}` } }]);
      return carefulModel(8)(peticion);
    });
    await expect(run(app.table, erasing)).rejects.toThrow(AnalisisEnCurso);
    expect(left().filter(({ SK }) => SK.startsWith('ANALISIS_PASO#'))).toEqual([]);
  });

  it('comes to one report with a quarter of its writes failing, at 1.5 calls a step or fewer', async () => {
    const rounds = 8;
    const finished = app.table.all();
    let calls = 0;
    for (let round = 0; round < rounds; round++) {
      app = new TestApp();
      for (const put of finished) await app.table.write([{ put }]);
      const own = new FakeModelos(carefulModel(8));
      const table = faultyTable(app.table, 0.25);
      for (let tries = 0; tries < 40; tries++) {
        const done = await run(table, own).catch(() => undefined);
        const { estado } = await entrevistaRepository(app.table).get(scene.empresa.id, scene.entrevista.id);
        if (done || estado === 'analizada') break;
        app.advance(LEASE_MS + 1);
      }
      expect((await stored()).informeIA).toMatchObject({ motor: 'claude', puntuacionMedia: 8 });
      expect(app.table.all().filter(({ evento }) => evento === 'InformeListo')).toHaveLength(1);
      calls += own.asked.length;
    }
    expect(calls / (rounds * STEPS)).toBeLessThanOrEqual(1.5);
  });
});
