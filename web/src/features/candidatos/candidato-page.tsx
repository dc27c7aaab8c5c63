import { Flex, Skeleton } from '@chakra-ui/react';
import { CalendarPlus, Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { useTableState } from '../../lib/use-table-state.ts';
import { CandidatoEntrevistas } from './candidato-entrevistas.tsx';
import { BOOK_PATH } from './candidato-paths.ts';
import { ConsentimientosTab } from './ficha/consentimientos-tab.tsx';
import { DatosTab } from './ficha/datos-tab.tsx';
import { DocumentosTab } from './ficha/documentos-tab.tsx';
import { EstadoActions } from './ficha/estado-actions.tsx';
import { HistorialTab } from './ficha/historial-tab.tsx';
import { InformesTab } from './ficha/informes-tab.tsx';
import { NotasTab } from './ficha/notas-tab.tsx';
import { SupresionState } from './ficha/supresion-state.tsx';

/** The whole file of one candidate: data and history, interviews and reports, documents, consents and notes. */
export default function CandidatoPage() {
  const { id = '' } = useParams();
  const { hasEmpresa, can } = useSession();
  const [{ tab }, setState] = useTableState({ tab: 'datos' });
  const { data: read, error, mutate } = useApi('getCandidato', { params: { id } });
  const gone = error?.code === 'CANDIDATO_NO_ENCONTRADO';
  // What was read before the candidate went is not shown any more.
  const data = gone ? undefined : read;
  const supresion = useApi(
    gone && can('manage_users') ? 'getSupresion' : null,
    { params: { id } },
    { refreshInterval: (latest) => (latest?.estado === 'en_curso' ? 2000 : 0), shouldRetryOnError: false },
  );
  const areaId = data?.areaId ?? '';
  const area = useApi(areaId ? 'getArea' : null, { params: { id: areaId } }).data?.nombreArea;

  return (
    <>
      <PageHeader
        title={data?.nombre ?? 'Candidato'}
        back={{ to: '/candidatos', label: 'Candidatos' }}
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
              <EstadoActions candidato={data} onMoved={(moved) => void mutate(moved, { revalidate: false })} />
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
      {hasEmpresa && supresion.data && <SupresionState supresion={supresion.data} onRetry={supresion.mutate} />}
      {hasEmpresa && error && !data && !supresion.data && !supresion.isLoading && (
        <Card p="0">
          <ErrorState title="No se pudo obtener el candidato" error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {hasEmpresa && !error && !data && <Skeleton h="96" rounded="l3" />}
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
          ]}
        />
      )}
    </>
  );
}
