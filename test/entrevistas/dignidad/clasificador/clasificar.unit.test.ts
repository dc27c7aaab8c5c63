import { beforeEach, describe, expect, it } from 'vitest';
import { clasificar, leerSalida } from '#functions/entrevistas/dignidad/clasificador/clasificar.ts';
import { PRESUPUESTOS } from '#functions/ia/modelos/llamada.repository.ts';
import { type Booking, llamadasOf, modelosFor, setClaves } from '../../../ia/modelos/scenario.ts';
import { aBooking } from '../../../support/scenarios.ts';
import { TestApp } from '../../../support/test-app.ts';
import { escrita, salida } from './support.ts';

const CANARIO = 'canario-indecible';
const TEXTO = `Bien. Ya no quiero vivir ${CANARIO}. ¿Quién lee esto?`;
const LEIDO = salida({
  observaciones: [escrita(`ya no quiero vivir ${CANARIO}`, { categoria: 'riesgo_vital', gravedad: 2 })],
  preguntas: [{ tramo: '¿Quién lee esto?', intencion: 'datos_quien_lee' }],
});

let app: TestApp;
let booking: Booking;
beforeEach(async () => {
  app = new TestApp();
  booking = await aBooking(app);
});
const scripts = () => app.languageModels.scripts;
const read = (...more: [] | [Parameters<typeof clasificar>[3]]) =>
  clasificar(TEXTO, '¿Qué hiciste?', modelosFor(app, booking), ...more);
const budget = () => app.table.all().find(({ SK }) => SK === 'MODELOS_DIGNIDAD');

describe('The classifier', () => {
  it('gives what the model says and the text bears out', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { salida: LEIDO };
    const found = await read();
    expect(found?.observaciones).toMatchObject([{ categoria: 'riesgo_vital', gravedad: 2, quien: 'propia' }]);
    const [{ inicio, fin }] = found?.observaciones[0]?.tramos ?? [{ inicio: 0, fin: 0 }];
    expect(TEXTO.slice(inicio, fin)).toBe(`Ya no quiero vivir ${CANARIO}`);
    expect(found?.preguntas).toEqual([
      { tramo: { inicio: TEXTO.indexOf('¿'), fin: TEXTO.length }, intencion: 'datos_quien_lee' },
    ]);
  });

  it('asks the first provider alone, for four seconds, at temperature 0', async () => {
    await setClaves(app, booking, 'openai', 'claude');
    scripts().openai = { fallo: 'clave' };
    scripts().claude = { salida: LEIDO };
    expect(await read()).toBeUndefined();
    expect(app.languageModels.calls).toMatchObject([
      { proveedor: 'openai', timeoutMs: 4000, temperatura: 0, reflexion: 'minimo' },
    ]);
  });

  it('asks the others too where nobody waits, and each for longer', async () => {
    await setClaves(app, booking, 'openai', 'claude');
    scripts().openai = { fallo: 'clave' };
    scripts().claude = { salida: LEIDO };
    expect(await read({ plazoMs: 20_000, soloPrimero: false })).toBeDefined();
    expect(app.languageModels.calls.map(({ timeoutMs }) => timeoutMs)).toEqual([12_000, 20_000]);
  });

  it.each([
    ['late', { fallo: 'tiempo' as const }],
    ['refused', { fallo: 'peticion' as const }],
    ['of another shape', { salida: { observaciones: [] } }],
    ['of an unknown category', { salida: salida({ observaciones: [escrita('Bien', { categoria: 'sospecha' })] }) }],
    ['of an unknown severity', { salida: { ...LEIDO, observaciones: [{ ...LEIDO.observaciones[0], gravedad: 4 }] } }],
  ])('gives nothing when the answer is %s', async (_, behaviour) => {
    await setClaves(app, booking, 'openai');
    scripts().openai = behaviour;
    expect(await read()).toBeUndefined();
  });

  it('gives nothing, and asks nobody, where there is no model', async () => {
    expect(await read()).toBeUndefined();
    expect(app.languageModels.calls).toEqual([]);
  });

  it('leaves nothing of text or finding behind, nor how long the model wrote', async () => {
    await setClaves(app, booking, 'openai');
    const before = new Set(app.table.all().map((item) => JSON.stringify(item)));
    for (const script of [{ salida: LEIDO, tokens: { entrada: 9871, salida: 6543 } }, { fallo: 'peticion' as const }]) {
      scripts().openai = script;
      await read();
    }
    expect(await llamadasOf(app, booking)).toEqual([]);
    const written = app.table.all().filter((item) => !before.has(JSON.stringify(item)));
    expect(written.map(({ SK }) => SK)).toEqual(['MODELOS_DIGNIDAD']);
    expect(JSON.stringify([written, app.logs])).not.toMatch(
      /canario-indecible|riesgo_vital|datos_quien_lee|9871|6543|peticion/,
    );
    expect(budget()).toMatchObject({ llamadas: 2 });
  });

  it('has a budget of its own, whatever interviewing has spent', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { salida: LEIDO };
    const PK = `EMPRESA#${booking.empresa.id}#ENTREVISTA#${booking.entrevista.id}`;
    await app.table.write([{ put: { PK, SK: 'MODELOS', tipo: 'USO_MODELOS', llamadas: 9999, tokens: 9_999_999 } }]);
    expect(await read()).toBeDefined();
    await app.table.write([
      { update: { PK, SK: 'MODELOS_DIGNIDAD' }, set: { llamadas: PRESUPUESTOS.dignidad.llamadas } },
    ]);
    expect(await read()).toBeUndefined();
    expect(app.languageModels.calls).toHaveLength(1);
  });

  it('leaves no provider alone for being slow', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { fallo: 'tiempo' };
    for (let n = 0; n < 4; n++) await read();
    expect(app.languageModels.calls).toHaveLength(4);
    scripts().openai = { fallo: 'clave' };
    for (let n = 0; n < 4; n++) await read();
    expect(app.languageModels.calls).toHaveLength(7);
    expect(await modelosFor(app, booking).isAvailable()).toBe(false);
  });
});

describe('What a model has written', () => {
  it('is dropped where the text does not say it, and nothing else with it', () => {
    const { observaciones, preguntas } = leerSalida(
      salida({
        observaciones: [
          escrita('me quiero morir', { categoria: 'riesgo_vital', gravedad: 3 }),
          escrita('quién lee', { categoria: 'influir', gravedad: 3 }),
        ],
        preguntas: [
          { tramo: '¿Quién decide?', intencion: 'ia_quien_decide' },
          { tramo: 'quien lee esto', intencion: 'datos_quien_lee' },
        ],
      }),
      TEXTO,
    );
    // Nor is a severity believed that the category does not have.
    expect(observaciones).toMatchObject([{ categoria: 'influir', gravedad: 2 }]);
    expect(preguntas.map(({ intencion }) => intencion)).toEqual(['datos_quien_lee']);
  });

  it.each([
    ['ES', 'es'],
    ['es-MX', 'es'],
    ['Español', 'es'],
    [' castellano ', 'es'],
    ['EU', 'eu'],
    ['et', 'et'],
  ])('names a language: %s', (lengua, known) => {
    expect(leerSalida(salida({ lengua }), TEXTO).lengua).toBe(known);
  });
});
