import { Box, Button, Flex, Grid, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Briefcase, Building2, ChartColumn, CircleCheckBig, Hourglass, Pause } from 'lucide-react';
import type { EmpresaResumen } from '#shared/empresas/empresa.ts';
import { Card, Section } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { session, useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { greeting } from './greeting.ts';
import { QuickActions } from './quick-actions.tsx';

const RECENT = 3;
const COUNTED = 200;

/** The platform as the superadmin sees it. Its figures are counted from the list of companies. */
export function GlobalPanel() {
  const { user } = useSession();
  const { data, error, mutate, isValidating } = useApi('listEmpresas', { query: { limit: COUNTED } });
  const empresas = data?.data;
  const count = (...estados: EmpresaResumen['estado'][]) =>
    empresas && labelled(empresas.filter(({ estado }) => estados.includes(estado)).length, data?.nextCursor);

  return (
    <>
      <PageHeader title="Dashboard Global" description={greeting(user)} />
      <Stack gap="4">
        <Notice kind="info" title="Selecciona una empresa">
          Elige una en la cabecera para ver sus candidatos, entrevistas e informes.
        </Notice>
        {error && !empresas ? (
          <Card p="0">
            <ErrorState
              title="No pudimos cargar las empresas"
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
              value={empresas && labelled(empresas.length, data?.nextCursor)}
              detail={empresas && `${count('activa')} activas`}
              to="/empresas"
            />
            <StatCard
              label="Activas"
              icon={CircleCheckBig}
              value={count('activa')}
              detail="Trabajando en la plataforma"
            />
            <StatCard label="En prueba" icon={Hourglass} value={count('trial')} detail="Dentro de sus 30 días" />
            <StatCard
              label="Suspendidas o canceladas"
              icon={Pause}
              value={count('suspendida', 'cancelada')}
              detail="Solo lectura o de baja"
            />
          </SimpleGrid>
        )}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
          <RecentEmpresas empresas={empresas} />
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

/** A figure counted from one page is a floor while more pages follow. */
const labelled = (figure: number, nextCursor: string | undefined) => (nextCursor ? `${figure}+` : figure);

function RecentEmpresas({ empresas }: { empresas: EmpresaResumen[] | undefined }) {
  const recent = empresas?.toSorted((a, b) => b.fechaCreacion.localeCompare(a.fechaCreacion)).slice(0, RECENT);
  return (
    <Section
      title="Empresas recientes"
      action={
        <LinkButton to="/empresas" variant="plain" color="brand.fg">
          Ver todas
        </LinkButton>
      }
    >
      {recent?.length === 0 ? (
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
