import type { Usuario } from './usuario.ts';

/** How a user stands, as people see it; `invitado` has not chosen a password yet. */
export const SITUACIONES = ['activo', 'invitado', 'inactivo'] as const;
export type Situacion = (typeof SITUACIONES)[number];

export function situacionDe({ activo, estado }: Pick<Usuario, 'activo' | 'estado'>): Situacion {
  if (!activo) return 'inactivo';
  return estado === 'confirmado' ? 'activo' : 'invitado';
}

/** An invitation can be taken up for so long, and so long does its temporary password live. */
export const INVITACION_DIAS = 7;
/** Until when; then the row goes. ISO instants. */
export const invitacionHasta = (invitadoEn: string): string =>
  new Date(Date.parse(invitadoEn) + INVITACION_DIAS * 24 * 60 * 60 * 1000).toISOString();

/** Between two e-mails with a temporary password to the same person. */
export const ESPERA_INVITACION_MS = 2 * 60 * 1000;
