import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sdkLanguageModels } from '#functions/core/adapters/language-models.ts';
import { kmsSecrets } from '#functions/core/adapters/secrets.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import { job } from '#functions/core/job.ts';
import { eventWrite } from '#functions/core/outbox.ts';
import type { Hallazgo } from '#functions/entrevistas/dignidad/familia.ts';
import type { Pendiente } from '#functions/entrevistas/dignidad/lectura-tardia/pendientes.ts';
import { PLAZO_TARDIO_MS, readLate } from '#functions/entrevistas/dignidad/lectura-tardia/read-late.ts';
import * as reglas from '#functions/entrevistas/dignidad/leer.ts';
import { modelosOf, modelosRepos } from '#functions/ia/modelos/ask-modelos.ts';
import { dignidadJobs } from '#shared/entrevistas/dignidad/dignidad.jobs.ts';
import { setClaves } from '../../../ia/modelos/scenario.ts';
import { aBooking } from '../../../support/scenarios.ts';
import { TestApp } from '../../../support/test-app.ts';
import { escrita, salida } from '../clasificador/support.ts';

const TEXTO = 'Ayer dejé la habitación más ordenada que nunca.';
const VIDA = salida({ observaciones: [escrita(TEXTO, { categoria: 'riesgo_vital', gravedad: 3 })] });
const TRIES = dignidadJobs.readLectura.trigger.maxReceives;

let app: TestApp;
let booking: Awaited<ReturnType<typeof aBooking>>;
let waits: Pendiente | undefined;
let applied: Hallazgo[][];

beforeEach(async () => {
  app = new TestApp();
  booking = await aBooking(app);
  waits = { texto: TEXTO, pregunta: '¿Qué hiciste?', memoria: [] };
  applied = [];
  const { empresaId, id: entrevistaId } = booking.entrevista;
  const detail = { empresaId, entrevistaId, turnoId: 'tur_1' };
  await app.table.write([eventWrite(app.deps, companyPartition(empresaId), 'LecturaPendiente', detail)]);
});

/** As the room will have it: what waits is found, and what it says is done. */
const readLectura = job(
  {
    repos: modelosRepos,
    adapters: { languageModels: sdkLanguageModels, secrets: kmsSecrets },
    retry: () => {
      throw new Error();
    },
  },
  {
    async run({ event, isLastTry, repos, adapters, deps }) {
      if (event.name !== 'LecturaPendiente') return;
      const pendientes = {
        find: async ({ turnoId }: { turnoId: string }) => (turnoId === 'tur_1' ? waits : undefined),
        aplicar: async (_: object, __: Pendiente, hallazgos: readonly Hallazgo[]) => {
          waits = undefined;
          applied.push([...hallazgos]);
        },
      };
      const modelos = modelosOf(event.detail, 'openai', { repos, adapters, deps });
      await readLate(event.detail, { pendientes, modelos, isLastTry });
    },
  },
);
const deliver = (receives = 1) => app.deliver(readLectura, { receives, maxReceives: TRIES });
const codes = () => applied.map((each) => each.map(({ categoria, gravedad }) => `${categoria} ${gravedad}`));

describe('An answer that no model had read', () => {
  it('is read again, for as long as nobody waits, and what it says is done', async () => {
    await setClaves(app, booking, 'openai');
    app.languageModels.scripts.openai = { salida: VIDA };
    expect((await deliver()).failed).toBe(0);
    expect(codes()).toEqual([['riesgo_vital 3']]);
    expect(app.languageModels.calls).toMatchObject([{ timeoutMs: PLAZO_TARDIO_MS, temperatura: 0 }]);
    expect(app.languageModels.calls[0]?.mensaje).toContain(TEXTO);
  });

  it('is left alone once it waits no longer, also when the message comes twice', async () => {
    await setClaves(app, booking, 'openai');
    app.languageModels.scripts.openai = { salida: VIDA };
    await deliver();
    await deliver();
    expect([codes().length, app.languageModels.calls.length]).toEqual([1, 1]);
  });

  it('is tried three times, and then the rules’ reading stands and nothing is dead', async () => {
    await setClaves(app, booking, 'openai');
    app.languageModels.scripts.openai = { fallo: 'clave' };
    for (let receives = 1; receives < TRIES; receives++) {
      expect(await deliver(receives)).toMatchObject({ failed: 1, waits: [receives] });
      expect(applied).toEqual([]);
    }
    expect((await deliver(TRIES)).failed).toBe(0);
    expect(codes()).toEqual([[]]);
    expect(TRIES).toBe(3);
  });

  it('asks the other providers too', async () => {
    await setClaves(app, booking, 'openai', 'claude');
    app.languageModels.scripts.openai = { fallo: 'peticion' };
    app.languageModels.scripts.claude = { salida: VIDA };
    await deliver();
    expect(codes()).toEqual([['riesgo_vital 3']]);
  });

  it('is the rules’ at once where the company has no model, and where they stop it themselves', async () => {
    await deliver();
    expect(codes()).toEqual([[]]);
    await setClaves(app, booking, 'openai');
    waits = { texto: 'Esta noche me mato, ya dejé la carta en la mesa.', pregunta: '', memoria: [] };
    await deliver();
    expect(codes()[1]).toEqual(['riesgo_vital 3']);
    expect(app.languageModels.calls).toEqual([]);
  });

  it('weighs with what came before it in the interview', async () => {
    await setClaves(app, booking, 'openai');
    const unclear = escrita(TEXTO, { categoria: 'riesgo_vital', gravedad: 2, clara: false });
    app.languageModels.scripts.openai = { salida: salida({ observaciones: [unclear] }) };
    waits = { texto: TEXTO, pregunta: '', memoria: ['riesgo_vital:1'] };
    await deliver();
    expect(codes()).toEqual([['riesgo_vital 2']]);
  });

  it('stays covered when the rules fail on it, and what failed is told to nobody', async () => {
    const failing = vi.spyOn(reglas, 'leer').mockImplementation(() => {
      throw new Error(`riesgo_vital in «${TEXTO}»`);
    });
    expect((await deliver(TRIES)).failed).toBe(1);
    failing.mockRestore();
    expect(applied).toEqual([]);
    expect(app.logs.map(({ event }) => event)).toContain('job.failed');
    expect(JSON.stringify(app.logs)).not.toMatch(/riesgo_vital|habitación/);
  });

  it('has time for its tries before reports no longer wait', () => {
    const { timeoutSeconds } = dignidadJobs.readLectura;
    expect(timeoutSeconds * 1000).toBeGreaterThan(PLAZO_TARDIO_MS + 10_000);
    expect(TRIES * timeoutSeconds + (TRIES - 1) * 60).toBeLessThan(10 * 60);
  });
});
