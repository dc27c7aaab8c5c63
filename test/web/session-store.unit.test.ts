import { describe, expect, it } from 'vitest';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { configuracionUsuarioSchema } from '#shared/empresas/usuarios/usuario.ts';
import { ApiError } from '../../web/src/lib/api-error.ts';
import { createSessionStore, type SessionDeps } from '../../web/src/lib/session-store.ts';

const user = (rol: 'superadmin' | 'admin' = 'admin', id = 'u1') => ({
  id,
  nombre: 'Marta',
  email: 'marta@acme.test',
  rol,
  empresaId: rol === 'superadmin' ? null : 'e1',
  empresaNombre: null,
  avatarUrl: null,
  configuracion: configuracionUsuarioSchema().parse({}),
  activo: true,
  estado: 'confirmado' as const,
  permisos: [],
  fechaCreacion: '2026-01-01T00:00:00.000Z',
  ultimoAcceso: null,
  segundoFactorDesde: null,
  accesoAnterior: null,
  version: 1,
});
const sesion = (token: string, who = user()): Sesion => ({ user: who, token, expiraEn: 3600, empresas: [] });

function setup(answers: (Sesion | Error)[] = [], kept: Record<string, string> = {}) {
  const notes = new Map(Object.entries(kept));
  const log = {
    posted: [] as unknown[],
    refreshes: 0,
    timers: [] as number[],
    reloads: 0,
    forgotten: 0,
    logouts: 0,
    idleMs: 0,
  };
  let queue: Promise<unknown> = Promise.resolve();
  const deps: SessionDeps = {
    refresh: async () => {
      log.refreshes += 1;
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left');
      return answer;
    },
    logout: async () => {
      log.logouts += 1;
    },
    logoutEverywhere: async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
    },
    post: (message) => log.posted.push(message),
    exclusive: (work) => {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
    now: () => 1_000_000 + log.idleMs,
    touchedAt: () => 1_000_000,
    setTimer: (_run, ms) => log.timers.push(ms),
    clearTimer: () => undefined,
    notes: {
      get: (name) => notes.get(name) ?? null,
      set: (name, value) => (value === null ? notes.delete(name) : notes.set(name, value)),
    },
    reload: () => {
      log.reloads += 1;
    },
    forgetPage: () => {
      log.forgotten += 1;
    },
  };
  return { store: createSessionStore(deps), log, notes };
}

const ended = new ApiError({ status: 401, code: 'SESION_INVALIDA', message: 'La sesión terminó' });
const offline = new ApiError({ status: 0, code: 'SIN_CONEXION', message: 'Error de conexión' });

describe('session store', () => {
  it('does not ask the server in a browser that never signed in', async () => {
    const { store, log } = setup();
    await store.start();
    expect(store.get()).toEqual({ phase: 'fuera' });
    expect(log.refreshes).toBe(0);
  });

  it('takes the session up again after a reload and tells the other tabs', async () => {
    const { store, log } = setup([sesion('t1')], { sesion: '1' });
    await store.start();
    expect(store.get()).toMatchObject({ phase: 'dentro', empresaId: 'e1', user: { nombre: 'Marta' } });
    expect(store.client.token()).toBe('t1');
    expect(log.posted).toEqual([{ kind: 'sesion', sesion: sesion('t1') }]);
    expect(log.timers).toEqual([3_540_000]);
  });

  it('signs out when the server ended the session, and waits when it did not answer', async () => {
    const over = setup([ended], { sesion: '1' });
    await over.store.start();
    expect(over.store.get()).toEqual({ phase: 'fuera', terminada: true });
    expect(over.notes.has('sesion')).toBe(false);

    const cut = setup([offline, sesion('t1')], { sesion: '1' });
    await cut.store.start();
    expect(cut.store.get()).toEqual({ phase: 'sin-respuesta', error: offline });
    await cut.store.start();
    expect(cut.store.get().phase).toBe('dentro');
  });

  it('renews once for many calls that were refused together', async () => {
    const { store, log } = setup([sesion('t2')]);
    store.enter(sesion('t1'));
    const tokens = await Promise.all([store.client.renew('t1'), store.client.renew('t1'), store.client.renew('t1')]);
    expect(tokens).toEqual(['t2', 't2', 't2']);
    expect(log.refreshes).toBe(1);
    expect(await store.client.renew('t1')).toBe('t2');
    expect(log.refreshes).toBe(1);
  });

  it('uses the token that another tab got', async () => {
    const { store, log } = setup();
    store.enter(sesion('t1'));
    store.receive({ kind: 'sesion', sesion: sesion('t2') });
    expect(await store.client.renew('t1')).toBe('t2');
    expect(log.refreshes).toBe(0);
  });

  it('leaves in every tab when one signs out, and forgets the page', async () => {
    const { store, log } = setup();
    store.enter(sesion('t1'));
    await store.logout();
    expect(store.get()).toEqual({ phase: 'fuera' });
    expect(store.client.token()).toBeUndefined();
    expect(log.posted.at(-1)).toEqual({ kind: 'salida' });
    expect(log.forgotten).toBe(1);

    const other = setup();
    other.store.enter(sesion('t1'));
    other.store.receive({ kind: 'salida' });
    expect(other.store.get()).toEqual({ phase: 'fuera' });
  });

  it('keeps the page when the server ended the session, says so, and has the other tabs find out', async () => {
    const { store, log } = setup([ended]);
    store.enter(sesion('t1'));
    expect(await store.client.renew('t1')).toBeUndefined();
    expect(store.get()).toEqual({ phase: 'fuera', terminada: true });
    expect(log.posted.at(-1)).toEqual({ kind: 'terminada' });
    expect(log.forgotten).toBe(0);
  });

  it('asks the server itself when another tab was refused: it may have signed in since', async () => {
    const gone = setup([ended]);
    gone.store.enter(sesion('t1'));
    gone.store.receive({ kind: 'terminada' });
    await expect.poll(() => gone.store.get()).toEqual({ phase: 'fuera', terminada: true });

    const fresh = setup([sesion('t2')]);
    fresh.store.enter(sesion('t1'));
    fresh.store.receive({ kind: 'terminada' });
    await expect.poll(() => fresh.store.client.token()).toBe('t2');

    const outside = setup();
    outside.store.receive({ kind: 'terminada' });
    expect(outside.log.refreshes).toBe(0);
  });

  it('signs in only when a renewal that is under way has ended', async () => {
    const { store } = setup([ended]);
    store.enter(sesion('t1'));
    const renewal = store.client.renew('t1');
    let before: unknown;
    store.enter(
      await store.alone(async () => {
        before = store.get();
        return sesion('t2');
      }),
    );
    expect(before).toEqual({ phase: 'fuera', terminada: true });
    await renewal;
    expect(store.client.token()).toBe('t2');
  });

  it('enters in a tab that waits at the sign-in when another one signs in', () => {
    const { store } = setup();
    store.receive({ kind: 'sesion', sesion: sesion('t1') });
    expect(store.get()).toMatchObject({ phase: 'dentro', user: { nombre: 'Marta' } });
    expect(store.client.token()).toBe('t1');
  });

  it('ends an open page that nobody has touched for too long, and is kept by any other tab that somebody uses', async () => {
    const days = 24 * 60 * 60_000;
    const { store, log, notes } = setup([sesion('t1'), sesion('t2')], { sesion: '1' });
    await store.start();
    log.idleMs = 7 * days - 1;
    expect(await store.client.renew('t1')).toBe('t2');
    log.idleMs = 7 * days;
    expect(await store.client.renew('t2')).toBeUndefined();
    expect(store.get()).toEqual({ phase: 'fuera', terminada: 'inactividad' });
    // The server is told, the page that the person stood on is not forgotten, and the other tabs look for themselves.
    expect([log.refreshes, log.logouts, log.forgotten, notes.get('sesion')]).toEqual([2, 1, 0, undefined]);
    expect(log.posted.at(-1)).toEqual({ kind: 'terminada' });

    const soon = setup([sesion('t1', user('superadmin'))], { sesion: '1' });
    await soon.store.start();
    soon.log.idleMs = days / 2;
    await soon.store.wake();
    expect(soon.store.get()).toEqual({ phase: 'fuera', terminada: 'inactividad' });
  });

  it.each([
    ['SESION_INACTIVA', 'inactividad'],
    ['SESION_REUTILIZADA', 'seguridad'],
    ['SESION_INVALIDA', true],
  ])('says why the server ended the session: %s', async (code, terminada) => {
    const { store } = setup([new ApiError({ status: 401, code, message: 'Terminada' })], { sesion: '1' });
    await store.start();
    expect(store.get()).toEqual({ phase: 'fuera', terminada });
  });

  it('leaves everywhere only when the server has ended all sessions', async () => {
    const { store, log } = setup([offline]);
    store.enter(sesion('t1'));
    await expect(store.logoutEverywhere()).rejects.toBe(offline);
    expect(store.get().phase).toBe('dentro');
    await store.logoutEverywhere();
    expect(store.get()).toEqual({ phase: 'fuera' });
    expect([log.posted.at(-1), log.forgotten]).toEqual([{ kind: 'salida' }, 1]);
  });

  it('renews when it wakes after the token has ended, and lets one tab at a time do so', async () => {
    const { store, log } = setup([{ ...sesion('t2'), expiraEn: 3600 }]);
    store.enter({ ...sesion('t1'), expiraEn: 30 });
    await Promise.all([store.wake(), store.client.renew('t1')]);
    expect(log.refreshes).toBe(1);
    expect(store.client.token()).toBe('t2');
    await store.wake();
    expect(log.refreshes).toBe(1);
  });

  it('reloads when another person signs in on another tab', () => {
    const { store, log } = setup();
    store.enter(sesion('t1'));
    store.receive({ kind: 'sesion', sesion: sesion('t2', user('admin', 'u2')) });
    expect(log.reloads).toBe(1);
  });

  it('names a company only for a superadmin who chose one, and keeps the choice through a reload', async () => {
    const admin = setup();
    admin.store.enter(sesion('t1'));
    admin.store.selectEmpresa('e2');
    expect(admin.store.client.empresaId()).toBeUndefined();
    expect(admin.store.get()).toMatchObject({ empresaId: 'e1' });

    const chief = setup();
    chief.store.enter(sesion('t1', user('superadmin')));
    expect(chief.store.client.empresaId()).toBeUndefined();
    chief.store.selectEmpresa('e2');
    expect(chief.store.client.empresaId()).toBe('e2');

    const again = setup([sesion('t2', user('superadmin'))], { sesion: '1', empresa: 'e2' });
    await again.store.start();
    expect(again.store.client.empresaId()).toBe('e2');
  });

  it('does not enter on a challenge without a token', () => {
    const { store } = setup();
    store.enter({ sesion: 'challenge' });
    expect(store.get().phase).toBe('cargando');
  });

  it('shows a changed profile at once, here and in the other tabs, and never another person', () => {
    const { store, log } = setup();
    store.enter(sesion('uno'));
    const changed = { ...user(), nombre: 'Marta R.', avatarUrl: '/uploads/avatars/x.webp' };
    store.update(changed);
    expect(store.get()).toMatchObject({ phase: 'dentro', user: changed, empresaId: 'e1' });
    expect(store.client.token()).toBe('uno');
    expect(log.posted.at(-1)).toEqual({ kind: 'usuario', user: changed });

    const other = setup();
    other.store.enter(sesion('dos'));
    other.store.receive({ kind: 'usuario', user: changed });
    expect(other.store.get()).toMatchObject({ user: { nombre: 'Marta R.' } });
    other.store.receive({ kind: 'usuario', user: { ...changed, id: 'u9', nombre: 'Otra' } });
    other.store.update({ ...changed, id: 'u9', nombre: 'Otra' });
    expect(other.store.get()).toMatchObject({ user: { nombre: 'Marta R.' } });
  });
});
