import { Badge, Box, Heading } from '@chakra-ui/react';
import { FileClock } from 'lucide-react';
import type { Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Link } from '../../../lib/link.tsx';
import { usePaged } from '../../../lib/use-paged.ts';
import { ESTADO_LABELS, isWorking, summaryOf } from './importacion-words.ts';

const COLUMNS: Column<Importacion>[] = [
  {
    id: 'archivo',
    header: 'Archivo',
    cell: ({ id, archivo, estado }) =>
      estado === 'recibiendo' ? (
        archivo.nombre
      ) : (
        <Box asChild overflowWrap="anywhere">
          <Link to={`?importacion=${id}`}>{archivo.nombre}</Link>
        </Box>
      ),
  },
  { id: 'estado', header: 'Estado', cell: (importacion) => <EstadoBadge {...importacion} /> },
  { id: 'resultado', header: 'Resultado', cell: summaryOf },
  { id: 'actor', header: 'Por', wideOnly: true, cell: ({ actor }) => actor.nombre },
  { id: 'fecha', header: 'Fecha', cell: ({ fechaCreacion }) => <DateText value={fechaCreacion} style="dateTime" /> },
];

export function EstadoBadge({ estado }: Pick<Importacion, 'estado'>) {
  const { label, palette } = ESTADO_LABELS[estado];
  return <Badge colorPalette={palette}>{label}</Badge>;
}

/** Of the last 30 days. */
export function ImportacionesList() {
  const list = usePaged('listImportaciones', {}, { refreshWhile: (rows) => rows.some(isWorking) });
  return (
    <Box as="section" aria-label="Importaciones anteriores">
      <Heading as="h2" size="md" mb="3">
        Importaciones anteriores
      </Heading>
      <DataTable
        caption="Importaciones anteriores"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={({ id }) => id}
        error={list.error}
        errorTitle="No pudimos cargar las importaciones"
        onRetry={list.reload}
        stale={list.isValidating && !list.rows?.some(isWorking)}
        paging={list.paging}
        skeletonRows={3}
        empty={
          <EmptyState icon={FileClock} title="Aún no hay importaciones">
            Aquí verás durante 30 días cada archivo que importes, con su resultado y la opción de deshacerlo.
          </EmptyState>
        }
      />
    </Box>
  );
}
