import { Flex, Text } from '@chakra-ui/react';

export function BrandMark({ inverted = false }: { inverted?: boolean }) {
  return (
    <Flex align="center" gap="2.5">
      <img src="/favicon.svg" alt="" width="26" height="26" />
      <Text fontWeight="semibold" textStyle="md" letterSpacing="tighter" color={inverted ? 'white' : 'fg'}>
        Idonea
      </Text>
    </Flex>
  );
}
