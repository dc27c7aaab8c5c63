import * as z from 'zod';
import { fold } from '#shared/core/fold.ts';
import { lazy } from '#shared/core/lazy.ts';
import { permissionsOf, type Rol } from '#shared/core/permissions.ts';
import { type UsuarioGestionado, usuarioGestionadoSchema } from '#shared/empresas/usuarios/gestion.ts';
import { type Usuario, usuarioSchema } from '#shared/empresas/usuarios/usuario.ts';
import { companyPartition, userPartition } from '../core/company-table.ts';
import type { Item } from '../core/table.ts';

/**
 * Users.
 *
 * | Access                      | Key                                                    |
 * | --------------------------- | ------------------------------------------------------ |
 * | one user                    | PK `USUARIO#<id>`, SK `USUARIO`                        |
 * | users of a company, by name | GSI1 `EMPRESA#<id>#USUARIOS`, `<folded name>#<id>`     |
 * | superadmins, by name        | GSI1 `GLOBAL#SUPERADMINS`, `<folded name>#<id>`        |
 * | all users, by name          | GSI2 `GLOBAL#USUARIOS`, `<folded name>#<id>`           |
 * | e-mail taken on the platform| PK `EMAIL#<email>`, SK `EMAIL` (guard)                 |
 * | invited by a company while it signs in elsewhere | PK `EMAIL#<email>`, SK `INVITACION#<empresaId>` (guard) |
 * | invitations, by their end   | PK `USUARIO#<id>`, SK `INVITACION`; GSI1 `GLOBAL#INVITACIONES`, `<fecha>#<id>` |
 * | users of a company, by creation | GSI1 `EMPRESA#<id>#USUARIOS#ALTAS`, `<usuarioId>` (on the guard) |
 * | superadmins, by creation    | GSI1 `GLOBAL#SUPERADMINS#ALTAS`, `<usuarioId>` (on the guard) |
 * | all users, by creation      | GSI2 `GLOBAL#USUARIOS#ALTAS`, `<usuarioId>` (on the guard) |
 *
 * The guard also holds what lists show of the user, so that those by creation cost as little as those by name: whatever
 * changes it is written to both (`usuarioUpdates`).
 *
 * The Cognito username is the user's id, so a session costs one read. `directorio.repository.ts` reads the lists,
 * `gestion.repository.ts` makes the changes that managers of users ask for.
 */
const recordSchema = lazy(() =>
  usuarioSchema()
    .omit({ permisos: true })
    .extend({
      /** Cognito's subject, known once the account exists. */
      sub: z.string().nullable(),
      /** Access tokens issued before this second (epoch) open nothing any more. */
      sesionesDesde: z.number().int().default(0),
      /** Sign-ins whose tokens open nothing any more, with the second (epoch) at which the last of them ends anyway. */
      sesionesCerradas: z.array(z.object({ id: z.string(), hasta: z.number().int() })).optional(),
      /** When the last temporary password was asked for. */
      invitadoEn: z.string().nullable().default(null),
      /** Invited with an e-mail that signs somebody in elsewhere: there is no account, and who invited learns nothing of it. */
      enOtraEmpresa: z.literal(true).optional(),
    }),
);
export type UsuarioRecord = z.output<ReturnType<typeof recordSchema>>;

/** A temporary password on its way to the account; encrypted with context `{ empresaId, campo: 'password' }`. */
export const pendingPasswordSchema = lazy(() =>
  z.object({
    passwordCifrada: z.string(),
    /** What the e-mail says. */
    passwordMotivo: z.enum(['invitacion', 'restablecimiento']).default('invitacion'),
  }),
);
export type PendingPassword = z.output<ReturnType<typeof pendingPasswordSchema>>;

export interface NewUsuario {
  id: string;
  nombre: string;
  apellidos?: string;
  email: string;
  telefono: string;
  rol: Rol;
  empresaId: string | null;
  empresaNombre: string | null;
  fecha: string;
  /** Preferences to begin with; the others have their defaults. */
  configuracion?: { zonaHoraria: string };
  /** Encrypted with context `{ empresaId, campo: 'password' }`; removed once the account exists. */
  passwordCifrada: string;
  enOtraEmpresa?: true | undefined;
}

export const usuarioKey = (id: string) => ({ PK: userPartition(id), SK: 'USUARIO' });
export const emailKey = (email: string) => ({ PK: `EMAIL#${email}`, SK: 'EMAIL' });

/** Key of the guard of a user's e-mail, which lists by creation read. */
export const guardKey = ({
  email,
  empresaId,
  enOtraEmpresa,
}: {
  email: string;
  empresaId?: string | null;
  enOtraEmpresa?: true | undefined;
}) => (enOtraEmpresa ? { PK: `EMAIL#${email}`, SK: `INVITACION#${empresaId}` } : emailKey(email));

export const invitacionKey = (id: string) => ({ PK: userPartition(id), SK: 'INVITACION' });
export const INVITACIONES = 'GLOBAL#INVITACIONES';

export const USUARIOS = 'GLOBAL#USUARIOS';
export const SUPERADMINS = 'GLOBAL#SUPERADMINS';
export const usuariosPartition = (empresaId: string) => `${companyPartition(empresaId)}#USUARIOS`;
/** The same people, by creation. */
export const altasOf = (partition: string) => `${partition}#ALTAS`;

// Only superadmins have no company.
const ownPartition = (empresaId: string | null) => (empresaId ? usuariosPartition(empresaId) : SUPERADMINS);

/** Where lists find a user by name: to be set again whenever one of these changes. */
export function usuarioIndexKeys(usuario: Pick<UsuarioRecord, 'id' | 'nombre' | 'apellidos' | 'empresaId'>) {
  const sortKey = `${fold(`${usuario.nombre} ${usuario.apellidos ?? ''}`)}#${usuario.id}`;
  return { GSI1PK: ownPartition(usuario.empresaId), GSI1SK: sortKey, GSI2PK: USUARIOS, GSI2SK: sortKey };
}

/** The same on the guard of the e-mail, by which lists find the newest first. */
export function altaIndexKeys({ id, empresaId }: Pick<UsuarioRecord, 'id' | 'empresaId'>) {
  return { GSI1PK: altasOf(ownPartition(empresaId)), GSI1SK: id, GSI2PK: altasOf(USUARIOS), GSI2SK: id };
}

/** Tokens say their second only: one of this very second may be older than now. */
export const tokensFrom = (now: Date) => Math.floor(now.getTime() / 1000) + 1;

/** A user as they are first stored. */
export function newRecord({ fecha, passwordCifrada: _, ...usuario }: NewUsuario): UsuarioRecord {
  return recordSchema().parse({
    ...usuario,
    avatarUrl: null,
    activo: true,
    estado: 'pendiente',
    sub: null,
    invitadoEn: fecha,
    fechaCreacion: fecha,
    ultimoAcceso: null,
    version: 1,
  });
}

export function toRecord(item: Item): UsuarioRecord {
  return recordSchema().parse(item);
}

/** undefined for what is no user as we know them (an unknown role): one such record must not hide a whole list. */
export function asRecord(item: Item): UsuarioRecord | undefined {
  const parsed = recordSchema().safeParse(item);
  return parsed.success ? parsed.data : undefined;
}

/** The same for what lists show, of the record and of the guard. */
export function asListed(item: Item): UsuarioGestionado | undefined {
  const parsed = usuarioGestionadoSchema().safeParse(item);
  return parsed.success ? parsed.data : undefined;
}

export function toUsuario(record: UsuarioRecord): Usuario {
  return { ...record, permisos: permissionsOf(record) };
}
