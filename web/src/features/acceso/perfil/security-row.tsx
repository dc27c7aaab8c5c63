import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** How something of the own sign-in stands, beside what changes it. */
export function SecurityRow({ badge, text, action }: { badge?: ReactNode; text: ReactNode; action?: ReactNode }) {
  return (
    <Flex gap="4" align="center" justify="space-between" wrap="wrap">
      <Box flex="1 1 18rem">
        {badge}
        <Text color="fg.muted" mt={badge ? '1.5' : undefined}>
          {text}
        </Text>
      </Box>
      {action}
    </Flex>
  );
}
