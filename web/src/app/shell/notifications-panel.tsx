import { Box, Button, Flex, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../components/error-state.tsx';
import { NotificationEntry } from '../../features/avisos/notificaciones/notification-entry.tsx';
import { useNotificationActions, useRemovals } from '../../features/avisos/notificaciones/use-notifications.ts';
import { Link } from '../../lib/link.tsx';
import { useApi } from '../../lib/use-api.ts';
import { useNow } from '../../lib/use-now.ts';

const SHOWN = 8;

/** What the bell opens: the newest notifications. */
export default function NotificationsPanel({ close, unread }: { close: () => void; unread: number }) {
  const list = useApi('listNotificaciones', { query: { limit: SHOWN } });
  const removals = useRemovals();
  const actions = useNotificationActions();
  const now = useNow(30_000);
  const entries = list.data?.data.filter(({ id }) => !removals.has(id));
  return (
    <>
      <Flex align="center" justify="space-between" ps="4" pe="2" py="2" borderBottomWidth="1px" minH="12">
        <Heading as="h2" size="sm">
          Notificaciones
        </Heading>
        {unread > 0 && (
          <Button variant="ghost" size="xs" colorPalette="brand" onClick={() => void actions.readAll()}>
            Marcar todo como leído
          </Button>
        )}
      </Flex>
      <Box maxH="28rem" overflowY="auto">
        {entries && entries.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label="Notificaciones">
            {entries.map((entry) => (
              <NotificationEntry
                key={entry.id}
                entry={entry}
                now={now}
                onOpen={() => {
                  if (entry.actionUrl) close();
                  actions.read(entry);
                }}
                onRemove={() => actions.remove(entry)}
              />
            ))}
          </Box>
        ) : list.error && !list.data ? (
          <ErrorState
            title="No pudimos cargar las notificaciones"
            error={list.error}
            onRetry={() => void list.mutate()}
            retrying={list.isValidating}
          />
        ) : entries ? (
          <Box py="10" textAlign="center" color="fg.muted">
            No hay notificaciones
          </Box>
        ) : (
          <Stack gap="3" p="4" aria-hidden>
            {[1, 2, 3].map((bone) => (
              <Flex key={bone} gap="3">
                <Skeleton boxSize="8" rounded="full" flexShrink="0" />
                <Skeleton h="14" flex="1" />
              </Flex>
            ))}
          </Stack>
        )}
      </Box>
      <Box borderTopWidth="1px" p="1.5">
        <Button asChild variant="ghost" size="sm" w="full">
          <Link to="/notificaciones" onClick={close}>
            Ver todas las notificaciones
          </Link>
        </Button>
      </Box>
    </>
  );
}
