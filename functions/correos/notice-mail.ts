import type { ConfiguracionUsuario } from '#shared/empresas/usuarios/usuario.ts';
import type { Deps } from '../core/deps.ts';
import { env } from '../core/env.ts';
import type { Write } from '../core/table.ts';
import type { UsuarioRecord } from '../entrada/usuario.record.ts';
import { correoWrites, type NewCorreo } from './correo.repository.ts';
import type { Externo, Notice } from './notice.ts';

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
  const origin = env('PUBLIC_ORIGIN');
  return correoWrites(deps, {
    empresaId: usuario.empresaId,
    plantilla: correo.plantilla,
    para: { nombre: usuario.nombre, email: usuario.email },
    variables: {
      nombre: usuario.nombre,
      titulo: text.title,
      sobre: correo.sobre,
      mensaje: text.message,
      accion: text.actionText,
      enlace: `${origin}${text.actionUrl}`,
      enlacePreferencias: `${origin}/perfil#preferencias`,
    },
    secretos: {},
  });
}

/** The same to somebody without an account, for whom no screen says more. */
export const externoCorreo = (
  { text }: Pick<Notice, 'text'>,
  { empresaId, nombre, email, nombreEmpresa, localizar }: Externo,
): NewCorreo => ({
  empresaId,
  plantilla: 'atencionExterna',
  para: { nombre, email },
  variables: { nombre, nombreEmpresa, localizar, titulo: text.title, mensaje: text.message },
  secretos: {},
});
