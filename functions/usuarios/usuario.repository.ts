import * as z from 'zod';
import { fold } from '#shared/core/fold.ts';
import { lazy } from '#shared/core/lazy.ts';
import { permissionsOf, type Rol } from '#shared/core/permissions.ts';
import { type Usuario, usuarioSchema } from '#shared/usuarios/usuario.ts';
import { companyPartition, userPartition } from '../core/company-table.ts';
import { EXISTS, type Item, NOT_EXISTS, type Page, type Table, type Write } from '../core/table.ts';
import { emailEnUso } from './usuario.errors.ts';

/**
 * Users.
 *
 * | Access                      | Key                                                    |
 * | --------------------------- | ------------------------------------------------------ |
 * | one user                    | PK `USUARIO#<id>`, SK `USUARIO`                        |
 * | users of a company, by name | GSI1 `EMPRESA#<id>#USUARIOS`, `<folded name>#<id>`     |
 * | e-mail taken on the platform| PK `EMAIL#<email>`, SK `EMAIL` (guard)                 |
 *
 * The Cognito username is the user's id, so a session costs one read.
 */
const recordSchema = lazy(() =>
  usuarioSchema()
    .omit({ permisos: true })
    /** Cognito's subject, known once the account exists. */
    .extend({ sub: z.string().nullable() }),
);
export type UsuarioRecord = z.output<ReturnType<typeof recordSchema>>;

export interface NewUsuario {
  id: string;
  nombre: string;
  email: string;
  telefono: string;
  rol: Rol;
  empresaId: string | null;
  empresaNombre: string | null;
  fecha: string;
  /** Encrypted with context `{ empresaId, campo: 'password' }`; removed once the account exists. */
  passwordCifrada: string;
}

const key = (id: string) => ({ PK: userPartition(id), SK: 'USUARIO' });

/** The writes that create a user: part of the transaction of whoever creates it. */
export function usuarioWrites(usuario: NewUsuario): Write[] {
  const { fecha, ...fields } = usuario;
  return [
    {
      put: { PK: `EMAIL#${usuario.email}`, SK: 'EMAIL', tipo: 'EMAIL', usuarioId: usuario.id },
      if: NOT_EXISTS,
      orFail: () => emailEnUso(usuario.email),
    },
    {
      put: {
        ...key(usuario.id),
        ...(usuario.empresaId && {
          GSI1PK: `${companyPartition(usuario.empresaId)}#USUARIOS`,
          GSI1SK: `${fold(usuario.nombre)}#${usuario.id}`,
        }),
        tipo: 'USUARIO',
        ...fields,
        avatarUrl: null,
        activo: true,
        estado: 'pendiente',
        sub: null,
        fechaCreacion: fecha,
        ultimoAcceso: null,
        version: 1,
      },
      if: NOT_EXISTS,
    },
  ];
}

export function usuarioRepository(table: Table) {
  return {
    async find(id: string, options: { consistent?: boolean } = {}): Promise<UsuarioRecord | undefined> {
      const item = await table.get(key(id), options);
      return item && toRecord(item);
    },

    async findPasswordCifrada(id: string): Promise<string | undefined> {
      const item = await table.get(key(id), { consistent: true });
      return item?.passwordCifrada as string | undefined;
    },

    async listOfEmpresa(empresaId: string, cursor?: string): Promise<Page<UsuarioRecord>> {
      const page = await table.query({ index: 'GSI1', pk: `${companyPartition(empresaId)}#USUARIOS`, cursor });
      return { items: page.items.map(toRecord), cursor: page.cursor };
    },

    /** The account exists in Cognito now: the user is invited, and the password is no longer kept. */
    async markInvited(id: string, sub: string, alongside: readonly Write[]): Promise<void> {
      const update: Write = {
        update: key(id),
        set: { estado: 'invitado', sub },
        remove: ['passwordCifrada'],
        if: { ...EXISTS, estado: { eq: 'pendiente' } },
      };
      await table.write([update, ...alongside]);
    },

    async recordAccess(id: string, estado: Usuario['estado'], fecha: string): Promise<void> {
      await table.write([{ update: key(id), set: { ultimoAcceso: fecha, estado }, if: EXISTS }]);
    },
  };
}

export type UsuarioRepository = ReturnType<typeof usuarioRepository>;

function toRecord(item: Item): UsuarioRecord {
  return recordSchema().parse(item);
}

export function toUsuario(record: UsuarioRecord): Usuario {
  return { ...record, permisos: permissionsOf(record) };
}
