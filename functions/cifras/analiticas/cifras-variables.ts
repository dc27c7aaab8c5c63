import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import { conTendencia, finalizacion, media } from '../reportes/cifras.ts';

/** The figures of a period as an e-mail says them, beside those of the period before. */
export function cifrasVariables({ cifras, anterior }: AnaliticasEntrevistas): Record<string, string> {
  const trend = (what: 'programadas' | 'completadas' | 'validadas') =>
    conTendencia(cifras[what], anterior.cifras[what], 'el periodo anterior');
  return {
    programadas: trend('programadas'),
    completadas: trend('completadas'),
    validadas: trend('validadas'),
    finalizacion: finalizacion(cifras.finalizacion),
    puntuacion: media(cifras.puntuacion, ' de 10'),
    duracion: media(cifras.minutosDuracion, ' minutos'),
  };
}
