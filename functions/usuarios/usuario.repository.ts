import * as z from 'zod';
import { fold } from '#shared/core/fold.ts';
import { lazy } from '#shared/core/lazy.ts';
import { permissionsOf, type Rol } from '#shared/core/permissions.ts';
import { type UsuarioGestionado, usuarioGestionadoSchema } from '#shared/usuarios/gestion.ts';
import { type Usuario, usuarioSchema } from '#shared/usuarios/usuario.ts';
import { attemptWrites } from '../auth/attempts.repository.ts';
import { companyPartition, userPartition } from '../core/company-table.ts';
import type { Deps } from '../core/deps.ts';
import { eventWrite } from '../core/outbox.ts';
import {
  EXISTS,
  type Item,
  type Key,
  NOT_EXISTS,
  type Page,
  type Table,
  type Write,
  type WriteOptions,
} from '../core/table.ts';
import { usuarioCifrasWrite } from '../plataforma/cifras.repository.ts';
import { emailEnUso } from './usuario.errors.ts';

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
    }),
);
export type UsuarioRecord = z.output<ReturnType<typeof recordSchema>>;

/** A temporary password on its way to the account; encrypted with context `{ empresaId, campo: 'password' }`. */
const pendingPasswordSchema = lazy(() =>
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
  /** Preferences to begin with; the others are the specification's. */
  configuracion?: { zonaHoraria: string };
  /** Encrypted with context `{ empresaId, campo: 'password' }`; removed once the account exists. */
  passwordCifrada: string;
}

export const usuarioKey = (id: string) => ({ PK: userPartition(id), SK: 'USUARIO' });
export const emailKey = (email: string) => ({ PK: `EMAIL#${email}`, SK: 'EMAIL' });

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

type UpdateWrite = Extract<Write, { update: Key }>;

/** A change of the record, and of what lists show of it on the guard of the e-mail. */
export function usuarioUpdates(
  { id, email }: Pick<UsuarioRecord, 'id' | 'email'>,
  change: Omit<UpdateWrite, 'update'> & { set: Partial<UsuarioRecord> & Record<string, unknown> },
): Write[] {
  const { set, add } = change;
  const shown = Object.fromEntries(Object.entries(set).filter(([campo]) => campo in usuarioGestionadoSchema().shape));
  const isShown = Object.keys(shown).length > 0 || add?.version !== undefined;
  const moved = set.empresaId === undefined ? {} : altaIndexKeys({ id, empresaId: set.empresaId });
  return [
    { update: usuarioKey(id), ...change },
    ...(isShown ? [{ update: emailKey(email), set: { ...shown, ...moved }, ...(add && { add }), if: EXISTS }] : []),
  ];
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

/**
 * The writes that create a user: part of the transaction of whoever creates it. `emailPath` is the field of their form
 * that is told when the e-mail is taken.
 */
export function usuarioWrites(usuario: NewUsuario, emailPath = 'email'): Write[] {
  const record = newRecord(usuario);
  return [
    {
      put: {
        ...emailKey(usuario.email),
        ...altaIndexKeys(usuario),
        tipo: 'EMAIL',
        usuarioId: usuario.id,
        ...usuarioGestionadoSchema().parse(record),
      },
      if: NOT_EXISTS,
      orFail: () => emailEnUso(usuario.email, emailPath),
    },
    {
      put: {
        ...usuarioKey(usuario.id),
        ...usuarioIndexKeys(usuario),
        tipo: 'USUARIO',
        ...record,
        passwordCifrada: usuario.passwordCifrada,
        passwordMotivo: 'invitacion',
      },
      if: NOT_EXISTS,
    },
    usuarioCifrasWrite(1),
    ...attemptWrites({ temporal: usuario.email }, new Date(usuario.fecha)),
  ];
}

export function usuarioRepository(table: Table) {
  return {
    async find(id: string, options: { consistent?: boolean } = {}): Promise<UsuarioRecord | undefined> {
      const item = await table.get(usuarioKey(id), options);
      return item && toRecord(item);
    },

    /** With the temporary password that the account does not have yet. */
    async findWithPassword(id: string): Promise<(UsuarioRecord & Partial<PendingPassword>) | undefined> {
      const item = await table.get(usuarioKey(id), { consistent: true });
      return item && { ...toRecord(item), ...pendingPasswordSchema().partial().parse(item) };
    },

    /** Up to 100 by id, as of a moment ago; undefined stands for what is no user as we know them. */
    async findMany(ids: readonly string[]): Promise<Map<string, UsuarioRecord | undefined>> {
      const items = await table.batchGet(ids.map(usuarioKey));
      return new Map(items.map((item) => [String(item.id), asRecord(item)]));
    },

    async listOfEmpresa(empresaId: string, cursor?: string): Promise<Page<UsuarioRecord>> {
      const page = await table.query({ index: 'GSI1', pk: usuariosPartition(empresaId), cursor });
      return { items: page.items.map(toRecord), cursor: page.cursor };
    },

    async listSuperadmins(cursor?: string): Promise<Page<UsuarioRecord>> {
      const page = await table.query({ index: 'GSI1', pk: SUPERADMINS, cursor });
      return { items: page.items.map(toRecord), cursor: page.cursor };
    },

    /**
     * The account has this temporary password now, so it is no longer kept, and earlier tokens are dead. false when the
     * user is gone or has been given another password meanwhile.
     */
    async markInvited(
      account: { id: string; email: string; sub: string; passwordCifrada: string; now: Date },
      alongside: readonly Write[],
    ): Promise<boolean> {
      const { sub, passwordCifrada, now } = account;
      const updates = usuarioUpdates(account, {
        set: { estado: 'invitado', sub, sesionesDesde: tokensFrom(now) },
        remove: ['passwordCifrada', 'passwordMotivo'],
        if: { ...EXISTS, passwordCifrada: { eq: passwordCifrada } },
        orFail: () => new AccountMovedError(),
      });
      return stillThere(table.write([...updates, ...alongside]));
    },

    /** Whose e-mail it is. */
    async findIdByEmail(email: string): Promise<string | undefined> {
      const guard = await table.get(emailKey(email), { consistent: true });
      return guard?.usuarioId as string | undefined;
    },

    /** Access tokens issued until now open nothing any more; the next second's do. false when the user is gone. */
    endSessions(id: string, now: Date, alongside: readonly Write[] = [], options?: WriteOptions): Promise<boolean> {
      const update: Write = {
        update: usuarioKey(id),
        set: { sesionesDesde: tokensFrom(now) },
        if: EXISTS,
        orFail: () => new AccountMovedError(),
      };
      return stillThere(table.write([update, ...alongside], options));
    },

    /** The name that their company has now; nothing happens when they have left it. */
    async setEmpresaNombre(usuario: UsuarioRecord, empresaNombre: string): Promise<void> {
      const updates = usuarioUpdates(usuario, {
        set: { empresaNombre },
        add: { version: 1 },
        if: { empresaId: { eq: usuario.empresaId } },
        orFail: () => new AccountMovedError(),
      });
      await stillThere(table.write(updates));
    },

    /** Notes a sign-in; the one before it stays known. Answers the user as they are now. */
    async recordAccess<U extends Pick<Usuario, 'id' | 'email' | 'estado' | 'ultimoAcceso' | 'segundoFactorDesde'>>(
      usuario: U,
      fecha: string,
      alongside: readonly Write[] = [],
    ): Promise<U> {
      const { estado, segundoFactorDesde } = usuario;
      const accesses = { ultimoAcceso: fecha, accesoAnterior: usuario.ultimoAcceso };
      const set = { ...accesses, estado, segundoFactorDesde };
      await table.write([...usuarioUpdates(usuario, { set, if: EXISTS }), ...alongside]);
      return { ...usuario, ...accesses };
    },

    /** Cognito asks for it from now on, or no longer does: `desde` is when the person turned it on. */
    async setSegundoFactor(
      usuario: Pick<Usuario, 'id' | 'email' | 'empresaId'>,
      desde: string | null,
      deps: Pick<Deps, 'newId' | 'now'>,
      result: unknown,
    ): Promise<void> {
      const { id, empresaId } = usuario;
      const detail = { empresaId, usuarioId: id, activo: desde !== null };
      await table.write(
        [
          ...usuarioUpdates(usuario, { set: { segundoFactorDesde: desde }, if: EXISTS }),
          eventWrite(deps, userPartition(id), 'SegundoFactorCambiado', detail),
        ],
        { result },
      );
    },

    /** Answers the photo that this one replaces. Two at once: the later one stays, and no photo is lost from the record. */
    async setAvatar(usuario: Pick<Usuario, 'id' | 'email'>, avatarUrl: string | null): Promise<string | null> {
      const record = await this.find(usuario.id, { consistent: true });
      const previous = record?.avatarUrl ?? null;
      await table.write(usuarioUpdates(usuario, { set: { avatarUrl }, if: EXISTS }), { result: { avatarUrl } });
      return previous;
    },
  };
}

export type UsuarioRepository = ReturnType<typeof usuarioRepository>;

function toRecord(item: Item): UsuarioRecord {
  return recordSchema().parse(item);
}

/** undefined for what is no user as we know them (an unknown role): one such record must not hide a whole list. */
function asRecord(item: Item): UsuarioRecord | undefined {
  const parsed = recordSchema().safeParse(item);
  return parsed.success ? parsed.data : undefined;
}

/** The same for what lists show, of the record and of the guard. */
export function asListed(item: Item): UsuarioGestionado | undefined {
  const parsed = usuarioGestionadoSchema().safeParse(item);
  return parsed.success ? parsed.data : undefined;
}

class AccountMovedError extends Error {}

async function stillThere(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof AccountMovedError) return false;
    throw error;
  }
}

export function toUsuario(record: UsuarioRecord): Usuario {
  return { ...record, permisos: permissionsOf(record) };
}
