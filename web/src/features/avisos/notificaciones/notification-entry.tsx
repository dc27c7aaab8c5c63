import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Bell, CalendarClock, Check, CircleCheck, type LucideIcon, ServerCog, User, X } from 'lucide-react';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Link } from '../../../lib/link.tsx';
import { relativeTime } from '../../../lib/relative-time.ts';

const TYPES: Record<Notificacion['type'], { icon: LucideIcon; label: string }> = {
  entrevista: { icon: CalendarClock, label: 'Entrevista' },
  candidato: { icon: User, label: 'Candidato' },
  sistema: { icon: ServerCog, label: 'Sistema' },
  completado: { icon: CircleCheck, label: 'Completado' },
  other: { icon: Bell, label: 'Aviso' },
};
const PRIORITIES = {
  alta: { palette: 'red', label: 'prioridad alta' },
  media: { palette: 'amber', label: 'prioridad media' },
  baja: { palette: 'green', label: 'prioridad baja' },
} as const;

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    position: 'relative',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '&:last-child': { borderBottomWidth: '0' },
    '&[data-unread=true]': { bg: 'brand.subtle/45' },
    _hover: { bg: 'bg.subtle' },
    '&[data-unread=true]:hover': { bg: 'brand.subtle' },
  },
});

const Main = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    ps: '4',
    pe: '1',
    py: '3',
    flex: '1',
    minW: '0',
    textAlign: 'start',
    cursor: 'pointer',
  },
});

interface Props {
  entry: Notificacion;
  now: number;
  /** It was followed, or pressed: mark it read. */
  onOpen: () => void;
  onRemove: () => void;
  /** Marks it read without following it: a button of its own where there is room. */
  onRead?: () => void;
}

/** One notification: a link when it leads somewhere, else a button that marks it read. Inside a `<ul>`. */
export function NotificationEntry({ entry, now, onOpen, onRemove, onRead }: Props) {
  const { icon: Icon, label } = TYPES[entry.type];
  const priority = PRIORITIES[entry.priority];
  const body = (
    <>
      <Flex
        boxSize="8"
        rounded="full"
        align="center"
        justify="center"
        flexShrink="0"
        colorPalette={priority.palette}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        role="img"
        aria-label={`${label}, ${priority.label}`}
        title={`${label}, ${priority.label}`}
      >
        <Icon size={15} aria-hidden />
      </Flex>
      <Box flex="1" minW="0">
        <Flex gap="2" align="baseline">
          <Text fontWeight={entry.isRead ? 'medium' : 'semibold'} overflowWrap="anywhere">
            {entry.title}
          </Text>
          {!entry.isRead && (
            <Box boxSize="2" rounded="full" flexShrink="0" bg="brand.solid" alignSelf="center">
              <Box as="span" srOnly>
                Sin leer
              </Box>
            </Box>
          )}
          <Text asChild color="fg.muted" textStyle="xs" ms="auto" flexShrink="0">
            <time dateTime={entry.timestamp} title={formatDate(entry.timestamp, 'long')}>
              {relativeTime(entry.timestamp, now)}
            </time>
          </Text>
        </Flex>
        <Text color="fg.muted" overflowWrap="anywhere">
          {entry.message}
        </Text>
        {entry.actionUrl && (
          <Text color="brand.fg" fontWeight="medium" mt="0.5">
            {entry.actionText ?? 'Ver'}
          </Text>
        )}
      </Box>
    </>
  );
  return (
    <Row data-unread={!entry.isRead}>
      <Main asChild onClick={onOpen}>
        {entry.actionUrl ? <Link to={entry.actionUrl}>{body}</Link> : <button type="button">{body}</button>}
      </Main>
      <Flex direction={{ base: 'column-reverse', md: 'row' }} py="2" pe="2" gap="0.5" flexShrink="0">
        {onRead && (
          <Button
            variant="ghost"
            size="xs"
            px="1.5"
            color="fg.muted"
            // It keeps its room, so that the times stand in one column.
            visibility={entry.isRead ? 'hidden' : undefined}
            aria-label={`Marcar como leída: ${entry.title}`}
            title="Marcar como leída"
            onClick={({ currentTarget }) => {
              focusRemove(currentTarget, currentTarget.closest('li'));
              onRead();
            }}
          >
            <Check aria-hidden />
          </Button>
        )}
        <Button
          data-remove
          variant="ghost"
          size="xs"
          px="1.5"
          color="fg.muted"
          aria-label={`Eliminar: ${entry.title}`}
          title="Eliminar"
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('li');
            focusRemove(currentTarget, row?.nextElementSibling ?? row?.previousElementSibling);
            onRemove();
          }}
        >
          <X aria-hidden />
        </Button>
      </Flex>
    </Row>
  );
}

/** What had the focus goes away: it moves to a row that stays, or else to the panel or the page around. */
function focusRemove(pressed: Element, row: Element | null | undefined) {
  const target =
    row?.querySelector<HTMLElement>('[data-remove]') ??
    pressed.closest('[popover]')?.querySelector<HTMLElement>(':scope a:not(li a)') ??
    document.getElementById('contenido');
  target?.focus({ preventScroll: true });
}
