import { Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A telephone or an address, opened by whatever the device has for it. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} overflowWrap="anywhere">
    {children}
  </Link>
);
