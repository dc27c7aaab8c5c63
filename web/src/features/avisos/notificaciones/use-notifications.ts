import { useEffect, useSyncExternalStore } from 'react';
import type { SWRConfiguration } from 'swr';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { api } from '../../../lib/api.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { createRemovals } from '../../../lib/removals.ts';
import { toast } from '../../../lib/toast.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';
import { answerOf, entriesOf, useOptimistic } from '../../../lib/use-optimistic.ts';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('idonea-notificaciones') : undefined;
const CHANGED = { kind: 'cambio' };
/** Reads the notifications of this tab again; set while somebody is signed in. */
let refreshAll: () => Promise<unknown> = async () => undefined;

const removals = createRemovals({
  offer: (undo) => toast.success('Notificación eliminada', { action: { label: 'Deshacer', run: undo } }),
  stands: (offer) => toast.list().some(({ id }) => id === offer),
  withdraw: toast.dismiss,
  remove: (id, { leaving }) => api.call('deleteNotificacion', { params: { id }, keepalive: leaving }),
  async settled(error) {
    // Whoever has signed out meanwhile is not told about it.
    if (error && !(error instanceof ApiError && error.status === 401)) {
      toast.error('No se pudo eliminar la notificación', { description: messageOf(error) });
    }
    await refreshAll().catch(() => undefined);
    channel?.postMessage(CHANGED);
  },
});
toast.subscribe(removals.check);
globalThis.addEventListener?.('pagehide', removals.leave);

/** Keeps every tab's notifications up to date. Mounted once, by the shell. */
export function useNotificationSync() {
  const refresh = useRefresh();
  useEffect(() => {
    refreshAll = () => refresh('listNotificaciones', 'getNotificacionesResumen');
    const listen = () => void refreshAll();
    channel?.addEventListener('message', listen);
    return () => {
      channel?.removeEventListener('message', listen);
      refreshAll = async () => undefined;
    };
  });
}

/** How many are not read, as this person sees it: what is being removed does not count any more. */
export function useUnreadCount(polling: Pick<SWRConfiguration, 'refreshInterval' | 'refreshWhenHidden'> = {}) {
  const { data } = useApi('getNotificacionesResumen', undefined, polling);
  const leaving = [...useRemovals().values()].filter(({ unread }) => unread).length;
  return { unread: Math.max(0, (data?.sinLeer ?? 0) - leaving), resumen: data };
}

export const useRemovals = () => useSyncExternalStore(removals.subscribe, removals.get);

/** What can be done with notifications: shown at once, taken back with a message when the server refuses. */
export function useNotificationActions() {
  const show = useOptimistic();

  /** `apply` answers each notification as it will be, `count` the number of unread ones. */
  async function change(
    work: Promise<unknown>,
    apply: (entry: Notificacion) => Notificacion,
    count: (unread: number) => number,
  ) {
    try {
      await show(
        work,
        entriesOf('listNotificaciones', apply),
        answerOf('getNotificacionesResumen', (resumen) => ({ ...resumen, sinLeer: count(resumen.sinLeer) })),
      );
    } finally {
      void refreshAll().catch(() => undefined);
      channel?.postMessage(CHANGED);
    }
  }

  async function orTell(title: string, done: Promise<void>) {
    try {
      await done;
    } catch (error) {
      toast.error(title, { description: messageOf(error) });
    }
  }

  return {
    read({ id, isRead }: Notificacion) {
      if (isRead) return;
      void orTell(
        'No se pudo marcar como leída',
        change(
          api.call('readNotificacion', { params: { id } }),
          (entry) => (entry.id === id ? { ...entry, isRead: true } : entry),
          (unread) => Math.max(0, unread - 1),
        ),
      );
    },

    readAll: () =>
      orTell(
        'No se pudieron marcar como leídas',
        change(
          untilDone(() => api.call('readNotificaciones', { timeoutMs: LONG_MS })),
          (entry) => ({ ...entry, isRead: true }),
          () => 0,
        ),
      ),

    remove: ({ id, isRead }: Notificacion) => removals.add(id, { unread: !isRead }),

    /** Rejects when it fails: the dialog that asked shows why. */
    async clear() {
      await untilDone(() => api.call('deleteNotificaciones', { timeoutMs: LONG_MS }));
      removals.forget();
      channel?.postMessage(CHANGED);
      await refreshAll();
    },
  };
}

/** Thousands take the server a while. */
const LONG_MS = 30_000;

/** One request marks or removes some thousands; for more it is asked again. */
async function untilDone(ask: () => Promise<{ quedan: boolean }>): Promise<void> {
  while ((await ask()).quedan);
}
