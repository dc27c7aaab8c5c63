import { Box } from '@chakra-ui/react';

interface Props {
  /** Out of 10; null is no score, which is not a low one. */
  engine: number | null;
  /** The embedded engine's score beside a model's. */
  rubrica?: number | null | undefined;
  /** A person's score beside it. */
  human?: number | undefined;
}

/** Only a drawing: the figures stand in words beside it. */
export function ScoreBar({ engine, rubrica, human }: Props) {
  return (
    <Box
      aria-hidden
      position="relative"
      h="2"
      rounded="full"
      bg={engine === null ? undefined : 'bg.emphasized'}
      borderWidth={engine === null ? '1px' : '0'}
      borderStyle="dashed"
      borderColor="border.emphasized"
    >
      {engine !== null && (
        <Box h="full" rounded="full" bg="brand.solid" style={{ width: `${Math.max(2, engine * 10)}%` }} />
      )}
      {typeof rubrica === 'number' && (
        <Box
          position="absolute"
          top="-0.5"
          h="3"
          w="1"
          ms="-0.5"
          rounded="full"
          bg="fg.muted"
          outline="2px solid {colors.bg.panel}"
          style={{ insetInlineStart: `${rubrica * 10}%` }}
        />
      )}
      {human !== undefined && (
        <Box
          position="absolute"
          top="-1"
          h="4"
          w="1"
          ms="-0.5"
          rounded="full"
          bg="green.solid"
          outline="2px solid {colors.bg.panel}"
          style={{ insetInlineStart: `${human * 10}%` }}
        />
      )}
    </Box>
  );
}
