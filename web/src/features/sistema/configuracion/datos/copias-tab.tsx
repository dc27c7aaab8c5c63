import { Box, Button, Heading, SimpleGrid, Spinner, Stack } from '@chakra-ui/react';
import { Archive, DatabaseBackup } from 'lucide-react';
import { useState } from 'react';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { SelectEmpresaNotice } from '../../../../components/select-empresa-notice.tsx';
import { api } from '../../../../lib/api.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { bytesText, whole } from '../../../../lib/numbers.ts';
import { useSession } from '../../../../lib/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { usePaged } from '../../../../lib/use-paged.ts';
import { AlmacenCard } from './almacen-card.tsx';
import { ORIGEN_LABELS } from './datos-words.ts';
import { EstadoBadge } from './exportar.tsx';
import { OperacionProgress } from './operacion-progress.tsx';
import { ProgramacionCard } from './programacion-card.tsx';
import { RestaurarDialog } from './restaurar-dialog.tsx';
import { isRunning, useDatosRefresh, useRunning } from './use-operaciones.ts';

/** Backups of the company: where they are kept, when they are made, which there are. */
export default function CopiasTab() {
  const { hasEmpresa } = useSession();
  if (!hasEmpresa) {
    return <SelectEmpresaNotice>Elige una en el selector de la cabecera para ver sus copias.</SelectEmpresaNotice>;
  }
  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <AlmacenCard />
        <ProgramacionCard />
      </SimpleGrid>
      <CopiasList />
    </Stack>
  );
}

function CopiasList() {
  const list = usePaged('listCopias', {}, { refreshWhile: (rows) => rows.some(isRunning) });
  const refresh = useDatosRefresh();
  const [restoring, setRestoring] = useState<Operacion>();
  const running = useRunning(list.rows);
  const columns: Column<Operacion>[] = [
    { id: 'fecha', header: 'Fecha', cell: ({ fechaCreacion }) => <DateText value={fechaCreacion} style="dateTime" /> },
    { id: 'estado', header: 'Estado', cell: EstadoBadge },
    { id: 'elementos', header: 'Elementos', align: 'end', cell: ({ elementos }) => whole.format(elementos) },
    { id: 'tamano', header: 'Tamaño', align: 'end', cell: ({ tamano }) => (tamano === null ? '—' : bytesText(tamano)) },
    {
      id: 'huella',
      header: 'Huella',
      wideOnly: true,
      cell: ({ huella, motivo }) =>
        huella ? (
          <Box as="code" textStyle="xs" title={huella}>
            {huella.slice(0, 12)}
          </Box>
        ) : (
          motivo || '—'
        ),
    },
    { id: 'origen', header: 'Origen', wideOnly: true, cell: ({ origen }) => ORIGEN_LABELS[origen] },
    { id: 'actor', header: 'Por', cell: ({ actor }) => actor.nombre },
    {
      id: 'acciones',
      header: '',
      align: 'end',
      cell: (copia) =>
        copia.estado === 'terminada' && (
          <Button size="sm" variant="outline" onClick={() => setRestoring(copia)}>
            Restaurar
          </Button>
        ),
    },
  ];
  return (
    <Box as="section" aria-label="Copias de la empresa">
      <Stack gap="4">
        <Stack direction="row" justify="space-between" align="center" gap="3" wrap="wrap">
          <Heading as="h2" size="md">
            Copias
          </Heading>
          <CrearCopiaButton onStarted={() => void refresh()} />
        </Stack>
        {running.map((each) => (
          <OperacionProgress key={each.id} operacion={each} />
        ))}
        <DataTable
          caption="Copias de seguridad"
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => id}
          error={list.error}
          errorTitle="No pudimos cargar las copias"
          onRetry={list.reload}
          stale={list.isValidating && running.length === 0}
          paging={list.paging}
          skeletonRows={3}
          empty={
            <EmptyState icon={Archive} title="Aún no hay copias">
              Crea una ahora o programa copias diarias o semanales.
            </EmptyState>
          }
        />
      </Stack>
      {restoring && (
        <RestaurarDialog copia={restoring} onClose={() => setRestoring(undefined)} onStarted={() => void refresh()} />
      )}
    </Box>
  );
}

function CrearCopiaButton({ onStarted }: { onStarted: () => void }) {
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    try {
      await api.call('createCopia');
      toast.success('Copia de seguridad en marcha');
      onStarted();
    } catch (error) {
      toast.error('No se pudo empezar la copia', { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button colorPalette="brand" onClick={start} disabled={busy}>
      {busy ? <Spinner aria-hidden /> : <DatabaseBackup aria-hidden />}
      Crear copia
    </Button>
  );
}
