import type { Rol } from '#shared/core/permissions.ts';
import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { ESPERA_INVITACION_MS } from '#shared/empresas/usuarios/situacion.ts';

export const nombreCompleto = ({ nombre, apellidos }: Pick<UsuarioListado, 'nombre' | 'apellidos'>) =>
  [nombre, apellidos].filter(Boolean).join(' ');

export const ROL_AYUDA: Record<Rol, string> = {
  superadmin: 'Gestiona la plataforma entera: empresas, planes y todos los usuarios. No pertenece a ninguna empresa.',
  admin: 'Gestiona candidatos, entrevistas, informes y áreas, y también a los usuarios de la empresa.',
  operador: 'Gestiona candidatos y entrevistas y consulta informes. No gestiona áreas ni usuarios.',
};

/** Until when no other e-mail with a temporary password can be sent; undefined when one can. */
export function esperaHasta({ invitadoEn }: Pick<UsuarioListado, 'invitadoEn'>, now: number): number | undefined {
  const until = invitadoEn ? Date.parse(invitadoEn) + ESPERA_INVITACION_MS : 0;
  return until > now ? until : undefined;
}

/** 83000 ms → '1:23'. */
export function cuentaAtras(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Why something cannot be done with a user: the server refuses it too. */
export interface Refusals {
  rol: string | undefined;
  activo: string | undefined;
  eliminar: string | undefined;
  correo: string | undefined;
}

export function refusalsFor(usuario: UsuarioListado, yo: { id: string }, now: number): Refusals {
  const own = usuario.id === yo.id;
  const last = usuario.ultimoAdministrador ? 'Es el último administrador activo de la empresa' : undefined;
  const until = esperaHasta(usuario, now);
  return {
    rol: own ? 'Nadie cambia su propio rol' : last,
    activo: own ? 'No puedes desactivarte' : last,
    eliminar: own ? 'No puedes eliminarte' : last,
    correo: until === undefined ? undefined : `Podrás enviar otro correo en ${cuentaAtras(until - now)}`,
  };
}
