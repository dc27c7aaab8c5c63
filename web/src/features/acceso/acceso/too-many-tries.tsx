import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { clock } from './use-countdown.ts';

/** Said once by a screen reader; the seconds go on silently. */
export function TooManyTries({ seconds, children }: { seconds: number; children?: ReactNode }) {
  return (
    <Notice kind="error" title="Demasiados intentos">
      Podrás volver a intentarlo dentro de{' '}
      <Box as="span" role="timer" aria-live="off" fontVariantNumeric="tabular-nums" fontWeight="medium" color="fg">
        {clock(seconds)}
      </Box>
      . {children}
    </Notice>
  );
}
