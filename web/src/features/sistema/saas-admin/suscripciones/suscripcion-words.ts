import type { MetodoPago, Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { dollars } from '../../../../lib/numbers.ts';

export const METODO_LABELS: Record<MetodoPago, string> = {
  ninguno: 'Sin método de pago',
  tarjeta: 'Tarjeta',
  transferencia: 'Transferencia',
  domiciliacion: 'Domiciliación',
};

export const ESTADOS = [
  ['', 'Todos los estados'],
  ['trial', 'En prueba'],
  ['activa', 'Activas'],
  ['suspendida', 'Suspendidas'],
  ['cancelada', 'Canceladas'],
] as const;

/** '49 $ al mes', as the plan cost when it was taken. */
export const precioText = ({ precio, periodo }: Pick<Suscripcion, 'precio' | 'periodo'>) =>
  `${dollars.format(precio)} ${periodo === 'anual' ? 'al año' : 'al mes'}`;

export const diasText = (dias: number) => `${dias} ${dias === 1 ? 'día' : 'días'}`;

/** Why nothing of it can be changed; undefined while it can. */
export const closedText = ({ estado }: Pick<Suscripcion, 'estado'>) =>
  estado === 'cancelada' ? 'La suscripción está cancelada' : undefined;
