import { Box, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import { ThumbsUp } from 'lucide-react';
import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import { Section } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { percent, whole } from '../../../lib/numbers.ts';
import { MUESTRA } from './muestra.ts';

const KINDS = [
  ['recomendado', 'Recomendado', 'green.solid'],
  ['con_reservas', 'Con reservas', 'amber.solid'],
  ['no_recomendado', 'No recomendado', 'red.solid'],
  ['sin_datos', 'Sin datos', 'gray.solid'],
] as const;

/** What the reports of the period recommend: bars with their figures in words, so no table has to stand beside them. */
export function Recomendaciones({ data }: { data: AnaliticasEntrevistas | undefined }) {
  if (!data) return <Skeleton h="56" rounded="l3" />;
  const counts = data.recomendaciones;
  const total = KINDS.reduce((sum, [kind]) => sum + counts[kind], 0);
  return (
    <Section
      title="Recomendaciones de los informes"
      help="Lo que propone el motor con lo que encontró en las respuestas; la decisión es de una persona."
    >
      {total < MUESTRA ? (
        <EmptyState icon={ThumbsUp} title="Sin datos suficientes">
          Hacen falta cinco informes; en este periodo hay {total}.
        </EmptyState>
      ) : (
        <chakra.ul listStyle="none" display="grid" gap="2.5">
          {KINDS.map(([kind, label, color]) => (
            <Flex as="li" key={kind} align="center" gap="3">
              <Text w="28" flexShrink="0" textStyle="sm">
                {label}
              </Text>
              <Box flex="1" h="6" rounded="sm" bg="bg.subtle" aria-hidden>
                <Box h="full" rounded="sm" bg={color} style={{ width: `${(100 * counts[kind]) / total}%` }} />
              </Box>
              <Text w="24" textAlign="end" fontVariantNumeric="tabular-nums">
                <b>{whole.format(counts[kind])}</b> · {percent.format(counts[kind] / total)}
              </Text>
            </Flex>
          ))}
        </chakra.ul>
      )}
    </Section>
  );
}
