import { Button, SimpleGrid } from '@chakra-ui/react';
import { CircleCheck, FileCheck2, FileSearch, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../components/filter-bar.tsx';
import { FinalizacionCard } from '../../components/finalizacion-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { SelectEmpresaNotice } from '../../components/select-empresa-notice.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import type { Entry } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';
import { usePaged } from '../../lib/use-paged.ts';
import { usePanelFigures } from '../../lib/use-panel-figures.ts';
import { useTableState } from '../../lib/use-table-state.ts';
import { DescargarZip } from './descargar-zip.tsx';
import { formatScore } from './informe-words.ts';

type InformeResumen = Entry<'listInformes'>[number];

const COLUMNS: Column<InformeResumen>[] = [
  {
    id: 'candidato',
    header: 'Candidato',
    cell: (i) => <Link to={`/informes/${i.entrevistaId}`}>{i.candidatoNombre}</Link>,
  },
  { id: 'servicio', header: 'Servicio', wideOnly: true, cell: (i) => i.servicioNombre },
  {
    id: 'puntuacion',
    header: 'Puntuación del motor',
    align: 'end',
    cell: (i) => (i.puntuacionMedia === null ? 'Sin puntuar' : `${formatScore(i.puntuacionMedia)} / 10`),
  },
  {
    id: 'recomendacion',
    header: 'Recomendación',
    cell: (i) => <StateBadge kind="recomendacion" value={i.recomendacion} />,
  },
  { id: 'estado', header: 'Estado', cell: (i) => <StateBadge kind="informe" value={i.estado} /> },
  { id: 'fecha', header: 'Fecha', wideOnly: true, cell: (i) => <DateText value={i.fecha} /> },
  {
    id: 'acciones',
    header: 'Acciones',
    align: 'end',
    cell: (i) => (
      <LinkButton
        size="xs"
        variant="outline"
        to={`/informes/${i.entrevistaId}`}
        aria-label={`Ver Completo: ${i.candidatoNombre}`}
      >
        Ver Completo
      </LinkButton>
    ),
  },
];

export default function InformesPage() {
  const { hasEmpresa } = useSession();
  return (
    <>
      <PageHeader
        title="Informes"
        description="Lo que la IA encontró en cada entrevista, a la espera de que una persona lo valide."
      />
      {hasEmpresa ? <InformesList /> : <SelectEmpresaNotice />}
    </>
  );
}

function InformesList() {
  const [filters, setFilters] = useTableState({ estado: '' });
  const estado = filters.estado === 'analizada' || filters.estado === 'validada' ? filters.estado : undefined;
  const list = usePaged('listInformes', { estado });
  return (
    <>
      <Figures />
      <FilterBar>
        <SelectFilter
          label="Estado"
          value={filters.estado}
          onChange={(value) => setFilters({ estado: value })}
          options={[
            ['', 'Todos los informes'],
            ['analizada', 'Por validar'],
            ['validada', 'Validados'],
          ]}
        />
        <DescargarZip entrevistaIds={list.rows?.map(({ entrevistaId }) => entrevistaId) ?? []} />
        <RefreshButton onClick={list.reload} />
      </FilterBar>
      <DataTable
        caption="Informes"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={(i) => i.entrevistaId}
        error={list.error}
        errorTitle="No pudimos cargar los informes"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        skeletonRows={8}
        empty={estado ? <NoneInState estado={estado} onClear={() => setFilters({ estado: '' })} /> : <NoInformes />}
      />
    </>
  );
}

/** Averages and totals of reports are not among the server's counters, so they are not claimed here. */
function Figures() {
  const figures = usePanelFigures();
  const { panel, show } = figures;
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3" mb="6">
      <StatCard
        label="Por validar"
        icon={FileCheck2}
        value={show(panel?.porValidar)}
        detail="Esperan tu revisión"
        to="/informes?estado=analizada"
      />
      <StatCard
        label="Entrevistas completadas"
        icon={CircleCheck}
        value={show(panel?.completadas)}
        detail="Con informe o en análisis"
        to="/entrevistas"
      />
      <FinalizacionCard {...figures} />
    </SimpleGrid>
  );
}

function NoInformes() {
  return (
    <EmptyState
      icon={FileSearch}
      title="Aún no hay informes"
      action={
        <LinkButton to="/entrevistas" variant="outline">
          Ir a Entrevistas
        </LinkButton>
      }
    >
      Cuando una persona termina su entrevista, su informe aparece aquí para que lo leas y lo valides.
    </EmptyState>
  );
}

function NoneInState({ estado, onClear }: { estado: 'analizada' | 'validada'; onClear: () => void }) {
  return (
    <EmptyState
      icon={estado === 'analizada' ? CircleCheck : SearchX}
      title={estado === 'analizada' ? 'No queda ningún informe por validar' : 'Aún no hay informes validados'}
      action={
        <Button variant="outline" onClick={onClear}>
          Ver todos
        </Button>
      }
    />
  );
}
