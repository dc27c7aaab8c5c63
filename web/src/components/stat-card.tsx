import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../lib/link.tsx';
import { whole } from '../lib/numbers.ts';
import { Definition } from './definition.tsx';

interface Props {
  label: string;
  /** undefined while it loads. */
  value: number | string | undefined;
  detail?: ReactNode;
  icon?: LucideIcon;
  /** What the figure counts, in a sentence: shown on demand beside its name. Not together with `to`. */
  definition?: string;
  /** The list that the figure counts. */
  to?: string;
}

/** One figure, its meaning, and the way to what it counts. */
export function StatCard({ label, value, detail, icon: Icon, definition, to }: Props) {
  const body = (
    <>
      <Flex justify="space-between" align="center" color="fg.muted">
        <Flex align="center" gap="1" minW="0">
          <Text textStyle={{ base: 'xs', sm: 'sm' }} fontWeight="medium">
            {label}
          </Text>
          {definition && <Definition of={label}>{definition}</Definition>}
        </Flex>
        {Icon && (
          <Box display={{ base: 'none', sm: 'block' }} flexShrink="0">
            <Icon size={16} aria-hidden />
          </Box>
        )}
      </Flex>
      <Box
        mt="2"
        textStyle={{ base: '2xl', sm: '3xl' }}
        fontWeight="semibold"
        letterSpacing="tighter"
        fontVariantNumeric="tabular-nums"
      >
        {value === undefined ? (
          <Skeleton w="16" h={{ base: '8', sm: '9.5' }} aria-hidden />
        ) : typeof value === 'number' ? (
          whole.format(value)
        ) : (
          value
        )}
      </Box>
      <Box mt="0.5" textStyle="xs" color="fg.muted" minH={{ base: '8', sm: '4' }}>
        {value === undefined ? <Skeleton w="24" h="4" aria-hidden /> : detail}
      </Box>
    </>
  );
  const look = {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l3',
    p: '4',
    display: 'block',
  } as const;
  if (!to) {
    return (
      <Box {...look} position="relative">
        {body}
      </Box>
    );
  }
  return (
    <Box asChild {...look} transition="colors" _hover={{ borderColor: 'border.emphasized' }}>
      <Link to={to}>{body}</Link>
    </Box>
  );
}
