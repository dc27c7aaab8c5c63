import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { Building2 } from 'lucide-react';
import type { EstadoIa, Tenant } from '#shared/empresas/plataforma/plataforma.api.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { whole } from '../../../../lib/numbers.ts';
import { agoText } from '../../../../lib/relative-time.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { useNow } from '../../../../lib/use-now.ts';

/** Companies that are shown. */
const SHOWN = 5;

const IA: Record<EstadoIa, { label: string; palette: string }> = {
  activa: { label: 'IA Activa', palette: 'green' },
  degradada: { label: 'IA degradada (motor local)', palette: 'amber' },
  sin_proveedor: { label: 'Sin proveedor', palette: 'gray' },
  desconocida: { label: 'Sin comprobar', palette: 'gray' },
  local: { label: 'Motor local', palette: 'gray' },
};

export const useTenants = () => useApi('listTenants', { query: { limit: SHOWN } });

export function Tenants() {
  const { data, error, mutate, isValidating } = useTenants();
  const columns: Column<Tenant>[] = [
    { id: 'empresa', header: 'Empresa', cell: ({ nombre }) => nombre },
    { id: 'subdominio', header: 'Subdominio', cell: ({ subdominio }) => subdominio || '—' },
    {
      id: 'usuarios',
      header: 'Usuarios activos',
      align: 'end',
      cell: ({ estadisticas }) => whole.format(estadisticas.usuarios_activos),
    },
    {
      id: 'entrevistas',
      header: 'Entrevistas este mes',
      align: 'end',
      cell: ({ estadisticas }) => whole.format(estadisticas.entrevistas_mes),
    },
    {
      id: 'ia',
      header: 'Estado de la IA',
      cell: ({ estadoIa }) => (
        <Badge colorPalette={IA[estadoIa].palette} size="sm">
          <Box as="span" boxSize="1.5" rounded="full" bg="currentColor" aria-hidden />
          {IA[estadoIa].label}
        </Badge>
      ),
    },
    {
      id: 'acceso',
      header: 'Último acceso',
      cell: ({ estadisticas }) => <LastAccess fecha={estadisticas.ultimo_acceso} />,
    },
  ];
  return (
    <Box as="section" aria-label="Empresas">
      <Flex justify="space-between" align="center" gap="3" mb="3" mt="2">
        <Heading as="h2" size="md">
          Empresas más recientes
        </Heading>
        <LinkButton to="/empresas" variant="plain" color="brand.fg">
          Ver todas
        </LinkButton>
      </Flex>
      <DataTable
        caption="Empresas más recientes"
        columns={columns}
        rows={data?.data}
        rowKey={({ id }) => id}
        error={error}
        errorTitle="No pudimos cargar las empresas"
        onRetry={() => void mutate()}
        stale={isValidating}
        skeletonRows={SHOWN}
        empty={
          <EmptyState
            icon={Building2}
            title="Aún no hay empresas"
            action={
              <LinkButton to="/empresas/nueva" colorPalette="brand">
                Crear Primera Empresa
              </LinkButton>
            }
          >
            Aquí verás cuánto usa cada una la plataforma.
          </EmptyState>
        }
      />
    </Box>
  );
}

/** Kept to the hour by the server, so nothing finer is said. */
function LastAccess({ fecha }: { fecha: string | null }) {
  const now = useNow(MINUTE);
  if (!fecha) return <Box color="fg.muted">Sin accesos</Box>;
  const age = Math.max(0, now - Date.parse(fecha));
  return <time dateTime={fecha}>{age < HOUR ? 'En la última hora' : agoText(age)}</time>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
