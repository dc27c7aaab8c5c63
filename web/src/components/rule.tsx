import { Box, Flex } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a new password has to be, and whether it is already; an item of a list. */
export function Rule({ met, children }: { met: boolean; children: ReactNode }) {
  const Icon = met ? CircleCheck : Circle;
  return (
    <Flex as="li" align="center" gap="1.5" color={met ? 'green.fg' : 'fg.muted'}>
      <Icon size={14} aria-hidden />
      {children}
      <Box as="span" srOnly>
        {met ? ', cumplido' : ', pendiente'}
      </Box>
    </Flex>
  );
}
