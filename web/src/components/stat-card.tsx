import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  label: string;
  /** undefined while it loads. */
  value: number | string | undefined;
  detail?: ReactNode;
  icon?: LucideIcon;
  /** The list that the figure counts. */
  to?: string;
}

/** 1238 → '1.238'. */
export const whole = new Intl.NumberFormat('es', { useGrouping: 'always' });

/** One figure, its meaning, and the way to what it counts. */
export function StatCard({ label, value, detail, icon: Icon, to }: Props) {
  const body = (
    <>
      <Flex justify="space-between" align="center" color="fg.muted">
        <Text textStyle={{ base: 'xs', sm: 'sm' }} fontWeight="medium">
          {label}
        </Text>
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
      <Box mt="0.5" textStyle="xs" color="fg.muted" minH="4">
        {value === undefined ? <Skeleton w="24" h="4" aria-hidden /> : detail}
      </Box>
    </>
  );
  const look = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', rounded: 'l3', p: '4', display: 'block' };
  if (!to) return <Box {...look}>{body}</Box>;
  return (
    <Box asChild {...look} transition="colors" _hover={{ borderColor: 'border.emphasized' }}>
      <Link to={to}>{body}</Link>
    </Box>
  );
}
