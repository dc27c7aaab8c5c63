import { Button, Flex, Skeleton } from '@chakra-ui/react';
import { CalendarPlus, Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { useAreaName } from '../../empresas/areas/use-area-names.ts';
import { BOOK_PATH } from './candidato-paths.ts';
import { DatosTab } from './ficha/datos-tab.tsx';

const HistorialTab = lazy(() => import('./ficha/historial-tab.tsx'));
const CandidatoEntrevistas = lazy(() => import('./candidato-entrevistas.tsx'));
const InformesTab = lazy(() => import('./ficha/informes-tab.tsx'));
const DocumentosTab = lazy(() => import('./ficha/documentos-tab.tsx'));
const ConsentimientosTab = lazy(() => import('./ficha/consentimientos-tab.tsx'));
const NotasTab = lazy(() => import('./ficha/notas-tab.tsx'));
const EstadoActions = lazy(() => import('./ficha/estado-actions.tsx'));
const SupresionState = lazy(() => import('./ficha/supresion-state.tsx'));

const LOADING = <Skeleton h="96" rounded="l3" />;

/** The whole file of one candidate: data and history, interviews and reports, documents, consents and notes. */
export default function CandidatoPage() {
  const { id = '' } = useParams();
  const { hasEmpresa, can } = useSession();
  const [{ tab }, setState] = useTableState({ tab: 'datos' });
  const { data: read, error, mutate } = useApi('getCandidato', { params: { id } });
  const gone = error?.code === 'CANDIDATO_NO_ENCONTRADO';
  const { area, areaKnown } = useAreaName(read?.areaId);
  // What was read before the candidate went is not shown any more.
  const data = gone || !areaKnown ? undefined : read;
  const supresion = useApi(
    gone && can('manage_users') ? 'getSupresion' : null,
    { params: { id } },
    { refreshInterval: (latest) => (latest?.estado === 'en_curso' ? 2000 : 0), shouldRetryOnError: false },
  );

  return (
    <>
      <PageHeader
        title={data?.nombre ?? 'Candidato'}
        back={{ to: '/candidatos', label: 'Candidatos' }}
        loading={hasEmpresa && !error && !data}
        description={
          data && (
            <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap">
              <StateBadge kind="candidato" value={data.estado} />
              {[data.puesto, area].filter(Boolean).join(' · ')}
            </Flex>
          )
        }
        actions={
          data && (
            <>
              <Suspense fallback={<EstadoBones />}>
                <EstadoActions candidato={data} onMoved={(moved) => void mutate(moved, { revalidate: false })} />
              </Suspense>
              <LinkButton to={`/candidatos/${id}/editar`} variant="outline">
                <Pencil aria-hidden />
                Editar
              </LinkButton>
              <LinkButton to={BOOK_PATH(id)} colorPalette="brand">
                <CalendarPlus aria-hidden />
                Programar entrevista
              </LinkButton>
            </>
          )
        }
      />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && supresion.data && (
        <Suspense fallback={LOADING}>
          <SupresionState supresion={supresion.data} onRetry={supresion.mutate} />
        </Suspense>
      )}
      {hasEmpresa && error && !data && !supresion.data && !supresion.isLoading && (
        <Card p="0">
          <ErrorState title="No se pudo obtener el candidato" error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {hasEmpresa && !error && !data && LOADING}
      {hasEmpresa && data && (
        <Tabs
          label="Ficha del candidato"
          value={tab}
          onChange={(next) => setState({ tab: next })}
          tabs={[
            { id: 'datos', label: 'Datos', content: <DatosTab candidato={data} area={area} /> },
            { id: 'historial', label: 'Historial', content: <HistorialTab candidatoId={id} /> },
            {
              id: 'entrevistas',
              label: 'Entrevistas',
              content: <CandidatoEntrevistas candidatoId={id} nombre={data.nombre} />,
            },
            { id: 'informes', label: 'Informes', content: <InformesTab candidatoId={id} nombre={data.nombre} /> },
            { id: 'documentos', label: 'Documentos', content: <DocumentosTab candidato={data} /> },
            { id: 'consentimientos', label: 'Consentimientos', content: <ConsentimientosTab candidato={data} /> },
            { id: 'notas', label: 'Notas', content: <NotasTab candidatoId={id} /> },
          ].map(({ content, ...tab }) => ({ ...tab, content: <Suspense fallback={LOADING}>{content}</Suspense> }))}
        />
      )}
    </>
  );
}

/** The button that `EstadoActions` begins with: nothing moves when its code has come. */
function EstadoBones() {
  return (
    <Button variant="outline" disabled>
      Cambiar estado
    </Button>
  );
}
