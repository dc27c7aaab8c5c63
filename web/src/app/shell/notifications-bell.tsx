import { Badge, Box, Button } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { Popover } from '../../components/popover.tsx';
import { useNotificationSync, useUnreadCount } from '../../features/avisos/notificaciones/use-notifications.ts';
import { badgeCount } from '../../lib/relative-time.ts';
import { useSession } from '../../lib/session.ts';
import { lazyPanel, PanelBoundary } from './lazy-panel.tsx';
import { useArrivals } from './use-arrivals.ts';

const NotificationsPanel = lazyPanel(() => import('./notifications-panel.tsx'));

/** Interval of asking for news; SWR asks only while the tab is visible and online. */
const POLL_MS = 30_000;

export function NotificationsBell() {
  const { push } = useSession().user.configuracion.notificaciones;
  useNotificationSync();
  // A hidden tab asks only for people who want to hear of things while they look elsewhere.
  const { unread, resumen } = useUnreadCount({ refreshInterval: POLL_MS, refreshWhenHidden: push && mayShow() });
  const announcement = useArrivals(resumen, push);

  return (
    <>
      <Popover
        label="Notificaciones"
        width="25rem"
        trigger={(props) => (
          <Button
            {...props}
            variant="ghost"
            px="2"
            aria-label={unread ? `Notificaciones, ${badgeCount(unread)} sin leer` : 'Notificaciones'}
          >
            <Bell aria-hidden />
            {unread > 0 && (
              <Badge
                aria-hidden
                size="xs"
                variant="solid"
                colorPalette="red"
                position="absolute"
                top="0"
                insetEnd={unread > 99 ? '-2' : '0'}
              >
                {badgeCount(unread)}
              </Badge>
            )}
          </Button>
        )}
      >
        {(close) => (
          <PanelBoundary>
            <NotificationsPanel close={close} unread={unread} />
          </PanelBoundary>
        )}
      </Popover>
      <Box as="span" srOnly role="status">
        {announcement}
      </Box>
    </>
  );
}

const mayShow = () => 'Notification' in globalThis && Notification.permission === 'granted';
