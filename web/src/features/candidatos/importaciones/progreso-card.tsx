import { Box, Flex, Text } from '@chakra-ui/react';
import type { Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import { Card } from '../../../components/card.tsx';
import { whole } from '../../../lib/numbers.ts';

/** How far the work is; it goes on without this page. */
export function ProgresoCard({ importacion }: { importacion: Importacion }) {
  const { estado, procesadas, deshechas, total } = importacion;
  const undoing = estado === 'deshaciendo';
  const [done, all] = undoing ? [deshechas, procesadas] : [procesadas, total];
  const percent = all === 0 ? 0 : Math.floor((done / all) * 100);
  const title = undoing ? 'Deshaciendo la importación' : 'Importando candidatos';
  return (
    <Card as="section" aria-label={title}>
      <Flex justify="space-between" gap="3" mb="2">
        <Text fontWeight="medium">{title}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
          {whole.format(done)} de {whole.format(all)} filas
        </Text>
      </Flex>
      <Box
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        h="2"
        rounded="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box
          h="full"
          bg="brand.solid"
          rounded="full"
          transition="width 160ms"
          style={{ width: `${Math.max(percent, 2)}%` }}
        />
      </Box>
      <Text mt="3" color="fg.muted" textStyle="sm">
        Puedes seguir trabajando: te avisaremos cuando termine.
      </Text>
    </Card>
  );
}
