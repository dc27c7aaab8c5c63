import { Box, Text } from '@chakra-ui/react';
import type { Area } from '#shared/areas/area.ts';
import { whole } from '../../lib/numbers.ts';
import { progressOf } from './area-words.ts';

/** How far the job is; the list reads it again every few seconds. */
export function ReasignacionProgress({ area }: { area: Area }) {
  const { done, total } = progressOf(area);
  const share = total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <Box mb="3">
      <Text textStyle="sm" mb="1.5" fontVariantNumeric="tabular-nums">
        Reasignando candidatos: {whole.format(done)} de {whole.format(total)}
      </Text>
      <Box
        role="progressbar"
        aria-label={`Reasignando los candidatos de ${area.nombreArea}`}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        h="1.5"
        rounded="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box h="full" rounded="full" bg="brand.solid" transition="width 150ms" style={{ width: `${share}%` }} />
      </Box>
    </Box>
  );
}
