import { storedValue } from '../../../lib/stored-value.ts';
import { useMedia } from '../../../lib/use-media.ts';

export type Vista = 'tarjetas' | 'tabla';

const chosen = storedValue('idonea.candidatos.vista', () => localStorage);
const WIDE = '(min-width: 48em)';

/** Cards or table: what the person chose in this browser, else what the window has room for. */
export function useVista() {
  const isWide = useMedia(WIDE);
  const kept = chosen.use();
  const vista: Vista = kept === 'tarjetas' || kept === 'tabla' ? kept : isWide ? 'tabla' : 'tarjetas';
  return [vista, (next: Vista) => chosen.set(next)] as const;
}
