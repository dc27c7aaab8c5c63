import { type Informe, RECOMENDACIONES } from '#shared/informes/informes/informe.ts';
import type { EstadisticasInformes } from '#shared/informes/informes/informes.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Table, Write } from '../../core/table.ts';

/**
 * How many reports a company has, of each state and recommendation, and the sum of their scores; moved in the transaction
 * that makes, validates or removes a report.
 *
 * | Access       | Key                             |
 * | ------------ | ------------------------------- |
 * | the counters | PK `EMPRESA#<id>`, SK `INFORMES` |
 */
const key = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'INFORMES' });

/** Scores have one decimal: their sum in tenths stays exact. */
const TENTHS = 10;

/** One report more, or one less. */
export function contadorWrite(informe: Informe, by: 1 | -1): Write {
  return { update: key(informe.empresaId), add: addsOf(informe, by) };
}

function addsOf({ estado, informeIA }: Informe, by: 1 | -1): Record<string, number> {
  const { recomendacion, puntuacionMedia } = informeIA;
  const scored = puntuacionMedia !== null && {
    puntuados: by,
    decimas: by * Math.round(TENTHS * puntuacionMedia),
  };
  return { [estado]: by, [recomendacion]: by, ...scored };
}

export function validadoContadorWrite(empresaId: string): Write {
  return { update: key(empresaId), add: { analizada: -1, validada: 1 } };
}

export function informesContadorRepository(table: Table) {
  return {
    async find(empresaId: string): Promise<EstadisticasInformes> {
      const item = await table.get(key(empresaId));
      const count = (name: string) => Number(item?.[name] ?? 0);
      const porEstado = { analizada: count('analizada'), validada: count('validada') };
      const porRecomendacion = Object.fromEntries(RECOMENDACIONES.map((each) => [each, count(each)]));
      const puntuados = count('puntuados');
      return {
        total: porEstado.analizada + porEstado.validada,
        porEstado,
        porRecomendacion: porRecomendacion as EstadisticasInformes['porRecomendacion'],
        puntuacionMedia: puntuados > 0 ? Math.round(count('decimas') / puntuados) / TENTHS : null,
        puntuados,
      };
    },
  };
}
