import { Flex, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';
import { AtencionActions } from './atencion-actions.tsx';
import { Contacto, DeQuePide, EstadoSection, Preguntas, QueHacer } from './atencion-sections.tsx';

/** One thing to attend to. Looking at it is what opens it, and each look is noted. */
export default function UnaAtencionPage() {
  const { entrevistaId = '', id = '' } = useParams();
  const params = { entrevistaId, id };
  const { data, error, mutate } = useApi('getAtencion', { params });
  const refresh = useRefresh();
  const opened = useRef('');
  useEffect(() => {
    if (!data || opened.current === data.id) return;
    opened.current = data.id;
    // Nothing is lost when it fails: it stays unopened, and others are told of it.
    api.call('openAtencion', { params: { entrevistaId: data.entrevistaId, id: data.id } }).then(
      () => void refresh('openAtencion'),
      () => undefined,
    );
  }, [data, refresh]);
  if (error instanceof ApiError && error.status === 404 && !data) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <PageHeader
        title={data ? data.candidato.nombre : 'Atención'}
        back={{ to: '/atencion', label: 'Atención a candidatos' }}
        loading={!error && !data}
        description={
          data && (
            <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap" aria-live="polite">
              <StateBadge kind="tipoAtencion" value={data.tipo} />
              <StateBadge kind="atencion" value={data.estado} />
              {data.entrevista.servicioNombre}
            </Flex>
          )
        }
      />
      {error && !data && (
        <Card p="0">
          <ErrorState title="No pudimos cargarlo" error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {!error && !data && <Skeleton h="96" rounded="l3" />}
      {data && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }} gap="5" alignItems="start">
          <Stack gap="5" minW="0">
            <QueHacer atencion={data} />
            <DeQuePide atencion={data} />
            <AtencionActions atencion={data} />
            <Preguntas atencion={data} />
          </Stack>
          <Stack gap="5" minW="0">
            <Contacto atencion={data} />
            <EstadoSection atencion={data} />
          </Stack>
        </Grid>
      )}
    </>
  );
}
