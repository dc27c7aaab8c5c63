import { Box, Button } from '@chakra-ui/react';
import { ReceiptText, SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../../components/filter-bar.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { usePaged } from '../../../../lib/use-paged.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { SectionHeader } from '../section-header.tsx';
import { type Opened, SuscripcionActions } from './suscripcion-actions.tsx';
import { ESTADOS, METODO_LABELS, precioText } from './suscripcion-words.ts';

const SuscripcionDetail = lazy(() => import('./suscripcion-detail.tsx'));
const PlanDialog = lazy(() => import('./plan-dialog.tsx'));
const PagoDialog = lazy(() => import('./pago-dialog.tsx'));
const PruebaDialog = lazy(() => import('./prueba-dialog.tsx'));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

export default function SuscripcionesTab() {
  const [state, setState] = useTableState({ estado: '', orden: 'proximoPago' });
  const orden = state.orden === '-proximoPago' ? '-proximoPago' : 'proximoPago';
  const estado = ESTADOS.some(([value]) => value === state.estado) ? state.estado : '';
  const list = usePaged('listSuscripciones', { estado: (estado || undefined) as EstadoEmpresa | undefined, orden });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);

  const columns: Column<Suscripcion>[] = [
    {
      id: 'empresa',
      header: 'Empresa',
      cell: (suscripcion) => (
        <Button
          variant="plain"
          h="auto"
          color="fg"
          minH="6"
          px="0"
          textAlign="start"
          whiteSpace="normal"
          _hover={{ color: 'brand.fg' }}
          onClick={() => setOpened({ dialog: 'view', suscripcion })}
        >
          {suscripcion.empresaNombre}
        </Button>
      ),
    },
    {
      id: 'plan',
      header: 'Plan',
      cell: (suscripcion) => (
        <span>
          {suscripcion.planNombre}{' '}
          <Box as="span" color="fg.muted" whiteSpace="nowrap">
            {precioText(suscripcion)}
          </Box>
        </span>
      ),
    },
    { id: 'estado', header: 'Estado', cell: (each) => <StateBadge kind="suscripcion" value={each.estado} /> },
    { id: 'inicio', header: 'Inicio', wideOnly: true, cell: (each) => <DateText value={each.fechaInicio} /> },
    { id: 'fin', header: 'Fin', wideOnly: true, cell: (each) => <DateText value={each.fechaFin} /> },
    {
      id: 'proximoPago',
      header: 'Próximo pago',
      sortable: true,
      cell: (each) => (each.estado === 'cancelada' ? '—' : <DateText value={each.fechaProximoPago} />),
    },
    { id: 'pago', header: 'Método de pago', cell: (each) => METODO_LABELS[each.metodoPago.tipo] },
    {
      id: 'acciones',
      header: 'Acciones',
      align: 'end',
      cell: (suscripcion) => <SuscripcionActions suscripcion={suscripcion} open={setOpened} />,
    },
  ];

  return (
    <>
      <SectionHeader title="Suscripciones" count={list.countLabel}>
        Qué plan tiene cada empresa, hasta cuándo y cómo paga.
      </SectionHeader>
      <FilterBar>
        <SelectFilter
          label="Filtrar por estado"
          value={estado}
          onChange={(value) => setState({ estado: value })}
          options={ESTADOS}
        />
        <SelectFilter
          label="Orden"
          value={orden}
          onChange={(value) => setState({ orden: value })}
          options={[
            ['proximoPago', 'Pago más próximo'],
            ['-proximoPago', 'Pago más lejano'],
          ]}
        />
      </FilterBar>
      <DataTable
        caption="Suscripciones"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        error={list.error}
        errorTitle="No pudimos cargar las suscripciones"
        onRetry={list.reload}
        stale={list.isValidating}
        sort={orden}
        onSort={(sort) => setState({ orden: sort })}
        ownOrders
        paging={list.paging}
        empty={
          estado ? (
            <EmptyState
              icon={SearchX}
              title="Ninguna suscripción en este estado"
              action={
                <Button variant="outline" onClick={() => setState({ estado: '' })}>
                  Ver todas
                </Button>
              }
            />
          ) : (
            <EmptyState icon={ReceiptText} title="Aún no hay suscripciones">
              Cada empresa empieza la suya al darse de alta, con 30 días de prueba.
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {opened?.dialog === 'view' && <SuscripcionDetail id={opened.suscripcion.id} onClose={close} />}
        {opened?.dialog === 'plan' && <PlanDialog suscripcion={opened.suscripcion} onClose={close} />}
        {opened?.dialog === 'pago' && <PagoDialog suscripcion={opened.suscripcion} onClose={close} />}
        {opened?.dialog === 'prueba' && <PruebaDialog suscripcion={opened.suscripcion} onClose={close} />}
        {opened?.dialog === 'cancel' && <CancelDialog suscripcion={opened.suscripcion} onClose={close} />}
      </Suspense>
    </>
  );
}
