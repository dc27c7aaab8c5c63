import { fold } from '#shared/core/fold.ts';
import type { Rol } from '#shared/core/permissions.ts';
import type { UsuarioGestionado } from '#shared/empresas/usuarios/gestion.ts';
import { type Situacion, situacionDe } from '#shared/empresas/usuarios/situacion.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import type { Page, Query, Table } from '../../core/table.ts';
import { altasOf, asListed, emailKey, SUPERADMINS, USUARIOS, usuariosPartition } from '../../entrada/usuario.record.ts';

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  rol?: Rol | undefined;
  estado?: Situacion | undefined;
  orden: 'nombre' | '-nombre' | 'recientes';
}
type Filters = Pick<ListQuery, 'q' | 'rol' | 'estado'>;

/**
 * Lists of users; `usuario.record.ts` has the keys.
 *
 * A company's users are as few as its plan allows, so q, rol and estado are looked at on the page that was read. On the
 * whole platform q is the beginning of a name, or a whole e-mail, and the index finds it, as it finds the superadmins.
 */
export function directorioRepository(table: Table) {
  async function list(query: Query, filters: Filters): Promise<Page<UsuarioGestionado>> {
    return filteredPage(await table.query(query), asListed, (usuario) => matches(usuario, filters));
  }

  return {
    listOfEmpresa(
      empresaId: string,
      { orden, limit, cursor, ...filters }: ListQuery,
    ): Promise<Page<UsuarioGestionado>> {
      const order = orderOf(usuariosPartition(empresaId), orden);
      return list({ index: 'GSI1', ...order, limit, cursor }, filters);
    },

    async listAll({ orden, limit, cursor, ...filters }: ListQuery): Promise<Page<UsuarioGestionado>> {
      const { q, rol } = filters;
      if (q?.includes('@')) return { items: await findByEmail(fold(q), filters) };
      const sk = q ? { typed: fold(q) } : undefined;
      const byName = q && orden === 'recientes' ? 'nombre' : orden;
      return rol === 'superadmin'
        ? list({ index: 'GSI1', ...orderOf(SUPERADMINS, byName), sk, limit, cursor }, filters)
        : list({ index: 'GSI2', ...orderOf(USUARIOS, byName), sk, limit, cursor }, filters);
    },
  };

  async function findByEmail(email: string, filters: Filters): Promise<UsuarioGestionado[]> {
    const guard = await table.get(emailKey(email));
    const usuario = guard && asListed(guard);
    return usuario && matches(usuario, filters) ? [usuario] : [];
  }
}

const orderOf = (partition: string, orden: ListQuery['orden']) => ({
  pk: orden === 'recientes' ? altasOf(partition) : partition,
  reverse: orden !== 'nombre',
});

function matches(usuario: UsuarioGestionado, { q, rol, estado }: Filters): boolean {
  if (rol && usuario.rol !== rol) return false;
  if (estado && situacionDe(usuario) !== estado) return false;
  return !q || fold(`${usuario.nombre} ${usuario.apellidos ?? ''} ${usuario.email}`).includes(fold(q));
}
