import { Box, Button } from '@chakra-ui/react';
import { SearchX, UserCog, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ROLES } from '#shared/core/permissions.ts';
import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { SITUACIONES } from '#shared/empresas/usuarios/situacion.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { NothingYet } from '../../../components/nothing-yet.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { PlanNotice } from './plan-notice.tsx';
import { useUsuariosScope } from './use-usuarios-scope.ts';
import { type Opened, UsuarioActions } from './usuario-actions.tsx';
import { AccesoCell, EstadoCell, NombreCell, RolCell } from './usuario-cells.tsx';
import { esperaHasta } from './usuario-words.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));
const EditDialog = lazy(() => import('./edit-dialog.tsx'));
const RolDialog = lazy(() => import('./rol-dialog.tsx'));
const UsuarioConfirmDialog = lazy(() => import('./confirm-dialogs.tsx'));

const FILTERS = { q: '', rol: '', estado: '', orden: 'nombre' };
const ORDENES = ['nombre', '-nombre', 'recientes'] as const;
const UNLIMITED = -1;

/** The account of somebody just invited is on its way: the row says when it is there. */
const isSettling = (usuario: UsuarioListado) =>
  usuario.activo && usuario.estado === 'pendiente' && esperaHasta(usuario, Date.now()) !== undefined;

export default function UsuariosPage() {
  const { yo, query, empresaId, wholePlatform } = useUsuariosScope();
  const [filters, setFilters] = useTableState(FILTERS);
  const orden = ORDENES.find((each) => each === filters.orden) ?? 'nombre';
  const list = usePaged(
    'listUsuarios',
    {
      ...query,
      orden,
      q: filters.q || undefined,
      rol: ROLES.find((each) => each === filters.rol),
      estado: SITUACIONES.find((each) => each === filters.estado),
    },
    { refreshWhile: (usuarios) => usuarios.some(isSettling) },
  );
  const { data: empresa } = useApi(empresaId ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  const [inviting, setInviting] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);

  const limit = empresa?.limites.usuarios;
  const used = empresa?.uso.usuarios;
  const full = limit !== undefined && used !== undefined && limit !== UNLIMITED && used >= limit;
  const count = wholePlatform
    ? list.countLabel
    : used !== undefined && `${used} / ${limit === UNLIMITED ? '∞' : limit}`;
  const filtered = Boolean(filters.q || filters.rol || filters.estado);
  const clear = () => setFilters({ q: '', rol: '', estado: '' });

  const columns: Column<UsuarioListado>[] = [
    {
      id: 'nombre',
      header: 'Nombre',
      sortable: true,
      cell: (usuario) => <NombreCell usuario={usuario} own={usuario.id === yo.id} />,
    },
    { id: 'email', header: 'Correo', cell: (usuario) => <Box overflowWrap="anywhere">{usuario.email}</Box> },
    ...(wholePlatform
      ? [{ id: 'empresa', header: 'Empresa', cell: (usuario: UsuarioListado) => usuario.empresaNombre ?? 'Plataforma' }]
      : []),
    { id: 'rol', header: 'Rol', cell: (usuario) => <RolCell usuario={usuario} /> },
    { id: 'estado', header: 'Estado', cell: (usuario) => <EstadoCell usuario={usuario} /> },
    { id: 'acceso', header: 'Último acceso', wideOnly: true, cell: (usuario) => <AccesoCell usuario={usuario} /> },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: (usuario) => <UsuarioActions usuario={usuario} open={setOpened} />,
    },
  ];

  return (
    <>
      <PageHeader
        title="Usuarios"
        count={count || undefined}
        description={
          wholePlatform
            ? 'Todas las personas de la plataforma. Elige una empresa en la cabecera para gestionar su equipo.'
            : 'Las personas de tu empresa que entran en Idonea, y lo que puede hacer cada una.'
        }
        actions={
          <Button colorPalette="brand" disabled={full} onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            Invitar usuario
          </Button>
        }
      />
      {empresa && full && <PlanNotice plan={empresa.plan} limit={limit} />}
      <FilterBar>
        <SearchInput
          value={filters.q}
          onChange={(q) => setFilters({ q })}
          placeholder={wholePlatform ? 'Nombre o correo completo' : 'Buscar por nombre o correo'}
        />
        <SelectFilter
          label="Rol"
          value={filters.rol}
          onChange={(rol) => setFilters({ rol })}
          options={[
            ['', 'Todos los roles'],
            ...(wholePlatform ? ([['superadmin', 'Super Admin']] as const) : []),
            ['admin', 'Administrador'],
            ['operador', 'Operador'],
          ]}
        />
        <SelectFilter
          label="Estado"
          value={filters.estado}
          onChange={(estado) => setFilters({ estado })}
          options={[
            ['', 'Todos los estados'],
            ['activo', 'Activos'],
            ['invitado', 'Invitados'],
            ['inactivo', 'Inactivos'],
          ]}
        />
        <SelectFilter
          label="Orden"
          value={orden}
          onChange={(value) => setFilters({ orden: value })}
          options={[
            ['nombre', 'Por nombre'],
            ['-nombre', 'Por nombre, de la Z a la A'],
            ['recientes', 'Más recientes'],
          ]}
        />
        <RefreshButton onClick={list.reload} />
      </FilterBar>
      <DataTable
        caption="Usuarios"
        columns={columns}
        rows={list.rows}
        rowKey={(usuario) => usuario.id}
        error={list.error}
        errorTitle="No pudimos cargar los usuarios"
        onRetry={list.reload}
        stale={list.isValidating && !list.rows?.some(isSettling)}
        sort={orden}
        onSort={(sort) => setFilters({ orden: sort })}
        ownOrders
        paging={list.paging}
        empty={
          list.paging.hasNext ? (
            <NothingYet title="Nadie por ahora" onNext={list.paging.next}>
              Miramos una parte de los usuarios y ninguno coincide con los filtros. Hay más.
            </NothingYet>
          ) : filtered ? (
            <EmptyState
              icon={SearchX}
              title={
                filters.q ? `Ningún usuario coincide con «${filters.q}»` : 'Ningún usuario coincide con los filtros'
              }
              action={
                <Button variant="outline" onClick={clear}>
                  Quitar los filtros
                </Button>
              }
            >
              {wholePlatform
                ? 'En toda la plataforma se busca por el comienzo del nombre o por el correo completo.'
                : 'Se busca en el nombre y en el correo, sin distinguir acentos.'}
            </EmptyState>
          ) : (
            <EmptyState
              icon={UserCog}
              title="Aún no hay usuarios"
              action={
                <Button colorPalette="brand" onClick={() => setInviting(true)}>
                  <UserPlus aria-hidden />
                  Invitar al primero
                </Button>
              }
            >
              Invita a quien administrará la empresa. Recibirá un correo con su acceso.
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {inviting && <InviteDialog onClose={() => setInviting(false)} />}
        {opened?.dialog === 'edit' && <EditDialog usuario={opened.usuario} onClose={close} />}
        {opened?.dialog === 'rol' && <RolDialog usuario={opened.usuario} onClose={close} />}
        {opened && opened.dialog !== 'edit' && opened.dialog !== 'rol' && (
          <UsuarioConfirmDialog confirmation={opened.dialog} usuario={opened.usuario} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
