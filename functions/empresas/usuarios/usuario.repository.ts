import { usuarioGestionadoSchema } from '#shared/empresas/usuarios/gestion.ts';
import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';
import { attemptWrites } from '../../core/attempts.repository.ts';
import { userPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import {
  EXISTS,
  type Key,
  NOT_EXISTS,
  type Page,
  type Table,
  type Write,
  type WriteOptions,
} from '../../core/table.ts';
import { envioWrites } from '../../correos/envio.record.ts';
import {
  altaIndexKeys,
  asRecord,
  emailKey,
  guardKey,
  type NewUsuario,
  newRecord,
  type PendingPassword,
  pendingPasswordSchema,
  SUPERADMINS,
  tokensFrom,
  toRecord,
  type UsuarioRecord,
  usuarioIndexKeys,
  usuarioKey,
  usuariosPartition,
} from '../../entrada/usuario.record.ts';
import { usuarioCifrasWrite } from '../plataforma/cifras.repository.ts';
import { emailEnUso } from './usuario.errors.ts';

type UpdateWrite = Extract<Write, { update: Key }>;

/** A change of the record, and of what lists show of it on the guard of the e-mail. */
export function usuarioUpdates(
  usuario: Pick<UsuarioRecord, 'id' | 'email'> & Partial<Pick<UsuarioRecord, 'empresaId' | 'enOtraEmpresa'>>,
  change: Omit<UpdateWrite, 'update'> & { set: Partial<UsuarioRecord> & Record<string, unknown> },
): Write[] {
  const { id } = usuario;
  const { set, add } = change;
  const shown = Object.fromEntries(Object.entries(set).filter(([campo]) => campo in usuarioGestionadoSchema().shape));
  const isShown = Object.keys(shown).length > 0 || add?.version !== undefined;
  const moved = set.empresaId === undefined ? {} : altaIndexKeys({ id, empresaId: set.empresaId });
  return [
    { update: usuarioKey(id), ...change },
    ...(isShown ? [{ update: guardKey(usuario), set: { ...shown, ...moved }, ...(add && { add }), if: EXISTS }] : []),
  ];
}

/** Tells of another name; nothing where it is the same. */
export function renamedWrites(
  deps: Pick<Deps, 'newId' | 'now'>,
  previous: Pick<UsuarioRecord, 'nombre' | 'apellidos'>,
  { id, empresaId, nombre, apellidos }: Pick<UsuarioRecord, 'id' | 'empresaId' | 'nombre' | 'apellidos'>,
): Write[] {
  if (previous.nombre === nombre && previous.apellidos === apellidos) return [];
  return [eventWrite(deps, userPartition(id), 'UsuarioRenombrado', { empresaId, usuarioId: id })];
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
        ...guardKey(usuario),
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

/** Counters of a temporary password's e-mail, which leaves in a job: counted here, where somebody asks for it and can be refused. */
export function passwordMailWrites(
  { email, empresaId }: Pick<UsuarioRecord, 'email' | 'empresaId'>,
  now: Date,
): Write[] {
  return [...attemptWrites({ temporal: email }, now), ...envioWrites([{ empresaId, email }], { now: () => now })];
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
      account: Pick<UsuarioRecord, 'id' | 'email' | 'sub'> &
        Partial<Pick<UsuarioRecord, 'empresaId' | 'enOtraEmpresa'>> & { passwordCifrada: string; now: Date },
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

    /** The company of whose e-mail it is; null for a superadmin's, undefined for nobody's. */
    async findEmpresaOfEmail(email: string): Promise<string | null | undefined> {
      const guard = await table.get(emailKey(email), { consistent: true });
      return guard && ((guard.empresaId as string | null | undefined) ?? null);
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
