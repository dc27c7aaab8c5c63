import useSWR from 'swr';
import type { AnaliticasEntrevistas, AnaliticasQuery } from '#shared/analiticas/analitica.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

/** Of the chosen company; without one, of the platform. The figures of before stay while others are on their way. */
export function useAnaliticas(query: AnaliticasQuery) {
  const { empresaId } = useSession();
  return useSWR<AnaliticasEntrevistas>(
    ['getAnaliticas', empresaId ?? '', null, query],
    () => api.call('getAnaliticas', { query }),
    { keepPreviousData: true },
  );
}
