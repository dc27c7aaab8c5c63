import { Button, Flex, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Turno } from '#shared/entrevistas/turno.ts';
import type { Informe } from '#shared/informes/informe.ts';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDate } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { DescargarPdf } from './descargar-pdf.tsx';
import type { DocumentContext } from './document-context.ts';
import { InformeDocument } from './informe-document.tsx';
import { InformeLayout } from './informe-layout.tsx';
import { COMENTARIO } from './review-panel.tsx';
import { TranscriptPane } from './transcript-pane.tsx';
import { useJump } from './use-jump.ts';
import { useReview } from './use-review.ts';

const BACK = { to: '/informes', label: 'Informes' };

export default function InformePage() {
  const { entrevistaId = '' } = useParams();
  const { hasEmpresa } = useSession();
  const { data, error, mutate } = useApi('getInforme', { params: { entrevistaId } });
  if (hasEmpresa && data) {
    return <Loaded key={entrevistaId} informe={data.informe} turnos={data.turnos} reload={() => mutate()} />;
  }
  return (
    <>
      <PageHeader title="Informe" back={BACK} />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && error && (
        <Card p="0">
          <ErrorState title="No pudimos cargar el informe" error={error} onRetry={() => void mutate()}>
            Si la entrevista acaba de terminar, su informe puede estar todavía en preparación.
          </ErrorState>
        </Card>
      )}
      {hasEmpresa && !error && (
        <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }} gap="5" aria-hidden>
          <Stack gap="5">
            <Skeleton h="96" rounded="l3" />
            <Skeleton h="40" rounded="l3" />
          </Stack>
          <Skeleton h="96" rounded="l3" display={{ base: 'none', lg: 'block' }} />
        </Grid>
      )}
    </>
  );
}

interface Props {
  informe: Informe;
  turnos: Turno[];
  reload: () => Promise<unknown>;
}

function Loaded({ informe, turnos, reload }: Props) {
  const jump = useJump();
  const review = useReview(informe, reload);
  const turnNumber = useMemo(() => new Map(turnos.map(({ turnoId, secuencia }) => [turnoId, secuencia])), [turnos]);
  const context: DocumentContext = { informe, jump, review, turnNumber };

  function goToReview() {
    jump.setTab('informe');
    // After the tab has changed on a phone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-campo=${COMENTARIO}]`)?.focus());
  }

  return (
    <InformeLayout
      jump={jump}
      header={
        <PageHeader
          title={`Informe de ${informe.candidatoNombre}`}
          back={BACK}
          description={
            <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap">
              <StateBadge kind="informe" value={informe.estado} />
              {informe.servicioNombre} · {formatDate(informe.fecha)}
            </Flex>
          }
          actions={
            <>
              <DescargarPdf entrevistaId={informe.entrevistaId} />
              <LinkButton variant="outline" to={`/entrevistas/${informe.entrevistaId}`}>
                Ver entrevista
              </LinkButton>
              {review.open && (
                <Button colorPalette="brand" onClick={goToReview}>
                  <ShieldCheck aria-hidden />
                  Revisar y validar
                </Button>
              )}
            </>
          }
        />
      }
      informe={<InformeDocument context={context} turnos={turnos} />}
      transcripcion={<TranscriptPane informe={informe} turnos={turnos} jump={jump} />}
    />
  );
}
