import { ILIMITADO } from '#shared/empresas/empresas/plan.ts';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import { dollars, whole } from '../../../../lib/numbers.ts';

export const PERIODO_LABELS: Record<Plan['periodo'], string> = { mensual: 'Mensual', anual: 'Anual' };
export const SOPORTE_LABELS: Record<Plan['limites']['soporte'], string> = {
  basico: 'Básico',
  premium: 'Premium',
  enterprise: 'Enterprise',
};

/** '49 $ al mes'. */
export const precioText = ({ precio, periodo }: Pick<Plan, 'precio' | 'periodo'>) =>
  `${dollars.format(precio)} ${periodo === 'anual' ? 'al año' : 'al mes'}`;

export const limiteText = (limite: number) => (limite === ILIMITADO ? 'Sin límite' : whole.format(limite));

export const suscriptoresText = (suscriptores: number) =>
  suscriptores === 0 ? 'Ninguna empresa' : suscriptores === 1 ? '1 empresa' : `${whole.format(suscriptores)} empresas`;

/** What a plan allows, in the order of its form. */
export function limitesEntries({ limites }: Plan): (readonly [string, string])[] {
  return [
    ['Empresas', limiteText(limites.empresas)],
    ['Usuarios', limiteText(limites.usuarios)],
    ['Candidatos', limiteText(limites.candidatos)],
    ['Entrevistas', limiteText(limites.entrevistas)],
    ['Almacenamiento', limites.almacenamiento],
    ['Soporte', SOPORTE_LABELS[limites.soporte]],
  ];
}
