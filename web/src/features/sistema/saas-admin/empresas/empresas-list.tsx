import { Button } from '@chakra-ui/react';
import { Building2 } from 'lucide-react';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../../components/filter-bar.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { StateBadge } from '../../../../components/state-badge.tsx';
import { empresaNombre } from '../../../../lib/empresa-nombre.ts';
import { Link } from '../../../../lib/link.tsx';
import { usePaged } from '../../../../lib/use-paged.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';

const COLUMNS: Column<EmpresaResumen>[] = [
  {
    id: 'empresa',
    header: 'Empresa',
    cell: (empresa) => <Link to={`/empresas/${empresa.id}/editar`}>{empresaNombre(empresa)}</Link>,
  },
  { id: 'email', header: 'Email', wideOnly: true, cell: (empresa) => empresa.email },
  { id: 'plan', header: 'Plan', cell: (empresa) => <StateBadge kind="plan" value={empresa.plan} /> },
  { id: 'estado', header: 'Estado', cell: (empresa) => <StateBadge kind="empresa" value={empresa.estado} /> },
  { id: 'fecha', header: 'Fecha Creación', cell: (empresa) => <DateText value={empresa.fechaCreacion} /> },
];

export function EmpresasList() {
  const [{ q, orden }, setFilters] = useTableState({ q: '', orden: 'recientes' });
  const byNombre = orden === 'nombre';
  const list = usePaged('listEmpresas', { q: q || undefined, orden: byNombre ? 'nombre' : 'recientes' });
  return (
    <>
      <FilterBar>
        <SearchInput value={q} onChange={(text) => setFilters({ q: text })} placeholder="Buscar por nombre o correo" />
        {!q && (
          <SelectFilter
            label="Orden"
            value={orden}
            onChange={(value) => setFilters({ orden: value })}
            options={[
              ['recientes', 'Más recientes'],
              ['nombre', 'Por nombre'],
            ]}
          />
        )}
      </FilterBar>
      <DataTable
        caption="Empresas"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={(empresa) => empresa.id}
        error={list.error}
        errorTitle="No pudimos cargar las empresas"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        empty={
          q ? (
            <EmptyState
              icon={Building2}
              title="Ninguna empresa coincide con la búsqueda"
              action={
                <Button variant="outline" onClick={() => setFilters({ q: '' })}>
                  Quitar la búsqueda
                </Button>
              }
            />
          ) : (
            <EmptyState icon={Building2} title="Aún no hay empresas">
              Crea la primera con «Nueva Empresa»: el asistente pregunta lo necesario en cuatro pasos.
            </EmptyState>
          )
        }
      />
    </>
  );
}
