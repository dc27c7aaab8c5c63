import { Badge, Box, Button, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { NotificationEntry } from '../../components/notification-entry.tsx';
import { Popover } from '../../components/popover.tsx';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { badgeCount } from '../../lib/relative-time.ts';
import { toast } from '../../lib/toast.ts';
import { useApi } from '../../lib/use-api.ts';

const POLL_MS = 60_000;
const SHOWN = 8;

export function NotificationsBell() {
  // One page of 100 is enough to know "99+".
  const list = useApi('listNotificaciones', { query: { limit: 100 } }, { refreshInterval: POLL_MS });
  const entries = list.data?.data;
  const unread = entries?.filter((entry) => !entry.isRead).length ?? 0;

  async function readAll() {
    try {
      await api.call('readNotificaciones');
      await list.mutate();
    } catch (error) {
      toast.error('No se pudieron marcar como leídas', { description: messageOf(error) });
    }
  }

  async function readOne(id: string) {
    await api.call('readNotificacion', { params: { id } }).catch(() => undefined);
    await list.mutate();
  }

  return (
    <Popover
      label="Notificaciones"
      width="23rem"
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
        <>
          <Flex align="center" justify="space-between" ps="4" pe="2" py="2" borderBottomWidth="1px" minH="12">
            <Heading as="h2" size="sm">
              Notificaciones
            </Heading>
            {unread > 0 && (
              <Button variant="ghost" size="xs" colorPalette="brand" onClick={readAll}>
                Marcar todo como leído
              </Button>
            )}
          </Flex>
          <Stack gap="0" maxH="26rem" overflowY="auto">
            {!entries && !list.error && <Skeleton h="16" m="3" />}
            {list.error && (
              <Box p="4" color="fg.error">
                {messageOf(list.error)}
              </Box>
            )}
            {entries?.slice(0, SHOWN).map((entry) => (
              <NotificationEntry
                key={entry.id}
                entry={entry}
                onOpen={() => {
                  close();
                  if (!entry.isRead) void readOne(entry.id);
                }}
              />
            ))}
            {entries?.length === 0 && (
              <Box py="10" textAlign="center" color="fg.muted">
                No hay notificaciones
              </Box>
            )}
          </Stack>
          <Box borderTopWidth="1px" p="1.5">
            <Button asChild variant="ghost" size="sm" w="full">
              <Link to="/notificaciones" onClick={close}>
                Ver todas las notificaciones
              </Link>
            </Button>
          </Box>
        </>
      )}
    </Popover>
  );
}
