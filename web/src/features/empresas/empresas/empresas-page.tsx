import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { Building2, CircleCheck, Plus, SearchX } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ESTADOS_EMPRESA } from '#shared/empresas/empresas/empresa.states.ts';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { ORDENES_EMPRESA } from '#shared/empresas/empresas/orden.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { Link } from '../../../lib/link.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { EmpresaActions } from './empresa-actions.tsx';
import { EmpresasSummary } from './empresas-summary.tsx';
import { PESTANA } from './form-tabs.ts';
import type { Move } from './move-dialog.tsx';
import { usePlanNombres } from './plan-nombres.ts';

const EmpresaDialog = lazy(() => import('./empresa-dialog.tsx'));
const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));
const EstadosDialog = lazy(() => import('./estados-dialog.tsx'));

const FILTERS = { q: '', estado: '', orden: '-fechaCreacion' };
const BUILT_IN_PLANES = ['starter', 'professional', 'enterprise'];
const SAVED_MS = 2000;

type Opened = { empresa: EmpresaResumen; dialog: Move | 'historial' | 'eliminar' };

export default function EmpresasPage() {
  const { isSuperadmin } = useSession();
  const [filters, setFilters] = useTableState(FILTERS);
  const estado = ESTADOS_EMPRESA.find((each) => each === filters.estado);
  const orden = ORDENES_EMPRESA.find((each) => each === filters.orden) ?? '-fechaCreacion';
  const list = usePaged('listEmpresas', { q: filters.q || undefined, estado, orden });
  const { data: figures } = useApi(isSuperadmin ? 'getEstadisticas' : null);
  const planes = usePlanNombres();
  const form = useFormAddress();
  const [opened, setOpened] = useState<Opened>();
  const [saved, setSaved] = useSavedFor(SAVED_MS);
  const close = () => setOpened(undefined);
  const filtered = Boolean(filters.q || estado);

  const columns: Column<EmpresaResumen>[] = [
    {
      id: 'nombre',
      header: 'Empresa',
      sortable: true,
      cell: (empresa) => <Nombre empresa={empresa} to={form.editPath(empresa.id)} />,
    },
    { id: 'email', header: 'Email', cell: (empresa) => <Box overflowWrap="anywhere">{empresa.email}</Box> },
    { id: 'telefono', header: 'Teléfono', wideOnly: true, cell: (empresa) => empresa.telefono || 'Sin teléfono' },
    { id: 'estado', header: 'Estado', cell: (empresa) => <StateBadge kind="empresa" value={empresa.estado} /> },
    {
      id: 'plan',
      header: 'Plan',
      cell: ({ plan }) =>
        BUILT_IN_PLANES.includes(plan) ? (
          <StateBadge kind="plan" value={plan} />
        ) : (
          <Badge colorPalette="gray">{planes.get(plan) ?? plan}</Badge>
        ),
    },
    {
      id: 'fechaCreacion',
      header: 'Fecha Creación',
      sortable: true,
      wideOnly: true,
      cell: (empresa) => <DateText value={empresa.fechaCreacion} />,
    },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: (empresa) => (
        <EmpresaActions
          empresa={empresa}
          onEdit={() => form.edit(empresa.id)}
          onMove={(to) => setOpened({ empresa, dialog: to })}
          onHistory={() => setOpened({ empresa, dialog: 'historial' })}
          onRemove={() => setOpened({ empresa, dialog: 'eliminar' })}
        />
      ),
    },
  ];
  const create = (label: string) => (
    <Button colorPalette="brand" onClick={form.create}>
      <Plus aria-hidden />
      {label}
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Empresas"
        count={filtered || !isSuperadmin ? list.countLabel : (figures?.empresas_total ?? list.countLabel)}
        description={
          isSuperadmin
            ? 'Las empresas clientes de la plataforma, con su plan y su estado.'
            : 'Los datos de tu empresa. El plan, los límites y la identidad legal los cambia la plataforma.'
        }
        actions={
          <Flex align="center">
            <Box role="status">{saved && <Saved />}</Box>
            {isSuperadmin && create('Nueva Empresa')}
          </Flex>
        }
      />
      {isSuperadmin && <EmpresasSummary connected={list.error ? false : list.rows ? true : undefined} />}
      <FilterBar>
        {isSuperadmin && (
          <>
            <SearchInput
              value={filters.q}
              onChange={(q) => setFilters({ q })}
              placeholder="Buscar por nombre o correo"
            />
            <SelectFilter
              label="Estado"
              value={estado ?? ''}
              onChange={(value) => setFilters({ estado: value })}
              options={[
                ['', 'Todos los estados'],
                ['activa', 'Activas'],
                ['trial', 'Trial'],
                ['suspendida', 'Suspendidas'],
                ['cancelada', 'Canceladas'],
              ]}
            />
          </>
        )}
        <RefreshButton onClick={list.reload} />
      </FilterBar>
      <DataTable
        caption="Empresas"
        columns={columns}
        rows={list.rows}
        rowKey={(empresa) => empresa.id}
        error={list.error}
        errorTitle="Falló la conexión con el servicio de base de datos. Comprueba tu conexión."
        retryLabel="Reintentar conexión"
        onRetry={list.reload}
        stale={list.isValidating}
        // What a search finds comes in the order of the words that it matched.
        {...(isSuperadmin && !filters.q && { sort: orden, onSort: (sort: string) => setFilters({ orden: sort }) })}
        paging={list.paging}
        empty={
          filtered ? (
            <EmptyState
              icon={SearchX}
              title={filters.q ? `Ninguna empresa coincide con «${filters.q}»` : 'No hay empresas en este estado'}
              action={
                <Button variant="outline" onClick={() => setFilters({ q: '', estado: '' })}>
                  Quitar los filtros
                </Button>
              }
            >
              {filters.q && 'Se busca por el comienzo de las palabras del nombre, la razón social, el correo y el CIF.'}
            </EmptyState>
          ) : (
            <EmptyState
              icon={Building2}
              title="Aún no hay empresas"
              action={isSuperadmin && create('Crear Primera Empresa')}
            >
              Una empresa reúne a su equipo, sus candidatos y sus entrevistas.
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {form.open && <EmpresaDialog id={form.id} onClose={form.close} onSaved={setSaved} />}
        {opened?.dialog === 'historial' && <EstadosDialog empresa={opened.empresa} onClose={close} />}
        {opened?.dialog === 'eliminar' && <RemoveDialog empresa={opened.empresa} onClose={close} />}
        {opened && opened.dialog !== 'historial' && opened.dialog !== 'eliminar' && (
          <MoveDialog empresa={opened.empresa} to={opened.dialog} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Whether the form is open stands in the address, over the list with its filters: links and reloads lead back to it. */
function useFormAddress() {
  const { id } = useParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const go = (path: string) => void navigate({ pathname: path, search }, { state });
  const editPath = (empresaId: string) => `/empresas/${empresaId}/editar`;
  return {
    id,
    open: pathname !== '/empresas',
    create: () => go('/empresas/nueva'),
    edit: (empresaId: string) => go(editPath(empresaId)),
    editPath: (empresaId: string) => editPath(empresaId) + search,
    close: () => {
      const rest = new URLSearchParams(search);
      rest.delete(PESTANA);
      void navigate({ pathname: '/empresas', search: rest.toString() }, { state });
    },
  };
}

/** true for a moment after something was saved. */
function useSavedFor(ms: number): [boolean, () => void] {
  const [times, setTimes] = useState({ saved: 0, shown: 0 });
  useEffect(() => {
    if (times.saved === times.shown) return;
    const timer = setTimeout(() => setTimes(({ saved }) => ({ saved, shown: saved })), ms);
    return () => clearTimeout(timer);
  }, [times, ms]);
  return [times.saved !== times.shown, () => setTimes(({ saved, shown }) => ({ saved: saved + 1, shown }))];
}

function Saved() {
  return (
    <Badge colorPalette="green" size="md" me="2">
      <CircleCheck size={14} aria-hidden />
      Guardado
    </Badge>
  );
}

function Nombre({ empresa, to }: { empresa: EmpresaResumen; to: string }) {
  const name = empresaNombre(empresa);
  return (
    <div>
      <Link to={to}>{name}</Link>
      {empresa.nombreLegal !== name && (
        <Text color="fg.muted" fontWeight="normal" textStyle="xs">
          {empresa.nombreLegal}
        </Text>
      )}
    </div>
  );
}
