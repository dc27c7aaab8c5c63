import { Button } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { ESTADOS_CORREO } from '#shared/correos/correo.ts';
import { CATEGORIAS_CORREO } from '#shared/correos/plantillas.ts';
import { DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../../components/filter-bar.tsx';
import { NothingYet } from '../../../../components/nothing-yet.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { useSession } from '../../../../lib/session.ts';
import { usePaged } from '../../../../lib/use-paged.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { CATEGORIA_LABELS } from './correo-words.ts';
import { ESTADO_OPTIONS, PERIODO_OPTIONS, since } from './envios-filters.ts';
import { useEnviosColumns } from './use-envios-columns.tsx';

const NO_FILTERS = { q: '', estado: '', categoria: '', periodo: '' };

/** What became of each e-mail: of the company, or the platform's own for a superadmin who has chosen none. */
export function EnviosSection() {
  const { user, hasEmpresa } = useSession();
  const [filters, setFilters] = useTableState(NO_FILTERS);
  const { q, estado, categoria, periodo } = filters;
  const list = usePaged('listCorreos', {
    q: q || undefined,
    estado: ESTADOS_CORREO.find((each) => each === estado),
    categoria: CATEGORIAS_CORREO.find((each) => each === categoria),
    desde: since(periodo),
  });
  const columns = useEnviosColumns();
  const ofPlatform = user.rol === 'superadmin' && !hasEmpresa;
  return (
    <>
      <FilterBar>
        <SearchInput value={q} onChange={(text) => setFilters({ q: text })} placeholder="Buscar por email" />
        <SelectFilter
          label="Estado del correo"
          value={estado}
          onChange={(value) => setFilters({ estado: value })}
          options={ESTADO_OPTIONS}
        />
        <SelectFilter
          label="Categoría"
          value={categoria}
          onChange={(value) => setFilters({ categoria: value })}
          options={[
            ['', 'Todas las categorías'],
            ...CATEGORIAS_CORREO.map((each) => [each, CATEGORIA_LABELS[each]] as const),
          ]}
        />
        <SelectFilter
          label="Periodo"
          value={periodo}
          onChange={(value) => setFilters({ periodo: value })}
          options={PERIODO_OPTIONS}
        />
      </FilterBar>
      <DataTable
        caption="Correos"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        error={list.error}
        errorTitle="No pudimos cargar los correos"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        empty={
          list.paging.hasNext ? (
            <NothingYet title="Ninguno por ahora" onNext={list.paging.next}>
              Miramos una parte de los correos y ninguno coincide con los filtros. Hay más.
            </NothingYet>
          ) : Object.values(filters).some(Boolean) ? (
            <EmptyState
              icon={Mail}
              title="Ningún correo coincide con los filtros"
              action={
                <Button variant="outline" onClick={() => setFilters(NO_FILTERS)}>
                  Quitar los filtros
                </Button>
              }
            />
          ) : (
            <EmptyState icon={Mail} title="Todavía no se ha enviado ningún correo">
              {ofPlatform
                ? 'Aquí verás los correos de la propia plataforma. Elige una empresa en la cabecera para ver los suyos.'
                : 'Aquí verás los correos que salen de tu empresa y qué ha sido de cada uno.'}
            </EmptyState>
          )
        }
      />
    </>
  );
}
