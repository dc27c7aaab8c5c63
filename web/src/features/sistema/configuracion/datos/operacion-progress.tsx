import { Flex, Stack, Text } from '@chakra-ui/react';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { Card } from '../../../../components/card.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { whole } from '../../../../lib/numbers.ts';
import { CLASE_LABELS, ESTADO_LABELS } from './datos-words.ts';

/** How far the work is; it goes on without this page. */
export function OperacionProgress({ operacion }: { operacion: Operacion }) {
  const { clase, estado, pasosHechos, pasosTotal, elementos } = operacion;
  const title = `${CLASE_LABELS[clase]}: ${ESTADO_LABELS[estado].label.toLowerCase()}`;
  const percent = pasosTotal === 0 ? 0 : Math.min(100, Math.floor((pasosHechos / pasosTotal) * 100));
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="2">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Text fontWeight="medium">{title}</Text>
          <Text color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
            {percent} %{elementos > 0 && ` · ${whole.format(elementos)} elementos`}
          </Text>
        </Flex>
        <ProgressBar label={title} percent={percent} track="bg.emphasized" />
        <Text color="fg.muted" textStyle="sm">
          Puedes salir de esta página: seguirá hasta terminar.
        </Text>
      </Stack>
    </Card>
  );
}
