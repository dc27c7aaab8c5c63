import { Box, Button, Flex, Grid, Heading, Skeleton } from '@chakra-ui/react';
import { Bell, CheckCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { Card } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { NoRows } from '../../../components/empty-page.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Pager } from '../../../components/pager.tsx';
import { toast } from '../../../lib/toast.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { groupByDay } from './group-by-day.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { useNotificationActions, useRemovals, useUnreadCount } from './use-notifications.ts';

const TYPE_OPTIONS = [
  ['', 'Todos los tipos'],
  ['entrevista', 'Entrevistas'],
  ['candidato', 'Candidatos'],
  ['completado', 'Informes y resultados'],
  ['sistema', 'Sistema'],
  ['other', 'Otros'],
] as const;

export default function NotificacionesPage() {
  const [filters, setFilters] = useTableState({ ver: '', tipo: '' });
  const onlyUnread = filters.ver === 'sin-leer';
  const type = TYPE_OPTIONS.map(([value]) => value).find((value) => value === filters.tipo) || undefined;
  const list = usePaged('listNotificaciones', { type, ...(onlyUnread && { sinLeer: 'true' as const }) });
  const removals = useRemovals();
  const { unread } = useUnreadCount();
  const actions = useNotificationActions();
  const [clearing, setClearing] = useState(false);
  const rows = list.rows?.filter(({ id }) => !removals.has(id));
  const isFiltered = onlyUnread || type !== undefined;
  const isEmpty = rows?.length === 0 && !list.paging.hasNext && !list.paging.hasPrevious;

  return (
    <>
      <PageHeader
        title="Notificaciones"
        count={unread > 0 ? `${unread} sin leer` : undefined}
        description="Lo que pasa con tus entrevistas e informes. Se guardan 90 días."
        actions={
          <>
            <Button variant="ghost" disabled={!rows || (isEmpty && !isFiltered)} onClick={() => setClearing(true)}>
              <Trash2 aria-hidden />
              Vaciar
            </Button>
            <Button variant="outline" disabled={unread === 0} onClick={() => void actions.readAll()}>
              <CheckCheck aria-hidden />
              Marcar todo como leído
            </Button>
          </>
        }
      />
      <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 20rem' }} gap="6" alignItems="start">
        <Box minW="0">
          <FilterBar>
            <UnreadSwitch onlyUnread={onlyUnread} onChange={(only) => setFilters({ ver: only ? 'sin-leer' : '' })} />
            <SelectFilter
              label="Tipo"
              value={type ?? ''}
              onChange={(tipo) => setFilters({ tipo })}
              options={TYPE_OPTIONS}
            />
          </FilterBar>
          {list.error && !rows ? (
            <Card p="0">
              <ErrorState title="No pudimos cargar las notificaciones" error={list.error} onRetry={list.reload} />
            </Card>
          ) : !rows ? (
            <Bones />
          ) : rows.length === 0 ? (
            <Card p="0">
              <NoRows
                paging={list.paging}
                empty={<Empty isFiltered={isFiltered} onReset={() => setFilters({ ver: '', tipo: '' })} />}
              />
            </Card>
          ) : (
            <Groups rows={rows} stale={list.isValidating} actions={actions} />
          )}
          <Pager paging={list.paging} caption="Notificaciones" />
        </Box>
        {/* Below the list on a phone, which has another height once it is there. */}
        <Box display={{ base: list.rows || list.error ? 'block' : 'none', xl: 'block' }}>
          <PreferencesCard />
        </Box>
      </Grid>
      <ConfirmDialog
        open={clearing}
        onClose={() => setClearing(false)}
        title="¿Vaciar las notificaciones?"
        confirmLabel="Vaciar"
        danger
        onConfirm={async () => {
          await actions.clear();
          setFilters({ ver: '', tipo: '' });
          toast.success('Notificaciones eliminadas');
        }}
      >
        Se eliminarán todas tus notificaciones, también las que no has leído. No se puede deshacer.
      </ConfirmDialog>
    </>
  );
}

function UnreadSwitch({ onlyUnread, onChange }: { onlyUnread: boolean; onChange: (onlyUnread: boolean) => void }) {
  const choices = [
    [false, 'Todas'],
    [true, 'Sin leer'],
  ] as const;
  return (
    <Flex role="group" aria-label="Mostrar" borderWidth="1px" rounded="l2" p="0.5" bg="bg.subtle">
      {choices.map(([value, label]) => (
        <Button
          key={label}
          size="sm"
          variant="ghost"
          aria-pressed={value === onlyUnread}
          onClick={() => onChange(value)}
          css={{ '&[aria-pressed=true]': { bg: 'bg.panel', boxShadow: 'xs' } }}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

interface GroupsProps {
  rows: Notificacion[];
  stale: boolean;
  actions: ReturnType<typeof useNotificationActions>;
}

function Groups({ rows, stale, actions }: GroupsProps) {
  const now = useNow(30_000);
  return groupByDay(rows, now).map(({ label, entries }) => (
    <Box as="section" key={label} aria-label={label} mb="5" aria-busy={stale}>
      <Heading as="h2" size="sm" color="fg.muted" mb="2">
        {label}
      </Heading>
      <Card as="ul" p="0" listStyleType="none" overflow="hidden">
        {entries.map((entry) => (
          <NotificationEntry
            key={entry.id}
            entry={entry}
            now={now}
            onOpen={() => actions.read(entry)}
            onRead={() => actions.read(entry)}
            onRemove={() => actions.remove(entry)}
          />
        ))}
      </Card>
    </Box>
  ));
}

function Empty({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={Bell}
      title="No hay notificaciones con estos filtros"
      action={
        <Button variant="outline" onClick={onReset}>
          Quitar los filtros
        </Button>
      }
    />
  ) : (
    <EmptyState icon={Bell} title="No hay notificaciones">
      Aquí te avisaremos de tus entrevistas, de los informes que esperan tu validación y de lo que se retrasa.
    </EmptyState>
  );
}

function Bones() {
  return (
    <Box aria-hidden>
      <Skeleton h="4" w="16" mb="3" />
      <Card p="0">
        {[1, 2, 3, 4, 5].map((bone) => (
          <Flex key={bone} gap="3" p="4" borderBottomWidth="1px" borderColor="border.muted">
            <Skeleton boxSize="8" rounded="full" flexShrink="0" />
            <Skeleton h="16" flex="1" />
          </Flex>
        ))}
      </Card>
    </Box>
  );
}
