import { Button, SimpleGrid } from '@chakra-ui/react';
import { Network, Plus, SearchX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Area } from '#shared/empresas/areas/area.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyPage } from '../../../components/empty-page.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Pager } from '../../../components/pager.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { useSession } from '../../../lib/session.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { AreaBone, AreaCard } from './area-card.tsx';
import { isMoving } from './area-words.ts';
import { useReassignmentToasts } from './use-reassignment-toasts.ts';
import { useToggleArea } from './use-toggle-area.ts';

const CreateAreaDialog = lazy(() => import('./create-area-dialog.tsx'));
const EditAreaDialog = lazy(() => import('./edit-area-dialog.tsx'));
const DeleteAreaDialog = lazy(() => import('./delete-area-dialog.tsx'));
const ReassignDialog = lazy(async () => ({ default: (await import('./reassign-dialog.tsx')).ReassignDialog }));

const DESCRIPTION = 'Los equipos o departamentos para los que se selecciona.';
const FILTERS = { q: '', estado: '', orden: 'nombre' };
/** Fills rows of one, two and three cards. */
const PAGE_SIZE = 24;

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete' | 'reassign'; area: Area };

export default function AreasPage() {
  const { hasEmpresa } = useSession();
  if (hasEmpresa) return <AreasOfEmpresa />;
  return (
    <>
      <PageHeader title="Áreas" description={DESCRIPTION} />
      <SelectEmpresaNotice />
    </>
  );
}

function AreasOfEmpresa() {
  const { can } = useSession();
  const mayManage = can('manage_areas');
  const [filters, setFilters] = useTableState(FILTERS);
  const { q, estado } = filters;
  const activo = estado === 'activas' ? 'true' : estado === 'inactivas' ? 'false' : undefined;
  const orden = filters.orden === 'recientes' ? 'recientes' : 'nombre';
  const list = usePaged(
    'listAreas',
    { q: q || undefined, activo, orden, limit: PAGE_SIZE },
    { refreshWhile: (areas) => areas.some(isMoving) },
  );
  const watch = useReassignmentToasts(list.rows);
  const toggle = useToggleArea();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const actions = {
    edit: (area: Area) => setOpen({ dialog: 'edit', area }),
    toggle: (area: Area) => void toggle(area),
    reassign: (area: Area) => setOpen({ dialog: 'reassign', area }),
    remove: (area: Area) => setOpen({ dialog: 'delete', area }),
  };
  const create = (label: string) => (
    <Button colorPalette="brand" onClick={() => setOpen({ dialog: 'create' })}>
      <Plus aria-hidden />
      {label}
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Áreas"
        count={list.countLabel}
        description={DESCRIPTION}
        actions={mayManage && create('Nueva Área')}
      />
      <FilterBar>
        <SearchInput value={q} onChange={(text) => setFilters({ q: text })} placeholder="Buscar por nombre" />
        <SelectFilter
          label="Estado"
          value={estado}
          onChange={(value) => setFilters({ estado: value })}
          options={[
            ['', 'Todas'],
            ['activas', 'Activas'],
            ['inactivas', 'Inactivas'],
          ]}
        />
        <SelectFilter
          label="Orden"
          // A search is always by name.
          value={q ? 'nombre' : orden}
          onChange={(value) => setFilters({ orden: value })}
          options={
            q
              ? [['nombre', 'Por nombre']]
              : [
                  ['nombre', 'Por nombre'],
                  ['recientes', 'Más recientes'],
                ]
          }
        />
        <RefreshButton onClick={list.reload} />
      </FilterBar>
      {list.error && !list.rows ? (
        <>
          <Card p="0">
            <ErrorState
              title="No pudimos cargar las áreas"
              error={list.error}
              onRetry={list.reload}
              retrying={list.isValidating}
            />
          </Card>
          <Pager paging={list.paging} caption="Áreas" />
        </>
      ) : list.rows?.length === 0 ? (
        <EmptyPage
          paging={list.paging}
          caption="Áreas"
          empty={
            q || estado ? (
              <NoResults q={q} estado={estado} onClear={() => setFilters({ q: '', estado: '' })} />
            ) : (
              <NoAreas action={mayManage && create('Crear la primera área')} />
            )
          }
        />
      ) : (
        <>
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4" aria-busy={!list.rows}>
            {list.rows
              ? list.rows.map((area) => (
                  <AreaCard key={area.id} area={area} actions={mayManage ? actions : undefined} />
                ))
              : [1, 2, 3, 4, 5, 6].map((bone) => <AreaBone key={bone} />)}
          </SimpleGrid>
          <Pager paging={list.paging} caption="Áreas" />
        </>
      )}
      <Suspense fallback={null}>
        {open?.dialog === 'create' && <CreateAreaDialog onClose={close} />}
        {open?.dialog === 'edit' && <EditAreaDialog area={open.area} onClose={close} />}
        {open?.dialog === 'reassign' && (
          <ReassignDialog area={open.area} onClose={close} onStarted={() => watch(open.area.id)} />
        )}
        {open?.dialog === 'delete' && (
          <DeleteAreaDialog
            area={open.area}
            onClose={close}
            onArchive={() => {
              close();
              actions.toggle(open.area);
            }}
            onReassigned={() => watch(open.area.id)}
          />
        )}
      </Suspense>
    </>
  );
}

function NoAreas({ action }: { action: ReactNode }) {
  return (
    <EmptyState icon={Network} title="No hay áreas configuradas" action={action}>
      Las áreas agrupan a los candidatos por equipo. Crea una por cada departamento para el que seleccionas.
    </EmptyState>
  );
}

function NoResults({ q, estado, onClear }: { q: string; estado: string; onClear: () => void }) {
  const kind = estado === 'activas' || estado === 'inactivas' ? ` ${estado.slice(0, -1)}` : '';
  return (
    <EmptyState
      icon={SearchX}
      title={q ? `Ninguna área${kind} empieza por «${q}»` : `No hay ninguna área${kind}`}
      action={
        <Button variant="outline" onClick={onClear}>
          Quitar los filtros
        </Button>
      }
    >
      {q && 'Se busca por el comienzo del nombre, sin distinguir acentos.'}
    </EmptyState>
  );
}
