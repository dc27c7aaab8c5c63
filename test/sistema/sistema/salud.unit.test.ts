import { beforeEach, describe, expect, it } from 'vitest';
import { checkSalud } from '#functions/sistema/sistema/check-salud.ts';
import { judgeColas } from '#functions/sistema/sistema/chequeos/colas.ts';
import { judgeCorreo } from '#functions/sistema/sistema/chequeos/correo.ts';
import { getSalud } from '#functions/sistema/sistema/get-salud.ts';
import { getTest } from '#functions/sistema/sistema/get-test.ts';
import { listHorasSalud } from '#functions/sistema/sistema/list-horas-salud.ts';
import { listSalud } from '#functions/sistema/sistema/list-salud.ts';
import { type Check, runChequeos } from '#functions/sistema/sistema/run-chequeos.ts';
import type { DependenciaPublica } from '#shared/core/dependencias.ts';
import type { EstadoDependencia, HoraSalud, RegistroSalud } from '#shared/sistema/sistema/salud.ts';
import { TestApp } from '../../support/test-app.ts';

const MINUTE = 60_000;
const fine: Check = async () => ({ estado: 'ok' });
const broken: Check = async () => {
  throw Object.assign(new Error('secret-bucket-name'), { name: 'NoSuchBucket' });
};
const silent: Check = () => new Promise(() => undefined);

const noProvider: Check = async () => ({ estado: 'sin_proveedor' });

const allFine = { archivos: fine, correo: fine, colas: fine, identidad: fine, ia: noProvider };

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const check = (checks: Partial<typeof allFine> = {}) =>
  checkSalud(app.deps, app.clock.toISOString(), { ...allFine, ...checks });
const stateOf = (list: readonly { nombre: string; estado: string }[], nombre: string) =>
  list.find((entry) => entry.nombre === nombre)?.estado;

interface TestAnswer {
  servidor: string;
  baseDatos: string;
  dependencias: DependenciaPublica[];
}
interface SaludAnswer {
  estado: string;
  edadSegundos: number | null;
  dependencias: EstadoDependencia[];
}

describe('The check of the services', () => {
  it('keeps one record for each five minutes, however often the schedule fires', async () => {
    let calls = 0;
    const counting: Check = async () => {
      calls++;
      return { estado: 'ok' };
    };
    expect(await check({ correo: counting })).toBe(true);
    app.advance(20_000);
    expect(await check({ correo: counting })).toBe(false);
    expect(calls).toBe(1);
    app.advance(5 * MINUTE);
    expect(await check({ correo: counting })).toBe(true);
    expect(app.table.all().filter(({ tipo }) => tipo === 'SALUD')).toHaveLength(2);
  });

  it('keeps one record when two runs of the same slot overlap', async () => {
    const results = await Promise.all([check(), check()]);
    expect(results.toSorted()).toEqual([false, true]);
    expect(app.table.all().filter(({ tipo }) => tipo === 'SALUD')).toHaveLength(1);
  });

  it('calls a service that fails or stays silent down, with a code and without its words', async () => {
    const registro = await runChequeos(
      { ...allFine, tabla: fine, archivos: broken, identidad: silent },
      () => app.clock,
      30,
    );
    const byName = Object.fromEntries(registro.dependencias.map((entry) => [entry.nombre, entry]));
    expect(byName.archivos).toMatchObject({ estado: 'caido', detalle: 'NoSuchBucket' });
    expect(byName.identidad).toMatchObject({ estado: 'caido', detalle: 'TIEMPO_AGOTADO' });
    expect(byName.correo).toMatchObject({ estado: 'ok', detalle: null });
    expect(registro.estado).toBe('caido');
    expect(JSON.stringify(registro)).not.toContain('secret-bucket-name');
  });

  it('is well without a provider of models, which is nobody’s fault', async () => {
    const registro = await runChequeos({ ...allFine, tabla: fine }, () => app.clock);
    expect(registro.estado).toBe('ok');
    expect(stateOf(registro.dependencias, 'ia')).toBe('sin_proveedor');
  });

  it.each([
    [[[0, 0]], 'ok', undefined],
    [[[499, 0]], 'ok', undefined],
    [[[500, 0]], 'degradado', 'COLA_LARGA'],
    [
      [
        [0, 0],
        [0, 1],
      ],
      'degradado',
      'CARTAS_MUERTAS',
    ],
    [[], 'degradado', 'SIN_COLAS'],
  ])('judges queues by what waits and what was given up: %j is %s', (depths, estado, detalle) => {
    const found = judgeColas(
      depths.flatMap(([waiting = 0, dead = 0]) => [
        { muertas: false, mensajes: waiting },
        { muertas: true, mensajes: dead },
      ]),
    );
    expect([found.estado, found.detalle]).toEqual([estado, detalle]);
  });

  it.each([
    [{ enabled: true, maximum: 200, sent: 10 }, 'ok', undefined],
    [{ enabled: true, maximum: 200, sent: 180 }, 'degradado', 'CUOTA_CASI_AGOTADA'],
    [{ enabled: true, maximum: 200, sent: 200 }, 'caido', 'CUOTA_AGOTADA'],
    [{ enabled: true, maximum: -1, sent: 9000 }, 'ok', undefined],
    [{ enabled: false, maximum: 200, sent: 0 }, 'caido', 'ENVIO_DESACTIVADO'],
  ])('judges the mail account %j as %s', (account, estado, detalle) => {
    const found = judgeCorreo(account);
    expect([found.estado, found.detalle]).toEqual([estado, detalle]);
  });
});

describe('GET /api/test', () => {
  it('answers anyone: server, table, and each service with the age of what is known', async () => {
    await check({ correo: broken });
    app.advance(2 * MINUTE);
    const { status, data, text } = await app.call<TestAnswer>(getTest);
    expect(status).toBe(200);
    expect(data).toMatchObject({ servidor: 'ok', baseDatos: 'ok', version: '2.0.0' });
    expect(data.dependencias.find(({ nombre }) => nombre === 'correo')).toEqual({
      nombre: 'correo',
      estado: 'caido',
      fecha: '2026-03-02T09:00:00.000Z',
      edadSegundos: 120,
    });
    expect(data.dependencias.find(({ nombre }) => nombre === 'tabla')).toMatchObject({ estado: 'ok', edadSegundos: 0 });
    expect(text).not.toContain('NoSuchBucket');
  });

  it('no longer believes a record after 11 minutes, and nothing before the first', async () => {
    const first = await app.call<TestAnswer>(getTest);
    expect(stateOf(first.data.dependencias, 'colas')).toBe('desconocido');
    await check();
    app.advance(11 * MINUTE);
    expect(stateOf((await app.call<TestAnswer>(getTest)).data.dependencias, 'colas')).toBe('ok');
    app.advance(1000);
    const old = await app.call<TestAnswer>(getTest);
    expect(old.data.dependencias.find(({ nombre }) => nombre === 'colas')).toMatchObject({
      estado: 'desconocido',
      edadSegundos: 661,
    });
  });

  it('answers also when the table does not', async () => {
    app.table.query = async () => {
      throw new Error('table is down');
    };
    const { status, data } = await app.call<TestAnswer>(getTest);
    expect([status, data.baseDatos, stateOf(data.dependencias, 'tabla')]).toEqual([200, 'caido', 'caido']);
  });
});

describe('The superadmin’s view of the health', () => {
  it('has the worst state, latencies, codes and figures', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    expect((await app.call<SaludAnswer>(getSalud, { as: superadmin })).data).toMatchObject({
      estado: 'desconocido',
      edadSegundos: null,
    });
    await check({ colas: async () => judgeColas([{ muertas: true, mensajes: 2 }]) });
    const { data } = await app.call<SaludAnswer>(getSalud, { as: superadmin });
    expect(data).toMatchObject({ estado: 'degradado', edadSegundos: 0 });
    expect(data.dependencias.find(({ nombre }) => nombre === 'colas')).toMatchObject({
      estado: 'degradado',
      detalle: 'CARTAS_MUERTAS',
      cifras: { muertas: 2 },
      latenciaMs: expect.any(Number),
    });
  });

  it('pages the last seven days, newest first', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await check();
    app.advance(7 * 24 * 60 * MINUTE);
    for (let run = 0; run < 3; run++) {
      await check();
      app.advance(5 * MINUTE);
    }
    const first = await app.call<RegistroSalud[]>(listSalud, { as: superadmin, query: { limit: '2' } });
    const second = await app.call<RegistroSalud[]>(listSalud, {
      as: superadmin,
      query: { limit: '2', cursor: first.nextCursor ?? '' },
    });
    const times = [...first.data, ...second.data].map(({ fecha }) => fecha);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times).toHaveLength(3);
    expect(second.nextCursor).toBeUndefined();
  });
});

describe('The hours of the last week', () => {
  it('count what the runs found, once for each run', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await check();
    await check({ correo: broken });
    app.advance(5 * MINUTE);
    await check({ correo: broken });
    app.advance(60 * MINUTE);
    await check();
    const { data } = await app.call<HoraSalud[]>(listHorasSalud, { as: superadmin });
    expect(data.map(({ hora, dependencias }) => [hora, dependencias.correo])).toEqual([
      ['2026-03-02T10:00:00.000Z', { ok: 1 }],
      ['2026-03-02T09:00:00.000Z', { ok: 1, caido: 1 }],
    ]);
    expect(data[0]?.dependencias.ia).toEqual({ sin_proveedor: 1 });
    app.advance(8 * 24 * 60 * MINUTE);
    expect((await app.call<HoraSalud[]>(listHorasSalud, { as: superadmin })).data).toEqual([]);
  });
});
