import { Box, Flex, Text } from '@chakra-ui/react';
import { formatDate } from '../../../../lib/dates.ts';
import { percent } from '../../../../lib/numbers.ts';
import { SERVICE_STATES } from '../../../../lib/service-words.ts';
import type { Historial } from './historial.ts';

/** Seven days at a glance. The colours are said in the sentence below for whoever does not see them. */
export function HistorialStrip({ historial }: { historial: Historial | undefined }) {
  return (
    <Box>
      <Flex gap={{ base: '2px', md: '1' }} h="5" aria-hidden>
        {historial?.parts.map(({ start, estado }) => {
          const { label, palette } = SERVICE_STATES[estado];
          return (
            <Box
              key={start}
              flex="1"
              rounded="xs"
              colorPalette={palette}
              bg={palette === 'gray' ? 'bg.muted' : 'colorPalette.solid'}
              opacity={estado === 'ok' ? 0.7 : 1}
              title={`${formatDate(new Date(start).toISOString(), 'dateTime')}: ${label}`}
            />
          );
        })}
      </Flex>
      <Text mt="1" textStyle="xs" color="fg.muted" minH="4">
        {historial && summaryOf(historial)}
      </Text>
    </Box>
  );
}

function summaryOf({ parts, available }: Historial): string {
  if (available === undefined) return 'Sin comprobaciones en los últimos 7 días.';
  const down = parts.filter(({ estado }) => estado === 'caido').length;
  const worse = parts.filter(({ estado }) => estado === 'degradado').length;
  const troubles = [...(down ? [`${down} con caídas`] : []), ...(worse ? [`${worse} con problemas`] : [])];
  const share = `Respondió en el ${percent.format(available)} de las comprobaciones de 7 días`;
  return troubles.length > 0 ? `${share}; tramos de 6 horas: ${troubles.join(', ')}.` : `${share}.`;
}
