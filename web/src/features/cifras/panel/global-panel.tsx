import { Box, Button, Flex, Grid, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Briefcase, Building2, ChartColumn, CircleCheckBig, FileText, KeyRound } from 'lucide-react';
import { Card, Section } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { StatCard } from '../../../components/stat-card.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { whole } from '../../../lib/numbers.ts';
import { session } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { QuickActions } from './quick-actions.tsx';
import { useGlobalPanel } from './use-global-panel.ts';

const RECENT = 3;

/** The platform as the superadmin sees it, from its counters. */
export function GlobalPanel() {
  const { data: panel, error, mutate, isValidating } = useGlobalPanel();
  return (
    <>
      <PageHeader title="Dashboard Global" />
      <Stack gap="4">
        <Notice kind="info" title="Selecciona una empresa">
          Elige una en la cabecera para ver sus candidatos, entrevistas e informes.
        </Notice>
        {error && !panel ? (
          <Card p="0">
            <ErrorState
              title="No pudimos cargar las cifras"
              error={error}
              onRetry={() => void mutate()}
              retrying={isValidating}
            />
          </Card>
        ) : (
          <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
            <StatCard
              label="Total Empresas"
              icon={Building2}
              value={panel?.totalEmpresas}
              detail={panel && activasText(panel.empresasActivas)}
              to="/empresas"
            />
            <StatCard
              label="Licencias Activas"
              icon={KeyRound}
              value={panel?.licenciasActivas}
              detail="De todas las empresas"
            />
            <StatCard
              label="Entrevistas Completadas"
              icon={CircleCheckBig}
              value={panel?.entrevistasCompletadas}
              detail="Enviadas por sus candidatos"
            />
            <StatCard
              label="Informes Generados"
              icon={FileText}
              value={panel?.informesGenerados}
              detail="A partir de su transcripción"
            />
          </SimpleGrid>
        )}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
          <RecentEmpresas />
          <Stack gap="4">
            <QuickActions
              actions={[
                { to: '/empresas', icon: Building2, label: 'Gestionar empresas', detail: 'Altas, planes y estados' },
                { to: '/servicios-hr', icon: Briefcase, label: 'Servicios HR', detail: 'Plantillas de entrevista' },
                { to: '/analytics', icon: ChartColumn, label: 'Analytics', detail: 'Cifras de toda la plataforma' },
              ]}
            />
            <Section title="Control del sistema">
              <Stack gap="2">
                <LinkButton to="/saas-admin" variant="outline">
                  Administrar SaaS
                </LinkButton>
                <LinkButton to="/onboarding" variant="outline">
                  Demo Onboarding
                </LinkButton>
              </Stack>
            </Section>
          </Stack>
        </Grid>
      </Stack>
    </>
  );
}

const activasText = (activas: number) => (activas === 1 ? '1 activa' : `${whole.format(activas)} activas`);

function RecentEmpresas() {
  const { data, error, mutate, isValidating } = useApi('listEmpresas', { query: { limit: RECENT } });
  const recent = data?.data;
  return (
    <Section
      title="Empresas recientes"
      action={
        <LinkButton to="/empresas" variant="plain" color="brand.fg">
          Ver todas
        </LinkButton>
      }
    >
      {error && !recent ? (
        <ErrorState
          title="No pudimos cargar las empresas"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : recent?.length === 0 ? (
        <EmptyState
          icon={Building2}
          title="Aún no hay empresas"
          action={
            <LinkButton to="/empresas/nueva" colorPalette="brand">
              Crear Primera Empresa
            </LinkButton>
          }
        >
          Crea la primera junto con su persona administradora.
        </EmptyState>
      ) : (
        <Stack as="ul" gap="0" listStyle="none" mb="-2">
          {recent
            ? recent.map((empresa) => (
                <Flex
                  as="li"
                  key={empresa.id}
                  align="center"
                  gap="3"
                  minH="14"
                  borderTopWidth="1px"
                  borderColor="border.muted"
                >
                  <UserAvatar name={empresaNombre(empresa)} />
                  <Box flex="1" minW="0">
                    <Text fontWeight="medium" truncate>
                      {empresaNombre(empresa)}
                    </Text>
                    <Text color="fg.muted" textStyle="xs" truncate>
                      Desde el <DateText value={empresa.fechaCreacion} />
                    </Text>
                  </Box>
                  <Box display={{ base: 'none', sm: 'block' }}>
                    <StateBadge
                      kind="actividad"
                      value={['activa', 'trial'].includes(empresa.estado) ? 'activa' : 'inactiva'}
                    />
                  </Box>
                  <Button variant="outline" size="sm" onClick={() => session.selectEmpresa(empresa.id)}>
                    Entrar
                  </Button>
                </Flex>
              ))
            : Array.from({ length: RECENT }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the bones never move
                <Flex as="li" key={index} h="14" align="center" gap="3" borderTopWidth="1px" borderColor="border.muted">
                  <Skeleton boxSize="8" rounded="full" />
                  <Skeleton h="4" flex="1" maxW="60" />
                </Flex>
              ))}
        </Stack>
      )}
    </Section>
  );
}
