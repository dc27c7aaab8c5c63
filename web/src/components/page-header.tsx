import { Box, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from '../lib/link.tsx';
import { whole } from '../lib/numbers.ts';
import { CountBadge } from './count-badge.tsx';

interface Props {
  title: string;
  /** How many things the page lists: '12', or '25+'. */
  count?: string | number;
  description?: ReactNode;
  /** One primary action at the right; secondary ones before it. */
  actions?: ReactNode;
  /** What the page is about is still on its way: description and actions have their place already. */
  loading?: boolean;
  /** The page above this one. */
  back?: { to: string; label: string };
}

/** Title, count and primary action of a page; also the title of the browser's tab. */
export function PageHeader({ title, count, description, actions, loading, back }: Props) {
  useEffect(() => {
    document.title = `${title} · Idonea`;
  }, [title]);
  return (
    <Box mb="6">
      {back && (
        <Flex asChild align="center" gap="1" mb="2" w="fit" color="fg.muted" textStyle="sm" _hover={{ color: 'fg' }}>
          <Link to={back.to}>
            <ChevronLeft size={16} aria-hidden />
            {back.label}
          </Link>
        </Flex>
      )}
      <Flex gap="4" align="flex-start" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 18rem">
          <Flex align="center" gap="2.5" wrap="wrap">
            <Heading as="h1" size="2xl">
              {title}
            </Heading>
            {count !== undefined && <CountBadge>{typeof count === 'number' ? whole.format(count) : count}</CountBadge>}
          </Flex>
          {loading && <Skeleton mt="1" h="6" w="56" maxW="full" aria-hidden />}
          {!loading && description && (
            <Text mt="1" color="fg.muted" maxW="2xl">
              {description}
            </Text>
          )}
        </Box>
        {loading && <Skeleton h={{ base: '11', md: '10' }} w="72" maxW="full" rounded="l2" aria-hidden />}
        {!loading && actions && (
          <Flex gap="2" align="center" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
