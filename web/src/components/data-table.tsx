import { Box, chakra, Flex, Skeleton } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Paging } from '../lib/use-paged.ts';
import { Card } from './card.tsx';
import { EmptyPage } from './empty-page.tsx';
import { ErrorState } from './error-state.tsx';
import { SelectInput } from './form-field.tsx';
import { Pager } from './pager.tsx';

export interface Column<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** The header sorts by this column; the page keeps the order in the URL. */
  sortable?: boolean;
  align?: 'end';
  /** CSS width. */
  width?: string;
  /** Hidden between 768 and 1024 px, where columns compete for room. */
  wideOnly?: boolean;
}

interface Props<T> {
  /** What the table holds, for screen readers: 'Candidatos'. */
  caption: string;
  /** The first one carries the link; one with the id `acciones` stands at the right without a visible header. */
  columns: Column<T>[];
  /** undefined while the first page loads. */
  rows: T[] | undefined;
  rowKey: (row: T) => string;
  error?: unknown;
  /** 'No pudimos cargar los candidatos'. */
  errorTitle: string;
  onRetry: () => void;
  retryLabel?: string;
  /** Shown when there is nothing: an `<EmptyState>`. */
  empty: ReactNode;
  /** A reload is on its way: the rows that are shown are older. */
  stale?: boolean;
  /** 'nombre' ascending, '-nombre' descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** The page has a list of orders of its own, so none is needed where headers are hidden. */
  ownOrders?: boolean;
  paging?: Paging;
  skeletonRows?: number;
}

/**
 * One styled wrapper, plain cells: Chakra's own table costs 14 times as much per row. Below 768 px every row becomes
 * a card whose labels come from the headers, and a list of orders stands for the headers that sort.
 */
const Frame = chakra('div', {
  base: {
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: '0', textStyle: 'sm' },
    '& th': {
      textAlign: 'start',
      fontWeight: 'medium',
      color: 'fg.muted',
      textStyle: 'xs',
      height: '9',
      px: '3',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
    },
    '& td': {
      height: '10',
      px: '3',
      py: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
    '& tbody tr:hover td': { bg: 'bg.subtle' },
    '& [data-align=end]': { textAlign: 'end' },
    '& td > time': { whiteSpace: 'nowrap' },
    '& td:first-of-type': { fontWeight: 'medium' },
    '& td:first-of-type a:hover': { color: 'brand.fg' },
    '&[data-stale=true] tbody': { opacity: '0.6' },
    '@media (min-width: 48em)': {
      '& thead th': { position: 'sticky', top: '14', zIndex: 'docked' },
      '& th:first-of-type': { borderTopLeftRadius: '11px' },
      '& th:last-of-type': { borderTopRightRadius: '11px' },
      '& tr > :first-of-type': { ps: '4' },
      '& tr > :last-of-type': { pe: '4' },
      // As high as the others without a height, for which the browser would lay each out twice.
      '& td[data-text]': { height: 'auto', py: '9.5px' },
    },
    '@media (min-width: 48em) and (max-width: 63.99em)': { '& [data-wide-only=true]': { display: 'none' } },
    '@media (max-width: 47.99em)': {
      '& thead': { srOnly: true },
      '& tbody, & tr, & td': { display: 'block', width: 'auto' },
      '& tr': { px: '4', py: '3', borderBottomWidth: '1px' },
      '& tbody tr:last-of-type': { borderBottomWidth: '0' },
      '& td': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '4',
        height: 'auto',
        minH: '7',
        px: '0',
        py: '0.5',
        border: '0',
        textAlign: 'end',
      },
      '& td::before': { content: 'attr(data-label)', color: 'fg.muted', fontWeight: 'normal', flexShrink: '0' },
      '& td:first-of-type': { textStyle: 'md', textAlign: 'start', '&::before': { display: 'none' } },
      '& td[data-column=acciones]': { justifyContent: 'flex-end', '&::before': { display: 'none' } },
      // A menu alone stands in the card's corner.
      '& tr:has(> td[data-column=acciones] > [aria-haspopup=dialog]:first-of-type)': {
        position: 'relative',
        '& td:first-of-type': { pe: '12' },
        '& td[data-column=acciones]': { position: 'absolute', top: '2', insetEnd: '2' },
      },
    },
  },
});

export function DataTable<T>(props: Props<T>) {
  const { caption, columns, rows, rowKey, error, errorTitle, onRetry, empty, stale, paging } = props;
  if (error && !rows) {
    return (
      <>
        <Card p="0">
          <ErrorState title={errorTitle} error={error} onRetry={onRetry} retryLabel={props.retryLabel} />
        </Card>
        {paging && <Pager paging={paging} caption={caption} />}
      </>
    );
  }
  if (rows?.length === 0) return <EmptyPage paging={paging} caption={caption} empty={empty} />;
  // Once for all rows: a table of 500 would make thousands of them.
  const attributes = columns.map(cellAttributes);
  const textAttributes = attributes.map((each) => ({ ...each, 'data-text': true }));
  return (
    <>
      {!props.ownOrders && <SortSelect {...props} />}
      <Card p="0">
        <Frame data-stale={stale} aria-busy={rows === undefined}>
          <table>
            <Box as="caption" srOnly>
              {caption}
            </Box>
            <thead>
              <tr>
                {columns.map((column) => (
                  <HeaderCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows
                ? rows.map((row) => (
                    <tr key={rowKey(row)}>
                      {columns.map((column, index) => {
                        const content = column.cell(row);
                        return (
                          <td key={column.id} {...(typeof content === 'string' ? textAttributes : attributes)[index]}>
                            {content}
                          </td>
                        );
                      })}
                    </tr>
                  ))
                : Array.from({ length: props.skeletonRows ?? 6 }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the bones never move
                    <SkeletonRow key={index} columns={columns} />
                  ))}
            </tbody>
          </table>
        </Frame>
      </Card>
      {paging && <Pager paging={paging} caption={caption} />}
    </>
  );
}

/** Only what there is: React compares each of them in every cell. */
function cellAttributes<T>({ id, header, align, wideOnly, width }: Column<T>) {
  return {
    'data-label': header,
    ...(id === 'acciones' && { 'data-column': id }),
    ...(align && { 'data-align': align }),
    ...(wideOnly && { 'data-wide-only': true }),
    ...(width && { style: { width } }),
  };
}

function HeaderCell<T>({
  column,
  sort,
  onSort,
}: {
  column: Column<T>;
  sort?: string;
  onSort?: (sort: string) => void;
}) {
  const direction = sort === column.id ? 'ascending' : sort === `-${column.id}` ? 'descending' : undefined;
  const label =
    column.id === 'acciones' ? (
      <Box as="span" srOnly>
        Acciones
      </Box>
    ) : (
      column.header
    );
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" {...cellAttributes(column)}>
        {label}
      </th>
    );
  }
  const Icon = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} {...cellAttributes(column)}>
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="1"
        fontWeight="inherit"
        cursor="pointer"
        color={direction ? 'fg' : 'inherit'}
        _hover={{ color: 'fg' }}
        onClick={() => onSort(direction === 'ascending' ? `-${column.id}` : column.id)}
      >
        {label}
        <Icon size={12} aria-hidden opacity={direction ? 1 : 0.35} />
      </chakra.button>
    </th>
  );
}

/** The order of the list where there are no headers to press. */
function SortSelect<T>({ columns, sort, onSort }: Pick<Props<T>, 'columns' | 'sort' | 'onSort'>) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  const orders = sortable.flatMap((column) => [
    [column.id, `${column.header}, ascendente`] as const,
    [`-${column.id}`, `${column.header}, descendente`] as const,
  ]);
  const known = orders.some(([order]) => order === sort);
  return (
    <Flex display={{ base: 'flex', md: 'none' }} align="center" gap="3" mb="3">
      <chakra.label htmlFor={id} color="fg.muted" textStyle="sm" flexShrink="0">
        Ordenar por
      </chakra.label>
      <SelectInput id={id} value={known ? sort : ''} onChange={(event) => onSort(event.target.value)}>
        {!known && (
          <option value="" disabled>
            Elige un orden
          </option>
        )}
        {orders.map(([order, text]) => (
          <option key={order} value={order}>
            {text}
          </option>
        ))}
      </SelectInput>
    </Flex>
  );
}

function SkeletonRow<T>({ columns }: { columns: Column<T>[] }) {
  return (
    <tr>
      {columns.map((column, index) => (
        <td key={column.id} {...cellAttributes(column)}>
          <Skeleton h="4" w={index === 0 ? '40' : '20'} maxW="full" display="inline-block" verticalAlign="middle" />
        </td>
      ))}
    </tr>
  );
}
