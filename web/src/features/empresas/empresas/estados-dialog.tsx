import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { DateText } from '../../../components/date-text.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { useApi } from '../../../lib/use-api.ts';

const SHOWN = 100;

/** Who moved a company's state, why and when. */
export default function EstadosDialog({ empresa, onClose }: { empresa: EmpresaResumen; onClose: () => void }) {
  const { data, error, mutate } = useApi('listEstadosEmpresa', { params: { id: empresa.id }, query: { limit: SHOWN } });
  return (
    <Dialog open title={`Historial de ${empresaNombre(empresa)}`} width="xl" onClose={onClose}>
      {error && !data ? (
        <ErrorState title="No pudimos cargar el historial" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Stack gap="3" aria-busy>
          <Skeleton h="12" />
          <Skeleton h="12" />
        </Stack>
      ) : (
        <Stack as="ol" listStyle="none" gap="0">
          {data.data.map(({ id, desde, hasta, motivo, fecha, actor }) => (
            <Box as="li" key={id} py="3" borderBottomWidth="1px">
              <Flex justify="space-between" gap="3" wrap="wrap">
                <Flex gap="2" align="center">
                  <StateBadge kind="empresa" value={desde} />
                  <ArrowRight size={14} role="img" aria-label="pasó a" />
                  <StateBadge kind="empresa" value={hasta} />
                </Flex>
                <Text color="fg.muted" textStyle="sm">
                  <DateText value={fecha} style="dateTime" />
                </Text>
              </Flex>
              <Text mt="1">{motivo}</Text>
              <Text color="fg.muted" textStyle="sm">
                {actor.nombre}
              </Text>
            </Box>
          ))}
          <Flex as="li" py="3" justify="space-between" gap="3" wrap="wrap">
            <Text>{data.nextCursor ? `Se muestran los ${SHOWN} cambios más recientes.` : 'Alta de la empresa'}</Text>
            {!data.nextCursor && (
              <Text color="fg.muted" textStyle="sm">
                <DateText value={empresa.fechaCreacion} style="dateTime" />
              </Text>
            )}
          </Flex>
        </Stack>
      )}
    </Dialog>
  );
}
