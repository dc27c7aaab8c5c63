import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Recuperado } from '#shared/core/recuperado.ts';
import { formatDate } from '../lib/dates.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, max-content) minmax(0, 1fr)',
    columnGap: '6',
    rowGap: '2.5',
    '& dt': { color: 'fg.muted' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere' },
  },
});

interface Props {
  /** [name, value]; an empty value is shown as a dash. */
  entries: readonly (readonly [string, ReactNode])[];
}

/** Names and values of one thing: a profile, an interview. */
export function DetailList({ entries }: Props) {
  return (
    <List>
      {entries.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <dt>{name}</dt>
          <dd>{value === '' || value === null || value === undefined ? '—' : value}</dd>
        </chakra.div>
      ))}
    </List>
  );
}

/** Entry of what came back from a data file; none where it did not. */
export const recuperadoEntries = (recuperado: Recuperado | undefined): [string, string][] =>
  recuperado ? [['Recuperado', `De un archivo de datos, el ${formatDate(recuperado.fecha, 'dateTime')}`]] : [];
