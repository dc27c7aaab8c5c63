import { useSyncExternalStore } from 'react';
import { storedValue } from '../../lib/stored-value.ts';

export type Vista = 'tarjetas' | 'tabla';

const chosen = storedValue('idonea.candidatos.vista', () => localStorage);
const WIDE = '(min-width: 48em)';

function subscribe(listener: () => void) {
  const list = matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Cards or table: what the person chose in this browser, else what the window has room for. */
export function useVista() {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
  const kept = chosen.use();
  const vista: Vista = kept === 'tarjetas' || kept === 'tabla' ? kept : isWide ? 'tabla' : 'tarjetas';
  return [vista, (next: Vista) => chosen.set(next)] as const;
}
