import { Button, Flex } from '@chakra-ui/react';
import { CalendarClock, CalendarPlus, SearchX } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  ESTADO_ENTREVISTA_LABELS,
  ESTADOS_ENTREVISTA,
  type EstadoEntrevista,
} from '#shared/entrevistas/entrevista.states.ts';
import type { Entrevista } from '#shared/entrevistas/entrevista.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../components/filter-bar.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { SelectEmpresaNotice } from '../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { useSession } from '../../lib/session.ts';
import { usePaged } from '../../lib/use-paged.ts';
import { useTableState } from '../../lib/use-table-state.ts';
import { EntrevistaActions } from './entrevista-actions.tsx';
import { EntrevistaFigures } from './entrevista-figures.tsx';
import { isLive } from './entrevista-progress.ts';
import { FechaCell } from './fecha-cell.tsx';
import { useCopyEnlace } from './use-copy-enlace.tsx';
import { useRetryAnalysis } from './use-retry-analysis.ts';

const BookingDrawer = lazy(() => import('./booking-drawer.tsx'));
/** In the URL: `nueva`, or the id of the candidate who is chosen already. */
const BOOKING = 'programar';
const LIST_POLL_MS = 8000;
const STATES: [string, string][] = [
  ['', 'Todos los estados'],
  ...ESTADOS_ENTREVISTA.map((estado): [string, string] => [estado, ESTADO_ENTREVISTA_LABELS[estado]]),
];

export default function EntrevistasPage() {
  const { hasEmpresa } = useSession();
  const [search, setSearch] = useSearchParams();
  const booking = search.get(BOOKING);
  const setBooking = (value: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(BOOKING, value);
        else next.delete(BOOKING);
        return next;
      },
      // Going back closes the form, and does not open it again once it was closed.
      { replace: value === null },
    );
  const bookButton = (
    <Button colorPalette="brand" onClick={() => setBooking('nueva')}>
      <CalendarPlus aria-hidden />
      Programar entrevista
    </Button>
  );
  return (
    <>
      <PageHeader title="Entrevistas" actions={hasEmpresa && bookButton} />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && <EntrevistasList bookButton={bookButton} />}
      {hasEmpresa && booking && (
        <Suspense>
          <BookingDrawer candidatoId={booking === 'nueva' ? undefined : booking} onClose={() => setBooking(null)} />
        </Suspense>
      )}
    </>
  );
}

function EntrevistasList({ bookButton }: { bookButton: React.ReactNode }) {
  const [filters, setFilters] = useTableState({ estado: '' });
  const estado = ESTADOS_ENTREVISTA.find((known) => known === filters.estado);
  const list = usePaged('listEntrevistas', { estado });
  const enlace = useCopyEnlace();
  const analysis = useRetryAnalysis();
  useLiveReload(list.rows, list.reload);

  const columns: Column<Entrevista>[] = [
    {
      id: 'candidato',
      header: 'Candidato',
      cell: (e) => <Link to={`/candidatos/${e.candidatoId}`}>{e.candidatoNombre}</Link>,
    },
    { id: 'servicio', header: 'Servicio', wideOnly: true, cell: (e) => e.servicioNombre },
    { id: 'fecha', header: 'Fecha', cell: (e) => <FechaCell value={e.fechaProgramada} zone={e.zonaHoraria} /> },
    { id: 'duracion', header: 'Duración', wideOnly: true, cell: (e) => `${e.duracionEstimada} min` },
    { id: 'estado', header: 'Estado', cell: (e) => <StateBadge kind="entrevista" value={e.estado} /> },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: (e) => (
        <Flex gap="1.5" justify="flex-end" wrap="wrap">
          <EntrevistaActions entrevista={e} enlace={enlace} analysis={analysis} size="xs" />
          <LinkButton
            size="xs"
            variant="ghost"
            to={`/entrevistas/${e.id}`}
            aria-label={`Detalles: ${e.candidatoNombre}`}
          >
            Detalles
          </LinkButton>
        </Flex>
      ),
    },
  ];

  return (
    <>
      <EntrevistaFigures />
      <FilterBar>
        <SelectFilter
          label="Estado"
          value={filters.estado}
          onChange={(value) => setFilters({ estado: value })}
          options={STATES}
        />
        <RefreshButton onClick={list.reload} />
      </FilterBar>
      <DataTable
        caption="Entrevistas"
        columns={columns}
        rows={list.rows}
        rowKey={(e) => e.id}
        error={list.error}
        errorTitle="No pudimos cargar las entrevistas"
        onRetry={list.reload}
        paging={list.paging}
        skeletonRows={8}
        empty={
          estado ? (
            <NoneInState estado={estado} onClear={() => setFilters({ estado: '' })} />
          ) : (
            <EmptyState icon={CalendarClock} title="Aún no hay entrevistas" action={bookButton}>
              Elige a una persona y un servicio: recibirá un correo con su enlace y la invitación de calendario.
            </EmptyState>
          )
        }
      />
      {enlace.dialog}
    </>
  );
}

function NoneInState({ estado, onClear }: { estado: EstadoEntrevista; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`Ninguna entrevista en estado «${ESTADO_ENTREVISTA_LABELS[estado]}»`}
      action={
        <Button variant="outline" onClick={onClear}>
          Ver todas
        </Button>
      }
    />
  );
}

/** While a row may change by itself the list is read again, but not in a tab that nobody looks at. */
function useLiveReload(rows: readonly Entrevista[] | undefined, reload: () => void) {
  const live = rows?.some(({ estado }) => isLive(estado)) ?? false;
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), LIST_POLL_MS);
    return () => clearInterval(timer);
  });
}
