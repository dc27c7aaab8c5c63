import { Box } from '@chakra-ui/react';
import { zoneCity } from '#shared/core/zone-city.ts';
import { clocksDiffer, formatDate } from '../../../lib/dates.ts';

interface Props {
  value: string;
  /** Zone of the booking: its clock is shown too where it differs from the reader's. */
  zone: string;
  long?: boolean;
}

export function FechaCell({ value, zone, long = false }: Props) {
  const sameDay = formatDate(value, 'date') === formatDate(value, 'date', zone);
  return (
    <time dateTime={value}>
      {formatDate(value, long ? 'long' : 'dateTime')}
      {clocksDiffer(value, zone) && (
        <Box as="span" display="block" color="fg.muted" textStyle="xs">
          {sameDay ? formatDate(value, 'time', zone) : formatDate(value, 'dateTime', zone)} en {zoneCity(zone)}
        </Box>
      )}
    </time>
  );
}
