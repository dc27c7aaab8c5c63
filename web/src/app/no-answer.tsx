import { Flex } from '@chakra-ui/react';
import { ErrorState } from '../components/error-state.tsx';

/** At load, when it cannot be known whether there is a session. */
export function NoAnswer({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Flex as="main" minH="100dvh" align="center" justify="center">
      <ErrorState
        title="No pudimos conectar con Idonea"
        error={error}
        onRetry={onRetry}
        retryLabel="Reintentar conexión"
      >
        Comprueba tu conexión a internet. Tu sesión sigue abierta.
      </ErrorState>
    </Flex>
  );
}
