import type { Rol } from '../../core/permissions.ts';
import { INVITACION_DIAS } from '../../empresas/usuarios/situacion.ts';

/** What the user pool is deployed with: only a deployment changes these. Minutes and days. */
export const REGLAS_ACCESO = {
  passwordMinimo: 8,
  passwordTemporalDias: INVITACION_DIAS,
  sesionMinutos: 60,
  sesionDias: 30,
} as const;

/** Hours without use after which a session ends: a superadmin's opens every company. */
export const INACTIVIDAD_HORAS: Readonly<Record<Rol, number>> = { superadmin: 12, admin: 7 * 24, operador: 7 * 24 };

export const isIdle = (rol: Rol, lastUse: number, now: number): boolean =>
  now - lastUse >= INACTIVIDAD_HORAS[rol] * 60 * 60 * 1000;
