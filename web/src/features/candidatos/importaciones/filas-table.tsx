import { Badge, Box, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { Fila, ResultadoFila } from '#shared/candidatos/importaciones/importacion.ts';
import { RESULTADO_FILA_LABELS } from '#shared/candidatos/importaciones/importacion-words.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { Link } from '../../../lib/link.tsx';
import { usePaged } from '../../../lib/use-paged.ts';
import { useTableState } from '../../../lib/use-table-state.ts';

const PALETTES: Record<ResultadoFila, string> = {
  nuevo: 'blue',
  duplicado: 'amber',
  error: 'red',
  creado: 'green',
  actualizado: 'blue',
  omitido: 'gray',
  sin_sitio: 'amber',
  eliminado: 'gray',
  restaurado: 'blue',
  conservado: 'amber',
};

const COLUMNS: Column<Fila>[] = [
  { id: 'fila', header: 'Fila', width: '5rem', cell: ({ fila }) => `Fila ${fila}` },
  {
    id: 'resultado',
    header: 'Resultado',
    cell: ({ resultado }) => <Badge colorPalette={PALETTES[resultado]}>{RESULTADO_FILA_LABELS[resultado]}</Badge>,
  },
  {
    id: 'candidato',
    header: 'Candidato',
    cell: ({ nombre, email, candidatoId, resultado }) => (
      <Box overflowWrap="anywhere">
        {candidatoId && resultado !== 'eliminado' ? (
          <Box asChild color="brand.fg">
            <Link to={`/candidatos/${candidatoId}`}>{nombre || email}</Link>
          </Box>
        ) : (
          nombre || '—'
        )}
        <Text color="fg.muted" textStyle="xs">
          {email}
        </Text>
      </Box>
    ),
  },
  {
    id: 'motivo',
    header: 'Motivo',
    cell: ({ problemas }) =>
      problemas.length === 0 ? (
        '—'
      ) : (
        <Box>
          {problemas.map(({ columna, mensaje }) => (
            <Text key={`${columna}${mensaje}`}>
              {columna && <Box as="strong">{columna}: </Box>}
              {mensaje}
            </Text>
          ))}
        </Box>
      ),
  },
];

interface Props {
  importacionId: string;
  caption: string;
  /** Kinds of rows that there are, for the filter. */
  kinds: readonly ResultadoFila[];
  /** What it means that there are none. */
  nothing: string;
}

/** Rows of a file with what is to be said of each, page by page. */
export function FilasTable({ importacionId, caption, kinds, nothing }: Props) {
  const [{ resultado }, setFilters] = useTableState({ resultado: '' });
  const kind = kinds.find((each) => each === resultado);
  const list = usePaged('listFilasImportacion', { resultado: kind }, { params: { id: importacionId } });
  return (
    <Box as="section" aria-label={caption}>
      {kinds.length > 1 && (
        <FilterBar>
          <SelectFilter
            label="Resultado"
            value={kind ?? ''}
            onChange={(value) => setFilters({ resultado: value })}
            options={[['', 'Todas las filas'], ...kinds.map((kind) => [kind, RESULTADO_FILA_LABELS[kind]] as const)]}
          />
        </FilterBar>
      )}
      <DataTable
        caption={caption}
        columns={COLUMNS}
        rows={list.rows}
        rowKey={({ fila }) => String(fila)}
        error={list.error}
        errorTitle="No pudimos cargar las filas"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        skeletonRows={4}
        empty={<EmptyState icon={CircleCheck} title={nothing} />}
      />
    </Box>
  );
}
