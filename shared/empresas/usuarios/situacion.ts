import type { Usuario } from './usuario.ts';

/** How a user stands, as people see it; `invitado` has not chosen a password yet. */
export const SITUACIONES = ['activo', 'invitado', 'inactivo'] as const;
export type Situacion = (typeof SITUACIONES)[number];

export function situacionDe({ activo, estado }: Pick<Usuario, 'activo' | 'estado'>): Situacion {
  if (!activo) return 'inactivo';
  return estado === 'confirmado' ? 'activo' : 'invitado';
}

/** Between two e-mails with a temporary password to the same person. */
export const ESPERA_INVITACION_MS = 2 * 60 * 1000;
