import { useSyncExternalStore } from 'react';
import { can, type Permission } from '#shared/core/permissions.ts';
import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';
import { api } from './api.ts';
import { showDatesIn } from './dates.ts';
import { drafts } from './drafts.ts';
import { replaceEntry } from './history-entry.ts';
import { createSessionStore } from './session-store.ts';

// The sign-in page is rendered at build too (web/prerender.ts), where there are neither tabs nor a window.
const channel = import.meta.env.SSR ? undefined : new BroadcastChannel('idonea-sesion');

const STORES = { sesion: 'localStorage', empresa: 'sessionStorage', actividad: 'localStorage' } as const;
const notes = {
  get(name: keyof typeof STORES) {
    try {
      return globalThis[STORES[name]].getItem(`idonea.${name}`);
    } catch {
      return null;
    }
  },
  set(name: keyof typeof STORES, value: string | null) {
    try {
      const storage = globalThis[STORES[name]];
      if (value === null) storage.removeItem(`idonea.${name}`);
      else storage.setItem(`idonea.${name}`, value);
    } catch {
      // Storage may be blocked: the session then ends with the page.
    }
  },
};

/** Written once a minute at most; a page whose storage is blocked knows of itself only. */
const TOUCH_MS = 60_000;
let touched = 0;
function touch(): void {
  const now = Date.now();
  if (now - touched < TOUCH_MS) return;
  touched = now;
  notes.set('actividad', String(now));
}

export const session = createSessionStore({
  refresh: () => api.call('refreshSesion'),
  logout: () => api.call('logout'),
  logoutEverywhere: () => api.call('logoutEverywhere'),
  post: (message) => channel?.postMessage(message),
  // A page without Web Locks (not a secure context) renews without waiting for the other tabs.
  exclusive: async (work) => ('locks' in navigator ? await navigator.locks.request('idonea-sesion', work) : work()),
  now: Date.now,
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (id) => window.clearTimeout(id),
  notes,
  touchedAt: () => Math.max(touched, Number(notes.get('actividad'))),
  reload: () => location.reload(),
  forgetPage: () => {
    drafts.forgetAll();
    replaceEntry(null, '/login');
  },
});

session.subscribe(() => {
  const state = session.get();
  showDatesIn(state.phase === 'dentro' ? state.user.configuracion.zonaHoraria : undefined);
});
api.attach(session.client);

/** Finds out whether there is a session, and follows what other tabs and this page tell of it. */
export function startSession(): void {
  channel?.addEventListener('message', ({ data }) => session.receive(data));
  // Whoever saves a profile tells it by this event, with the user as `detail`.
  window.addEventListener('userProfileUpdated', (event) => {
    const { detail } = event as CustomEvent<Usuario | undefined>;
    if (detail?.id) session.update(detail);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.wake();
  });
  touch();
  for (const event of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(event, touch, { capture: true, passive: true });
  }
  void session.start();
}

/** What is rendered at build, and taken over by the browser: nobody is there. */
const NOBODY = { phase: 'fuera' } as const;

export const useSessionState = () => useSyncExternalStore(session.subscribe, session.get, () => NOBODY);

/** The signed-in user; only for what is rendered behind the sign-in. */
export function useSession() {
  const state = useSessionState();
  if (state.phase !== 'dentro') throw new Error('No session');
  const { user, empresaId } = state;
  return {
    ...state,
    isSuperadmin: user.rol === 'superadmin',
    /** Whether calls bound to a company can be made. */
    hasEmpresa: empresaId !== null,
    can: (permission: Permission) => can(user, permission),
  };
}
