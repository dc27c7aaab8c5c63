import { connection } from '../../lib/connection.ts';
import { useRefreshAll } from '../../lib/use-api.ts';

/** The refresh button: the state of the server, and whatever is on the screen, read anew. */
export function useSync() {
  const refreshAll = useRefreshAll();
  return async () => {
    await Promise.allSettled([connection.refresh(), refreshAll()]);
  };
}
