import { Box, Heading } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Link } from '../../../lib/link.tsx';
import { usePaged } from '../../../lib/use-paged.ts';
import { BOOK_PATH } from './candidato-paths.ts';

const score = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const hasInforme = ({ estado }: Entrevista) => estado === 'analizada' || estado === 'validada';

const COLUMNS: Column<Entrevista>[] = [
  { id: 'servicio', header: 'Entrevista', cell: (e) => <Link to={`/entrevistas/${e.id}`}>{e.servicioNombre}</Link> },
  { id: 'fecha', header: 'Fecha', cell: (e) => <DateText value={e.fechaProgramada} style="dateTime" /> },
  { id: 'estado', header: 'Estado', cell: (e) => <StateBadge kind="entrevista" value={e.estado} /> },
  {
    id: 'puntuacion',
    header: 'Puntuación',
    align: 'end',
    cell: (e) => (e.puntuacionMedia === null ? '—' : `${score.format(e.puntuacionMedia)} / 10`),
  },
  {
    id: 'acciones',
    header: 'Acciones',
    align: 'end',
    cell: (e) =>
      hasInforme(e) ? (
        <LinkButton size="xs" variant="outline" to={`/informes/${e.id}`}>
          Ver informe
        </LinkButton>
      ) : (
        <LinkButton size="xs" variant="outline" to={`/entrevistas/${e.id}`}>
          Detalles
        </LinkButton>
      ),
  },
];

export default function CandidatoEntrevistas({
  candidatoId,
  nombre,
}: {
  candidatoId: string;
  nombre: string | undefined;
}) {
  const list = usePaged('listEntrevistas', { candidatoId });
  return (
    <Box as="section" aria-label="Entrevistas" minW="0">
      <Heading as="h2" size="md" mb="3">
        Entrevistas
      </Heading>
      <DataTable
        caption={`Entrevistas de ${nombre ?? 'la persona'}`}
        columns={COLUMNS}
        rows={list.rows}
        rowKey={(e) => e.id}
        error={list.error}
        errorTitle="No pudimos cargar sus entrevistas"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        skeletonRows={3}
        empty={
          <EmptyState
            icon={CalendarClock}
            title="Aún no tiene entrevistas"
            action={
              <LinkButton to={BOOK_PATH(candidatoId)} variant="outline">
                Programar la primera
              </LinkButton>
            }
          >
            Al programarla, recibirá un correo con su enlace y la invitación de calendario.
          </EmptyState>
        }
      />
    </Box>
  );
}
