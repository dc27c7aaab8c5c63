import { Flex } from '@chakra-ui/react';
import { Cpu, Sparkles, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const PARTS = {
  motor: { icon: Cpu, color: 'brand.fg' },
  modelo: { icon: Sparkles, color: 'brand.fg' },
  /** The embedded engine beside a model. */
  rubrica: { icon: Cpu, color: 'fg.muted' },
  persona: { icon: UserCheck, color: 'green.fg' },
} as const;

/** Whose part this is. Model, engine and person are never mixed, and each always carries its mark. */
export function PartLabel({ part, children }: { part: keyof typeof PARTS; children: ReactNode }) {
  const { icon: Icon, color } = PARTS[part];
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" color={color} textStyle="xs" fontWeight="medium">
      <Icon size={13} aria-hidden style={{ flexShrink: 0 }} />
      {children}
    </Flex>
  );
}
