import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
