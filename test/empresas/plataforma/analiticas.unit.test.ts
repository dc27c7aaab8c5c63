import { beforeEach, describe, expect, it } from 'vitest';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { getAnaliticasPlataforma } from '#functions/empresas/plataforma/get-analiticas-plataforma.ts';
import { snapshotSuscripciones } from '#functions/empresas/plataforma/snapshot-suscripciones.ts';
import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import type { Analiticas } from '#shared/empresas/plataforma/analiticas.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const today = () => app.clock.toISOString().slice(0, 10);
const snapshot = (more = {}) => snapshotSuscripciones(app.deps, { time: app.clock.toISOString(), ...more });
/** The job as the schedule runs it, at the beginning of each day. */
async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    app.advance(DAY);
    await snapshot();
  }
}
async function companies(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const cif = `MX${app.table.all().length}`;
    const { empresa } = await aCompany(app, { nombreLegal: `Empresa ${cif}`, pais: 'México', cif });
    ids.push(empresa.id);
  }
  return ids;
}
async function move(ids: readonly string[], estado: EstadoEmpresa): Promise<void> {
  for (const id of ids) {
    const body = { estado, motivo: 'Lo pide la prueba' };
    expect((await app.call(moveEmpresa, { as: superadmin, params: { id }, body })).status).toBe(200);
  }
}
const read = async (desde: string, hasta = today()) =>
  (await app.call<Analiticas>(getAnaliticasPlataforma, { as: superadmin, query: { desde, hasta } })).data;

describe('The analytics of the platform', () => {
  it('show today as it is before there is any snapshot', async () => {
    await move(await companies(1), 'activa');
    expect(await read('2026-02-01')).toMatchObject({
      actual: { mrr: 149, arr: 1788, activas: 1 },
      mrrInicial: 149,
      bajas: { tasa: null, casos: 0, n: 0 },
      conversion: { tasa: null, casos: 1, n: 1 },
      serie: [{ fecha: '2026-03-02', mrr: 149, activas: 1 }],
      meses: [{ mes: '2026-02' }, { mes: '2026-03', altas: 1, conversiones: 1 }],
    });
  });

  it('count churn among those that were active at the start, and conversion among the trials that ended', async () => {
    const ids = await companies(8);
    await move(ids.slice(0, 6), 'activa');
    await days(1);
    const desde = today();
    await move(ids.slice(0, 2), 'cancelada');
    await move(ids.slice(2, 3), 'suspendida');
    await move(ids.slice(6, 7), 'suspendida');
    await days(10);
    await move(ids.slice(2, 3), 'activa');
    const found = await read(desde);
    expect(found.bajas).toEqual({ casos: 3, n: 6, tasa: 0.5 });
    expect(found.movimientos).toEqual({ altas: 0, conversiones: 0, finPruebas: 1, bajas: 3, reactivaciones: 1 });
    expect(found.actual).toEqual({ mrr: 4 * 149, arr: 4 * 149 * 12, activas: 4 });
    expect(found.mrrInicial).toBe(6 * 149);
    expect(found.serie).toHaveLength(11);
    const all = await read('2026-03-01');
    expect(all.conversion).toEqual({ casos: 6, n: 7, tasa: 6 / 7 });
  });

  it('end where the period ends, and split it by months', async () => {
    await move(await companies(5), 'activa');
    await days(40);
    await move(await companies(1), 'activa');
    const march = await read('2026-03-10', '2026-03-31');
    expect(march.serie.map(({ fecha }) => fecha).at(-1)).toBe('2026-03-31');
    expect(march.actual?.mrr).toBe(5 * 149);
    expect(march.movimientos.altas).toBe(0);
    const both = await read('2026-03-01');
    expect(both.meses.map(({ mes, altas }) => [mes, altas])).toEqual([
      ['2026-03', 5],
      ['2026-04', 1],
    ]);
    expect(await read('2025-01-01', '2025-02-01')).toMatchObject({ actual: null, mrrInicial: null, serie: [] });
  });

  it('keep one snapshot a day, however often the schedule fires, unless it is asked for again', async () => {
    const ids = await companies(1);
    expect(await snapshot()).toBe(true);
    await move(ids, 'activa');
    app.advance(60_000);
    expect(await snapshot()).toBe(false);
    const foto = () => app.table.all().find(({ tipo, foto: kept }) => tipo === 'DIA_ANALITICAS' && kept)?.foto;
    expect(foto()).toEqual({ mrr: 0, activas: 0, trial: 1, suspendidas: 0 });
    expect(await Promise.all([snapshot({ rehacer: true })])).toEqual([true]);
    expect(foto()).toEqual({ mrr: 149, activas: 1, trial: 0, suspendidas: 0 });
  });

  it('count a move only when it happened', async () => {
    const [id = ''] = await companies(1);
    await move([id], 'activa');
    const refused = await app.call(moveEmpresa, {
      as: superadmin,
      params: { id },
      body: { estado: 'trial', motivo: 'No se puede' },
    });
    expect(refused.status).toBe(409);
    expect((await read('2026-03-01')).movimientos).toMatchObject({
      altas: 1,
      conversiones: 1,
      finPruebas: 1,
      bajas: 0,
    });
  });

  it.each([
    [{ desde: '2026-03-02', hasta: '2026-03-01' }],
    [{ desde: '2024-01-01', hasta: '2026-03-01' }],
    [{ desde: 'ayer', hasta: '2026-03-01' }],
    [{ desde: '2026-02-30', hasta: '2026-03-01' }],
    [{ desde: '2026-03-01' }],
  ])('refuse the period %j', async (query) => {
    const answer = await app.call(getAnaliticasPlataforma, { as: superadmin, query: query as Record<string, string> });
    expect([answer.status, answer.code]).toEqual([400, 'VALIDACION']);
  });
});
