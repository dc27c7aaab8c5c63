import { Flex, Text } from '@chakra-ui/react';

/** `compact`: only the mark on narrow screens. */

export function BrandMark({ compact = false }: { compact?: boolean }) {
  return (
    <Flex align="center" gap="2.5">
      <img src="/favicon.svg" alt="" width="26" height="26" />
      <Text
        fontWeight="semibold"
        textStyle="md"
        letterSpacing="tighter"
        display={compact ? { base: 'none', md: 'block' } : 'block'}
      >
        Idonea
      </Text>
    </Flex>
  );
}
