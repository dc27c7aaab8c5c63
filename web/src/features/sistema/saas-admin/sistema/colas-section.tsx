import { Badge, Box, Text } from '@chakra-ui/react';
import { Eye, Inbox, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Cola } from '#shared/sistema/sistema/colas.ts';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { RefreshButton } from '../../../../components/refresh-button.tsx';
import { whole } from '../../../../lib/numbers.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { DescartarDialog } from './descartar-dialog.tsx';
import { MensajesDialog } from './mensajes-dialog.tsx';
import { ReintentarDialog } from './reintentar-dialog.tsx';
import { TableHeading } from './table-heading.tsx';
import { DISPARADOR_NAMES, trabajoName } from './trabajo-words.ts';

const EVERY_MS = 30_000;

type Opened = { dialog: 'mensajes' | 'reintentar' | 'descartar'; cola: Cola } | undefined;

/** The jobs' queues, what failed first. */
export function ColasSection() {
  const { data, error, mutate } = useApi('getColas', undefined, { refreshInterval: EVERY_MS });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Box as="section" aria-label="Colas de trabajo">
      <TableHeading
        title="Colas de trabajo"
        help="Lo que espera se hace en segundos. Lo que falló en todos sus intentos se guarda 14 días."
        action={<RefreshButton label="Actualizar las colas" onClick={() => void mutate()} />}
      />
      <DataTable
        caption="Colas de trabajo"
        columns={columnsOf(setOpened)}
        rows={data?.colas.toSorted(failedFirst)}
        rowKey={({ trabajo }) => trabajo}
        error={error}
        errorTitle="No pudimos leer las colas"
        onRetry={() => void mutate()}
        empty={<EmptyState icon={Inbox} title="No hay colas" />}
        skeletonRows={12}
      />
      {opened?.dialog === 'mensajes' && <MensajesDialog trabajo={opened.cola.trabajo} onClose={close} />}
      {opened?.dialog === 'descartar' && <DescartarDialog cola={opened.cola} onClose={close} />}
      {opened?.dialog === 'reintentar' && <ReintentarDialog cola={opened.cola} onClose={close} />}
    </Box>
  );
}

const failedFirst = (a: Cola, b: Cola) =>
  (b.muertas ?? 0) - (a.muertas ?? 0) || trabajoName(a.trabajo).localeCompare(trabajoName(b.trabajo), 'es');

function columnsOf(open: (opened: Opened) => void): Column<Cola>[] {
  return [
    {
      id: 'trabajo',
      header: 'Trabajo',
      cell: ({ trabajo }) => (
        <Box>
          {trabajoName(trabajo)}
          <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal" fontFamily="mono">
            {trabajo}
          </Text>
        </Box>
      ),
    },
    { id: 'disparador', header: 'Empieza por', wideOnly: true, cell: ({ disparador }) => DISPARADOR_NAMES[disparador] },
    { id: 'pendientes', header: 'En espera', align: 'end', cell: (cola) => figure(cola, cola.pendientes) },
    { id: 'enProceso', header: 'En proceso', align: 'end', cell: (cola) => figure(cola, cola.enProceso) },
    { id: 'muertas', header: 'Fallidos', align: 'end', cell: ({ muertas }) => failed(muertas) },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      width: '4rem',
      cell: (cola) => (
        <ActionMenu
          label={`Acciones de ${trabajoName(cola.trabajo)}`}
          actions={[
            {
              label: 'Ver los fallidos',
              icon: Eye,
              run: () => open({ dialog: 'mensajes', cola }),
              refused: cola.muertas === 0 ? 'No hay ninguno' : undefined,
            },
            {
              label: 'Reintentar los fallidos',
              icon: RotateCw,
              run: () => open({ dialog: 'reintentar', cola }),
              refused: refusal(cola),
            },
            {
              label: 'Descartar los fallidos',
              icon: Trash2,
              danger: true,
              run: () => open({ dialog: 'descartar', cola }),
              refused: cola.muertas === 0 ? 'No hay ninguno' : undefined,
            },
          ]}
        />
      ),
    },
  ];
}

function refusal({ disparador, muertas }: Cola): string | undefined {
  if (muertas === 0) return 'No hay ninguno';
  return disparador === 'eventos' ? undefined : 'Su próxima ejecución hace lo que quedó pendiente';
}

/** A job without a queue has nothing to count; a queue that did not answer says so. */
function figure({ disparador }: Cola, value: number | null) {
  if (value !== null) return whole.format(value);
  return disparador === 'eventos' ? <span title="La cola no respondió">?</span> : '—';
}

function failed(muertas: number | null) {
  if (muertas === null) return <span title="La cola no respondió">?</span>;
  return muertas > 0 ? <Badge colorPalette="red">{whole.format(muertas)}</Badge> : '0';
}
