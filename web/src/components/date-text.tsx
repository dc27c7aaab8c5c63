import { Box } from '@chakra-ui/react';
import { zoneCity } from '#shared/core/zone-city.ts';
import { clocksDiffer, type DateStyle, formatDate } from '../lib/dates.ts';

interface Props {
  value: string | null | undefined;
  style?: DateStyle;
  /** IANA zone in which it was booked; the reader's own clock is added when it differs. */
  zone?: string;
}

export function DateText({ value, style = 'date', zone }: Props) {
  if (!value || Number.isNaN(Date.parse(value))) return <span>—</span>;
  if (!zone || !clocksDiffer(value, zone)) return <time dateTime={value}>{formatDate(value, style, zone)}</time>;
  return (
    <time dateTime={value}>
      {formatDate(value, style, zone)} ({zoneCity(zone)})
      <Box as="span" color="fg.muted">
        {' '}
        · {formatDate(value, style)} en tu hora
      </Box>
    </time>
  );
}
