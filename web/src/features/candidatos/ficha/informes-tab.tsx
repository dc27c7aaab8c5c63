import { FileChartColumn } from 'lucide-react';
import { Link } from 'react-router';
import type { Entrevista } from '#shared/entrevistas/entrevista.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { useApi } from '../../../lib/use-api.ts';

const score = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
/** One candidate has few interviews: all of them are read at once. */
const ALL = 200;

const COLUMNS: Column<Entrevista>[] = [
  { id: 'informe', header: 'Informe', cell: (e) => <Link to={`/informes/${e.id}`}>{e.servicioNombre}</Link> },
  { id: 'fecha', header: 'Entrevista', cell: (e) => <DateText value={e.fechaFin ?? e.fechaProgramada} /> },
  { id: 'estado', header: 'Estado', cell: (e) => <StateBadge kind="informe" value={e.estado as 'analizada'} /> },
  {
    id: 'puntuacion',
    header: 'Puntuación',
    align: 'end',
    cell: (e) => (e.puntuacionMedia === null ? '—' : `${score.format(e.puntuacionMedia)} / 10`),
  },
];

/** Reports of the candidate's interviews, those that wait for somebody and those that were validated. */
export default function InformesTab({ candidatoId, nombre }: { candidatoId: string; nombre: string }) {
  const { data, error, mutate, isValidating } = useApi('listEntrevistas', { query: { candidatoId, limit: ALL } });
  return (
    <DataTable
      caption={`Informes de ${nombre}`}
      columns={COLUMNS}
      rows={data?.data.filter(({ estado }) => estado === 'analizada' || estado === 'validada')}
      rowKey={(e) => e.id}
      error={error}
      errorTitle="No pudimos cargar sus informes"
      onRetry={() => void mutate()}
      stale={isValidating}
      skeletonRows={3}
      empty={
        <EmptyState icon={FileChartColumn} title="Aún no hay informes">
          El informe se hace solo cuando la persona envía su entrevista.
        </EmptyState>
      }
    />
  );
}
