import { Flex, Text } from '@chakra-ui/react';

/** The mark and, where there is room, the name. `compact`: on narrow screens never; else down to 360 px. */
export function BrandMark({ compact = false }: { compact?: boolean }) {
  return (
    <Flex align="center" gap="2.5">
      <img src="/favicon.svg" alt="" width="26" height="26" />
      <Text
        fontWeight="semibold"
        textStyle="md"
        letterSpacing="tighter"
        display={compact ? { base: 'none', md: 'block' } : 'block'}
        css={{ '@media (max-width: 22.49em)': { display: 'none' } }}
      >
        Idonea
      </Text>
    </Flex>
  );
}
