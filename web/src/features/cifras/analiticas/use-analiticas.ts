import type { AnaliticasQuery } from '#shared/cifras/analiticas/analitica.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Of the chosen company; without one, of the platform. The figures of before stay while others are on their way. */
export const useAnaliticas = (query: AnaliticasQuery) => useApi('getAnaliticas', { query }, { keepPreviousData: true });
