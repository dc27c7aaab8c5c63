import { Flex } from '@chakra-ui/react';
import { Cpu, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const PARTS = {
  motor: { icon: Cpu, color: 'brand.fg' },
  persona: { icon: UserCheck, color: 'green.fg' },
} as const;

/** Whose part this is. The engine's and the person's are never mixed, and each always carries its mark. */
export function PartLabel({ part, children }: { part: keyof typeof PARTS; children: ReactNode }) {
  const { icon: Icon, color } = PARTS[part];
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" color={color} textStyle="xs" fontWeight="medium">
      <Icon size={13} aria-hidden />
      {children}
    </Flex>
  );
}
