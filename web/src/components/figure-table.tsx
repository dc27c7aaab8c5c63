import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Below 768 px each row becomes a block with its columns' names, for tables that are wider than a phone. */
  stacks?: boolean;
}

const Plain = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th': { color: 'fg.muted', fontWeight: 'medium', position: 'sticky', top: '0', bg: 'bg.panel' },
    '& th, & td': { textAlign: 'end', py: '1.5', px: '2', borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& th:first-of-type, & td:first-of-type': { textAlign: 'start' },
    '@media (max-width: 47.99em)': {
      '&[data-stacks=true]': {
        '& thead': { srOnly: true },
        '& tbody, & tr, & td': { display: 'block' },
        '& tr': { py: '2', borderBottomWidth: '1px', borderColor: 'border.muted' },
        '& td': { display: 'flex', justifyContent: 'space-between', gap: '4', px: '0', py: '0.5', border: '0' },
        '& td:not(:first-of-type)::before': { content: 'attr(data-label)', color: 'fg.muted' },
      },
    },
  },
});

/** A small table of figures within a card: names at the left, figures at the right, nothing to sort or page. */
export function FigureTable({ caption, columns, rows, stacks }: Props) {
  return (
    <Plain data-stacks={stacks}>
      <Box as="caption" srOnly>
        {caption}
      </Box>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Plain>
  );
}
