import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../lib/api-error.ts';
import { RequestReference } from './error-state.tsx';

const KINDS = {
  info: { palette: 'brand', icon: Info, role: undefined },
  success: { palette: 'green', icon: CircleCheck, role: 'status' },
  error: { palette: 'red', icon: CircleAlert, role: 'alert' },
  warning: { palette: 'amber', icon: CircleAlert, role: undefined },
} as const;

interface Props {
  kind: keyof typeof KINDS;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** A box within the page that says something at length. */
export function Notice({ kind, title, children, action }: Props) {
  const { palette, icon: Icon, role } = KINDS[kind];
  return (
    <Flex
      role={role}
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.border"
      rounded="l2"
      p="3.5"
      gap="3"
      textStyle="sm"
    >
      <Box color="colorPalette.fg" pt="0.5" flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        {title && <Text fontWeight="medium">{title}</Text>}
        {children && <Box color={title ? 'fg.muted' : 'fg'}>{children}</Box>}
        {action && <Box mt="2.5">{action}</Box>}
      </Box>
    </Flex>
  );
}

/** What a form could not send and no field explains; `title` says what was to be done. What was typed stays. */
export function FormFailure({ failure, title }: { failure: unknown; title?: string }) {
  return (
    <Failure failure={failure} title={title}>
      No guardado. Lo que escribiste sigue aquí: puedes intentarlo de nuevo.
    </Failure>
  );
}

/** What a button could not do, where nothing was typed. */
export function ActionFailure({ failure }: { failure: unknown }) {
  const isFinal = failure instanceof ApiError && !failure.retryable;
  return <Failure failure={failure}>{!isFinal && 'Puedes intentarlo de nuevo.'}</Failure>;
}

function Failure({ failure, title, children }: { failure: unknown; title?: string | undefined; children: ReactNode }) {
  if (failure === undefined) return null;
  return (
    <Notice kind="error" title={title ? `${title}: ${messageOf(failure)}` : messageOf(failure)}>
      {children}
      <RequestReference error={failure} />
    </Notice>
  );
}
