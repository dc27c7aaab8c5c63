import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { History, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Auditoria } from '#shared/cifras/auditoria/auditoria.ts';
import { accionText, ENTIDADES } from '#shared/cifras/auditoria/operaciones.ts';
import { ROLE_LABELS, type Rol } from '#shared/core/permissions.ts';
import { Section } from '../../../../components/card.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { NothingYet } from '../../../../components/nothing-yet.tsx';
import { periodoOf } from '../../../../lib/periodo.ts';
import { usePaged } from '../../../../lib/use-paged.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { AuditoriaDialog } from './auditoria-dialog.tsx';
import { AuditoriaFilters, FILTROS } from './auditoria-filters.tsx';
import { ExportAuditoria } from './export-auditoria.tsx';
import { useRegistro } from './use-registro.ts';

/** Who changed what, and when. Nobody can change or remove what stands here. */
export function AuditoriaSection() {
  const registro = useRegistro();
  const [filters, setFilters] = useTableState(FILTROS);
  const [opened, setOpened] = useState<string>();
  const query = {
    ...registro.query,
    ...periodoOf(filters, Date.now()),
    actorId: filters.actorId || undefined,
    entidad: filters.entidad || undefined,
    operacion: filters.operacion || undefined,
  };
  const list = usePaged('listAuditoria', query);
  const filtered = Boolean(filters.actorId || filters.entidad || filters.operacion);

  const columns: Column<Auditoria>[] = [
    {
      id: 'accion',
      header: 'Acción',
      cell: ({ id, ...entry }) => (
        <chakra.button
          type="button"
          textAlign="start"
          fontWeight="medium"
          cursor="pointer"
          minH="6"
          _hover={{ color: 'brand.fg', textDecoration: 'underline' }}
          onClick={() => setOpened(id)}
        >
          {accionText(entry)}
        </chakra.button>
      ),
    },
    {
      id: 'persona',
      header: 'Persona',
      cell: ({ actor }) => (
        <Box lineHeight="short" minW="0" overflowWrap="anywhere">
          {actor.nombre}
          <Text color="fg.muted" textStyle="xs">
            {ROLE_LABELS[actor.rol as Rol] ?? actor.rol}
          </Text>
        </Box>
      ),
    },
    { id: 'entidad', header: 'Sobre', wideOnly: true, cell: ({ entidad }) => ENTIDADES[entidad] ?? entidad },
    { id: 'fecha', header: 'Cuándo', cell: ({ fecha }) => <DateText value={fecha} style="dateTime" /> },
  ];

  return (
    <Section
      title="Registro de auditoría"
      help={
        registro.isPlataforma
          ? 'Quién cambió qué en la plataforma, y cuándo. Elige una empresa en la cabecera para ver el suyo. Nadie puede cambiarlo ni borrarlo.'
          : 'Quién cambió qué en la empresa, y cuándo. Nadie puede cambiarlo ni borrarlo.'
      }
      action={<ExportAuditoria query={query} />}
    >
      <AuditoriaFilters state={filters} onChange={setFilters} registro={registro} rows={list.rows} />
      <DataTable
        caption="Registro de auditoría"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        error={list.error}
        errorTitle="No pudimos cargar el registro"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        empty={
          list.paging.hasNext ? (
            <NothingYet title="Nada por ahora" onNext={list.paging.next}>
              Miramos los cambios más recientes y ninguno coincide. Hay más.
            </NothingYet>
          ) : (
            <EmptyState
              icon={filtered ? SearchX : History}
              title={filtered ? 'Ningún cambio coincide con los filtros' : 'Sin cambios en este periodo'}
              action={
                filtered && (
                  <Button variant="outline" onClick={() => setFilters({ actorId: '', entidad: '', operacion: '' })}>
                    Quitar los filtros
                  </Button>
                )
              }
            >
              {filtered
                ? 'Prueba con otro periodo o con menos filtros.'
                : 'Cada cambio que alguien haga aparecerá aquí.'}
            </EmptyState>
          )
        }
      />
      {opened && <AuditoriaDialog id={opened} query={registro.query} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}
