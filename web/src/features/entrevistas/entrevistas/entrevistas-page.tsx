import { Button, Flex, Skeleton } from '@chakra-ui/react';
import { CalendarClock, CalendarPlus, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ESTADO_ENTREVISTA_LABELS, ESTADOS_ENTREVISTA } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { NothingYet } from '../../../components/nothing-yet.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { instantInZone, localZone } from '../../../lib/dates.ts';
import { Link } from '../../../lib/link.tsx';
import { useSession } from '../../../lib/session.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { EntrevistaActions, useEntrevistaTools } from './entrevista-actions.tsx';
import { EntrevistaFigures } from './entrevista-figures.tsx';
import { AreaFilter, DayFilter } from './entrevista-filters.tsx';
import { pollInterval } from './entrevista-progress.ts';
import { FechaCell } from './fecha-cell.tsx';

const EntrevistasCalendar = lazy(() => import('./entrevistas-calendar.tsx'));
const BookingDrawer = lazy(() => import('./booking-drawer.tsx'));
/** In the URL: `nueva`, or the id of the candidate who is chosen already. */
const BOOKING = 'programar';
const STATES: [string, string][] = [
  ['', 'Todos los estados'],
  ...ESTADOS_ENTREVISTA.map((estado): [string, string] => [estado, ESTADO_ENTREVISTA_LABELS[estado]]),
];

const FILTERS = { q: '', estado: '', areaId: '', desde: '', hasta: '', orden: '-fechaProgramada' };
const NONE = { q: '', estado: '', areaId: '', desde: '', hasta: '' };

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
  // Another view begins anew: neither the cursor nor the filters of a list belong to a calendar.
  const setView = (vista: string) => setSearch(vista === 'lista' ? {} : { vista }, { replace: true });
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
      {hasEmpresa && <EntrevistaFigures />}
      {hasEmpresa && (
        <Tabs
          label="Vista"
          value={search.get('vista') ?? 'lista'}
          onChange={setView}
          tabs={[
            { id: 'lista', label: 'Lista', content: <EntrevistasList bookButton={bookButton} /> },
            {
              id: 'calendario',
              label: 'Calendario',
              content: (
                <Suspense fallback={<Skeleton h="96" rounded="l3" />}>
                  <EntrevistasCalendar />
                </Suspense>
              ),
            },
          ]}
        />
      )}
      {hasEmpresa && booking && (
        <Suspense>
          <BookingDrawer candidatoId={booking === 'nueva' ? undefined : booking} onClose={() => setBooking(null)} />
        </Suspense>
      )}
    </>
  );
}

function EntrevistasList({ bookButton }: { bookButton: React.ReactNode }) {
  const [filters, setFilters] = useTableState(FILTERS);
  const { q, areaId, desde, hasta } = filters;
  const orden = filters.orden === 'fechaProgramada' ? 'fechaProgramada' : '-fechaProgramada';
  const query = {
    orden,
    q: q || undefined,
    estado: ESTADOS_ENTREVISTA.find((known) => known === filters.estado),
    areaId: areaId || undefined,
    desde: dayStart(desde),
    hasta: dayEnd(hasta),
  } as const;
  const list = usePaged('listEntrevistas', query, {
    refreshEvery: (rows) => pollInterval(rows.map(({ estado }) => estado)),
  });
  const tools = useEntrevistaTools();
  const filtered = Boolean(q || filters.estado || areaId || desde || hasta);

  const columns: Column<Entrevista>[] = [
    {
      id: 'candidato',
      header: 'Candidato',
      cell: (e) => <Link to={`/candidatos/${e.candidatoId}`}>{e.candidatoNombre}</Link>,
    },
    { id: 'servicio', header: 'Servicio', wideOnly: true, cell: (e) => e.servicioNombre },
    {
      id: 'fechaProgramada',
      header: 'Fecha',
      // What a search finds comes in the order of what matched.
      sortable: !q,
      cell: (e) => <FechaCell value={e.fechaProgramada} zone={e.zonaHoraria} />,
    },
    { id: 'duracion', header: 'Duración', wideOnly: true, cell: (e) => `${e.duracionEstimada} min` },
    { id: 'estado', header: 'Estado', cell: (e) => <StateBadge kind="entrevista" value={e.estado} /> },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: (e) => (
        <Flex gap="1.5" justify="flex-end" align="center" wrap="wrap">
          <LinkButton
            size="xs"
            variant="ghost"
            to={`/entrevistas/${e.id}`}
            aria-label={`Detalles: ${e.candidatoNombre}`}
          >
            Detalles
          </LinkButton>
          <EntrevistaActions entrevista={e} tools={tools} size="xs" />
        </Flex>
      ),
    },
  ];

  return (
    <>
      <FilterBar>
        <SearchInput
          value={q}
          onChange={(value) => setFilters({ q: value })}
          placeholder="Candidato, correo o servicio"
        />
        <SelectFilter
          label="Estado"
          value={filters.estado}
          onChange={(value) => setFilters({ estado: value })}
          options={STATES}
        />
        <AreaFilter areaId={areaId} onChange={(value) => setFilters({ areaId: value })} />
        <DayFilter label="Desde" value={desde} max={hasta} onChange={(value) => setFilters({ desde: value })} />
        <DayFilter label="Hasta" value={hasta} min={desde} onChange={(value) => setFilters({ hasta: value })} />
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
        sort={orden}
        onSort={(sort) => setFilters({ orden: sort })}
        paging={list.paging}
        skeletonRows={8}
        empty={
          list.paging.hasNext ? (
            <NothingYet title="Ninguna por ahora" onNext={list.paging.next}>
              Las primeras que coinciden con la búsqueda no cumplen los filtros. Hay más.
            </NothingYet>
          ) : filtered ? (
            <NoneFound filters={filters} onClear={() => setFilters(NONE)} />
          ) : (
            <EmptyState icon={CalendarClock} title="Aún no hay entrevistas" action={bookButton}>
              Elige a una persona y un servicio: recibirá un correo con su enlace y la invitación de calendario.
            </EmptyState>
          )
        }
      />
      {tools.dialogs}
    </>
  );
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Days are those of the person who looks. */
const dayStart = (day: string) => (IS_DAY.test(day) ? instantInZone(`${day}T00:00`, localZone()) : undefined);
const dayEnd = (day: string) => (IS_DAY.test(day) ? instantInZone(`${day}T23:59`, localZone()) : undefined);

function NoneFound({ filters, onClear }: { filters: typeof FILTERS; onClear: () => void }) {
  const { q, areaId, desde, hasta } = filters;
  const estado = ESTADOS_ENTREVISTA.find((known) => known === filters.estado);
  const onlyEstado = estado && !q && !areaId && !desde && !hasta;
  return (
    <EmptyState
      icon={SearchX}
      title={
        onlyEstado
          ? `Ninguna entrevista en estado «${ESTADO_ENTREVISTA_LABELS[estado]}»`
          : q
            ? `Ninguna entrevista coincide con «${q}»`
            : 'Ninguna entrevista coincide con los filtros'
      }
      action={
        <Button variant="outline" onClick={onClear}>
          Ver todas
        </Button>
      }
    >
      {q && 'Se busca por el comienzo de cada palabra del nombre, del correo y del servicio.'}
    </EmptyState>
  );
}
