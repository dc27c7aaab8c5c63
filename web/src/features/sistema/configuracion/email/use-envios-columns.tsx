import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Correo } from '#shared/correos/correo.ts';
import { plantillaInfo } from '#shared/correos/plantillas.ts';
import type { Column } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { api } from '../../../../lib/api.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';

export function useEnviosColumns(): Column<Correo>[] {
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string>();

  async function resend({ id }: Correo) {
    setBusy(id);
    try {
      await api.call('resendCorreo', { params: { id } });
      toast.success('El correo vuelve a la cola');
    } catch (error) {
      toast.error('No se pudo reenviar', { description: messageOf(error) });
    } finally {
      await refresh('resendCorreo');
      setBusy(undefined);
    }
  }

  return [
    { id: 'correo', header: 'Correo', cell: ({ plantilla }) => plantillaInfo(plantilla).titulo },
    {
      id: 'para',
      header: 'Para',
      cell: ({ para }) => (
        <Box minW="0">
          <Text overflowWrap="anywhere">{para.nombre}</Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {para.email}
          </Text>
        </Box>
      ),
    },
    {
      id: 'estado',
      header: 'Estado',
      cell: ({ estado, motivo, impedimento }) => (
        <Box>
          <StateBadge kind="correo" value={estado} />
          {motivo && (
            <Text mt="1" textStyle="xs" color="fg.muted" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {motivo}
              {impedimento && (estado === 'fallido' || estado === 'rebotado') && `. ${impedimento}`}
            </Text>
          )}
        </Box>
      ),
    },
    { id: 'fecha', header: 'Pedido', cell: ({ fecha }) => <DateText value={fecha} /> },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: (correo) =>
        correo.reenviable && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Reenviar a ${correo.para.email}`}
            aria-disabled={busy === correo.id}
            onClick={() => busy !== correo.id && void resend(correo)}
          >
            {busy === correo.id ? 'Reenviando...' : 'Reenviar'}
          </Button>
        ),
    },
  ];
}
