import { Button, chakra, Text } from '@chakra-ui/react';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import {
  ESTADO_SOLICITUD_LABELS,
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
  type Solicitud,
} from '#shared/empresas/solicitudes/solicitud.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../../components/filter-bar.tsx';
import { NothingYet } from '../../../../components/nothing-yet.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { usePaged } from '../../../../lib/use-paged.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { SolicitudDialog } from './solicitud-dialog.tsx';
import { MOTIVO_LABELS } from './solicitud-words.ts';

/** Who asks for an account or a demo, and what became of it. */
export function SolicitudesInbox() {
  const [{ q, estado, orden }, setFilters] = useTableState({ q: '', estado: '', orden: 'recientes' });
  const [openId, setOpenId] = useState<string>();
  const list = usePaged('listSolicitudes', {
    q: q || undefined,
    estado: ESTADOS_SOLICITUD.find((each) => each === estado),
    orden: orden === 'antiguas' ? 'antiguas' : 'recientes',
  });
  const open = list.rows?.find(({ id }) => id === openId);
  const filtered = Boolean(q || estado);

  return (
    <>
      <FilterBar>
        <SearchInput
          value={q}
          onChange={(text) => setFilters({ q: text })}
          placeholder="Buscar por nombre, correo o CIF"
        />
        <SelectFilter
          label="Estado de la solicitud"
          value={estado}
          onChange={(value) => setFilters({ estado: value })}
          options={[
            ['', 'Todos los estados'],
            ...ESTADOS_SOLICITUD.map((each: EstadoSolicitud) => [each, ESTADO_SOLICITUD_LABELS[each]] as const),
          ]}
        />
      </FilterBar>
      <DataTable
        caption="Solicitudes"
        columns={columns(setOpenId)}
        rows={list.rows}
        rowKey={({ id }) => id}
        error={list.error}
        errorTitle="No pudimos cargar las solicitudes"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        sort={orden === 'antiguas' ? 'fecha' : '-fecha'}
        onSort={(sort) => setFilters({ orden: sort === 'fecha' ? 'antiguas' : 'recientes' })}
        empty={
          list.paging.hasNext ? (
            <NothingYet title="Ninguna por ahora" onNext={list.paging.next}>
              Miramos una parte de las solicitudes y ninguna coincide con la búsqueda. Hay más.
            </NothingYet>
          ) : filtered ? (
            <EmptyState
              icon={Inbox}
              title="Ninguna solicitud coincide con los filtros"
              action={
                <Button variant="outline" onClick={() => setFilters({ q: '', estado: '' })}>
                  Quitar los filtros
                </Button>
              }
            />
          ) : (
            <EmptyState icon={Inbox} title="No hay solicitudes">
              Aquí llegan quienes piden una cuenta o una demostración desde la pantalla de acceso. Se borran a los 12
              meses.
            </EmptyState>
          )
        }
      />
      {open && <SolicitudDialog solicitud={open} onClose={() => setOpenId(undefined)} onChanged={list.reload} />}
    </>
  );
}

function columns(open: (id: string) => void): Column<Solicitud>[] {
  return [
    {
      id: 'empresa',
      header: 'Empresa',
      cell: ({ id, empresa, nombre }) => (
        <div>
          <chakra.button
            type="button"
            fontWeight="medium"
            textAlign="start"
            cursor="pointer"
            minH="6"
            _hover={{ color: 'brand.fg' }}
            onClick={() => open(id)}
          >
            {empresa}
          </chakra.button>
          <Text color="fg.muted" fontWeight="normal" textStyle="xs">
            {nombre}
          </Text>
        </div>
      ),
    },
    { id: 'motivo', header: 'Pide', cell: ({ motivo }) => MOTIVO_LABELS[motivo] },
    { id: 'email', header: 'Email', wideOnly: true, cell: ({ email }) => email },
    { id: 'fecha', header: 'Fecha', sortable: true, cell: ({ fecha }) => <DateText value={fecha} /> },
    { id: 'estado', header: 'Estado', cell: ({ estado }) => <StateBadge kind="solicitud" value={estado} /> },
  ];
}
