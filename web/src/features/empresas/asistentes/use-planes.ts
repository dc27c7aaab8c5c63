import { useApi } from '../../../lib/use-api.ts';

/** The plans that a company may be given now. */
export function usePlanes() {
  const { data, error, mutate } = useApi('listPlanes', { query: { soloActivos: 'true', limit: 100 } });
  return { planes: data?.data, error, retry: () => void mutate() };
}
