import type { AnaliticasEntrevistas, AnaliticasQuery } from '#shared/cifras/analiticas/analitica.ts';
import type { AnaliticaRepository } from './analitica.repository.ts';
import { analiticasOf, isByMonth } from './analiticas-of.ts';
import { periodoAnterior } from './periodo.ts';

/** Of one company, or of the whole platform. The period before it is read as a whole, since only its sum is shown. */
export async function readAnaliticas(
  analiticas: AnaliticaRepository,
  empresaId: string | undefined,
  query: AnaliticasQuery,
): Promise<AnaliticasEntrevistas> {
  const [sumas, anteriores] = await Promise.all([
    analiticas.read(empresaId, query, { byMonth: isByMonth(query) }),
    analiticas.read(empresaId, { ...query, ...periodoAnterior(query) }, { byMonth: true }),
  ]);
  return analiticasOf(query, sumas, anteriores);
}
