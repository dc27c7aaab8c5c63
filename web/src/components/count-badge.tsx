import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <Badge colorPalette="gray" size="sm">
      {children}
    </Badge>
  );
}
