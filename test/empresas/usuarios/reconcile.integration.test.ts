import { beforeEach, describe, expect, it } from 'vitest';
import { cognitoIdentity } from '#functions/core/adapters/cognito-identity.ts';
import { deleteUsuario } from '#functions/empresas/usuarios/delete-usuario.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { reconcileUsuarios } from '#functions/empresas/usuarios/reconcile-usuarios.ts';
import { sesionRepository } from '#functions/empresas/usuarios/sesion.repository.ts';
import { sincronizacionRepository } from '#functions/empresas/usuarios/sincronizacion.repository.ts';
import { syncCuenta } from '#functions/empresas/usuarios/sync-cuenta.ts';
import { updateUsuario } from '#functions/empresas/usuarios/update-usuario.ts';
import { usuarioRepository } from '#functions/empresas/usuarios/usuario.repository.ts';
import type { Rol } from '#shared/core/permissions.ts';
import type { UsuarioGestionado } from '#shared/empresas/usuarios/gestion.ts';
import { environmentOf, setup } from '../../local-aws/cognito-setup.ts';
import { localTable } from '../../support/local-table.ts';
import { aCompany } from '../../support/scenarios.ts';
import { sized } from '../../support/suite-size.ts';
import { TestApp } from '../../support/test-app.ts';

/** Requests and jobs on DynamoDB Local and the Cognito emulator, through the real adapters. */
const makeTable = localTable();
const HOUR = 60 * 60_000;
/** Of those who ask at the same moment: more than the plan has room for. */
const AT_ONCE = sized(16, 50);

let app: TestApp;
beforeEach(async () => {
  app = new TestApp();
  // Scenarios count the companies of the fake table to choose a free tax id.
  const table = Object.assign(await makeTable(), { all: () => [] });
  Object.assign(app, { table });
  Object.assign(app.deps, { table, now: () => new Date() });
});

async function aPool() {
  const pool = await setup();
  Object.assign(process.env, environmentOf(pool.cognito));
  const identity = cognitoIdentity();
  const repos = {
    usuarios: usuarioRepository(app.table),
    sincronizacion: sincronizacionRepository(app.table),
    sesiones: sesionRepository(app.table),
  };
  const services = { repos, adapters: { identity, secrets: app.secrets }, deps: app.deps };
  const accounts = async () => {
    const found: { id: string; email: string; enabled: boolean }[] = [];
    let cursor: string | undefined;
    do {
      const page = await identity.listAccounts(cursor);
      found.push(...page.accounts.map(({ id, email, enabled }) => ({ id, email, enabled })));
      cursor = page.cursor;
    } while (cursor);
    return found;
  };
  return { ...pool, identity, accounts, sync: (id: string) => syncCuenta(id, services) };
}

const invite = (as: { id: string }, email: string, rol: Rol = 'operador') =>
  app.call<UsuarioGestionado>(inviteUsuario, { as, body: { nombre: 'Ana Ruiz', email, rol } });
const put = (as: { id: string }, id: string, changes: object) =>
  app.call<UsuarioGestionado>(updateUsuario, { as, params: { id }, body: changes });
const counts = () => app.logs.findLast(({ event }) => event === 'usuarios.reconciled')?.fields;

describe('An account on the emulators', () => {
  it('is made, signs in with the temporary password only, is closed, opened and removed', async () => {
    const { identity, accounts, sync } = await aPool();
    const { admin } = await aCompany(app);
    const { data } = await invite(admin, 'ana@acme.test');
    const stored = await usuarioRepository(app.table).findWithPassword(data.id);
    const context = { empresaId: data.empresaId, campo: 'password' };
    const password = await app.secrets.decrypt(stored?.passwordCifrada ?? '', context);
    await sync(data.id);
    expect(await accounts()).toEqual([{ id: data.id, email: 'ana@acme.test', enabled: true }]);
    expect((await identity.signIn('ana@acme.test', password)).kind).toBe('new_password');

    const off = await put(admin, data.id, { activo: false, version: 1 });
    await sync(data.id);
    expect((await accounts())[0]?.enabled).toBe(false);
    expect((await identity.signIn('ana@acme.test', password)).kind).toBe('refused');
    await put(admin, data.id, { activo: true, version: off.data.version });
    await sync(data.id);
    expect((await identity.signIn('ana@acme.test', password)).kind).toBe('new_password');

    await app.call(deleteUsuario, { as: admin, params: { id: data.id } });
    await sync(data.id);
    await sync(data.id);
    expect(await accounts()).toEqual([]);
  });
});

describe('The reconciler on the emulators', () => {
  it('removes orphans, mends drift and asks again for what is stuck, over several pages and runs', async () => {
    const { identity, accounts, sync, createUser, clock } = await aPool();
    const { admin, operador, empresa } = await aCompany(app, { plan: 'enterprise' });
    clock.offsetSeconds = (-3 * HOUR) / 1000;
    for (let n = 0; n < 62; n++) await createUser(`usr_HUERFANA${n}`, `huerfana${n}@acme.test`);
    await createUser('ajena', 'ajena@acme.test');
    clock.offsetSeconds = 0;
    await createUser('usr_RECIENTE', 'reciente@acme.test');
    await createUser(admin.id, 'antes@acme.test');
    await createUser(operador.id, operador.email);
    await identity.disable(operador.id);
    const stuck = await invite(admin, 'atascada@acme.test');

    Object.assign(app.deps, { now: () => new Date(Date.now() + HOUR / 2) });
    await reconcileUsuarios(app.deps, identity, 1);
    expect(counts()).toMatchObject({ finished: false, retried: 1 });
    await reconcileUsuarios(app.deps, identity, 1);
    // Accounts that went from the first page moved others over its end: the next walk sees them.
    for (let run = 0; run < 3; run++) await reconcileUsuarios(app.deps, identity);
    await sync(stuck.data.id);

    const byId = new Map((await accounts()).map((account) => [account.id, account]));
    expect([...byId.keys()].sort()).toEqual([admin.id, operador.id, stuck.data.id, 'ajena', 'usr_RECIENTE'].sort());
    expect(byId.get(admin.id)?.email).toBe(admin.email);
    expect(byId.get(operador.id)?.enabled).toBe(true);
    expect(empresa.id).toMatch(/^emp_/);
    expect(await usuarioRepository(app.table).find(stuck.data.id)).toMatchObject({ estado: 'invitado' });
    expect(await sincronizacionRepository(app.table).find(stuck.data.id)).toBeUndefined();
  });
});

describe('At the same moment, on DynamoDB Local', () => {
  it(`${AT_ONCE} invitations fill the plan to its limit and not beyond`, async () => {
    const { admin } = await aCompany(app);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => invite(admin, `p${n}@acme.test`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['LIMITE_ALCANZADO']));
  });

  it(`${AT_ONCE} administrators who demote each other leave one`, async () => {
    const { admin, empresa } = await aCompany(app, { plan: 'enterprise' });
    const admins = [admin];
    for (let n = 1; n < AT_ONCE; n++) admins.push(await app.addUsuario({ rol: 'admin', empresaId: empresa.id }));
    const answers = await Promise.all(
      admins.map((actor, n) => {
        const target = admins[(n + 1) % admins.length] ?? admin;
        return put(actor, target.id, { rol: 'operador', version: 1 });
      }),
    );
    expect(answers.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true);
    const records = await Promise.all(
      admins.map(({ id }) => usuarioRepository(app.table).find(id, { consistent: true })),
    );
    const left = records.filter((record) => record?.rol === 'admin').length;
    const uso = await app.table.get({ PK: `EMPRESA#${empresa.id}`, SK: 'USO' });
    expect(left).toBeGreaterThanOrEqual(1);
    expect(uso).toMatchObject({ adminsActivos: left, usuarios: AT_ONCE + 1 });
  });
});
