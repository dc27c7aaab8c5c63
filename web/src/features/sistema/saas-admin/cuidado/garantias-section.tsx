import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Section } from '../../../../components/card.tsx';
import type { Answer } from '../../../../lib/api-client.ts';

/** Promises that answers may make: only those that a test proves in this version of the product. */
export function GarantiasSection({ garantias }: Pick<Answer<'getCuidado'>, 'garantias'>) {
  return (
    <Section
      title="Garantías"
      help="Lo que la sala puede prometer. Mientras una prueba automática no lo demuestre, la frase no se dice."
    >
      <Stack as="ul" gap="0" listStyle="none" mb="-2">
        {garantias.map(({ id, frase, seCumple, prueba, seActiva }) => (
          <Flex
            as="li"
            key={id}
            justify="space-between"
            align="flex-start"
            gap="3"
            py="2.5"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Box minW="0">
              <Text fontWeight="medium">
                {id}. {frase}
              </Text>
              <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {prueba ? `La demuestra: ${prueba}` : `Falta: ${seActiva}`}
              </Text>
            </Box>
            <Badge size="sm" colorPalette={seCumple ? 'green' : 'gray'} flexShrink="0">
              <Box as="span" boxSize="1.5" rounded="full" bg="currentColor" aria-hidden />
              {seCumple ? 'Se cumple' : 'No se dice'}
            </Badge>
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}
