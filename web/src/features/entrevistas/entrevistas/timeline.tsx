import { Box, Flex, Text } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { formatDate } from '../../../lib/dates.ts';
import type { Step, StepState } from './entrevista-progress.ts';

const LOOKS: Record<StepState, { palette: string; spoken: string }> = {
  hecho: { palette: 'green', spoken: 'hecho' },
  actual: { palette: 'brand', spoken: 'en curso' },
  pendiente: { palette: 'gray', spoken: 'pendiente' },
  fallido: { palette: 'red', spoken: 'no se completó' },
};

export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <Box as="ol" listStyle="none">
      {steps.map((step, index) => (
        <StepRow key={step.id} step={step} last={index === steps.length - 1} />
      ))}
    </Box>
  );
}

function StepRow({ step: { label, state, fecha, detail }, last }: { step: Step; last: boolean }) {
  const { palette, spoken } = LOOKS[state];
  return (
    <Flex as="li" gap="3" position="relative" pb={last ? '0' : '4'} colorPalette={palette}>
      {!last && <Box position="absolute" top="6" bottom="0.5" insetStart="2.5" w="px" bg="border" aria-hidden />}
      <Flex
        aria-hidden
        boxSize="5"
        mt="0"
        rounded="full"
        align="center"
        justify="center"
        flexShrink="0"
        borderWidth={state === 'hecho' || state === 'fallido' ? '0' : '2px'}
        borderColor={state === 'actual' ? 'colorPalette.solid' : 'border'}
        bg={state === 'hecho' || state === 'fallido' ? 'colorPalette.muted' : undefined}
        color="colorPalette.fg"
      >
        {state === 'hecho' && <Check size={12} strokeWidth={3} />}
        {state === 'fallido' && <X size={12} strokeWidth={3} />}
        {state === 'actual' && (
          <Box
            boxSize="2"
            rounded="full"
            bg="colorPalette.solid"
            _motionSafe={{ animation: 'pulse 1.6s ease-in-out infinite' }}
          />
        )}
      </Flex>
      <Box minW="0" flex="1">
        <Flex justify="space-between" gap="2" align="baseline">
          <Text
            fontWeight={state === 'pendiente' ? 'normal' : 'medium'}
            color={state === 'pendiente' ? 'fg.muted' : 'fg'}
          >
            {label}
            <Box as="span" srOnly>
              , {spoken}
            </Box>
          </Text>
          {fecha && (state === 'hecho' || state === 'fallido') && (
            <Text as="time" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
              {formatDate(fecha, 'dateTime')}
            </Text>
          )}
        </Flex>
        {detail && (
          <Text color="fg.muted" textStyle="sm">
            {detail}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
