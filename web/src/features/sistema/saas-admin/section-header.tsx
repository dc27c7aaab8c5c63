import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CountBadge } from '../../../components/count-badge.tsx';

interface Props {
  title: string;
  count?: number | string | undefined;
  children: ReactNode;
  action?: ReactNode;
}

/** The head of one section of the panel. */
export function SectionHeader({ title, count, children, action }: Props) {
  return (
    <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" mb="4">
      <Box flex="1 1 18rem" minW="0">
        <Flex align="center" gap="2">
          <Heading as="h2" size="lg">
            {title}
          </Heading>
          {count !== undefined && <CountBadge>{count}</CountBadge>}
        </Flex>
        <Text color="fg.muted" mt="0.5" maxW="2xl">
          {children}
        </Text>
      </Box>
      {action}
    </Flex>
  );
}
