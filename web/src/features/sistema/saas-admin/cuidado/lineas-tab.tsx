import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { PhoneOff, SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterBar, SelectFilter, withChosen } from '../../../../components/filter-bar.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { useApi } from '../../../../lib/use-api.ts';
import { usePaged } from '../../../../lib/use-paged.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { ESTADO_LINEA_OPTIONS, tipoText, venceText } from './cuidado-words.ts';
import { LineaActions, type OpenedLinea } from './linea-actions.tsx';

const LineaDetail = lazy(() => import('./linea-detail.tsx'));
const ConfirmarDialog = lazy(() => import('./confirmar-dialog.tsx'));
const CorregirDialog = lazy(() => import('./corregir-dialog.tsx'));
const RetirarDialog = lazy(() => import('./retirar-dialog.tsx'));
const RecuperarDialog = lazy(() => import('./recuperar-dialog.tsx'));

const NONE = { q: '', pais: '', estado: '' };

export function LineasTab() {
  const [{ q, pais, estado, orden }, setState] = useTableState({ ...NONE, orden: 'vence' });
  const { data } = useApi('getCuidado');
  const list = usePaged('listLineasAyuda', {
    q: q || undefined,
    pais: pais || undefined,
    estado: ESTADO_LINEA_OPTIONS.find(([each]) => each === estado)?.[0] || undefined,
    orden: orden === 'pais' ? 'pais' : 'vence',
  });
  const [opened, setOpened] = useState<OpenedLinea>();
  const close = () => setOpened(undefined);
  const paises = (data?.paises ?? []).map(({ codigo, nombre }) => [codigo, nombre] as const);
  return (
    <Box>
      <FilterBar>
        <SearchInput value={q} onChange={(text) => setState({ q: text })} placeholder="Buscar por nombre o número" />
        <SelectFilter
          label="País"
          value={pais}
          onChange={(value) => setState({ pais: value })}
          options={withChosen([['', 'Todos los países'], ...paises], pais)}
        />
        <SelectFilter
          label="Estado de la línea"
          value={estado}
          onChange={(value) => setState({ estado: value })}
          options={ESTADO_LINEA_OPTIONS}
        />
        <SelectFilter
          label="Orden"
          value={orden}
          onChange={(value) => setState({ orden: value })}
          options={[
            ['vence', 'Lo que vence antes'],
            ['pais', 'Por país'],
          ]}
        />
      </FilterBar>
      <DataTable
        caption="Teléfonos de ayuda"
        columns={columns(setOpened)}
        rows={list.rows}
        rowKey={({ id }) => id}
        error={list.error}
        errorTitle="No pudimos cargar los teléfonos de ayuda"
        onRetry={list.reload}
        stale={list.isValidating}
        ownOrders
        paging={list.paging}
        empty={
          q || pais || estado ? (
            <EmptyState
              icon={SearchX}
              title="Ninguna línea coincide con los filtros"
              action={
                <Button variant="outline" onClick={() => setState(NONE)}>
                  Quitar los filtros
                </Button>
              }
            />
          ) : (
            <EmptyState icon={PhoneOff} title="No hay teléfonos de ayuda">
              La sala dice textos sin número hasta que los haya.
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {opened?.dialog === 'view' && <LineaDetail linea={opened.linea} onClose={close} />}
        {opened?.dialog === 'confirm' && <ConfirmarDialog linea={opened.linea} onClose={close} />}
        {opened?.dialog === 'correct' && <CorregirDialog linea={opened.linea} onClose={close} />}
        {opened?.dialog === 'withdraw' && <RetirarDialog linea={opened.linea} onClose={close} />}
        {opened?.dialog === 'restore' && <RecuperarDialog linea={opened.linea} onClose={close} />}
      </Suspense>
    </Box>
  );
}

function columns(open: (opened: OpenedLinea) => void): Column<LineaAyuda>[] {
  return [
    {
      id: 'linea',
      header: 'Línea',
      cell: (linea) => (
        <div>
          <chakra.button
            type="button"
            fontWeight="medium"
            textAlign="start"
            cursor="pointer"
            minH="6"
            _hover={{ color: 'brand.fg' }}
            onClick={() => open({ dialog: 'view', linea })}
          >
            {linea.nombre}
          </chakra.button>
          <Text color="fg.muted" fontWeight="normal" textStyle="xs">
            {linea.paisNombre} · {tipoText(linea.tipo)}
          </Text>
        </div>
      ),
    },
    { id: 'numero', header: 'Número', width: '9rem', cell: ({ numero }) => numero || '—' },
    { id: 'estado', header: 'Estado', width: '9rem', cell: ({ estado }) => <StateBadge kind="linea" value={estado} /> },
    { id: 'vence', header: 'Comprobación', width: '15rem', cell: venceText },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      width: '3.5rem',
      cell: (linea) => <LineaActions linea={linea} open={open} />,
    },
  ];
}
