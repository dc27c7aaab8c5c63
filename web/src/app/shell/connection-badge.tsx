import { Box, Button } from '@chakra-ui/react';
import { formatDate } from '../../lib/dates.ts';
import { useApi } from '../../lib/use-api.ts';

const CHECK_MS = 5 * 60_000;

const STATES = {
  comprobando: { label: 'Comprobando', color: 'gray.emphasized' },
  conectado: { label: 'Conectado', color: 'green.solid' },
  servidor: { label: 'Servidor OK', color: 'amber.solid' },
  desconectado: { label: 'Desconectado', color: 'red.solid' },
} as const;

/** Server and database, asked on load, every 5 minutes and on click. */
export function ConnectionBadge() {
  const { data, error, isValidating, mutate } = useApi('getTest', undefined, {
    refreshInterval: CHECK_MS,
    revalidateOnReconnect: true,
    shouldRetryOnError: false,
  });
  const state = error ? 'desconectado' : !data ? 'comprobando' : data.baseDatos === 'ok' ? 'conectado' : 'servidor';
  const { label, color } = STATES[state];
  const checked = data || error ? `Comprobado a las ${formatDate(new Date().toISOString(), 'time')}. ` : '';
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      color="fg.muted"
      onClick={() => void mutate()}
      title={`${checked}Pulsa para comprobar ahora`}
    >
      <Box as="span" boxSize="2" rounded="full" bg={color} opacity={isValidating ? 0.4 : 1} aria-hidden />
      <Box as="span" role="status" textStyle="xs" css={{ '@media (max-width: 47.99em)': { srOnly: true } }}>
        {label}
      </Box>
    </Button>
  );
}
