import { useSyncExternalStore } from 'react';
import { api } from './api.ts';
import { createConnectionStore } from './connection-store.ts';

export const connection = createConnectionStore({
  readHealth: () => api.call('getTest'),
  async probe(path, timeoutMs) {
    const { status } = await fetch(path, { signal: AbortSignal.timeout(timeoutMs), cache: 'no-store' });
    return status;
  },
  isOnline: () => navigator.onLine,
  now: Date.now,
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (id) => window.clearTimeout(id),
});

api.watch(connection);
window.addEventListener('online', () => connection.lineChanged(true));
window.addEventListener('offline', () => connection.lineChanged(false));

export const useConnection = () => useSyncExternalStore(connection.subscribe, connection.get);
