import { Button, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { ColaNav } from './cola-nav.tsx';
import { DescargarPdf } from './descargar-pdf.tsx';
import type { DocumentContext } from './document-context.ts';
import { InformeDescription } from './informe-description.tsx';
import { InformeDocument } from './informe-document.tsx';
import { InformeLayout } from './informe-layout.tsx';
import { backTo, InformeLoader, type LoadedInforme } from './informe-loader.tsx';
import { markOf } from './informe-paths.ts';
import { COMENTARIO } from './review-panel.tsx';
import { SiguienteButton } from './siguiente-button.tsx';
import { TranscriptPane } from './transcript-pane.tsx';
import { useJump } from './use-jump.ts';
import { useReview } from './use-review.ts';

/** Report and transcript side by side, each quote with its words: where a person reviews and validates. */
export default function CompletoPage() {
  const [search] = useSearchParams();
  return (
    <InformeLoader back="informe" skeleton={<Bones />}>
      {(loaded) => (
        <Completo
          key={`${loaded.informe.entrevistaId} ${search}`}
          {...loaded}
          opened={markOf(search)}
          reviewing={search.has('revisar')}
        />
      )}
    </InformeLoader>
  );
}

interface Props extends LoadedInforme {
  /** The words that it was opened for. */
  opened: ReturnType<typeof markOf>;
  /** It was opened to write a review. */
  reviewing: boolean;
}

function Completo({ informe, turnos, reload, opened, reviewing }: Props) {
  const jump = useJump(opened);
  const review = useReview(informe, reload);
  const turnNumber = useMemo(() => new Map(turnos.map(({ turnoId, secuencia }) => [turnoId, secuencia])), [turnos]);
  const context: DocumentContext = { informe, jump, review, turnNumber };

  function goToReview() {
    jump.setTab('informe');
    // After the tab has changed on a phone.
    requestAnimationFrame(focusComment);
  }

  useEffect(() => {
    if (reviewing) focusComment();
  }, [reviewing]);

  return (
    <InformeLayout
      jump={jump}
      header={
        <>
          <PageHeader
            title={`Informe de ${informe.candidatoNombre}`}
            back={backTo('informe', informe.entrevistaId)}
            description={<InformeDescription informe={informe} />}
            actions={
              <>
                <DescargarPdf entrevistaId={informe.entrevistaId} />
                <LinkButton variant="outline" to={`/entrevistas/${informe.entrevistaId}`}>
                  Ver entrevista
                </LinkButton>
                {review.open ? (
                  <Button colorPalette="brand" onClick={goToReview}>
                    <ShieldCheck aria-hidden />
                    Revisar y validar
                  </Button>
                ) : (
                  <SiguienteButton informe={informe} />
                )}
              </>
            }
          />
          {review.open && <ColaNav informe={informe} />}
        </>
      }
      informe={<InformeDocument context={context} turnos={turnos} />}
      transcripcion={<TranscriptPane informe={informe} turnos={turnos} jump={jump} />}
    />
  );
}

const focusComment = () => document.querySelector<HTMLElement>(`[data-campo=${COMENTARIO}]`)?.focus();

function Bones() {
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }} gap="5" aria-hidden>
      <Stack gap="5">
        <Skeleton h="96" rounded="l3" />
        <Skeleton h="40" rounded="l3" />
      </Stack>
      <Skeleton h="96" rounded="l3" display={{ base: 'none', lg: 'block' }} />
    </Grid>
  );
}
