import { Flex, Heading, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { Network } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';

const DESCRIPTION = 'Los equipos o departamentos para los que se selecciona.';

export default function AreasPage() {
  const { hasEmpresa } = useSession();
  const { data, error, mutate, isValidating } = useApi('listAreas', { query: { limit: 200 } });
  const areas = data?.data;
  if (!hasEmpresa) {
    return (
      <>
        <PageHeader title="Áreas" description={DESCRIPTION} />
        <SelectEmpresaNotice />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Áreas" count={areas?.length} description={DESCRIPTION} />
      {error && !areas ? (
        <Card p="0">
          <ErrorState
            title="No pudimos cargar las áreas"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Card>
      ) : areas?.length === 0 ? (
        <Card p="0">
          <EmptyState icon={Network} title="No hay áreas configuradas">
            Las áreas agrupan a los candidatos por equipo. Podrás crearlas desde aquí en una próxima versión.
          </EmptyState>
        </Card>
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {areas
            ? areas.map((area) => (
                <Card as="article" key={area.id}>
                  <Flex justify="space-between" align="center" gap="3">
                    <Heading as="h2" size="md" truncate>
                      {area.nombreArea}
                    </Heading>
                    <StateBadge kind="actividad" value={area.activo ? 'activa' : 'inactiva'} />
                  </Flex>
                  <Text mt="1.5" color="fg.muted">
                    {area.descripcionArea || 'Sin descripción'}
                  </Text>
                </Card>
              ))
            : [1, 2, 3].map((bone) => <Skeleton key={bone} h="24" rounded="l3" />)}
        </SimpleGrid>
      )}
    </>
  );
}
