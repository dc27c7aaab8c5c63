import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { InformeResumen } from '#shared/informes/informes/informes.api.ts';
import { isAtrasado } from '#shared/informes/informes/plazo.ts';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { SelectBox } from '../../../components/select-box.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Link } from '../../../lib/link.tsx';
import { useNow } from '../../../lib/use-now.ts';
import type { Paging } from '../../../lib/use-paged.ts';
import type { Seleccion } from '../../../lib/use-seleccion.ts';
import { AtrasadoBadge } from './atrasado-badge.tsx';
import { completoPath, informePath } from './informe-paths.ts';
import { formatScore } from './informe-words.ts';

interface Props {
  rows: InformeResumen[] | undefined;
  areas: ReadonlyMap<string, string>;
  seleccion: Seleccion<InformeResumen>;
  sort: string;
  /** Undefined where the order is not to be chosen. */
  onSort: ((sort: string) => void) | undefined;
  error: unknown;
  reload: () => void;
  stale: boolean;
  paging: Paging;
  empty: ReactNode;
}

const MINUTE = 60_000;

/** A table on a desktop, cards on a phone. */
export function InformesTable({ rows, areas, seleccion, sort, onSort, error, reload, stale, paging, empty }: Props) {
  const now = useNow(MINUTE);
  const columns: Column<InformeResumen>[] = [
    {
      id: 'candidato',
      header: 'Candidato',
      sortable: true,
      cell: (informe) => (
        <Flex gap="2.5" align="center">
          <SelectBox
            label={`Seleccionar el informe de ${informe.candidatoNombre}`}
            checked={seleccion.has(informe)}
            onChange={(on) => seleccion.set([informe], on)}
          />
          <Link to={informePath(informe.entrevistaId)}>{informe.candidatoNombre}</Link>
        </Flex>
      ),
    },
    {
      id: 'servicio',
      header: 'Servicio y área',
      cell: ({ servicioNombre, areaId }) => (
        <Box>
          {servicioNombre}
          <Muted>{(areaId && areas.get(areaId)) || 'Sin área'}</Muted>
        </Box>
      ),
    },
    {
      id: 'puntuacion',
      header: 'Puntuación',
      sortable: true,
      align: 'end',
      cell: (informe) => <Score informe={informe} />,
    },
    {
      id: 'recomendacion',
      header: 'Recomendación',
      cell: ({ recomendacion }) => <StateBadge kind="recomendacion" value={recomendacion} />,
    },
    { id: 'estado', header: 'Estado', cell: (informe) => <Estado informe={informe} now={now} /> },
    { id: 'fecha', header: 'Fecha', sortable: true, wideOnly: true, cell: ({ fecha }) => <DateText value={fecha} /> },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: ({ entrevistaId, candidatoNombre }) => (
        <LinkButton
          size="xs"
          variant="outline"
          to={completoPath(entrevistaId)}
          aria-label={`Ver Completo: ${candidatoNombre}`}
        >
          Ver Completo
        </LinkButton>
      ),
    },
  ];
  return (
    <DataTable
      caption="Informes"
      columns={columns}
      rows={rows}
      rowKey={({ entrevistaId }) => entrevistaId}
      error={error}
      errorTitle="No pudimos cargar los informes"
      onRetry={reload}
      stale={stale}
      sort={sort}
      onSort={onSort}
      ownOrders
      paging={paging}
      skeletonRows={10}
      empty={empty}
    />
  );
}

/** The engine's mean, and beside it what a person's scores make of it. */
function Score({ informe: { puntuacionMedia, revision } }: { informe: InformeResumen }) {
  const changed = revision && revision.cambios > 0 && revision.puntuacionMedia !== null;
  return (
    <Box whiteSpace="nowrap">
      {puntuacionMedia === null ? (
        <Text as="span" color="fg.muted">
          Sin puntuar
        </Text>
      ) : (
        `${formatScore(puntuacionMedia)} / 10`
      )}
      {changed && (
        <Text textStyle="xs" color="green.fg" fontWeight="medium">
          Revisada: {formatScore(revision.puntuacionMedia ?? 0)}
        </Text>
      )}
    </Box>
  );
}

/** Whether a person has closed it: who, when and with which words. */
function Estado({ informe, now }: { informe: InformeResumen; now: number }) {
  const { estado, revision } = informe;
  return (
    <Box>
      <Flex gap="1.5" wrap="wrap" justify={{ base: 'flex-end', md: 'flex-start' }}>
        <StateBadge kind="informe" value={estado} />
        {isAtrasado(informe, now) && <AtrasadoBadge />}
      </Flex>
      {revision && (
        <Box maxW="52" ms={{ base: 'auto', md: '0' }}>
          <Muted>
            {revision.por} · <DateText value={revision.fecha} />
          </Muted>
          <Text textStyle="xs" color="fg.muted" truncate title={revision.comentario}>
            «{revision.comentario}»
          </Text>
        </Box>
      )}
    </Box>
  );
}

function Muted({ children }: { children: ReactNode }) {
  return (
    <Text textStyle="xs" color="fg.muted">
      {children}
    </Text>
  );
}
