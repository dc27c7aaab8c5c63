import { Button } from '@chakra-ui/react';
import { CalendarPlus, SearchX, UserPlus, Users } from 'lucide-react';
import { Link } from 'react-router';
import type { CandidatoResumen } from '#shared/candidatos/candidato.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../components/filter-bar.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { SelectEmpresaNotice } from '../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { usePaged } from '../../lib/use-paged.ts';
import { usePanelEmpresa } from '../../lib/use-panel-figures.ts';
import { useTableState } from '../../lib/use-table-state.ts';
import { BOOK_PATH } from './candidato-paths.ts';

const BY_NAME = ['nombre', 'Por nombre'] as const;

const COLUMNS: Column<CandidatoResumen>[] = [
  { id: 'nombre', header: 'Nombre', cell: (c) => <Link to={`/candidatos/${c.id}`}>{c.nombre}</Link> },
  { id: 'puesto', header: 'Puesto', cell: (c) => c.puesto || '—' },
  { id: 'email', header: 'Correo', wideOnly: true, cell: (c) => c.email },
  { id: 'estado', header: 'Estado', cell: (c) => <StateBadge kind="candidato" value={c.estado} /> },
  { id: 'fecha', header: 'Creado', wideOnly: true, cell: (c) => <DateText value={c.fechaCreacion} /> },
  {
    id: 'acciones',
    header: 'Acciones',
    align: 'end',
    cell: (c) => (
      <LinkButton size="xs" variant="outline" to={BOOK_PATH(c.id)} aria-label={`Programar entrevista con ${c.nombre}`}>
        <CalendarPlus aria-hidden />
        Entrevista
      </LinkButton>
    ),
  },
];

export default function CandidatosPage() {
  const { hasEmpresa } = useSession();
  const [filters, setFilters] = useTableState({ q: '', areaId: '', orden: 'recientes' });
  const { q, areaId } = filters;
  const list = usePaged('listCandidatos', {
    q,
    areaId: areaId || undefined,
    orden: filters.orden as 'recientes' | 'nombre',
  });
  const { panel } = usePanelEmpresa({ revalidateOnFocus: false });
  const count = q || areaId ? list.countLabel : (panel?.candidatos ?? list.countLabel);

  return (
    <>
      <PageHeader
        title="Candidatos"
        count={hasEmpresa ? count : undefined}
        actions={
          hasEmpresa && (
            <LinkButton to="/candidatos/nuevo" colorPalette="brand">
              <UserPlus aria-hidden />
              Nuevo candidato
            </LinkButton>
          )
        }
      />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && (
        <FilterBar>
          <SearchInput value={q} onChange={(text) => setFilters({ q: text })} placeholder="Buscar por nombre" />
          <AreaFilter areaId={areaId} onChange={(value) => setFilters({ areaId: value })} />
          <SelectFilter
            label="Orden"
            // Those of one area, and those that a search finds, are always by name.
            value={q || areaId ? 'nombre' : filters.orden}
            onChange={(orden) => setFilters({ orden })}
            options={q || areaId ? [BY_NAME] : [['recientes', 'Más recientes'], BY_NAME]}
          />
          <RefreshButton onClick={list.reload} />
        </FilterBar>
      )}
      {hasEmpresa && list.error && !list.rows && (
        <LoadError
          title={`Error al cargar candidatos: ${messageOf(list.error)}`}
          error={list.error}
          onRetry={list.reload}
        />
      )}
      {hasEmpresa && !(list.error && !list.rows) && (
        <DataTable
          caption="Candidatos"
          columns={COLUMNS}
          rows={list.rows}
          rowKey={(c) => c.id}
          errorTitle="Error al cargar candidatos"
          onRetry={list.reload}
          stale={list.isValidating}
          paging={list.paging}
          skeletonRows={10}
          empty={q || areaId ? <NoResults q={q} onClear={() => setFilters({ q: '', areaId: '' })} /> : <NoCandidatos />}
        />
      )}
    </>
  );
}

/** Also archived areas: they keep their candidates. */
function AreaFilter({ areaId, onChange }: { areaId: string; onChange: (areaId: string) => void }) {
  const { data } = useApi('listAreas', { query: { limit: 200 } }, { revalidateOnFocus: false });
  const areas = data?.data ?? [];
  const named = areas.map((area) => [area.id, `${area.nombreArea}${area.activo ? '' : ' (archivada)'}`] as const);
  // Until the list is here the chosen one keeps its place.
  const chosen = areaId && !areas.some(({ id }) => id === areaId) ? [[areaId, '…'] as const] : [];
  return (
    <SelectFilter
      label="Área"
      value={areaId}
      onChange={onChange}
      options={[['', 'Todas las áreas'], ...chosen, ...named]}
    />
  );
}

function NoCandidatos() {
  return (
    <EmptyState
      icon={Users}
      title="Aún no hay candidatos"
      action={
        <LinkButton to="/candidatos/nuevo" colorPalette="brand">
          <UserPlus aria-hidden />
          Crear el primer candidato
        </LinkButton>
      }
    >
      Aquí llevarás a las personas de cada proceso. Crea la primera y prográmale una entrevista.
    </EmptyState>
  );
}

function NoResults({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={q ? `Ningún nombre empieza por «${q}»` : 'No hay candidatos en esta área'}
      action={
        <Button variant="outline" onClick={onClear}>
          Limpiar la búsqueda
        </Button>
      }
    >
      {q && 'Se busca por el comienzo del nombre, sin distinguir acentos.'}
    </EmptyState>
  );
}
