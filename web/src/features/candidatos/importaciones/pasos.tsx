import { Box, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';

const PASOS = ['Archivo', 'Columnas', 'Revisión', 'Importación'] as const;

/** Where one is on the way from the file to its candidates. */
export function Pasos({ actual }: { actual: number }) {
  return (
    <Flex as="ol" listStyle="none" gap={{ base: '3', md: '6' }} mb="5" aria-label="Pasos de la importación">
      {PASOS.map((paso, index) => (
        <Flex
          as="li"
          key={paso}
          align="center"
          gap="2"
          textStyle="sm"
          aria-current={index === actual ? 'step' : undefined}
          color={index === actual ? 'fg' : 'fg.muted'}
          fontWeight={index === actual ? 'medium' : 'normal'}
        >
          <Flex
            boxSize="6"
            rounded="full"
            align="center"
            justify="center"
            textStyle="xs"
            flexShrink="0"
            bg={index <= actual ? 'brand.solid' : 'bg.emphasized'}
            color={index <= actual ? 'brand.contrast' : 'fg.muted'}
            aria-hidden
          >
            {index < actual ? <Check size={14} /> : index + 1}
          </Flex>
          <Box as="span" hideBelow={index === Math.min(actual, PASOS.length - 1) ? undefined : 'md'}>
            {paso}
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
