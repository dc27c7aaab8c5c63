import { fold } from '#shared/core/fold.ts';
import type { Rol } from '#shared/core/permissions.ts';
import { type Situacion, situacionDe } from '#shared/usuarios/situacion.ts';
import { cursorAfter } from '../core/cursor.ts';
import type { Item, Page, Query, Table } from '../core/table.ts';
import {
  altasPartition,
  asRecord,
  emailKey,
  type UsuarioRecord,
  usuarioKey,
  usuariosPartition,
} from './usuario.repository.ts';

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  rol?: Rol | undefined;
  estado?: Situacion | undefined;
  orden: 'nombre' | '-nombre' | 'recientes';
}

/** An item that the index holds, and the user that it leads to. */
interface Entry {
  item: Item;
  usuario: UsuarioRecord | undefined;
}

/** With filters an answer looks at no more than 10 × 100 users; when these do not fill it, its cursor goes on. */
const MAX_READS = 10;
const READ_SIZE = 100;

/**
 * Lists of users; `usuario.repository.ts` has the keys.
 *
 * A company's users are as few as its plan allows, so q, rol and estado are matched here, page by page within the bound
 * above. On the whole platform q is the beginning of a name, or a whole e-mail, and the index finds it.
 */
export function directorioRepository(table: Table) {
  /** From the guards of e-mails, in whose index users stand in the order of their ids. */
  async function newest(query: Query): Promise<{ entries: Entry[]; cursor: string | undefined }> {
    const page = await table.query({ ...query, reverse: true });
    const found = await table.batchGet(page.items.map(({ usuarioId }) => usuarioKey(String(usuarioId))));
    const byId = new Map(found.map((item) => [item.id, item]));
    const entries = page.items.map((item) => {
      const usuario = byId.get(item.usuarioId);
      return { item, usuario: usuario && asRecord(usuario) };
    });
    return { entries, cursor: page.cursor };
  }

  async function byName(query: Query): Promise<{ entries: Entry[]; cursor: string | undefined }> {
    const page = await table.query(query);
    return { entries: page.items.map((item) => ({ item, usuario: asRecord(item) })), cursor: page.cursor };
  }

  async function collect(
    read: (limit: number, cursor: string | undefined) => ReturnType<typeof byName>,
    { limit, cursor: start, ...filters }: Omit<ListQuery, 'orden'>,
    index: 'GSI1' | 'GSI2',
  ): Promise<Page<UsuarioRecord>> {
    const filtered = Boolean(filters.q || filters.rol || filters.estado);
    const items: UsuarioRecord[] = [];
    let cursor = start;
    for (let reads = 0; reads < MAX_READS; reads++) {
      const page = await read(filtered ? READ_SIZE : limit - items.length, cursor);
      for (const [position, { item, usuario }] of page.entries.entries()) {
        if (!usuario || !matches(usuario, filters)) continue;
        items.push(usuario);
        if (items.length < limit) continue;
        const isLast = position === page.entries.length - 1;
        return { items, cursor: isLast ? page.cursor : cursorAfter(item, index) };
      }
      cursor = page.cursor;
      if (!cursor) break;
    }
    return { items, cursor };
  }

  return {
    listOfEmpresa(empresaId: string, { orden, ...query }: ListQuery): Promise<Page<UsuarioRecord>> {
      const index = 'GSI1';
      const read = (limit: number, cursor: string | undefined) =>
        orden === 'recientes'
          ? newest({ index, pk: altasPartition(empresaId), limit, cursor })
          : byName({ index, pk: usuariosPartition(empresaId), reverse: orden === '-nombre', limit, cursor });
      return collect(read, query, index);
    },

    async listAll({ orden, q, ...query }: ListQuery): Promise<Page<UsuarioRecord>> {
      const index = 'GSI2';
      if (q?.includes('@')) return { items: await findByEmail(fold(q), query) };
      const read = (limit: number, cursor: string | undefined) =>
        orden === 'recientes' && !q
          ? newest({ index, pk: 'GLOBAL#USUARIOS#ALTAS', limit, cursor })
          : byName({
              index,
              pk: 'GLOBAL#USUARIOS',
              ...(q && { sk: { beginsWith: fold(q) } }),
              reverse: orden === '-nombre',
              limit,
              cursor,
            });
      return collect(read, query, index);
    },
  };

  async function findByEmail(email: string, filters: Pick<ListQuery, 'rol' | 'estado'>): Promise<UsuarioRecord[]> {
    const guard = await table.get(emailKey(email));
    const item = guard && (await table.get(usuarioKey(String(guard.usuarioId))));
    const usuario = item && asRecord(item);
    return usuario && matches(usuario, filters) ? [usuario] : [];
  }
}

function matches(usuario: UsuarioRecord, { q, rol, estado }: Pick<ListQuery, 'q' | 'rol' | 'estado'>): boolean {
  if (rol && usuario.rol !== rol) return false;
  if (estado && situacionDe(usuario) !== estado) return false;
  return !q || fold(`${usuario.nombre} ${usuario.apellidos ?? ''} ${usuario.email}`).includes(fold(q));
}
