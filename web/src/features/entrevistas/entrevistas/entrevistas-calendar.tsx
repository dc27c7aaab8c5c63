import { Box, Button, chakra, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { ESTADO_ENTREVISTA_LABELS } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SelectFilter } from '../../../components/filter-bar.tsx';
import { Notice } from '../../../components/notice.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { formatDate, instantInZone, localZone, wallTime } from '../../../lib/dates.ts';
import { Link } from '../../../lib/link.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { type CalendarView, dayInWords, dayOr, stepFrom, titleOf, weeksOf } from './calendar-days.ts';
import { pollInterval } from './entrevista-progress.ts';

const MOST = 200;
const SHOWN_IN_MONTH = 3;
const WEEKDAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/** Interviews on the days of the person who looks: a table on wide screens, the days that have some on narrow ones. */
export default function EntrevistasCalendar() {
  const today = wallTime(Date.now(), localZone()).slice(0, 10);
  const [state, set] = useTableState({ rango: 'mes', dia: today });
  const view: CalendarView = state.rango === 'semana' ? 'semana' : 'mes';
  const day = dayOr(state.dia, today);
  const weeks = weeksOf(view, day);
  const days = weeks.flat();
  const { data, error, mutate, isValidating } = useApi(
    'listEntrevistas',
    {
      query: {
        desde: instantInZone(`${days[0]}T00:00`, localZone()),
        hasta: instantInZone(`${days.at(-1)}T23:59`, localZone()),
        orden: 'fechaProgramada',
        limit: MOST,
      },
    },
    { keepPreviousData: true, refreshInterval: (page) => pollInterval(page?.data.map(({ estado }) => estado) ?? []) },
  );
  const byDay = Map.groupBy(data?.data ?? [], ({ fechaProgramada }) =>
    wallTime(fechaProgramada, localZone()).slice(0, 10),
  );
  const step = (by: 1 | -1) => () => set({ dia: stepFrom(view, day, by) });
  const unit = view === 'mes' ? 'mes' : 'semana';

  return (
    <>
      <Flex gap="2" mb="4" align="center" wrap="wrap">
        <Button
          variant="outline"
          px="2"
          aria-label={`${unit === 'mes' ? 'Mes' : 'Semana'} anterior`}
          onClick={step(-1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="outline"
          px="2"
          aria-label={`${unit === 'mes' ? 'Mes' : 'Semana'} siguiente`}
          onClick={step(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
        <Button variant="outline" onClick={() => set({ dia: today })}>
          Hoy
        </Button>
        <Heading as="h2" size="md" flex="1" minW="40" aria-live="polite" _firstLetter={{ textTransform: 'uppercase' }}>
          {titleOf(view, day)}
        </Heading>
        <SelectFilter
          label="Vista del calendario"
          value={view}
          onChange={(rango) => set({ rango })}
          options={[
            ['mes', 'Por mes'],
            ['semana', 'Por semana'],
          ]}
        />
      </Flex>
      {error && !data ? (
        <Card p="0">
          <ErrorState
            title="No pudimos cargar las entrevistas"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Card>
      ) : !data ? (
        <Skeleton h="96" rounded="l3" />
      ) : (
        <>
          {data.nextCursor && (
            <Box mb="4">
              <Notice kind="info">Solo se muestran las primeras {MOST} entrevistas. Elige la vista por semana.</Notice>
            </Box>
          )}
          <Box hideBelow="md">
            <Grid
              {...{ weeks, byDay, today, view }}
              month={day.slice(0, 7)}
              onDay={(dia) => set({ rango: 'semana', dia })}
            />
          </Box>
          <Box hideFrom="md">
            <Agenda days={days.filter((each) => byDay.has(each))} byDay={byDay} />
          </Box>
        </>
      )}
    </>
  );
}

type ByDay = Map<string, Entrevista[]>;

const Frame = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'medium', textAlign: 'start', p: '2', bg: 'bg.subtle' },
    '& td': { borderWidth: '1px', borderColor: 'border.muted', verticalAlign: 'top', p: '1.5', h: '28' },
  },
});

interface GridProps {
  weeks: string[][];
  byDay: ByDay;
  today: string;
  view: CalendarView;
  month: string;
  onDay: (day: string) => void;
}

function Grid({ weeks, byDay, today, view, month, onDay }: GridProps) {
  return (
    <Card p="0" overflow="hidden">
      <Frame>
        <Box as="caption" srOnly>
          Calendario de entrevistas
        </Box>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <DayNumber day={day} today={day === today} outside={view === 'mes' && !day.startsWith(month)} />
                  <DayEntries
                    entries={byDay.get(day) ?? []}
                    most={view === 'mes' ? SHOWN_IN_MONTH : Number.POSITIVE_INFINITY}
                    onMore={() => onDay(day)}
                    day={day}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Frame>
    </Card>
  );
}

function DayNumber({ day, today, outside }: { day: string; today: boolean; outside: boolean }) {
  return (
    <chakra.time
      dateTime={day}
      aria-current={today ? 'date' : undefined}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="6"
      h="6"
      rounded="full"
      textStyle="xs"
      fontWeight={today ? 'semibold' : 'normal'}
      color={today ? 'brand.contrast' : outside ? 'fg.muted' : 'fg'}
      bg={today ? 'brand.solid' : undefined}
    >
      {Number(day.slice(8))}
    </chakra.time>
  );
}

interface EntriesProps {
  entries: Entrevista[];
  most: number;
  day: string;
  onMore: () => void;
}

function DayEntries({ entries, most, day, onMore }: EntriesProps) {
  // One more takes no more room than saying that there is one more.
  const shown = entries.length <= most + 1 ? entries : entries.slice(0, most);
  return (
    <Stack gap="1" mt="1">
      {shown.map((entrevista) => (
        <Entry key={entrevista.id} entrevista={entrevista} />
      ))}
      {shown.length < entries.length && (
        <Button
          size="2xs"
          variant="ghost"
          onClick={onMore}
          aria-label={`Ver las ${entries.length} entrevistas del ${dayInWords(day)}`}
        >
          {entries.length - shown.length} más
        </Button>
      )}
    </Stack>
  );
}

const PALETTES: Partial<Record<Entrevista['estado'], string>> = {
  programada: 'blue',
  en_progreso: 'amber',
  completada: 'teal',
  analizada: 'violet',
  validada: 'green',
  error_analisis: 'red',
};

function Entry({ entrevista: { id, estado, fechaProgramada, candidatoNombre } }: { entrevista: Entrevista }) {
  return (
    <Box
      asChild
      colorPalette={PALETTES[estado] ?? 'gray'}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      rounded="l1"
      px="1.5"
      py="1"
      textStyle="xs"
      truncate
      display="block"
    >
      <Link
        to={`/entrevistas/${id}`}
        aria-label={`${formatDate(fechaProgramada, 'time')}, ${candidatoNombre}, ${ESTADO_ENTREVISTA_LABELS[estado]}`}
        title={`${candidatoNombre}: ${ESTADO_ENTREVISTA_LABELS[estado]}`}
      >
        <Box as="span" fontVariantNumeric="tabular-nums">
          {formatDate(fechaProgramada, 'time')}
        </Box>{' '}
        {candidatoNombre}
      </Link>
    </Box>
  );
}

function Agenda({ days, byDay }: { days: string[]; byDay: ByDay }) {
  if (days.length === 0)
    return (
      <Card p="0">
        <EmptyState icon={CalendarDays} title="No hay entrevistas en estos días" />
      </Card>
    );
  return (
    <Stack gap="4">
      {days.map((day) => (
        <Card key={day} as="section" aria-label={dayInWords(day)}>
          <Heading as="h3" size="sm" mb="2" _firstLetter={{ textTransform: 'uppercase' }}>
            {dayInWords(day)}
          </Heading>
          <Stack gap="2">
            {byDay.get(day)?.map(({ id, fechaProgramada, candidatoNombre, estado }) => (
              <Flex key={id} gap="3" align="center" minH="11">
                <Text fontVariantNumeric="tabular-nums" color="fg.muted">
                  {formatDate(fechaProgramada, 'time')}
                </Text>
                <Box asChild flex="1" minW="0" fontWeight="medium">
                  <Link to={`/entrevistas/${id}`}>{candidatoNombre}</Link>
                </Box>
                <StateBadge kind="entrevista" value={estado} />
              </Flex>
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
