import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { isIdle } from '#shared/acceso/auth/reglas.ts';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';
import type { ClientSession } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** `inactividad`: nobody used it for too long. `seguridad`: somebody used an old copy of it. */
type Ending = true | 'inactividad' | 'seguridad';
const ENDINGS: Readonly<Record<string, Ending>> = { SESION_INACTIVA: 'inactividad', SESION_REUTILIZADA: 'seguridad' };

export type SessionState =
  | { phase: 'cargando' }
  /** The server did not answer, so whether there is a session is not known. */
  | { phase: 'sin-respuesta'; error: unknown }
  /** `terminada`: the session ended, and nobody here asked for it. */
  | { phase: 'fuera'; terminada?: Ending }
  /** `faltaSegundoFactor`: the role demands one, and the server answers nothing else before it is set up. */
  | {
      phase: 'dentro';
      user: Usuario;
      empresas: EmpresaResumen[];
      empresaId: string | null;
      faltaSegundoFactor?: true | undefined;
    };

/** `terminada`: the server refused to renew; each tab finds out for itself whether that holds for it too. */
type Message =
  | { kind: 'sesion'; sesion: Sesion }
  | { kind: 'usuario'; user: Usuario }
  | { kind: 'salida' }
  | { kind: 'terminada' };

/** What the store touches outside itself; tests pass their own. */
export interface SessionDeps {
  refresh(): Promise<Sesion>;
  logout(): Promise<unknown>;
  logoutEverywhere(): Promise<unknown>;
  /** Tells the other tabs. */
  post(message: Message): void;
  /** Runs one tab at a time. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  now(): number;
  setTimer(run: () => void, ms: number): number;
  clearTimer(id: number): void;
  /** Small notes that outlive a reload: that a session exists (this browser), the chosen company (this tab). */
  notes: {
    get(name: 'sesion' | 'empresa'): string | null;
    set(name: 'sesion' | 'empresa', value: string | null): void;
  };
  /** Epoch milliseconds at which somebody last touched a page of this browser. */
  touchedAt(): number;
  reload(): void;
  /** The person asked to leave: the page they stood on is not where the next one lands. */
  forgetPage(): void;
}

/** A token is renewed this long before it ends. */
const AHEAD_MS = 60_000;
const SOONEST_MS = 5_000;

/**
 * The session of this tab. The access token stays in memory; the refresh token is an HttpOnly cookie that this code
 * never sees. Tabs agree: one renews at a time and shares what it got, and a sign-out ends all of them.
 */
export function createSessionStore(deps: SessionDeps) {
  let state: SessionState = { phase: 'cargando' };
  let token: { value: string; endsAt: number } | undefined;
  let timer: number | undefined;
  let renewing: Promise<string | undefined> | undefined;
  const listeners = new Set<() => void>();

  function publish(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function adopt(sesion: Sesion) {
    if (!sesion.token || !sesion.user) return;
    const seconds = sesion.expiraEn ?? 3600;
    token = { value: sesion.token, endsAt: deps.now() + seconds * 1000 };
    schedule(Math.max(seconds * 1000 - AHEAD_MS, SOONEST_MS));
    deps.notes.set('sesion', '1');
    const { user } = sesion;
    const known = state.phase === 'dentro' ? state : undefined;
    if (known && known.user.id !== user.id) return deps.reload();
    const chosen = user.rol === 'superadmin' ? (known?.empresaId ?? deps.notes.get('empresa')) : user.empresaId;
    const { empresas = known?.empresas ?? [], faltaSegundoFactor } = sesion;
    publish({ phase: 'dentro', user, empresas, empresaId: chosen, ...(faltaSegundoFactor && { faltaSegundoFactor }) });
  }

  function leave(terminada?: Ending) {
    token = undefined;
    if (timer !== undefined) deps.clearTimer(timer);
    deps.notes.set('sesion', null);
    deps.notes.set('empresa', null);
    publish(terminada ? { phase: 'fuera', terminada } : { phase: 'fuera' });
  }

  /** The person asked for it, here or in another tab. */
  function walkOut() {
    deps.forgetPage();
    leave();
  }

  function schedule(ms: number) {
    if (timer !== undefined) deps.clearTimer(timer);
    timer = deps.setTimer(() => void renew().catch(() => schedule(30_000)), ms);
  }

  function end(terminada: Ending): undefined {
    leave(terminada);
    deps.post({ kind: 'terminada' });
  }

  /** Answers the current token. Undefined: the server ended the session. Rejects when the server did not answer. */
  function renew(): Promise<string | undefined> {
    const before = token?.value;
    renewing ??= deps
      .exclusive(async () => {
        // While this tab waited its turn another one may have renewed and told us.
        if (token && token.value !== before) return token.value;
        // A page asks for news by itself: that is no use of the session, which would never end.
        if (state.phase === 'dentro' && isIdle(state.user.rol, deps.touchedAt(), deps.now())) {
          await deps.logout().catch(() => undefined);
          return end('inactividad');
        }
        try {
          const sesion = await deps.refresh();
          adopt(sesion);
          deps.post({ kind: 'sesion', sesion });
          return token?.value;
        } catch (error) {
          if (!(error instanceof ApiError) || error.retryable) throw error;
          return end(ENDINGS[error.code] ?? true);
        }
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  const client: ClientSession = {
    token: () => token?.value,
    renew: async (rejected) => (token && token.value !== rejected ? token.value : renew()),
    empresaId: () =>
      state.phase === 'dentro' && state.user.rol === 'superadmin' ? (state.empresaId ?? undefined) : undefined,
  };

  return {
    client,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** At load: a browser that never signed in is not asked about a session that cannot exist. */
    async start() {
      if (!deps.notes.get('sesion')) return publish({ phase: 'fuera' });
      publish({ phase: 'cargando' });
      try {
        await renew();
        if (state.phase === 'cargando') leave();
      } catch (error) {
        publish({ phase: 'sin-respuesta', error });
      }
    },
    /** The person changed their own profile: name, photo and time zone follow here and in the other tabs. */
    update(user: Usuario) {
      if (state.phase !== 'dentro' || state.user.id !== user.id) return;
      publish({ ...state, user });
      deps.post({ kind: 'usuario', user });
    },
    /**
     * For what asks the server to sign in. Another tab's renewal may be under way, and its refusal takes the cookie away:
     * that must not be the new one.
     */
    alone: <T>(work: () => Promise<T>): Promise<T> => deps.exclusive(work),
    /** What the session may do has changed: asks for it anew. */
    renew,
    /** After a sign-in. */
    enter(sesion: Sesion) {
      adopt(sesion);
      deps.post({ kind: 'sesion', sesion });
    },
    /** Ends the session here at once, then on the server, which revokes the refresh token. */
    async logout() {
      const revoked = deps.logout().catch(() => undefined);
      walkOut();
      deps.post({ kind: 'salida' });
      await revoked;
    },
    /** Ends the sessions of all devices. Rejects, and changes nothing here, when the server could not. */
    async logoutEverywhere() {
      await deps.logoutEverywhere();
      walkOut();
      deps.post({ kind: 'salida' });
    },
    /** The superadmin's company; null is the whole platform. */
    selectEmpresa(empresaId: string | null) {
      if (state.phase !== 'dentro' || state.user.rol !== 'superadmin') return;
      deps.notes.set('empresa', empresaId);
      publish({ ...state, empresaId });
    },
    /** From another tab. */
    receive(message: Message) {
      if (message.kind === 'sesion') return adopt(message.sesion);
      if (message.kind === 'salida') return walkOut();
      if (message.kind === 'usuario') {
        if (state.phase === 'dentro' && state.user.id === message.user.id) publish({ ...state, user: message.user });
        return;
      }
      if (token) void renew().catch(() => undefined);
    },
    /** A laptop that slept past the token's end renews when it wakes. */
    async wake() {
      if (token && token.endsAt - deps.now() < AHEAD_MS) await renew().catch(() => undefined);
    },
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;
