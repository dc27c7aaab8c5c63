import { useConnection } from '../../lib/connection.ts';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { iaState, iaStateOfEmpresa } from './platform-health.ts';

/** As often as the platform's health is asked for. */
const EVERY_MS = 5 * 60_000;

/** Whether AI answers for the company that the person works in; for the superadmin without one, for the platform. */
export function useIaState(now: number) {
  const { empresaId } = useSession();
  const connection = useConnection();
  const { data, error } = useApi(empresaId ? 'getEstadoIa' : null, undefined, { refreshInterval: EVERY_MS });
  return empresaId ? iaStateOfEmpresa(error ? undefined : data, now) : iaState(connection, now);
}
