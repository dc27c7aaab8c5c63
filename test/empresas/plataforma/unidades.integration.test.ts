import { expect, it } from 'vitest';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import type { DefinedEndpoint } from '#functions/core/endpoint.ts';
import type { Item } from '#functions/core/table.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { listEmpresas } from '#functions/empresas/empresas/list-empresas.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { listPlanes } from '#functions/empresas/planes/list-planes.ts';
import { getAnaliticasPlataforma } from '#functions/empresas/plataforma/get-analiticas-plataforma.ts';
import { getEstadisticas } from '#functions/empresas/plataforma/get-estadisticas.ts';
import { snapshotSuscripciones } from '#functions/empresas/plataforma/snapshot-suscripciones.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import { listSolicitudes } from '#functions/empresas/solicitudes/list-solicitudes.ts';
import { listSuscripciones } from '#functions/empresas/suscripciones/list-suscripciones.ts';
import { listTenants } from '#functions/sistema/sistema/list-tenants.ts';
import { ESTADOS_EMPRESA, type EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { itemCopies, NUMBER } from '../../support/item-copies.ts';
import { measuredTable } from '../../support/local-table.ts';
import { sized, WHOLE } from '../../support/suite-size.ts';
import { TestApp } from '../../support/test-app.ts';

/**
 * What the superadmin's screens cost must not depend on how many companies there are. The whole takes about three minutes,
 * and prints the read units of each call at each size.
 */
const SIZES = sized([10, 100, 300], [10, 100, 1000, 10_000]);
const DAY = 24 * 60 * 60_000;

/** Read units, with those of the session: a page of 25, a dashboard, and a year of days, whose number is given. */
const [PAGE, DASHBOARD, YEAR] = [5, 2, 12];
const pages: [DefinedEndpoint<never> | DefinedEndpoint<object>, Record<string, string>[]][] = [
  [
    listEmpresas,
    [
      {},
      { orden: 'nombre' },
      { orden: '-nombre', estado: 'activa' },
      { orden: 'fechaCreacion', estado: 'trial' },
      { q: 'servicios' },
      { q: 'norte', estado: 'activa' },
    ],
  ],
  [listTenants, [{}]],
  [listSuscripciones, [{}, { estado: 'activa', orden: '-proximoPago' }]],
  [listSolicitudes, [{}, { estado: 'pendiente', orden: 'antiguas' }]],
  [
    listAuditoria,
    [
      {},
      { entidad: 'empresas' },
      { operacion: 'POST /api/empresas' },
      { operacion: 'POST /api/empresas/{id}/estado', desde: '2026-01-01' },
    ],
  ],
  [listPlanes, [{}]],
];
const givenTable = measuredTable();

it(`The superadmin's screens cost the same with ${SIZES.join(', ')} companies`, {
  timeout: sized(180_000, 900_000),
}, async () => {
  const { app, superadmin } = await aYearOfDays();
  const originals = await Promise.all(ESTADOS_EMPRESA.map(companyIn));
  const today = app.clock.toISOString().slice(0, 10);
  const dayBefore = (days: number) => new Date(app.clock.getTime() - days * DAY).toISOString().slice(0, 10);
  const calls = [
    ...pages.flatMap(([endpoint, queries]) =>
      queries.map((query) => ({ endpoint, query: { ...query, limit: '25' } as Record<string, string>, budget: PAGE })),
    ),
    { endpoint: getPanel, query: {}, budget: DASHBOARD },
    { endpoint: getEstadisticas, query: {}, budget: DASHBOARD },
    { endpoint: getAnaliticasPlataforma, query: { desde: dayBefore(29), hasta: today }, budget: DASHBOARD },
    { endpoint: getAnaliticasPlataforma, query: { desde: dayBefore(364), hasta: today }, budget: YEAR },
  ];
  const { table, unitsOf, store } = await givenTable();
  await store(app.table.all());
  app.deps.table = table;

  const costs = calls.map(({ endpoint: { contract }, query }) => ({
    call: `${contract.path}?${new URLSearchParams(query)}`,
    units: [] as number[],
  }));
  let stored = 0;
  for (const size of SIZES) {
    await store(itemCopies(originals, stored, size));
    stored = size;
    for (const [index, { endpoint, query }] of calls.entries()) {
      const { answer, units } = await unitsOf(() => app.call(endpoint, { as: superadmin, query }));
      expect(answer.status, `${answer.text} of ${costs[index]?.call}`).toBe(200);
      costs[index]?.units.push(units);
    }
  }
  if (WHOLE) console.table(Object.fromEntries(costs.map(({ call, units }) => [call, units])));
  for (const [index, { call, units }] of costs.entries()) {
    expect(Math.max(...units), call).toBeLessThanOrEqual(calls[index]?.budget ?? 0);
    // The smallest size does not fill a page; from there on nothing grows.
    expect(new Set(units.slice(1)).size, `${call}: ${units.join(', ')}`).toBe(1);
  }
});

/** The platform on its own: a superadmin, and a year of daily snapshots. */
async function aYearOfDays() {
  const app = new TestApp();
  const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  for (let day = 0; day < 365; day++) {
    await snapshotSuscripciones(app.deps, { time: app.clock.toISOString() });
    app.advance(DAY);
  }
  return { app, superadmin };
}

const MOVES: Record<EstadoEmpresa, readonly EstadoEmpresa[]> = {
  trial: [],
  activa: ['activa'],
  suspendida: ['activa', 'suspendida'],
  cancelada: ['cancelada'],
};

/** What the application stores of one company of that state, with its administrator and the request that it came from. */
async function companyIn(estado: EstadoEmpresa): Promise<Item[]> {
  const app = new TestApp();
  const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  const before = new Set(app.table.all().map(({ PK }) => PK));
  const form = { empresa: `Servicios Norte ${NUMBER}`, cif: `MX${NUMBER}`, email: `hola@norte-${NUMBER}.test` };
  const solicitud = { motivo: 'nueva_empresa', nombre: 'Marta Gil', telefono: '+34 910 000 000', trabajadores: 40 };
  const ask = { ...form, ...solicitud, mensaje: 'Somos tres sedes.', avisoLegal: '2026-11', aceptaAvisoLegal: true };
  expect((await app.call(createSolicitud, { body: ask })).status).toBe(201);
  const password = 'Temporal-1';
  const body = {
    nombreLegal: `Servicios Integrales del Norte ${NUMBER} S.L.`,
    nombreComercial: form.empresa,
    cif: form.cif,
    email: form.email,
    pais: 'México',
    telefono: solicitud.telefono,
    adminData: { nombre: solicitud.nombre, email: `marta@norte-${NUMBER}.test`, password, confirmPassword: password },
  };
  const created = await app.call<Empresa>(createEmpresa, { as: superadmin, body });
  expect(created.status, created.text).toBe(201);
  for (const next of MOVES[estado]) {
    const move = { estado: next, motivo: 'Lo pide la empresa' };
    const moved = await app.call(moveEmpresa, { as: superadmin, params: { id: created.data.id }, body: move });
    expect(moved.status, moved.text).toBe(200);
  }
  // What no list of the platform finds only makes the table larger.
  const isListed = ({ PK, GSI1PK, GSI2PK }: Item) =>
    [PK, GSI1PK, GSI2PK].some((pk) => String(pk).startsWith('GLOBAL#'));
  return app.table.all().filter((item) => !before.has(item.PK) && isListed(item));
}
