import { listAreas } from '#functions/areas/list-areas.ts';
import { getCandidatosEstadisticas } from '#functions/candidatos/get-candidatos-estadisticas.ts';
import { listCandidatos } from '#functions/candidatos/list-candidatos.ts';
import { listEmpresas } from '#functions/empresas/list-empresas.ts';
import { listEntrevistas } from '#functions/entrevistas/list-entrevistas.ts';
import { listNotificaciones } from '#functions/notificaciones/list-notificaciones.ts';
import { getPanel } from '#functions/panel/get-panel.ts';
import { listUsuarios } from '#functions/usuarios/list-usuarios.ts';
import { UNIT_BUDGETS } from '#test/budgets/budgets.ts';
import { DraftTable } from '#test/sembrar/draft-table.ts';
import { sow } from '#test/sembrar/sow.ts';
import type { CallOptions } from '#test/support/test-app.ts';
import type { Figure } from './figure.ts';
import { MeteredApp } from './metered-app.ts';

const page = { limit: '25' };
/** What people look at most, with the orders and filters of their lists. */
const CALLS: {
  name: string;
  endpoint: Parameters<MeteredApp['call']>[0];
  query?: CallOptions['query'];
  max: number;
}[] = [
  { name: 'dashboard', endpoint: getPanel, max: UNIT_BUDGETS.dashboard },
  { name: 'candidates, newest', endpoint: listCandidatos, query: page, max: UNIT_BUDGETS.page },
  {
    name: 'candidates, by name',
    endpoint: listCandidatos,
    query: { ...page, orden: 'nombre' },
    max: UNIT_BUDGETS.page,
  },
  {
    name: 'candidates, of one state',
    endpoint: listCandidatos,
    query: { ...page, estado: 'en_proceso' },
    max: UNIT_BUDGETS.page,
  },
  { name: 'candidates, counted', endpoint: getCandidatosEstadisticas, max: UNIT_BUDGETS.dashboard },
  { name: 'interviews', endpoint: listEntrevistas, query: page, max: UNIT_BUDGETS.page },
  {
    name: 'interviews, cancelled',
    endpoint: listEntrevistas,
    query: { ...page, estado: 'cancelada' },
    max: UNIT_BUDGETS.page,
  },
  { name: 'areas', endpoint: listAreas, max: UNIT_BUDGETS.page },
  { name: 'users', endpoint: listUsuarios, query: page, max: UNIT_BUDGETS.page },
  { name: 'notifications', endpoint: listNotificaciones, query: page, max: UNIT_BUDGETS.page },
  { name: 'companies', endpoint: listEmpresas, query: page, max: UNIT_BUDGETS.page },
];

export interface DataCost {
  name: string;
  /** Read units at each size. */
  units: number[];
  max: number;
}

/** Read units of each call in companies with so many candidates and interviews. */
export async function dataCosts(sizes: readonly number[]): Promise<DataCost[]> {
  const costs = CALLS.map(({ name, max }): DataCost => ({ name, units: [], max }));
  for (const size of sizes) {
    const { app, admin, superadmin } = await sownApp(size);
    for (const [index, { endpoint, query }] of CALLS.entries()) {
      const as = endpoint === listEmpresas ? superadmin : admin;
      const { readUnits } = await app.measure(() => app.call(endpoint, { as, ...(query && { query }) }));
      costs[index]?.units.push(readUnits);
    }
  }
  return costs;
}

/** One company of that size beside thirty that are small, so that no page is shorter for want of something to show. */
async function sownApp(size: number) {
  const app = new MeteredApp();
  const sowing = { empresas: 1, candidatos: size, entrevistas: size, semilla: 1, ahora: app.clock };
  let empresaId = '';
  for (const some of [sowing, { ...sowing, empresas: 30, candidatos: 30, entrevistas: 0, semilla: 2 }]) {
    for await (const items of sow(some, new DraftTable())) {
      for (const put of items) {
        if (put.tipo === 'EMPRESA' && !empresaId) empresaId = String(put.id);
        await app.table.write([{ put }]);
      }
    }
  }
  const admin = await app.addUsuario({ rol: 'admin', empresaId });
  const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  return { app, admin, superadmin };
}

export async function measureData(): Promise<Figure[]> {
  const sizes = [100, 1000];
  const costs = await dataCosts(sizes);
  return costs.map(({ name, units, max }) => ({
    name,
    value: Math.max(...units),
    unit: 'RU',
    budget: max,
    note: units.map((unit, index) => `${unit} at ${sizes[index]}`).join(', '),
  }));
}
