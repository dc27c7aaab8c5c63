import { Text } from '@chakra-ui/react';
import { FileChartColumn } from 'lucide-react';
import type { InformeResumen } from '#shared/informes/informes/informes.api.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { Link } from '../../../../lib/link.tsx';
import { tenths } from '../../../../lib/numbers.ts';
import { useApi } from '../../../../lib/use-api.ts';

/** One candidate has few reports: all of them are read at once. */
const ALL = 200;

const COLUMNS: Column<InformeResumen>[] = [
  {
    id: 'informe',
    header: 'Informe',
    cell: (i) => <Link to={`/informes/${i.entrevistaId}`}>{i.servicioNombre}</Link>,
  },
  { id: 'fecha', header: 'Fecha', cell: (i) => <DateText value={i.fecha} /> },
  { id: 'estado', header: 'Estado', cell: (i) => <StateBadge kind="informe" value={i.estado} /> },
  { id: 'revision', header: 'Revisión', cell: ({ revision }) => <Revision revision={revision} /> },
  {
    id: 'recomendacion',
    header: 'Recomendación',
    cell: (i) => <StateBadge kind="recomendacion" value={i.recomendacion} />,
  },
  {
    id: 'puntuacion',
    header: 'Puntuación',
    align: 'end',
    cell: (i) => (i.puntuacionMedia === null ? 'Sin puntuar' : `${tenths.format(i.puntuacionMedia)} / 10`),
  },
];

/** Who validated it and when; with their scores, what they make of the mean. */
function Revision({ revision }: Pick<InformeResumen, 'revision'>) {
  if (!revision) return '—';
  return (
    <>
      {revision.por} · <DateText value={revision.fecha} />
      {revision.cambios > 0 && revision.puntuacionMedia !== null && (
        <Text textStyle="xs" color="green.fg">
          Puntuación revisada: {tenths.format(revision.puntuacionMedia)}
        </Text>
      )}
    </>
  );
}

/** Reports of the candidate's interviews, those that wait for somebody and those that were validated. */
export default function InformesTab({ candidatoId, nombre }: { candidatoId: string; nombre: string }) {
  const { data, error, mutate, isValidating } = useApi('listInformes', { query: { candidatoId, limit: ALL } });
  return (
    <DataTable
      caption={`Informes de ${nombre}`}
      columns={COLUMNS}
      rows={data?.data}
      rowKey={(i) => i.entrevistaId}
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
