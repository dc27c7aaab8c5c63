import { ROLE_LABELS } from '#shared/core/permissions.ts';
import type { Identity } from '../../core/adapters/identity.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import { env } from '../../core/env.ts';
import { type Correo, correoWrites } from '../../correos/correo.repository.ts';
import type { PendingPassword, UsuarioRecord } from '../../entrada/usuario.record.ts';
import type { SesionRepository } from './sesion.repository.ts';
import type { SincronizacionRepository } from './sincronizacion.repository.ts';
import type { UsuarioRepository } from './usuario.repository.ts';

export interface SyncServices {
  repos: {
    usuarios: UsuarioRepository;
    sincronizacion: SincronizacionRepository;
    sesiones: Pick<SesionRepository, 'deleteAll'>;
  };
  adapters: { identity: Identity; secrets: Secrets };
  deps: Deps;
}

type Loaded = UsuarioRecord & Partial<PendingPassword>;

const MAX_ROUNDS = 3;

/**
 * Makes the account equal to the record, whatever it was before: the event only says whose. The record is read again at
 * the end, since a run for an earlier change may overtake the one for a later change.
 */
export async function syncCuenta(usuarioId: string, services: SyncServices): Promise<void> {
  const { repos, deps } = services;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const pending = await repos.sincronizacion.find(usuarioId);
    const before = await repos.usuarios.findWithPassword(usuarioId);
    if (before && pending?.quitarSegundoFactor) await services.adapters.identity.clearSecondFactor(usuarioId);
    const done = await follow(usuarioId, before, pending?.cerrarSesiones ?? false, services);
    const after = await repos.usuarios.find(usuarioId, { consistent: true });
    if (!done || before?.activo !== after?.activo) continue;
    if (pending) await repos.sincronizacion.finish(pending);
    deps.log.info('usuario.synced', { usuarioId });
    return;
  }
  throw new Error('The user kept changing while the account followed');
}

/** false when the record has moved on meanwhile. */
async function follow(
  usuarioId: string,
  usuario: Loaded | undefined,
  cerrarSesiones: boolean,
  { repos, adapters: { identity, secrets }, deps }: SyncServices,
): Promise<boolean> {
  if (!usuario) {
    await identity.remove(usuarioId);
    await repos.sesiones.deleteAll(usuarioId);
    return true;
  }
  if (!usuario.activo) {
    await identity.disable(usuarioId);
    await identity.signOutEverywhere(usuarioId);
    return true;
  }
  const { passwordCifrada } = usuario;
  if (usuario.enOtraEmpresa) return tellElsewhere(usuario, { repos, deps });
  if (!passwordCifrada) {
    await identity.enable(usuarioId);
    if (!cerrarSesiones) return true;
    await identity.signOutEverywhere(usuarioId);
    return repos.usuarios.endSessions(usuarioId, deps.now());
  }
  const temporaryPassword = await secrets.decrypt(passwordCifrada, { empresaId: usuario.empresaId, campo: 'password' });
  const sub = await identity.provision({ ...usuario, temporaryPassword });
  await identity.enable(usuarioId);
  await identity.signOutEverywhere(usuarioId);
  const account = { ...usuario, sub, passwordCifrada, now: deps.now() };
  const invited = await repos.usuarios.markInvited(account, passwordMail(usuario, passwordCifrada, deps));
  if (invited) deps.log.info('usuario.provisioned', { empresaId: usuario.empresaId, usuarioId });
  return invited;
}

/** Nobody gets an account or a password: the person hears who invited them, and why they cannot come in that way. */
async function tellElsewhere(usuario: Loaded, { repos, deps }: Pick<SyncServices, 'repos' | 'deps'>): Promise<boolean> {
  const { passwordCifrada, nombre, email } = usuario;
  if (!passwordCifrada) return true;
  const empresa = usuario.empresaNombre ?? 'Una empresa';
  const origin = env('PUBLIC_ORIGIN');
  const mail = correoWrites(deps, {
    empresaId: usuario.empresaId,
    plantilla: 'notification',
    comoSeVe: templateFor(usuario),
    para: { nombre, email },
    variables: {
      nombre,
      titulo: `${empresa} te ha invitado a Idonea`,
      sobre: 'una invitación que no podemos completar',
      mensaje: `Tu correo ya tiene otra cuenta en Idonea, y cada correo sirve para una sola. No hemos dicho a ${empresa} que la tienes. Si quieres entrar también con ${empresa}, pide que te inviten con otro correo. Si no esperabas esta invitación, no tienes que hacer nada.`,
      accion: 'Acceder a tu cuenta',
      enlace: `${origin}/login`,
      enlacePreferencias: `${origin}/perfil#preferencias`,
    },
    // Goes when the mail does, as with any other, and stands in no text.
    secretos: { password: passwordCifrada },
  });
  return repos.usuarios.markInvited({ ...usuario, passwordCifrada, now: deps.now() }, mail);
}

function passwordMail(usuario: Loaded, passwordCifrada: string, deps: Deps) {
  const { nombre, email, empresaId } = usuario;
  return correoWrites(deps, {
    empresaId,
    plantilla: templateFor(usuario),
    para: { nombre, email },
    variables: {
      nombre,
      email,
      nombreEmpresa: usuario.empresaNombre ?? 'Idonea',
      rol: ROLE_LABELS[usuario.rol],
      enlaceAcceso: `${env('PUBLIC_ORIGIN')}/login`,
    },
    secretos: { password: passwordCifrada },
  });
}

function templateFor({ passwordMotivo, rol }: Loaded): Correo['plantilla'] {
  if (passwordMotivo === 'restablecimiento') return 'resetPassword';
  return rol === 'admin' ? 'credencialesAdministrador' : 'invitacionUsuario';
}
