import type { Plan } from '#shared/empresas/planes/plan.ts';
import { dollars, whole } from '../../../lib/numbers.ts';

const limite = (value: number, one: string, many: string) =>
  value === -1 ? `${many} sin límite` : `${whole.format(value)} ${value === 1 ? one : many}`;

/** What of a plan somebody decides by. */
export type PlanOfrecido = Pick<
  Plan,
  'id' | 'nombre' | 'descripcion' | 'precio' | 'periodo' | 'limites' | 'caracteristicas'
>;

export const precioText = ({ precio, periodo }: PlanOfrecido) =>
  `${dollars.format(precio)} al ${periodo === 'anual' ? 'año' : 'mes'}`;

export function limitesText({ limites: { usuarios, candidatos, entrevistas } }: PlanOfrecido): string {
  if (usuarios === -1 && candidatos === -1 && entrevistas === -1) return 'Sin límites de uso';
  return [
    limite(usuarios, 'usuario', 'usuarios'),
    limite(candidatos, 'candidato', 'candidatos'),
    limite(entrevistas, 'entrevista', 'entrevistas'),
  ].join(', ');
}
