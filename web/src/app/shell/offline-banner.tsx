import { Box, Button, Flex } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { connection, useConnection } from '../../lib/connection.ts';
import { connectionState } from '../../lib/connection-store.ts';
import { toast } from '../../lib/toast.ts';
import { useRefreshAll } from '../../lib/use-api.ts';
import { useSync } from './use-sync.ts';

/** Says that nothing comes from the server now, and reads everything anew when it is back. */
export function OfflineBanner() {
  const state = useConnection();
  const sync = useSync();
  const refreshAll = useRefreshAll();

  useEffect(
    () =>
      connection.onReturn(() => {
        void refreshAll();
        toast.success('Conexión recuperada', { description: 'Los datos de la pantalla vuelven a estar al día.' });
      }),
    [refreshAll],
  );

  const isAway = connectionState(state) === 'desconectado';
  return (
    <Box role="status" position="sticky" top="14" zIndex="docked">
      {isAway && (
        <Flex
          colorPalette="amber"
          bg="colorPalette.subtle"
          borderBottomWidth="1px"
          borderColor="colorPalette.border"
          align="center"
          gap="3"
          px={{ base: '4', md: '6' }}
          py="2"
          textStyle="sm"
        >
          <Box color="colorPalette.fg" flexShrink="0">
            <CloudOff size={16} aria-hidden />
          </Box>
          <Box flex="1" minW="0">
            <Box as="strong" fontWeight="medium">
              {state.online ? 'El servidor no responde.' : 'Sin conexión a internet.'}
            </Box>{' '}
            Lo que escribas en los formularios se guarda en este navegador. Lo intentamos de nuevo automáticamente.
          </Box>
          <Button variant="outline" size="sm" loading={state.comprobando} onClick={() => void sync()}>
            Reintentar
          </Button>
        </Flex>
      )}
    </Box>
  );
}
