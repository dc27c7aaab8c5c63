import { Box, Button, Flex, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { minutosPrevistos } from '#shared/entrevistas/duracion.ts';
import { canTransition } from '#shared/entrevistas/entrevista.states.ts';
import type { Entrevista } from '#shared/entrevistas/entrevista.ts';
import { Card, Section } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { DetailList } from '../../components/detail-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { Transcript } from '../../components/transcript.tsx';
import { Link } from '../../lib/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { Ayudas } from './ayudas.tsx';
import { EntrevistaActions, useEntrevistaTools } from './entrevista-actions.tsx';
import { isLive, pollInterval, stepsOf } from './entrevista-progress.ts';
import { FechaCell } from './fecha-cell.tsx';
import { Timeline } from './timeline.tsx';

export default function EntrevistaPage() {
  const { id = '' } = useParams();
  const { hasEmpresa } = useSession();
  const { data, error, mutate } = useApi(
    'getEntrevista',
    { params: { id } },
    { refreshInterval: (latest) => pollInterval(latest ? [latest.estado] : []) },
  );
  const { data: servicio } = useApi(data ? 'getVersionServicioHr' : null, {
    params: { codigo: data?.servicioId ?? '', version: String(data?.servicioVersion) },
  });
  const fases = useMemo(
    () => new Map(servicio?.estructura.fases.map((fase) => [fase.id, fase.nombre] as const)),
    [servicio],
  );
  const tools = useEntrevistaTools();
  const { analysis } = tools;

  return (
    <>
      <PageHeader
        title={data ? `Entrevista de ${data.candidatoNombre}` : 'Entrevista'}
        back={{ to: '/entrevistas', label: 'Entrevistas' }}
        description={
          data && (
            <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap" aria-live="polite">
              <StateBadge kind="entrevista" value={data.estado} />
              {data.servicioNombre}
            </Flex>
          )
        }
        actions={
          // A failed analysis has its button beside its reason.
          data && !canTransition(data.estado, 'retryAnalysis') && <EntrevistaActions entrevista={data} tools={tools} />
        }
      />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && error && !data && (
        <Card p="0">
          <ErrorState title="No pudimos cargar la entrevista" error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {hasEmpresa && !(error && !data) && (
        <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 22rem' }} gap="5" alignItems="start">
          <Box order={{ base: 2, xl: 1 }} minW="0">
            {data ? (
              <Card as="section" aria-label="Transcripción" px={{ base: '1', md: '3' }}>
                <Flex justify="space-between" align="baseline" px="3" mb="2" gap="3">
                  <Heading as="h2" size="md">
                    Transcripción
                  </Heading>
                  {data.turnos.length > 0 && (
                    <Text color="fg.muted" textStyle="xs">
                      {data.turnos.filter(({ respuesta }) => respuesta && !respuesta.omitida).length} respuestas
                    </Text>
                  )}
                </Flex>
                {data.turnos.length > 0 ? (
                  <Transcript turnos={data.turnos} fases={fases} />
                ) : (
                  <NoTranscript entrevista={data} />
                )}
              </Card>
            ) : (
              <Skeleton h="96" rounded="l3" />
            )}
          </Box>
          <Stack gap="5" order={{ base: 1, xl: 2 }}>
            {data && canTransition(data.estado, 'retryAnalysis') && (
              <Notice
                kind="error"
                title="El análisis falló"
                action={
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={analysis.busyId === id}
                    onClick={() => analysis.retry(id)}
                  >
                    <RotateCw aria-hidden />
                    {analysis.busyId === id ? 'Reintentando...' : 'Reintentar análisis'}
                  </Button>
                }
              >
                {data.motivo ?? 'No pudo terminar.'}
              </Notice>
            )}
            {data && data.ayudas.length > 0 && <Ayudas ayudas={data.ayudas} />}
            {data ? (
              <Section title="Estado">
                <Timeline steps={stepsOf(data)} />
              </Section>
            ) : (
              <Skeleton h="72" rounded="l3" />
            )}
            {data ? <Datos entrevista={data} /> : <Skeleton h="64" rounded="l3" />}
          </Stack>
        </Grid>
      )}
      {tools.dialogs}
    </>
  );
}

function NoTranscript({ entrevista: { estado } }: { entrevista: Entrevista }) {
  const waiting = canTransition(estado, 'start') || isLive(estado);
  return (
    <EmptyState icon={RotateCw} title={waiting ? 'Aún no hay respuestas' : 'No hay respuestas'}>
      {waiting
        ? 'Cuando la persona empiece, verás aquí cada pregunta y cada respuesta.'
        : 'La entrevista terminó sin que nadie respondiera.'}
    </EmptyState>
  );
}

function Datos({ entrevista: e }: { entrevista: Entrevista }) {
  return (
    <Section title="Datos">
      <DetailList
        entries={[
          [
            'Candidato',
            <Box key="candidato" asChild color="brand.fg" _hover={{ textDecoration: 'underline' }}>
              <Link to={`/candidatos/${e.candidatoId}`}>{e.candidatoNombre}</Link>
            </Box>,
          ],
          ['Servicio', `${e.servicioNombre} (versión ${e.servicioVersion})`],
          ['Fecha', <FechaCell key="fecha" value={e.fechaProgramada} zone={e.zonaHoraria} long />],
          ['Duración', `${e.duracionEstimada} minutos`],
          ...(e.tiempoExtra > 0
            ? ([['Tiempo extra', `${e.tiempoExtra} %: ${minutosPrevistos(e)} minutos en total`]] as const)
            : []),
          ...(e.supervisada ? ([['Modo', 'Supervisada: la inició tu equipo']] as const) : []),
          ['Enlace abre', <DateText key="abre" value={e.abre} style="dateTime" />],
          ['Enlace cierra', <DateText key="cierra" value={e.cierra} style="dateTime" />],
        ]}
      />
    </Section>
  );
}
