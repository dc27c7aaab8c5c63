import { Box, Text } from '@chakra-ui/react';
import type { Area } from '#shared/empresas/areas/area.ts';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { whole } from '../../../lib/numbers.ts';
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
      <ProgressBar label={`Reasignando los candidatos de ${area.nombreArea}`} percent={share} />
    </Box>
  );
}
