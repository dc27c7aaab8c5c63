/** The life of a company: it feeds the buttons, the database's conditions and who may write. */

export const ESTADOS_EMPRESA = ['trial', 'activa', 'suspendida', 'cancelada'] as const;
export type EstadoEmpresa = (typeof ESTADOS_EMPRESA)[number];

/** Where each state may lead. Nothing leads out of `cancelada`: 30 days to export, then everything is purged. */
export const EMPRESA_TRANSITIONS: Record<EstadoEmpresa, readonly EstadoEmpresa[]> = {
  trial: ['activa', 'suspendida', 'cancelada'],
  activa: ['suspendida', 'cancelada'],
  suspendida: ['activa', 'cancelada'],
  cancelada: [],
};

/** In other states people sign in and read, running interviews may finish, and nothing else changes. */
export function isWritable(estado: EstadoEmpresa): boolean {
  return estado === 'trial' || estado === 'activa';
}

export const ESTADO_EMPRESA_LABELS: Record<EstadoEmpresa, string> = {
  trial: 'En prueba',
  activa: 'Activa',
  suspendida: 'Suspendida',
  cancelada: 'Cancelada',
};
