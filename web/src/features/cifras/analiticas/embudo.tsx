import { Box, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import { Section } from '../../../components/card.tsx';
import { countText, whole } from '../../../lib/numbers.ts';

const STEPS = [
  ['programadas', 'Programadas', 'blue.solid'],
  ['iniciadas', 'Iniciadas', 'amber.solid'],
  ['completadas', 'Completadas', 'teal.solid'],
  ['analizadas', 'Con informe', 'violet.solid'],
  ['validadas', 'Validadas', 'green.solid'],
] as const;

const ENDS = [
  ['canceladas', 'cancelada', 'canceladas'],
  ['noPresentadas', 'no presentada', 'no presentadas'],
  ['caducadas', 'caducada', 'caducadas'],
] as const;

/** How many interviews took each step: bars with their figures in words, so no table has to stand beside them. */
export function Embudo({ data }: { data: AnaliticasEntrevistas | undefined }) {
  const most = Math.max(1, ...STEPS.map(([name]) => data?.cifras[name] ?? 0));
  return (
    <Section
      title="Embudo"
      help="Cuántas entrevistas dieron cada paso en el periodo. Una entrevista puede darlos en periodos distintos."
    >
      {data ? (
        <>
          <chakra.ol listStyle="none" display="grid" gap="2.5">
            {STEPS.map(([name, label, color]) => (
              <Flex as="li" key={name} align="center" gap="3">
                <Text w="28" flexShrink="0" textStyle="sm">
                  {label}
                </Text>
                <Box flex="1" h="6" rounded="sm" bg="bg.subtle" aria-hidden>
                  <Box h="full" rounded="sm" bg={color} style={{ width: `${(100 * data.cifras[name]) / most}%` }} />
                </Box>
                <Text w="12" textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums">
                  {whole.format(data.cifras[name])}
                </Text>
              </Flex>
            ))}
          </chakra.ol>
          <Text mt="4" color="fg.muted" textStyle="sm">
            Fuera del embudo: {ENDS.map(([name, one, many]) => countText(data.cifras[name], one, many)).join(', ')}.
          </Text>
        </>
      ) : (
        <Skeleton h="44" />
      )}
    </Section>
  );
}
