import { useApi } from './use-api.ts';

/** Whether the person cares for candidates of the company, as the server says; not until it has. */
export const useAtiende = (): boolean =>
  useApi('getEstadoAtencion', undefined, { revalidateOnFocus: false }).data?.atiende ?? false;
