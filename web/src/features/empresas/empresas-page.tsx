import { Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { Building2, CircleCheckBig, Database, Hourglass, Plus, RotateCw } from 'lucide-react';
import type { EmpresaResumen } from '#shared/empresas/empresa.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterBar } from '../../components/filter-bar.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { usePaged } from '../../lib/use-paged.ts';
import { useTableState } from '../../lib/use-table-state.ts';

const COUNTED = 200;

const COLUMNS: Column<EmpresaResumen>[] = [
  { id: 'empresa', header: 'Empresa', cell: (empresa) => <Nombre empresa={empresa} /> },
  { id: 'email', header: 'Email', cell: (empresa) => empresa.email },
  { id: 'telefono', header: 'Teléfono', wideOnly: true, cell: (empresa) => empresa.telefono || 'Sin teléfono' },
  { id: 'estado', header: 'Estado', cell: (empresa) => <StateBadge kind="empresa" value={empresa.estado} /> },
  { id: 'plan', header: 'Plan', cell: (empresa) => <StateBadge kind="plan" value={empresa.plan} /> },
  {
    id: 'fecha',
    header: 'Fecha Creación',
    wideOnly: true,
    cell: (empresa) => <DateText value={empresa.fechaCreacion} />,
  },
];

function Nombre({ empresa }: { empresa: EmpresaResumen }) {
  const name = empresaNombre(empresa);
  return (
    <div>
      {name}
      {empresa.nombreLegal !== name && (
        <Text color="fg.muted" fontWeight="normal" textStyle="xs">
          {empresa.nombreLegal}
        </Text>
      )}
    </div>
  );
}

export default function EmpresasPage() {
  const { can } = useSession();
  const [filters, setFilters] = useTableState({ q: '' });
  const list = usePaged('listEmpresas', { q: filters.q || undefined });
  const mayCreate = can('manage_empresas');
  const createButton = (label: string) => (
    <LinkButton to="/empresas/nueva" colorPalette="brand">
      <Plus aria-hidden />
      {label}
    </LinkButton>
  );

  return (
    <>
      <PageHeader
        title="Empresas"
        count={list.countLabel}
        actions={
          <>
            <Button variant="outline" onClick={list.reload} aria-busy={list.isValidating}>
              <RotateCw aria-hidden />
              Actualizar
            </Button>
            {mayCreate && createButton('Nueva Empresa')}
          </>
        }
      />
      {mayCreate && <Summary />}
      <FilterBar>
        <SearchInput value={filters.q} onChange={(q) => setFilters({ q })} placeholder="Buscar por nombre o correo" />
      </FilterBar>
      <DataTable
        caption="Empresas"
        columns={COLUMNS}
        rows={list.rows}
        rowKey={(empresa) => empresa.id}
        error={list.error}
        errorTitle="No se pudo conectar con la base de datos"
        retryLabel="Reintentar conexión"
        onRetry={list.reload}
        stale={list.isValidating}
        paging={list.paging}
        empty={
          filters.q ? (
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
            <EmptyState
              icon={Building2}
              title="Aún no hay empresas"
              action={mayCreate && createButton('Crear Primera Empresa')}
            >
              Una empresa reúne a su equipo, sus candidatos y sus entrevistas. Se crea junto con quien la administra.
            </EmptyState>
          )
        }
      />
    </>
  );
}

/** Counted over the whole list, whatever is searched below. */
function Summary() {
  const { data, error } = useApi('listEmpresas', { query: { limit: COUNTED } });
  // The list below says what went wrong and offers to try again.
  if (error && !data) return null;
  const count = (estado?: EmpresaResumen['estado']) => {
    if (!data) return undefined;
    const figure = data.data.filter((empresa) => !estado || empresa.estado === estado).length;
    return data.nextCursor ? `${figure}+` : figure;
  };
  return (
    <Flex mb="5">
      <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }} w="full">
        <StatCard label="Total" icon={Building2} value={count()} detail="Empresas en la plataforma" />
        <StatCard label="Activas" icon={CircleCheckBig} value={count('activa')} detail="Con acceso completo" />
        <StatCard label="Trial" icon={Hourglass} value={count('trial')} detail="En periodo de prueba" />
        <StatCard label="Origen" icon={Database} value={data && 'Servidor'} detail="Datos en vivo" />
      </SimpleGrid>
    </Flex>
  );
}
