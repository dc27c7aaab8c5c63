import { useSession } from './session.ts';
import { storedValue } from './stored-value.ts';

const mode = storedValue('idonea.modo-admin', () => localStorage);

/**
 * The superadmin's switch between using the platform and looking after it, kept by this browser. Today it opens Panel
 * Sistema, shows the badge, and adds latency and code of each service to the connection panel.
 */
export function useAdminMode() {
  const { isSuperadmin } = useSession();
  const on = mode.use() === '1' && isSuperadmin;
  return { on, toggle: () => mode.set(on ? null : '1') };
}
