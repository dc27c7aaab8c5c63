import { Flex } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { canTransition } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { EntrevistaActions, useEntrevistaTools } from './entrevista-actions.tsx';
import { EntrevistaBones, EntrevistaDetail } from './entrevista-detail.tsx';
import { pollInterval } from './entrevista-progress.ts';

export default function EntrevistaPage() {
  const { id = '' } = useParams();
  const { hasEmpresa } = useSession();
  const { data, error, mutate } = useApi(
    'getEntrevista',
    { params: { id } },
    { refreshInterval: (latest) => pollInterval(latest ? [latest.estado] : []) },
  );
  const tools = useEntrevistaTools();

  return (
    <>
      <PageHeader
        title={data ? `Entrevista de ${data.candidatoNombre}` : 'Entrevista'}
        back={{ to: '/entrevistas', label: 'Entrevistas' }}
        loading={hasEmpresa && !error && !data}
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
      {hasEmpresa && data && <EntrevistaDetail entrevista={data} analysis={tools.analysis} />}
      {hasEmpresa && !error && !data && <EntrevistaBones />}
      {tools.dialogs}
    </>
  );
}
