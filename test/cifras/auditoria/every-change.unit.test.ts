import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Item, keyOf, type Table, type Write } from '#functions/core/table.ts';
import { endpoint } from '#functions/entrada/endpoint.ts';
import type { EndpointContract } from '#shared/core/contract.ts';
import { entidadOf } from '#shared/core/cosas.ts';
import { missingId } from '#shared/core/ids.ts';
import { placeholders } from '#shared/core/path-ids.ts';
import { can } from '#shared/core/permissions.ts';
import { type Banco, enProceso } from '../../seguridad/matriz/banco.ts';
import { type Escena, laEscena } from '../../seguridad/matriz/escena/escena.ts';
import { ROWS } from '../../seguridad/matriz/filas/rows.ts';
import { accesoOf, identidades } from '../../seguridad/matriz/identidades.ts';
import { sendPropia } from '../../seguridad/matriz/propia.ts';
import type { Respuesta } from '../../seguridad/matriz/sonda.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '../../support/endpoints.ts';
import { paramsFor } from '../../support/sample-bodies.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';
import { wholeScene } from '../../support/whole-scene.ts';

const CHANGES = ALL_ENDPOINTS.filter(
  ({ contract: { access, method } }) => access !== 'public' && access !== 'candidate' && method !== 'GET',
);
const AUDITED = CHANGES.filter(({ contract }) => contract.audit !== false);
const WRITING = AUDITED.filter(({ contract }) => contract.uses.table === 'write');
const callOf = ({ method, path }: EndpointContract) => `${method} ${path}`;

/** What these are asked besides. */
const QUERIES: Record<string, Record<string, string>> = {
  exportAnaliticas: { desde: '2026-03-01', hasta: '2026-03-31' },
};

describe('Changes of signed-in people', () => {
  it('leave an entry, all but what concerns nobody else and what stores nothing', () => {
    const unaudited = CHANGES.filter((each) => !AUDITED.includes(each)).map(({ operation }) => operation);
    expect(unaudited).toEqual([
      'analyzeTexto',
      'startSegundoFactor',
      'validatePlantillaCorreo',
      'readNotificacion',
      'readNotificaciones',
      'deleteNotificacion',
      'deleteNotificaciones',
      'rehearseServicioHr',
      'simulateServicioHr',
      'initializeApp',
    ]);
    expect(AUDITED.filter((each) => !WRITING.includes(each)).map(({ operation }) => operation)).toEqual([]);
  });

  it.each(WRITING)(
    '$operation ($contract.method $contract.path): the entry stands in the transaction of its first change',
    async ({ contract }) => {
      for (const way of ['repos', 'deps'] as const) {
        const app = new TestApp();
        const { superadmin, empresa } = await aCompany(app);
        const transactions = transactionsOf(app);
        const bound = contract.scope !== 'plataforma';
        const partition = bound ? `EMPRESA#${empresa.id}` : 'GLOBAL#PRUEBA';
        const named = placeholders(contract.path);
        const inPath = contract.scope === 'ruta' ? named[0]?.name : undefined;
        const asked = ({ name, kinds: [kind] }: (typeof named)[number]) =>
          name === inPath ? empresa.id : kind ? missingId(kind) : 'x';
        const params = Object.fromEntries(named.map((each) => [each.name, asked(each)]));
        // Whatever its body says, which the contract's own test refuses or takes.
        const { body: _, file: __, query: ___, ...bare } = contract;
        const changing = endpoint(
          bare as EndpointContract,
          { repos: { changes: (table: Table) => table } },
          async ({ repos, deps }) => {
            const table = way === 'repos' ? repos.changes : deps.table;
            await table.write([{ put: { PK: partition, SK: 'AVISO#1', tipo: 'PRIMERO' } }]);
            await table.write([{ put: { PK: partition, SK: 'AVISO#2', tipo: 'SEGUNDO' } }]);
            return undefined as never;
          },
        );
        await app.call(changing, { as: superadmin, params, query: { empresaId: empresa.id } });
        expect(transactions.map((writes) => writes.map(({ tipo }) => tipo))).toEqual([
          ['PRIMERO', 'AUDITORIA'],
          ['SEGUNDO'],
        ]);
        expect(transactions[0]?.[1]).toMatchObject({
          PK: bound && !contract.auditLog ? `EMPRESA#${empresa.id}#AUDITORIA` : 'GLOBAL#AUDITORIA',
          operacion: callOf(contract),
          accion: contract.audit,
          entidad: entidadOf(callOf(contract)),
          parametros: contract.auditSinRuta ? {} : params,
          actor: { usuarioId: superadmin.id, rol: 'superadmin' },
          requestId: 'peticion-1',
        });
      }
    },
  );
});

describe('Reads that hand out what leaves the platform', () => {
  /** Nothing is there to be handed out at first: their own tests have it, and look for the entry. */
  const ELSEWHERE = ['getArchivoCv', 'getArchivoPlan', 'getExportacion', 'getExportacionDatos', 'getInformesZip'];
  const LEAVING = ALL_ENDPOINTS.filter(
    ({ operation, contract: { method, audit } }) => method === 'GET' && audit && !ELSEWHERE.includes(operation),
  );

  it.each(LEAVING)('leave an entry: $operation', async (endpoint) => {
    const app = new TestApp();
    const { people, idsOfA } = await wholeScene(app);
    const { access } = endpoint.contract;
    const isAdmins = typeof access === 'object' && can({ rol: 'admin', activo: true }, access.permission);
    const before = app.table.all().filter(({ tipo }) => tipo === 'AUDITORIA').length;
    const answer = await app.call(await loadEndpoint(endpoint), {
      as: (isAdmins ? people.adminA : people.superadmin) as { id: string },
      params: paramsFor(endpoint, idsOfA),
      query: QUERIES[endpoint.operation] ?? {},
    });
    expect(answer.status, answer.text).toBeLessThan(400);
    const entries = app.table.all().filter(({ tipo }) => tipo === 'AUDITORIA');
    expect(entries).toHaveLength(before + 1);
    expect(entries.at(-1)).toMatchObject({ operacion: callOf(endpoint.contract), accion: endpoint.contract.audit });
  });
});

describe('Whatever people change or are handed', () => {
  /** An interview's link, a signed address, a file. */
  const handsOut = ({ text, headers }: Respuesta) =>
    /[?&]disposition=|\/entrevista\/tok_/.test(`${text} ${headers.location ?? ''}`) ||
    headers['content-disposition']?.startsWith('attachment') === true;
  /** Kept beside what people do: counters of tries, repeated requests, what a read remembers. */
  const ASIDE = /^(INTENTOS|IDEMPOTENCIA)/;

  let escena: Escena;
  let banco: Banco;
  beforeAll(async () => {
    escena = await laEscena();
    banco = enProceso(escena);
  }, 120_000);

  it.each(['admin de A', 'operador de A', 'superadmin'])(
    '%s: leaves one entry, in the log of the company that it concerns',
    async (quien) => {
      const identidad = identidades(escena).find(({ nombre }) => nombre === quien);
      const handed: string[] = [];
      const misplaced: string[] = [];
      for (const { operation, contract } of ALL_ENDPOINTS) {
        const row = ROWS[operation];
        const signedIn = contract.access !== 'public' && contract.access !== 'candidate';
        if (!row || !identidad || !signedIn || accesoOf(identidad, row) !== 'permitido') continue;
        const respuesta = await sendPropia(escena, banco, operation, { quien: [quien] });
        const stored = (await banco.changes()).flatMap(({ before, after }) => after ?? before ?? []);
        await banco.restore();
        const entries = stored.filter(({ tipo }) => tipo === 'AUDITORIA');
        const changed = stored.some(
          ({ tipo, PK }) => tipo !== 'AUDITORIA' && !ASIDE.test(String(tipo)) && !ASIDE.test(PK),
        );
        if (handsOut(respuesta)) handed.push(operation);
        if (contract.audit === false || (contract.method === 'GET' && !handsOut(respuesta))) continue;
        if (respuesta.status >= 400 || !(changed || handsOut(respuesta))) continue;
        expect(
          entries.map(({ accion }) => accion),
          operation,
        ).toEqual([contract.audit]);
        // Of the platform's people what is about no company stays with the platform.
        const own = quien === 'superadmin' && ['ninguna', 'persona'].includes(row.origen);
        const ofA = !own || stored.some(({ PK }) => PK === `EMPRESA#${escena.A.id}`);
        const log = contract.auditLog || !ofA ? 'GLOBAL#AUDITORIA' : `EMPRESA#${escena.A.id}#AUDITORIA`;
        if (entries[0]?.PK !== log) misplaced.push(`${operation}: ${entries[0]?.PK}`);
      }
      expect(misplaced).toEqual([]);
      expect(handed).toEqual(expect.arrayContaining(['getEnlaceEntrevista', 'getArchivoCv', 'exportAnaliticas']));
      expect(handed.includes('getExportacionDatos')).toBe(quien !== 'operador de A');
    },
    60_000,
  );
});

describe('What stands in the audit log', () => {
  it('is named by nobody but who adds to it, who reads it and the purge of a company', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const naming = globSync('functions/**/*.ts', { cwd: root }).filter((file) =>
      /#AUDITORIA|auditPartition|actorPartition|entidadPartition/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(naming.sort()).toEqual([
      'functions/cifras/auditoria/auditoria.repository.ts',
      'functions/core/audit.ts',
      'functions/datos/pertenencias.ts',
      'functions/datos/purgas/purga.repository.ts',
    ]);
    const reading = readFileSync(path.join(root, 'functions/cifras/auditoria/auditoria.repository.ts'), 'utf8');
    expect(reading).not.toMatch(/\.write\(/);
  });

  it('is not replaced by an entry of the same id', async () => {
    const app = new TestApp();
    const { admin } = await aCompany(app);
    const { createArea } = await import('#functions/empresas/areas/create-area.ts');
    const newId = app.deps.newId;
    app.deps.newId = (prefix) => (prefix === 'aud' ? 'aud_siempre_la_misma' : newId(prefix));
    expect((await app.call(createArea, { as: admin, body: { nombreArea: 'Ventas' } })).status).toBe(201);
    expect((await app.call(createArea, { as: admin, body: { nombreArea: 'Legal' } })).status).toBe(500);
    expect(app.table.all().filter(({ PK }) => PK.endsWith('#AUDITORIA') && PK.startsWith('EMPRESA#'))).toMatchObject([
      { id: 'aud_siempre_la_misma' },
    ]);
  });
});

/** What each transaction from now on puts. */
function transactionsOf(app: TestApp): Item[][] {
  const transactions: Item[][] = [];
  const write = app.table.write.bind(app.table);
  app.table.write = async (writes: readonly Write[]) => {
    await write(writes);
    transactions.push(writes.map((each): Item => ('put' in each ? each.put : { ...keyOf(each) })));
  };
  return transactions;
}
