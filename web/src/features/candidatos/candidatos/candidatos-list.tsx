import { Flex, SimpleGrid } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CandidatoResumen } from '#shared/candidatos/candidatos/candidato.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyPage } from '../../../components/empty-page.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SelectBox } from '../../../components/select-box.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Link } from '../../../lib/link.tsx';
import type { Paging } from '../../../lib/use-paged.ts';
import type { Seleccion } from '../../../lib/use-seleccion.ts';
import { type CandidatoActions, CandidatoMenu } from './candidato-actions.tsx';
import { CandidatoBone, CandidatoCard } from './candidato-card.tsx';
import { BOOK_PATH } from './candidato-paths.ts';
import type { Vista } from './vista.ts';

interface Props {
  vista: Vista;
  rows: CandidatoResumen[] | undefined;
  areas: ReadonlyMap<string, string>;
  seleccion: Seleccion<CandidatoResumen>;
  actions: CandidatoActions;
  orden: string;
  /** Undefined where the order is not to be chosen. */
  onOrden: ((orden: string) => void) | undefined;
  reload: () => void;
  stale: boolean;
  paging: Paging;
  empty: ReactNode;
}

const areaOf = (areas: ReadonlyMap<string, string>, { areaId }: CandidatoResumen) =>
  areaId ? areas.get(areaId) : undefined;

/** The same candidates as cards or as a table. */
export function CandidatosList(props: Props) {
  return props.vista === 'tarjetas' ? <Cards {...props} /> : <Table {...props} />;
}

function Cards({ rows, areas, seleccion, actions, stale, paging, empty }: Props) {
  if (rows?.length === 0) return <EmptyPage paging={paging} caption="Candidatos" empty={empty} />;
  return (
    <>
      <SimpleGrid
        columns={{ base: 1, md: 2, xl: 3 }}
        gap="4"
        role="group"
        aria-label="Candidatos"
        aria-busy={rows === undefined}
        opacity={stale ? 0.6 : 1}
      >
        {rows
          ? rows.map((candidato) => (
              <CandidatoCard
                key={candidato.id}
                candidato={candidato}
                area={areaOf(areas, candidato)}
                seleccion={seleccion}
                actions={actions}
              />
            ))
          : // biome-ignore lint/suspicious/noArrayIndexKey: the bones never move
            Array.from({ length: 6 }, (_, index) => <CandidatoBone key={index} />)}
      </SimpleGrid>
      <Pager paging={paging} caption="Candidatos" />
    </>
  );
}

/** The table sorts by columns, the address says what people say. */
const SORTS: Record<string, string> = { recientes: '-fecha', antiguos: 'fecha' };
const ORDENES: Record<string, string> = { '-fecha': 'recientes', fecha: 'antiguos' };

function Table({ rows, areas, seleccion, actions, orden, onOrden, reload, stale, paging, empty }: Props) {
  const columns: Column<CandidatoResumen>[] = [
    {
      id: 'nombre',
      header: 'Nombre',
      sortable: true,
      cell: (candidato) => (
        <Flex gap="2.5" align="center">
          <SelectBox
            label={`Seleccionar a ${candidato.nombre}`}
            checked={seleccion.has(candidato)}
            onChange={(ticked) => seleccion.set([candidato], ticked)}
          />
          <Link to={`/candidatos/${candidato.id}`}>{candidato.nombre}</Link>
        </Flex>
      ),
    },
    { id: 'puesto', header: 'Puesto', cell: ({ puesto }) => puesto || '—' },
    { id: 'email', header: 'Correo', wideOnly: true, cell: ({ email }) => email },
    { id: 'area', header: 'Área', wideOnly: true, cell: (candidato) => areaOf(areas, candidato) ?? '—' },
    { id: 'estado', header: 'Estado', cell: ({ estado }) => <StateBadge kind="candidato" value={estado} /> },
    {
      id: 'fecha',
      header: 'Creado',
      sortable: true,
      wideOnly: true,
      cell: ({ fechaCreacion }) => <DateText value={fechaCreacion} />,
    },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: (candidato) => (
        <Flex gap="1" justify="flex-end" align="center">
          <LinkButton
            size="xs"
            variant="outline"
            to={BOOK_PATH(candidato.id)}
            aria-label={`Entrevista: programarla con ${candidato.nombre}`}
          >
            <CalendarPlus aria-hidden />
            Entrevista
          </LinkButton>
          <CandidatoMenu candidato={candidato} actions={actions} />
        </Flex>
      ),
    },
  ];
  return (
    <DataTable
      caption="Candidatos"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      errorTitle="Error al cargar candidatos"
      onRetry={reload}
      stale={stale}
      sort={SORTS[orden] ?? orden}
      onSort={onOrden && ((sort) => onOrden(ORDENES[sort] ?? sort))}
      paging={paging}
      skeletonRows={10}
      empty={empty}
    />
  );
}
