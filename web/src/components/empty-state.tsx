import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  /** What this place is for, and what to do first. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: Props) {
  return (
    <Flex direction="column" align="center" textAlign="center" py={{ base: '10', md: '14' }} px="4">
      <Flex boxSize="11" rounded="l3" align="center" justify="center" bg="brand.subtle" color="brand.fg" mb="4">
        <Icon size={20} aria-hidden />
      </Flex>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children && (
        <Text mt="1.5" color="fg.muted" maxW="md">
          {children}
        </Text>
      )}
      {action && <Box mt="5">{action}</Box>}
    </Flex>
  );
}
