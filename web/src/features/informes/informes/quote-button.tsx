import { chakra, Flex, Text } from '@chakra-ui/react';
import { ArrowRight, Quote } from 'lucide-react';
import type { Evidencia } from '#shared/informes/informes/informe.ts';
import type { DocumentContext } from './document-context.ts';

interface Props {
  evidencia: Evidencia;
  competenciaId: string;
  context: DocumentContext;
}

/** A quote that leads to its words in the transcript. */
export function QuoteButton({ evidencia, competenciaId, context: { jump, turnNumber } }: Props) {
  // Made from the quote: on a phone the document is rendered anew when the reader comes back to it.
  const id = `cita-${competenciaId}-${evidencia.turnoId}-${evidencia.inicio}`;
  const number = turnNumber.get(evidencia.turnoId);
  return (
    <chakra.button
      type="button"
      id={id}
      data-active={jump.activeFrom === id || undefined}
      onClick={() => jump.jumpTo(evidencia, id)}
      display="flex"
      gap="2.5"
      w="full"
      textAlign="start"
      px="3"
      py="2"
      rounded="l2"
      cursor="pointer"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.muted"
      transition="colors"
      _hover={{ borderColor: 'border.emphasized' }}
      css={{ '&[data-active]': { bg: 'amber.subtle', borderColor: 'amber.border' } }}
      _focusVisible={{ outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' }}
    >
      <Flex color="fg.subtle" pt="1" flexShrink="0">
        <Quote size={13} aria-hidden />
      </Flex>
      <Text as="span" flex="1" minW="0">
        {evidencia.cita}
      </Text>
      <Flex
        as="span"
        align="center"
        gap="1"
        color="fg.muted"
        textStyle="xs"
        flexShrink="0"
        alignSelf="flex-start"
        pt="0.5"
        fontVariantNumeric="tabular-nums"
      >
        Turno {number ?? '—'}
        <ArrowRight size={12} aria-hidden />
      </Flex>
    </chakra.button>
  );
}
