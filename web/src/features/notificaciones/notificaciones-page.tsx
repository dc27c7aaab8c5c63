import { Button, Skeleton, Stack } from '@chakra-ui/react';
import { Bell, CheckCheck } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { NotificationEntry } from '../../components/notification-entry.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pager } from '../../components/pager.tsx';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { useRefresh } from '../../lib/use-api.ts';
import { usePaged } from '../../lib/use-paged.ts';

export default function NotificacionesPage() {
  const refresh = useRefresh();
  const list = usePaged('listNotificaciones');
  const unread = list.rows?.some((entry) => !entry.isRead) ?? false;

  async function write(work: () => Promise<unknown>) {
    try {
      await work();
      await refresh('listNotificaciones');
    } catch (error) {
      toast.error('No se pudo marcar como leída', { description: messageOf(error) });
    }
  }

  return (
    <>
      <PageHeader
        title="Notificaciones"
        actions={
          <Button variant="outline" disabled={!unread} onClick={() => void write(() => api.call('readNotificaciones'))}>
            <CheckCheck aria-hidden />
            Marcar todo como leído
          </Button>
        }
      />
      <Card p="0" maxW="3xl" overflow="hidden">
        {list.error && !list.rows ? (
          <ErrorState title="No pudimos cargar las notificaciones" error={list.error} onRetry={list.reload} />
        ) : list.rows?.length === 0 ? (
          <EmptyState icon={Bell} title="No hay notificaciones">
            Aquí te avisaremos cuando se programe o termine una entrevista y cuando un informe esté listo.
          </EmptyState>
        ) : (
          <Stack gap="0">
            {list.rows
              ? list.rows.map((entry) => (
                  <NotificationEntry
                    key={entry.id}
                    entry={entry}
                    onOpen={() => {
                      if (!entry.isRead) {
                        void write(() => api.call('readNotificacion', { params: { id: entry.id } }));
                      }
                    }}
                  />
                ))
              : [1, 2, 3, 4].map((bone) => <Skeleton key={bone} h="12" m="4" />)}
          </Stack>
        )}
      </Card>
      <Pager paging={list.paging} caption="Notificaciones" />
    </>
  );
}
