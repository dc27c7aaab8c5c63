import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../lib/api-error.ts';
import { CopyButton } from './copy-button.tsx';

interface Props {
  /** What could not be done: 'No pudimos cargar los candidatos'. */
  title: string;
  error: unknown;
  /** What was kept and what to do, when the error's own text does not say it. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
}

/** In place of content that failed to load: what happened, what to do, the reference for support. */
export function ErrorState({ title, error, children, onRetry, retrying, retryLabel = 'Reintentar' }: Props) {
  return (
    <Flex role="alert" direction="column" align="center" textAlign="center" py={{ base: '10', md: '14' }} px="4">
      <Flex boxSize="11" rounded="l3" align="center" justify="center" bg="red.subtle" color="red.fg" mb="4">
        <TriangleAlert size={20} aria-hidden />
      </Flex>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <Box mt="1.5" color="fg.muted" maxW="md">
        <Text>{messageOf(error)}</Text>
        {children}
      </Box>
      {onRetry && (
        <Button mt="5" variant="outline" onClick={onRetry} disabled={retrying}>
          <RotateCw aria-hidden />
          {retrying ? 'Reintentando...' : retryLabel}
        </Button>
      )}
      <RequestReference error={error} />
    </Flex>
  );
}

/** 'Referencia: …' with a copy button, for errors that the server answered. */
export function RequestReference({ error }: { error: unknown }) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  if (!requestId) return null;
  return (
    <Flex align="center" gap="1" mt="4" color="fg.subtle" textStyle="xs" maxW="full">
      <Text truncate>
        Referencia:{' '}
        <Box as="span" fontFamily="mono">
          {requestId}
        </Box>
      </Text>
      <CopyButton value={requestId} label="Copiar la referencia" />
    </Flex>
  );
}
