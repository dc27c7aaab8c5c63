import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { RefreshCw, Sparkles } from 'lucide-react';
import { Popover } from '../../components/popover.tsx';
import { useConnection } from '../../lib/connection.ts';
import { connectionState } from '../../lib/connection-store.ts';
import { agoText } from '../../lib/relative-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { CONNECTION, syncText } from './connection-words.ts';
import { lazyPanel, PanelBoundary } from './lazy-panel.tsx';
import { useIaState } from './use-ia-state.ts';
import { useSync } from './use-sync.ts';

const TICK_MS = 30_000;

const StatusPanel = lazyPanel(() => import('./status-panel.tsx'));

/** One badge for narrow windows, whose panel holds the rest; on wide ones the line and the AI have their own. */
export function ConnectionBadges() {
  const connection = useConnection();
  const now = useNow(TICK_MS);
  const { label, palette } = CONNECTION[connectionState(connection)];
  return (
    <>
      <Popover
        label="Estado de la plataforma"
        width="22rem"
        trigger={(props) => (
          <Button {...props} variant="ghost" size="sm" px="2" color="fg.muted" aria-label={`${label}. Ver el estado`}>
            <Box as="span" boxSize="2" rounded="full" colorPalette={palette} bg="colorPalette.solid" aria-hidden />
            <Box as="span" textStyle="xs" display={{ base: 'none', md: 'inline' }}>
              {label}
            </Box>
          </Button>
        )}
      >
        {() => (
          <PanelBoundary>
            <StatusPanel />
          </PanelBoundary>
        )}
      </Popover>
      <Box as="span" role="status" srOnly>
        {label}
      </Box>
      <Flex display={{ base: 'none', xl: 'flex' }} align="center" gap="2">
        <SyncBadge now={now} />
        <IaBadge now={now} />
      </Flex>
    </>
  );
}

function SyncBadge({ now }: { now: number }) {
  const connection = useConnection();
  const sync = useSync();
  const { online, comprobando } = connection;
  const text = syncText(connection, now);
  return (
    <Flex align="center">
      <Badge colorPalette={online ? 'green' : 'red'} title={text}>
        {online ? 'Online' : 'Offline'}
      </Badge>
      <Button
        variant="ghost"
        size="xs"
        px="1.5"
        aria-label={`Actualizar ahora. ${text}`}
        title={`${text}. Pulsa para actualizar`}
        aria-busy={comprobando}
        onClick={() => void sync()}
      >
        <Box asChild animation={comprobando ? 'spin 1s linear infinite' : undefined}>
          <RefreshCw aria-hidden />
        </Box>
      </Button>
    </Flex>
  );
}

function IaBadge({ now }: { now: number }) {
  const { label, palette, detail, age } = useIaState(now);
  return (
    <Badge colorPalette={palette} title={age === undefined ? detail : `${detail} Comprobado ${agoText(age)}.`}>
      <Sparkles size={12} aria-hidden />
      {label}
    </Badge>
  );
}
