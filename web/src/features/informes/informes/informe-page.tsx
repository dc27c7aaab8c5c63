import { Skeleton, Stack } from '@chakra-ui/react';
import { Columns2, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useTableState } from '../../../lib/use-table-state.ts';
import { CompetenciasTab } from './competencias-tab.tsx';
import { DescargarPdf } from './descargar-pdf.tsx';
import type { DocumentContext } from './document-context.ts';
import { InformeDescription } from './informe-description.tsx';
import { backTo, InformeLoader, type LoadedInforme } from './informe-loader.tsx';
import { completoPath, reviewPath } from './informe-paths.ts';
import { RecomendacionesTab } from './recomendaciones-tab.tsx';
import { Resultado } from './resultado.tsx';
import { ResumenTab } from './resumen-tab.tsx';
import { ValidacionCard } from './review-panel.tsx';
import { SiguienteButton } from './siguiente-button.tsx';
import { useReview } from './use-review.ts';

/** A report in three tabs. Quotes lead to their words, and who reviews goes there as well: `completo-page.tsx`. */
export default function InformePage() {
  return (
    <InformeLoader back="informes" skeleton={<Bones />}>
      {(loaded) => <Informe key={loaded.informe.entrevistaId} {...loaded} />}
    </InformeLoader>
  );
}

function Informe({ informe, turnos, reload }: LoadedInforme) {
  const [{ tab }, setState] = useTableState({ tab: 'resumen' });
  const navigate = useNavigate();
  const review = useReview(informe, reload);
  const turnNumber = useMemo(() => new Map(turnos.map(({ turnoId, secuencia }) => [turnoId, secuencia])), [turnos]);
  const { entrevistaId } = informe;
  const context: DocumentContext = {
    informe,
    turnNumber,
    // Scores are changed beside the transcript.
    review: { ...review, open: false },
    jump: { activeFrom: undefined, jumpTo: (mark, from) => void navigate(completoPath(entrevistaId, mark, from)) },
  };
  return (
    <>
      <PageHeader
        title={`Informe de ${informe.candidatoNombre}`}
        back={backTo('informes', entrevistaId)}
        description={<InformeDescription informe={informe} />}
        actions={
          <>
            <DescargarPdf entrevistaId={entrevistaId} />
            <LinkButton variant="outline" to={completoPath(entrevistaId)}>
              <Columns2 aria-hidden />
              Ver Completo
            </LinkButton>
            {review.open ? (
              <LinkButton colorPalette="brand" to={reviewPath(entrevistaId)}>
                <ShieldCheck aria-hidden />
                Revisar y validar
              </LinkButton>
            ) : (
              <SiguienteButton informe={informe} />
            )}
          </>
        }
      />
      <Stack gap="5">
        <ValidacionCard context={context} />
        <Resultado informe={informe} />
        <Tabs
          label="Informe"
          value={tab}
          onChange={(next) => setState({ tab: next })}
          tabs={[
            { id: 'resumen', label: 'Resumen', content: <ResumenTab context={context} turnos={turnos} /> },
            { id: 'competencias', label: 'Competencias', content: <CompetenciasTab context={context} /> },
            { id: 'recomendaciones', label: 'Recomendaciones', content: <RecomendacionesTab context={context} /> },
          ]}
        />
      </Stack>
    </>
  );
}

function Bones() {
  return (
    <Stack gap="5" aria-hidden>
      <Skeleton h="11" w="80" maxW="full" rounded="l2" />
      <Skeleton h="72" rounded="l3" />
      <Skeleton h="40" rounded="l3" />
    </Stack>
  );
}
