import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Bell, CalendarClock, CircleCheck, type LucideIcon, ServerCog, User } from 'lucide-react';
import { Link } from 'react-router';
import type { Notificacion } from '#shared/notificaciones/notificacion.ts';
import { formatDate } from '../lib/dates.ts';
import { relativeTime } from '../lib/relative-time.ts';

const ICONS: Record<Notificacion['type'], LucideIcon> = {
  entrevista: CalendarClock,
  candidato: User,
  sistema: ServerCog,
  completado: CircleCheck,
  other: Bell,
};
const PALETTES = { alta: 'red', media: 'amber', baja: 'green' } as const;
const PRIORITY_TEXT = { alta: 'Prioridad alta', media: 'Prioridad media', baja: 'Prioridad baja' } as const;

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    w: 'full',
    textAlign: 'start',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    cursor: 'pointer',
    '&:last-child': { borderBottomWidth: '0' },
    _hover: { bg: 'bg.subtle' },
  },
});

interface Props {
  entry: Notificacion;
  /** It was clicked: mark it read. */
  onOpen: () => void;
}

/** One notification: a link when it leads somewhere, else a button that marks it read. */
export function NotificationEntry({ entry, onOpen }: Props) {
  const Icon = ICONS[entry.type];
  const palette = PALETTES[entry.priority];
  const body = (
    <>
      <Flex
        boxSize="8"
        rounded="full"
        align="center"
        justify="center"
        flexShrink="0"
        colorPalette={palette}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        role="img"
        aria-label={PRIORITY_TEXT[entry.priority]}
      >
        <Icon size={15} aria-hidden />
      </Flex>
      <Box flex="1" minW="0">
        <Flex gap="2" justify="space-between">
          <Text fontWeight={entry.isRead ? 'normal' : 'semibold'}>{entry.title}</Text>
          <Text
            as="time"
            color="fg.subtle"
            textStyle="xs"
            pt="0.5"
            flexShrink="0"
            title={formatDate(entry.timestamp, 'long')}
          >
            {relativeTime(entry.timestamp)}
          </Text>
        </Flex>
        <Text color="fg.muted">{entry.message}</Text>
        {entry.actionUrl && (
          <Text color="brand.fg" fontWeight="medium" mt="0.5">
            {entry.actionText ?? 'Ver'}
          </Text>
        )}
      </Box>
      <Box boxSize="2" mt="1.5" rounded="full" flexShrink="0" bg={entry.isRead ? 'transparent' : 'brand.solid'}>
        {!entry.isRead && (
          <Box as="span" srOnly>
            Sin leer
          </Box>
        )}
      </Box>
    </>
  );
  return entry.actionUrl ? (
    <Line asChild onClick={onOpen}>
      <Link to={entry.actionUrl}>{body}</Link>
    </Line>
  ) : (
    <Line asChild onClick={onOpen}>
      <button type="button">{body}</button>
    </Line>
  );
}
