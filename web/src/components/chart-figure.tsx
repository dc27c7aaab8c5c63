import { Box, Button, chakra, Skeleton } from '@chakra-ui/react';
import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Section } from './card.tsx';

interface Props {
  title: string;
  /** What the figures mean, and what it shows in a sentence: this is all that a screen reader gets of the drawing. */
  help: string;
  /** The drawing, from a lazy module: the library behind it is heavier than a page may be. */
  children: ReactNode;
  /** The same figures. */
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** In place of both, when there is nothing to draw. */
  empty?: ReactNode;
}

const HEIGHT = '64';

/** A chart and, at a press, the table of what it shows. */
export function ChartFigure({ title, help, children, table, empty }: Props) {
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartLine : Table2;
  return (
    <Section
      title={title}
      help={help}
      action={
        !empty && (
          <Button variant="outline" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <Icon aria-hidden />
            Ver tabla
          </Button>
        )
      }
    >
      {empty ? (
        <Box minH={HEIGHT}>{empty}</Box>
      ) : asTable ? (
        <Box h={HEIGHT} overflow="auto" tabIndex={0} role="region" aria-label={`Tabla: ${title}`}>
          <FigureTable {...table} caption={title} />
        </Box>
      ) : (
        <Box h={HEIGHT} role="img" aria-label={`${title}. ${help}`}>
          <Suspense fallback={<Skeleton h="full" />}>{children}</Suspense>
        </Box>
      )}
    </Section>
  );
}

const Plain = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th': { color: 'fg.muted', fontWeight: 'medium', position: 'sticky', top: '0', bg: 'bg.panel' },
    '& th, & td': { textAlign: 'end', py: '1.5', px: '2', borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& th:first-of-type, & td:first-of-type': { textAlign: 'start' },
  },
});

function FigureTable({ columns, rows, caption }: Props['table'] & { caption: string }) {
  return (
    <Plain>
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
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Plain>
  );
}
