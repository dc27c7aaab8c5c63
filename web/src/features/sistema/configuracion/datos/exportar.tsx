import { Badge, Button, Flex, Spinner } from '@chakra-ui/react';
import { Download, FileClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { api } from '../../../../lib/api.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import type { Paging } from '../../../../lib/use-paged.ts';
import { CLASE_LABELS, ESTADO_LABELS, summaryOf } from './datos-words.ts';

interface ButtonProps {
  children: ReactNode;
  disabled?: boolean | undefined;
  onStarted: () => void;
}

export function ExportarButton({ children, disabled, onStarted }: ButtonProps) {
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    try {
      await api.call('createExportacionDatos');
      toast.success('Exportación en marcha', { description: 'El archivo aparecerá en la lista cuando esté listo.' });
      onStarted();
    } catch (error) {
      toast.error('No se pudo empezar la exportación', { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button colorPalette="brand" onClick={start} disabled={busy || disabled}>
      {busy ? <Spinner aria-hidden /> : <Download aria-hidden />}
      {children}
    </Button>
  );
}

/** By a link that lives for five minutes: a new one for each press. */
async function download({ id }: Operacion): Promise<void> {
  try {
    const { enlace } = await api.call('getExportacionDatos', { params: { id } });
    if (!enlace) throw new Error('El archivo ya no está: se guarda dos días. Exporta de nuevo.');
    const link = document.createElement('a');
    link.href = enlace;
    link.click();
  } catch (error) {
    toast.error('No se pudo descargar el archivo', { description: messageOf(error) });
  }
}

interface TableProps {
  rows: Operacion[] | undefined;
  error?: unknown;
  onRetry?: () => void;
  stale?: boolean;
  paging?: Paging;
  /** What else can be done with one. */
  actions?: (operacion: Operacion) => ReactNode;
}

export function OperacionesTable({ rows, error, onRetry = () => undefined, stale, paging, actions }: TableProps) {
  const columns: Column<Operacion>[] = [
    { id: 'clase', header: 'Operación', cell: ({ clase }) => CLASE_LABELS[clase] },
    { id: 'estado', header: 'Estado', cell: EstadoBadge },
    { id: 'resultado', header: 'Resultado', cell: summaryOf },
    { id: 'actor', header: 'Por', wideOnly: true, cell: ({ actor }) => actor.nombre },
    { id: 'fecha', header: 'Fecha', cell: ({ fechaCreacion }) => <DateText value={fechaCreacion} style="dateTime" /> },
    {
      id: 'acciones',
      header: '',
      align: 'end',
      cell: (operacion) => (
        <Flex gap="2" justify="flex-end">
          {operacion.clase === 'exportacion' && operacion.estado === 'terminada' && (
            <Button size="sm" variant="outline" onClick={() => void download(operacion)}>
              <Download aria-hidden />
              Descargar
            </Button>
          )}
          {actions?.(operacion)}
        </Flex>
      ),
    },
  ];
  return (
    <DataTable
      caption="Operaciones con datos"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      error={error}
      errorTitle="No pudimos cargar las operaciones"
      onRetry={onRetry}
      {...(stale !== undefined && { stale })}
      {...(paging && { paging })}
      skeletonRows={3}
      empty={
        <EmptyState icon={FileClock} title="Aún no hay operaciones">
          Aquí verás durante 90 días cada exportación, importación, restauración y vaciado, con su resultado.
        </EmptyState>
      }
    />
  );
}

export function EstadoBadge({ estado }: Pick<Operacion, 'estado'>) {
  const { label, palette } = ESTADO_LABELS[estado];
  return <Badge colorPalette={palette}>{label}</Badge>;
}
