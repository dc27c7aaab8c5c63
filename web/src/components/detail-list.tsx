import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(7rem, max-content) 1fr' },
    columnGap: '6',
    rowGap: { base: '0.5', sm: '2.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere', mb: { base: '2.5', sm: '0' } },
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
