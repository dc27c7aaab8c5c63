import { isDeepStrictEqual } from 'node:util';
import { invitacionHasta } from '#shared/empresas/usuarios/situacion.ts';
import { userPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { SessionUser } from '../../core/request.ts';
import type { Item, Table, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { envioWrites } from '../../correos/envio.record.ts';
import {
  guardKey,
  INVITACIONES,
  invitacionKey,
  type NewUsuario,
  type PendingPassword,
  type UsuarioRecord,
  usuarioIndexKeys,
  usuarioKey,
} from '../../entrada/usuario.record.ts';
import { usuariosActividadWrite } from '../empresas/actividad.repository.ts';
import { writableCheck } from '../empresas/empresa.repository.ts';
import { countWrite, usoWrite } from '../empresas/uso.repository.ts';
import { usuarioCifrasWrite } from '../plataforma/cifras.repository.ts';
import { perfilKey } from './perfil.repository.ts';
import { syncWrites } from './sincronizacion.repository.ts';
import { sinPermiso, usuarioNoEncontrado } from './usuario.errors.ts';
import { passwordMailWrites, renamedWrites, usuarioUpdates, usuarioWrites } from './usuario.repository.ts';

type SyncDeps = Pick<Deps, 'newId' | 'now'>;

/**
 * Changes that managers of users make; `usuario.record.ts` has the keys. Each is one transaction: the user, the guard
 * of the e-mail, the places of the plan, the count of administrators, what the account has to follow and its event. Each
 * also expects that the company may be changed, and that whoever asks still has their role: two people who demote each
 * other do not both succeed.
 */
export function gestionRepository(table: Table) {
  return {
    /** `alongside` is what else is known of the new user. */
    async create(
      actor: SessionUser,
      usuario: NewUsuario,
      deps: SyncDeps,
      result: unknown,
      alongside: readonly Write[] = [],
    ): Promise<void> {
      await table.write(
        [
          ...usuarioWrites(usuario),
          ...envioWrites([usuario], deps),
          invitacionWrite(usuario.id, usuario.fecha),
          ...alongside,
          ...placeWrites(deps, undefined, { ...usuario, activo: true }),
          ...syncWrites(deps, usuario, 'UsuarioCreado', { actorId: actor.id }),
          ...writableChecks(usuario),
          actorCheck(actor),
        ],
        { result },
      );
    },

    /** `previous` is the version that the change was made from. */
    async update(actor: SessionUser, previous: UsuarioRecord, usuario: UsuarioRecord, deps: SyncDeps): Promise<void> {
      const { nombre, apellidos, telefono, rol, activo, empresaId, empresaNombre, sesionesDesde, version } = usuario;
      const updates = usuarioUpdates(usuario, {
        set: {
          ...{ nombre, apellidos, telefono, rol, activo, empresaId, empresaNombre, sesionesDesde, version },
          ...usuarioIndexKeys(usuario),
        },
        if: { version: { eq: previous.version } },
        orFail: (found) => (found ? versionObsoleta() : usuarioNoEncontrado()),
        cambios: [
          { campo: 'rol', antes: previous.rol, despues: rol },
          { campo: 'activo', antes: previous.activo, despues: activo },
        ],
      });
      const concernsAccount = previous.activo !== activo || previous.rol !== rol;
      await table.write([
        ...updates,
        ...placeWrites(deps, previous, usuario),
        ...(onlyDeactivates(previous, usuario) ? [] : writableChecks(previous, usuario)),
        ...(concernsAccount ? syncWrites(deps, usuario, 'UsuarioCambiado', { cerrarSesiones: true }) : []),
        ...renamedWrites(deps, previous, usuario),
        ...(actor.id === usuario.id ? [] : [actorCheck(actor)]),
      ]);
    },

    /** Gives a new temporary password; the account and the e-mail follow. */
    async setPassword(
      actor: SessionUser,
      previous: UsuarioRecord,
      usuario: UsuarioRecord,
      password: PendingPassword,
      deps: SyncDeps,
      { result, orFail }: { result: unknown; orFail: (found: Item | undefined) => Error },
    ): Promise<void> {
      const { estado, invitadoEn, sesionesDesde, version } = usuario;
      await table.write(
        [
          ...usuarioUpdates(usuario, {
            set: { estado, invitadoEn, sesionesDesde, version, ...password },
            if: { version: { eq: previous.version }, activo: { eq: true } },
            orFail,
          }),
          ...syncWrites(deps, usuario, 'UsuarioCambiado', { cerrarSesiones: true }),
          ...passwordMailWrites(usuario, deps.now()),
          ...(password.passwordMotivo === 'invitacion' ? [invitacionWrite(usuario.id, deps.now().toISOString())] : []),
          ...writableChecks(usuario),
          ...(actor.id === usuario.id ? [] : [actorCheck(actor)]),
        ],
        { result },
      );
    },

    /** The account loses its second factor; the person hears of it. */
    async clearSegundoFactor(
      actor: SessionUser,
      previous: UsuarioRecord,
      usuario: UsuarioRecord,
      deps: SyncDeps,
      result: unknown,
    ): Promise<void> {
      const { id, empresaId, segundoFactorDesde, sesionesDesde, version } = usuario;
      const detail = { empresaId, usuarioId: id, actorId: actor.id, activo: false };
      await table.write(
        [
          ...usuarioUpdates(usuario, {
            set: { segundoFactorDesde, sesionesDesde, version },
            if: { version: { eq: previous.version } },
            orFail: (found) => (found ? versionObsoleta() : usuarioNoEncontrado()),
          }),
          ...syncWrites(deps, usuario, 'UsuarioCambiado', { cerrarSesiones: true, quitarSegundoFactor: true }),
          eventWrite(deps, userPartition(id), 'SegundoFactorCambiado', detail),
          ...writableChecks(usuario),
          actorCheck(actor),
        ],
        { result },
      );
    },

    /** Users whose invitation has ended, longest first, at most 100: taken up or not. */
    async listEndedInvitations(now: Date): Promise<string[]> {
      const sk = { lte: now.toISOString() };
      const { items } = await table.query({ index: 'GSI1', pk: INVITACIONES, sk, limit: 100 });
      return items.map(({ usuarioId }) => String(usuarioId));
    },

    async forgetInvitation(usuarioId: string): Promise<void> {
      await table.write([{ delete: invitacionKey(usuarioId) }], { audit: false });
    },

    /** Nobody took it up: the row goes, and the place of the plan is free again. */
    async endInvitation(usuario: UsuarioRecord, deps: SyncDeps): Promise<void> {
      await table.write([
        {
          delete: usuarioKey(usuario.id),
          if: { version: { eq: usuario.version }, activo: { eq: usuario.activo }, estado: { eq: usuario.estado } },
          orFail: versionObsoleta,
        },
        ...removalWrites(usuario, deps),
      ]);
    },

    async delete(actor: SessionUser, usuario: UsuarioRecord, deps: SyncDeps): Promise<void> {
      await table.write([
        {
          delete: usuarioKey(usuario.id),
          // What the counters are moved by.
          if: { activo: { eq: usuario.activo }, rol: { eq: usuario.rol } },
          orFail: (found) => (found ? versionObsoleta() : usuarioNoEncontrado()),
        },
        ...removalWrites(usuario, deps),
        ...writableChecks(usuario),
        actorCheck(actor),
      ]);
    },
  };
}

/** Writes that go with a removed user: what finds and counts them, and the end of their account. */
function removalWrites(usuario: UsuarioRecord, deps: SyncDeps): Write[] {
  return [
    { delete: guardKey(usuario) },
    { delete: invitacionKey(usuario.id) },
    { delete: perfilKey(usuario.id) },
    usuarioCifrasWrite(-1),
    ...placeWrites(deps, usuario, undefined),
    ...syncWrites(deps, usuario, 'UsuarioEliminado'),
  ];
}

/** Entry that says until when an invitation may be taken up: as long as its temporary password. */
function invitacionWrite(usuarioId: string, fecha: string): Write {
  const caduca = invitacionHasta(fecha);
  return {
    put: {
      ...invitacionKey(usuarioId),
      tipo: 'INVITACION',
      usuarioId,
      GSI1PK: INVITACIONES,
      GSI1SK: `${caduca}#${usuarioId}`,
    },
  };
}

/** Removes a user together with their company: nobody is left to ask, and no place to give back. */
export function purgeUsuarioWrites(usuario: UsuarioRecord, deps: SyncDeps): Write[] {
  return [
    { delete: usuarioKey(usuario.id), if: { empresaId: { eq: usuario.empresaId } } },
    { delete: guardKey(usuario) },
    { delete: invitacionKey(usuario.id) },
    { delete: perfilKey(usuario.id) },
    usuarioCifrasWrite(-1),
    ...syncWrites(deps, usuario, 'UsuarioEliminado'),
  ];
}

/** Whoever asks is still who the session found. */
function actorCheck({ id, rol }: SessionUser): Write {
  return { check: usuarioKey(id), if: { activo: { eq: true }, rol: { eq: rol } }, orFail: sinPermiso };
}

/** Suspended and cancelled companies are read-only. */
/** Deactivation and no other change: open in a suspended company too, since who leaves must lose access. */
function onlyDeactivates(previous: UsuarioRecord, usuario: UsuarioRecord): boolean {
  const { activo: _, version: _version, sesionesDesde: _sesiones, ...before } = previous;
  return previous.activo && !usuario.activo && isDeepStrictEqual({ ...usuario, ...before }, usuario);
}

function writableChecks(...usuarios: Pick<UsuarioRecord, 'empresaId'>[]): Write[] {
  const empresas = new Set(usuarios.flatMap(({ empresaId }) => empresaId ?? []));
  return [...empresas].map(writableCheck);
}

type Place = Pick<UsuarioRecord, 'empresaId' | 'activo' | 'rol'>;

/** Active users take a place of their company's plan; active administrators are counted apart. */
function placeWrites(deps: SyncDeps, before: Place | undefined, after: Place | undefined): Write[] {
  const empresas = new Set([before?.empresaId, after?.empresaId].filter((id) => typeof id === 'string'));
  return [...empresas].flatMap((empresaId) => {
    const usuarios = placesOf(after, empresaId).usuarios - placesOf(before, empresaId).usuarios;
    const adminsActivos = placesOf(after, empresaId).adminsActivos - placesOf(before, empresaId).adminsActivos;
    if (usuarios === 0 && adminsActivos === 0) return [];
    if (usuarios === 0) return [usoWrite(empresaId, { adminsActivos })];
    const counted =
      usuarios > 0
        ? countWrite(deps, empresaId, 'usuarios', { adminsActivos })
        : usoWrite(empresaId, { usuarios, adminsActivos });
    return [counted, usuariosActividadWrite(empresaId, usuarios)];
  });
}

function placesOf(place: Place | undefined, empresaId: string) {
  const counts = place?.activo && place.empresaId === empresaId;
  return { usuarios: counts ? 1 : 0, adminsActivos: counts && place.rol === 'admin' ? 1 : 0 };
}
