import { useSyncExternalStore } from 'react';

/** Light or dark, as the class on <html> says; /tema.js sets it before the first paint. */
export type ColorMode = 'light' | 'dark';
const KEY = 'idonea.tema';
const listeners = new Set<() => void>();

const current = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

export function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage may be blocked: the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useColorMode = () => useSyncExternalStore(subscribe, current);
