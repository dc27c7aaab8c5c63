import { useSyncExternalStore } from 'react';

/** A small text that this browser keeps, and that all who show it follow. Blocked storage keeps it until the reload. */
export function storedValue(key: string, storage: () => Storage) {
  const listeners = new Set<() => void>();
  let value = read();

  function read(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const get = () => value;
  return {
    get,
    set(next: string | null) {
      value = next;
      try {
        if (next === null) storage().removeItem(key);
        else storage().setItem(key, next);
      } catch {
        // It then lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
