import type { ConfiguracionUsuario } from '#shared/empresas/usuarios/usuario.ts';
import type { Deps } from '../core/deps.ts';
import { env } from '../core/env.ts';
import type { Write } from '../core/table.ts';
import type { UsuarioRecord } from '../entrada/usuario.record.ts';
import { correoWrites, type NewCorreo } from './correo.repository.ts';
import type { Notice } from './notice.ts';

type Recipient = Pick<UsuarioRecord, 'id' | 'nombre' | 'email' | 'empresaId' | 'estado'> & {
  configuracion: { notificaciones: Pick<ConfiguracionUsuario['notificaciones'], 'email'> };
};

/** The e-mail that goes with a notification, part of its transaction: once for each user and event, or not at all. */
export function noticeMail(
  { correo, text }: Pick<Notice, 'correo' | 'text'>,
  usuario: Recipient,
  deps: Pick<Deps, 'newId' | 'now'>,
): Write[] {
  const { estado, configuracion } = usuario;
  // Who has never signed in has agreed to nothing yet, and may not even be the person who was meant.
  if (!correo || estado !== 'confirmado' || !(configuracion.notificaciones.email || correo.siempre)) return [];
  if (correo.soloA && correo.soloA !== usuario.id) return [];
  return correoWrites(deps, noticeCorreo({ correo, text }, usuario));
}

/** The e-mail itself, to a user or to somebody without an account. */
export function noticeCorreo(
  { correo, text }: Required<Pick<Notice, 'correo' | 'text'>>,
  { empresaId, nombre, email }: Pick<UsuarioRecord, 'empresaId' | 'nombre' | 'email'>,
): NewCorreo {
  const origin = env('PUBLIC_ORIGIN');
  return {
    empresaId,
    plantilla: correo.plantilla,
    para: { nombre, email },
    variables: {
      nombre,
      titulo: text.title,
      sobre: correo.sobre,
      mensaje: text.message,
      accion: text.actionText,
      enlace: `${origin}${text.actionUrl}`,
      enlacePreferencias: `${origin}/perfil#preferencias`,
    },
    secretos: {},
  };
}
