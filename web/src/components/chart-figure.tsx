import { Box, Button } from '@chakra-ui/react';
import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Section } from './card.tsx';
import { Drawing } from './drawing.tsx';
import { FigureTable } from './figure-table.tsx';

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
          <FigureTable
            caption={title}
            columns={table.columns}
            rows={table.rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
          />
        </Box>
      ) : (
        <Box h={HEIGHT} role="img" aria-label={`${title}. ${help}`}>
          <Drawing>{children}</Drawing>
        </Box>
      )}
    </Section>
  );
}
