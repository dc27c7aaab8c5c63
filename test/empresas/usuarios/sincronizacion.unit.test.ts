import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { updatePassword } from '#functions/acceso/auth/update-password.ts';
import type { Identity } from '#functions/core/adapters/identity.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { deleteUsuario } from '#functions/empresas/usuarios/delete-usuario.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { reconcileUsuarios } from '#functions/empresas/usuarios/reconcile-usuarios.ts';
import { resetUsuarioPassword } from '#functions/empresas/usuarios/reset-usuario-password.ts';
import { syncUsuario } from '#functions/empresas/usuarios/sync-usuario.ts';
import { updateUsuario } from '#functions/empresas/usuarios/update-usuario.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import type { UsuarioGestionado } from '#shared/empresas/usuarios/gestion.ts';
import { aCompany, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const HOUR = 60 * 60_000;
const EMAIL = 'ana@acme.test';
const BODY = { nombre: 'Ana Ruiz', email: EMAIL, rol: 'operador' };

const usuarios = () => app.table.all().filter(({ tipo }) => tipo === 'USUARIO');
const waiting = () => app.table.all().filter(({ tipo }) => tipo === 'SINCRONIZACION');

/** What must hold once everything has settled: the accounts are exactly what the table says. */
function expectInStep() {
  const expected = usuarios().map(({ id, email, activo }) => ({ id, email, enabled: activo }));
  const actual = [...app.identity.accounts.values()].map(({ id, email, disabled }) => ({
    id,
    email,
    enabled: !disabled,
  }));
  const byId = (a: { id?: unknown }, b: { id?: unknown }) => String(a.id).localeCompare(String(b.id));
  expect(actual.sort(byId)).toEqual(expected.sort(byId));
  expect(usuarios().filter(({ estado }) => estado === 'pendiente')).toEqual([]);
  expect(waiting()).toEqual([]);
}

/** The clock past every wait, then what the schedule and the queues would do. */
async function settle() {
  app.advance(2 * HOUR);
  await reconcileUsuarios(app.deps, app.identity);
  await app.deliver(syncUsuario);
  await app.deliver(sendCorreo);
  await reconcileUsuarios(app.deps, app.identity);
}

/** Only the n-th call of a job to anything outside fails: before it was done, or after it was done and before the answer. */
async function withFault(n: number, when: 'before' | 'after', run: () => Promise<unknown>): Promise<boolean> {
  let calls = 0;
  let struck = false;
  const restore: (() => void)[] = [];
  const wrap = (target: object, methods: string[]) => {
    for (const name of methods) {
      const holder = target as Record<string, (...args: unknown[]) => Promise<unknown>>;
      const original = holder[name]?.bind(target);
      if (!original) throw new Error(`No ${name}`);
      holder[name] = async (...args) => {
        calls++;
        if (calls !== n) return original(...args);
        struck = true;
        if (when === 'after') await original(...args);
        throw new Error('The process ended here');
      };
      restore.push(() => void delete holder[name]);
    }
  };
  wrap(app.identity, ['provision', 'enable', 'disable', 'remove', 'signOutEverywhere', 'listAccounts', 'setEmail']);
  wrap(app.secrets, ['decrypt']);
  wrap(app.mailer, ['send']);
  wrap(app.table, ['get', 'write', 'query', 'batchGet']);
  try {
    await run().catch((error: Error) => expect(error.message).toBe('The process ended here'));
  } finally {
    for (const undo of restore) undo();
  }
  return struck;
}

/** Every multi-step flow, as the requests leave it. */
const FLOWS: Record<string, (company: Awaited<ReturnType<typeof aCompany>>, id: string) => Promise<unknown>> = {
  'inviting somebody': async ({ admin }) =>
    app.call(inviteUsuario, { as: admin, body: { ...BODY, email: 'nueva@acme.test' } }),
  'making a company with its administrator': async ({ superadmin }) =>
    app.call(createEmpresa, {
      as: superadmin,
      body: {
        nombreLegal: 'Nueva S.L.',
        cif: CIFS[2],
        email: 'hola@nueva.test',
        adminData: { nombre: 'Eva', email: 'eva@nueva.test', password: 'temporal-1', confirmPassword: 'temporal-1' },
      },
    }),
  'deactivating somebody': ({ admin }, id) => put(admin, id, { activo: false }),
  'changing a role': ({ admin }, id) => put(admin, id, { rol: 'admin' }),
  'resetting a password': ({ admin }, id) => app.call(resetUsuarioPassword, { as: admin, params: { id } }),
  'deleting somebody': ({ admin }, id) => app.call(deleteUsuario, { as: admin, params: { id } }),
};

async function put(as: { id: string }, id: string, changes: object) {
  const version = usuarios().find((u) => u.id === id)?.version;
  return app.call(updateUsuario, { as, params: { id }, body: { version, ...changes } });
}

async function aMember() {
  const company = await aCompany(app);
  const { data } = await app.call<UsuarioGestionado>(inviteUsuario, { as: company.admin, body: BODY });
  await app.deliver(syncUsuario);
  await app.deliver(sendCorreo);
  const password = /temporal: (\S+)/.exec(app.mailer.sent.at(-1)?.text ?? '')?.[1];
  const { data: sesion } = await app.call<Sesion>(login, { body: { email: EMAIL, password } });
  await app.call(updatePassword, { body: { email: EMAIL, sesion: sesion.sesion, password: 'Propia-1234' } });
  app.advance(10 * 60_000);
  // What happened so far is over: its events are gone, as they are from the queue.
  for (const { PK, SK } of app.table.all().filter(({ tipo }) => tipo === 'EVENTO')) {
    await app.table.write([{ delete: { PK, SK } }]);
  }
  return { company, id: data.id };
}

describe.each(Object.keys(FLOWS))('Stopped anywhere while %s', (name) => {
  it.each(['before', 'after'] as const)('(%s the step took effect) nothing is left over or stuck', async (when) => {
    let struck = true;
    let steps = 0;
    for (let n = 1; struck; n++) {
      app = new TestApp();
      const { company, id } = await aMember();
      await FLOWS[name]?.(company, id);
      // Once per job, and never again: the message is in the dead-letter queue.
      struck = await withFault(n, when, () => app.deliver(syncUsuario));
      await app.deliver(sendCorreo);
      for (const { PK, SK } of app.table.all().filter(({ tipo }) => tipo === 'EVENTO')) {
        await app.table.write([{ delete: { PK, SK } }]);
      }
      await settle();
      expectInStep();
      if (struck) steps++;
    }
    expect(steps).toBeGreaterThan(3);
  });

  it('and the reconciler stopped too', async () => {
    let struck = true;
    for (let n = 1; struck; n++) {
      app = new TestApp();
      const { company, id } = await aMember();
      await FLOWS[name]?.(company, id);
      app.advance(2 * HOUR);
      struck = await withFault(n, 'after', () => reconcileUsuarios(app.deps, app.identity));
      await settle();
      expectInStep();
    }
  });

  it('ends the same in whatever order and however often events are delivered', async () => {
    const { company, id } = await aMember();
    await FLOWS[name]?.(company, id);
    await put(company.admin, id, { activo: false });
    await put(company.admin, id, { activo: true });
    for (const receives of [2, 1, 3]) await app.deliver(syncUsuario, { receives });
    expect((await app.deliver(syncUsuario)).failed).toBe(0);
    expectInStep();
  });
});

describe('The account', () => {
  it('follows the last change when runs for two changes overtake each other', async () => {
    const { company, id } = await aMember();
    const enable = app.identity.enable.bind(app.identity);
    let interfered = false;
    app.identity.enable = async (account) => {
      if (!interfered) {
        interfered = true;
        await put(company.admin, id, { activo: false });
      }
      await enable(account);
    };
    await put(company.admin, id, { rol: 'admin' });
    await app.deliver(syncUsuario);
    expect(app.identity.accounts.get(EMAIL)?.disabled).toBe(true);
  });

  it('is not made for a user who was deleted while it was being made', async () => {
    const { admin } = await aCompany(app);
    const { data } = await app.call<UsuarioGestionado>(inviteUsuario, { as: admin, body: BODY });
    const provision = app.identity.provision.bind(app.identity);
    app.identity.provision = async (user) => {
      await app.call(deleteUsuario, { as: admin, params: { id: data.id } });
      return provision(user);
    };
    await app.deliver(syncUsuario);
    expect(app.identity.accounts.has(EMAIL)).toBe(false);
    expect(waiting()).toEqual([]);
  });

  it('of a new user waits for the e-mail while the account of the one before still has it', async () => {
    const { company, id } = await aMember();
    await app.call(deleteUsuario, { as: company.admin, params: { id } });
    const removed = app.table.all().filter(({ tipo }) => tipo === 'EVENTO');
    for (const { PK, SK } of removed) await app.table.write([{ delete: { PK, SK } }]);
    await app.call(inviteUsuario, { as: company.admin, body: BODY });
    expect((await app.deliver(syncUsuario)).failed).toBe(1);
    await settle();
    expectInStep();
  });

  it('gets the e-mail with the password once, however often the event comes', async () => {
    const { company } = await aMember();
    const before = app.mailer.sent.length;
    await app.call(inviteUsuario, { as: company.admin, body: { ...BODY, email: 'nueva@acme.test' } });
    for (let n = 0; n < 3; n++) {
      await app.deliver(syncUsuario);
      await app.deliver(sendCorreo);
    }
    expect(app.mailer.sent.length - before).toBe(1);
  });
});

describe('The reconciler', () => {
  const orphan = (id: string, createdAt: Date) =>
    app.identity.accounts.set(`${id}@x.test`, { id, email: `${id}@x.test`, password: 'x', temporary: true, createdAt });
  const counts = () => app.logs.findLast(({ event }) => event === 'usuarios.reconciled')?.fields;

  it('removes accounts without a user, but only ours and only old ones', async () => {
    await aCompany(app);
    orphan('usr_VIEJA', new Date(app.clock.getTime() - 2 * HOUR));
    orphan('usr_NUEVA', new Date(app.clock.getTime() - HOUR / 2));
    orphan('Google_123', new Date(0));
    await reconcileUsuarios(app.deps, app.identity);
    const left = [...app.identity.accounts.values()].map(({ id }) => id);
    expect(left).not.toContain('usr_VIEJA');
    expect(left).toEqual(expect.arrayContaining(['usr_NUEVA', 'Google_123']));
    expect(counts()).toMatchObject({ orphansRemoved: 1, finished: true });
  });

  it('mends what is enabled and whose e-mail it is', async () => {
    const { admin, operador, empresa } = await aCompany(app);
    const third = await app.addUsuario({ rol: 'operador', empresaId: empresa.id });
    Object.assign(app.identity.accounts.get(admin.email) ?? {}, { disabled: true });
    await app.identity.setEmail(operador.id, 'viejo@acme.test');
    await app.table.write([{ update: { PK: `USUARIO#${third.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
    await reconcileUsuarios(app.deps, app.identity);
    expectInStep();
    expect(counts()).toMatchObject({ enabled: 1, disabled: 1, emails: 1, orphansRemoved: 0, retried: 0 });
  });

  it('goes on where it stopped when there are more accounts than one run looks at', async () => {
    const { empresa } = await aCompany(app, { plan: 'enterprise' });
    for (let n = 0; n < 7; n++) await app.addUsuario({ rol: 'operador', empresaId: empresa.id });
    const disabled = [...app.identity.accounts.values()].filter((_, n) => n % 2 === 0);
    for (const account of disabled) account.disabled = true;
    let runs = 0;
    do {
      await reconcileUsuarios(app.deps, app.identity, 1);
      runs++;
    } while (!(counts() as { finished: boolean }).finished && runs < 20);
    expect(runs).toBe(4);
    expectInStep();
  });

  it('leaves the account of a record that is no user as we know them alone', async () => {
    const { operador } = await aCompany(app);
    await app.table.write([{ update: { PK: `USUARIO#${operador.id}`, SK: 'USUARIO' }, set: { rol: 'jefe' } }]);
    app.advance(2 * HOUR);
    await reconcileUsuarios(app.deps, app.identity);
    expect(app.identity.accounts.has(operador.email)).toBe(true);
  });

  it('does not send an event again that is on its way', async () => {
    const { admin } = await aCompany(app);
    await app.call(inviteUsuario, { as: admin, body: BODY });
    app.advance(5 * 60_000);
    await reconcileUsuarios(app.deps, app.identity);
    expect(counts()).toMatchObject({ retried: 0 });
    app.advance(6 * 60_000);
    await reconcileUsuarios(app.deps, app.identity);
    expect(counts()).toMatchObject({ retried: 1 });
    await reconcileUsuarios(app.deps, app.identity);
    expect(counts()).toMatchObject({ retried: 0 });
  });

  it('changes nothing when everything is in step', async () => {
    await aMember();
    const changes: (keyof Identity)[] = ['enable', 'disable', 'remove', 'setEmail', 'signOutEverywhere'];
    for (const name of changes) {
      (app.identity as unknown as Record<string, unknown>)[name] = () => expect.unreachable(name);
    }
    await reconcileUsuarios(app.deps, app.identity);
    expect(counts()).toMatchObject({ orphansRemoved: 0, enabled: 0, disabled: 0, emails: 0, retried: 0 });
  });
});
