import { Badge, Box, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { tenths } from '../../../lib/numbers.ts';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { Competencias } from './competencias.tsx';
import { EjecutarButton } from './ejecutar-button.tsx';
import { Fases } from './fases.tsx';
import { ServicioActions } from './servicio-actions.tsx';
import { API_LABELS, CATEGORIA_LABELS } from './servicio-texts.ts';

const BACK = { to: '/servicios-hr', label: 'Servicios HR' };

export default function ServicioPage() {
  const { codigo = '' } = useParams();
  const { isSuperadmin } = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { data: servicio, error, mutate, isValidating } = useApi('getServicioHr', { params: { codigo } });

  if (error && !servicio) {
    return (
      <>
        <PageHeader title="Servicio" back={BACK} />
        <Card p="0">
          <ErrorState
            title="No pudimos cargar este servicio"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Card>
      </>
    );
  }
  if (!servicio) {
    return (
      <Stack gap="5" aria-hidden>
        <Skeleton h="5" w="32" />
        <Skeleton h="8" w="72" />
        <Skeleton h="24" rounded="l3" />
        <Skeleton h="96" rounded="l3" />
      </Stack>
    );
  }
  const { estructura } = servicio;
  const preguntas = estructura.fases.reduce((total, fase) => total + fase.preguntas.length, 0);
  return (
    <>
      <PageHeader
        title={servicio.nombre}
        back={BACK}
        description={servicio.descripcion}
        actions={
          <>
            <Badge colorPalette="brand" size="md">
              {CATEGORIA_LABELS[servicio.categoria]}
            </Badge>
            {!servicio.configuracion.activo && (
              <Badge colorPalette="gray" size="md">
                Inactivo
              </Badge>
            )}
            {/* An archived service is not run; whoever edits it may try it all the same. */}
            {(isSuperadmin || servicio.configuracion.activo) && (
              <LinkButton to={`/servicios-hr/${codigo}/probar`} variant="outline">
                <Play aria-hidden />
                Probar
              </LinkButton>
            )}
            <EjecutarButton servicio={{ ...servicio, duracionEstimada: estructura.duracionEstimada }} />
            {isSuperadmin && (
              <ServicioActions servicio={servicio} onDeleted={() => navigate('/servicios-hr', { replace: true })} />
            )}
          </>
        }
      />
      <Card mb="6">
        <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="4">
          <Fact term="Duración">{estructura.duracionEstimada} minutos</Fact>
          <Fact term="Fases">{estructura.fases.length}</Fact>
          <Fact term="Preguntas">{preguntas}</Fact>
          <Fact term="Criterio de aprobado">{estructura.criterioPasado} de 100</Fact>
          <Fact term="Versión">{servicio.version}</Fact>
          <Fact term="API preferida">{API_LABELS[servicio.api_preferida]}</Fact>
          {servicio.metricas && (
            <>
              <Fact term="Entrevistas terminadas">{servicio.metricas.totalEjecuciones}</Fact>
              <Fact term="Satisfacción media">
                {servicio.metricas.satisfaccionPromedio === null
                  ? 'Sin respuestas'
                  : `${tenths.format(servicio.metricas.satisfaccionPromedio)} de 5`}
              </Fact>
            </>
          )}
        </SimpleGrid>
        <Box mt="5" pt="5" borderTopWidth="1px">
          <Text maxW="3xl" whiteSpace="pre-line">
            {servicio.descripcionDetallada}
          </Text>
          <Text mt="3" color="fg.muted">
            Perfil experto: {servicio.experto.nombre}, {servicio.experto.especialidad}.
          </Text>
        </Box>
      </Card>
      <Tabs
        label="Contenido del servicio"
        value={search.get('ver') ?? 'fases'}
        onChange={(ver) => setSearch({ ver }, { replace: true })}
        tabs={[
          { id: 'fases', label: 'Fases y preguntas', content: <Fases servicio={servicio} /> },
          {
            id: 'competencias',
            label: `Competencias y rúbrica (${estructura.competencias.length})`,
            content: <Competencias competencias={estructura.competencias} />,
          },
        ]}
      />
    </>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <Box>
      <Text as="dt" color="fg.muted" textStyle="xs">
        {term}
      </Text>
      <Text as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Box>
  );
}
