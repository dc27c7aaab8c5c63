import { Box, Button, Flex, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { minutosPrevistos } from '#shared/entrevistas/entrevistas/duracion.ts';
import { canTransition } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { Entrevista, EntrevistaDetalle } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { Card, Section } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { DetailList, recuperadoEntries } from '../../../components/detail-list.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Link } from '../../../lib/link.tsx';
import { Ayudas } from './ayudas.tsx';
import type { EntrevistaTools } from './entrevista-actions.tsx';
import { isLive, stepsOf } from './entrevista-progress.ts';
import { FechaCell } from './fecha-cell.tsx';
import { Timeline } from './timeline.tsx';
import { Transcript } from './transcript.tsx';
import { useFases } from './use-fases.ts';

interface Props {
  entrevista: EntrevistaDetalle;
  analysis: EntrevistaTools['analysis'];
}

/** What was asked and answered; beside it, on a phone before it, where the interview stands. */
export function EntrevistaDetail({ entrevista, analysis }: Props) {
  const { id, estado, turnos, ayudas, motivo } = entrevista;
  const fases = useFases(entrevista, turnos);
  return (
    <Columns
      transcript={
        <Card as="section" aria-label="Transcripción" px={{ base: '1', md: '3' }}>
          <Flex justify="space-between" align="baseline" px="3" mb="2" gap="3">
            <Heading as="h2" size="md">
              Transcripción
            </Heading>
            {turnos.length > 0 && (
              <Text color="fg.muted" textStyle="xs">
                {turnos.filter(({ respuesta }) => respuesta && !respuesta.omitida).length} respuestas
              </Text>
            )}
          </Flex>
          {turnos.length > 0 ? <Transcript turnos={turnos} fases={fases} /> : <NoTranscript entrevista={entrevista} />}
        </Card>
      }
    >
      {canTransition(estado, 'retryAnalysis') && (
        <Notice
          kind="error"
          title="El análisis falló"
          action={
            <Button size="sm" variant="outline" disabled={analysis.busyId === id} onClick={() => analysis.retry(id)}>
              <RotateCw aria-hidden />
              {analysis.busyId === id ? 'Reintentando...' : 'Reintentar análisis'}
            </Button>
          }
        >
          {motivo ?? 'No pudo terminar.'}
        </Notice>
      )}
      {ayudas.length > 0 && <Ayudas ayudas={ayudas} />}
      <Section title="Estado">
        <Timeline steps={stepsOf(entrevista)} />
      </Section>
      <Datos entrevista={entrevista} />
    </Columns>
  );
}

/** Replaced as a whole: what comes has a height of its own, and on a phone the transcript stands below it. */
export function EntrevistaBones() {
  return (
    <Columns transcript={<Skeleton h="96" rounded="l3" />}>
      <Skeleton h="72" rounded="l3" />
      <Skeleton h="80" rounded="l3" />
    </Columns>
  );
}

function Columns({ transcript, children }: { transcript: ReactNode; children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 22rem' }} gap="5" alignItems="start">
      <Box order={{ base: 2, xl: 1 }} minW="0">
        {transcript}
      </Box>
      <Stack gap="5" order={{ base: 1, xl: 2 }}>
        {children}
      </Stack>
    </Grid>
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
          ...recuperadoEntries(e.recuperado),
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
