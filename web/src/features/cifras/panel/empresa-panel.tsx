import { Box, Grid, SimpleGrid, Stack } from '@chakra-ui/react';
import {
  CalendarPlus,
  CircleCheckBig,
  ClipboardCheck,
  Clock,
  FileText,
  KeyRound,
  Presentation,
  UserPlus,
  Users,
} from 'lucide-react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { StatCard } from '../../../components/stat-card.tsx';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { whole } from '../../../lib/numbers.ts';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { usePanelEmpresa } from '../../../lib/use-panel-figures.ts';
import { AtencionNotice } from '../../entrevistas/atencion/atencion-notice.tsx';
import { licenciasFigure } from './licencias-figure.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentEntrevistas } from './recent-entrevistas.tsx';

export function EmpresaPanel() {
  const { user, empresaId, empresas, can } = useSession();
  const known = empresas.find((empresa) => empresa.id === empresaId);
  const { data: loaded } = useApi(empresaId && !known ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  const empresa = known ?? loaded;
  const name = empresa ? empresaNombre(empresa) : user.empresaNombre;
  const { panel, error, mutate, isValidating } = usePanelEmpresa();

  if (!empresaId) {
    return (
      <>
        <PageHeader title="Dashboard" />
        <Card p="0">
          <EmptyState icon={Users} title="Tu usuario no tiene una empresa asociada">
            Pide a la administración de la plataforma que te asigne una. Mientras tanto puedes consultar los servicios
            HR.
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title={name ? `Dashboard - ${name}` : 'Dashboard'} />
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
        <SimpleGrid columns={{ base: 2, lg: 3, xl: 5 }} gap={{ base: '3', md: '4' }}>
          <Box display="grid" gridColumn={{ base: 'span 2', lg: 'auto' }}>
            <StatCard label="Licencias Activas" icon={KeyRound} {...licenciasFigure(panel?.licencias)} />
          </Box>
          <StatCard
            label="Candidatos"
            icon={Users}
            value={panel?.candidatos}
            detail="Registrados en la empresa"
            to="/candidatos"
          />
          <StatCard
            label="Entrevistas Pendientes"
            icon={Clock}
            value={panel?.pendientes}
            detail={panel && `De ${whole.format(panel.entrevistas)} en total`}
            to="/entrevistas?estado=programada"
          />
          <StatCard
            label="Completadas"
            icon={CircleCheckBig}
            value={panel?.completadas}
            detail={
              panel &&
              (panel.tasaFinalizacion === null
                ? 'Aún no hay entrevistas'
                : `Finalización:\u00a0${panel.tasaFinalizacion}\u00a0%`)
            }
            to="/entrevistas"
          />
          <StatCard
            label="Informes por validar"
            icon={ClipboardCheck}
            value={panel?.porValidar}
            detail={panel?.porValidar === 0 ? 'Todo al día' : 'Esperan tu revisión'}
            to="/informes?estado=analizada&orden=fecha"
          />
        </SimpleGrid>
      )}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4" mt="4" alignItems="start">
        <RecentEntrevistas />
        <Stack gap="4">
          <QuickActions
            actions={[
              { to: '/candidatos', icon: UserPlus, label: 'Gestionar candidatos', detail: 'Altas, datos y estados' },
              {
                to: '/entrevistas',
                icon: CalendarPlus,
                label: 'Programar entrevista',
                detail: 'Fecha, servicio y enlace',
              },
              { to: '/informes', icon: FileText, label: 'Ver informes', detail: 'Lectura y validación' },
              ...(can('manage_users')
                ? [
                    {
                      to: '/onboarding?demo=1',
                      icon: Presentation,
                      label: 'Demo Onboarding',
                      detail: 'Así se da de alta una empresa',
                    },
                  ]
                : []),
            ]}
          />
          <AtencionNotice />
        </Stack>
      </Grid>
    </>
  );
}
