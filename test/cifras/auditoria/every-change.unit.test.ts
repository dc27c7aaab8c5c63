import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entidadOf } from '#functions/core/audit.ts';
import { type Item, keyOf, type Table, type Write } from '#functions/core/table.ts';
import { endpoint } from '#functions/entrada/endpoint.ts';
import type { EndpointContract } from '#shared/core/contract.ts';
import { ALL_ENDPOINTS } from '../../support/endpoints.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const CHANGES = ALL_ENDPOINTS.filter(
  ({ contract: { access, method } }) => access !== 'public' && access !== 'candidate' && method !== 'GET',
);
const AUDITED = CHANGES.filter(({ contract }) => contract.audit !== false);
const WRITING = AUDITED.filter(({ contract }) => contract.uses.table === 'write');
const callOf = ({ method, path }: EndpointContract) => `${method} ${path}`;

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
    ]);
    const storingNothing = AUDITED.filter((each) => !WRITING.includes(each)).map(({ operation }) => operation);
    expect(storingNothing).toEqual(['getEnlaceEntrevista', 'initializeApp']);
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
        const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = contract.scope === 'ruta' ? names[0] : undefined;
        const params = Object.fromEntries(names.map((name) => [name, name === inPath ? empresa.id : 'x']));
        // Whatever its body says, which the contract's own test refuses or takes.
        const { body: _, file: __, query: ___, ...bare } = contract;
        const changing = endpoint(
          bare as EndpointContract,
          { repos: { changes: (table: Table) => table } },
          async ({ repos, deps }) => {
            const table = way === 'repos' ? repos.changes : deps.table;
            await table.write([{ put: { PK: partition, SK: 'PRIMERO', tipo: 'PRIMERO' } }]);
            await table.write([{ put: { PK: partition, SK: 'SEGUNDO', tipo: 'SEGUNDO' } }]);
            return undefined as never;
          },
        );
        await app.call(changing, { as: superadmin, params, query: { empresaId: empresa.id } });
        expect(transactions.map((writes) => writes.map(({ tipo }) => tipo))).toEqual([
          ['PRIMERO', 'AUDITORIA'],
          ['SEGUNDO'],
        ]);
        expect(transactions[0]?.[1]).toMatchObject({
          PK: bound && contract.audit !== 'plataforma' ? `EMPRESA#${empresa.id}#AUDITORIA` : 'GLOBAL#AUDITORIA',
          operacion: callOf(contract),
          entidad: entidadOf(callOf(contract)),
          parametros: params,
          actor: { usuarioId: superadmin.id, rol: 'superadmin' },
          requestId: 'peticion-1',
        });
      }
    },
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
