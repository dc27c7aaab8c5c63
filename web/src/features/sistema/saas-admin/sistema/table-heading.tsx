import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Above a table, which has a card of its own. */
export function TableHeading({ title, help, action }: { title: string; help: string; action: ReactNode }) {
  return (
    <Flex justify="space-between" align="flex-start" gap="3" mb="3">
      <Box>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mt="0.5">
          {help}
        </Text>
      </Box>
      {action}
    </Flex>
  );
}
