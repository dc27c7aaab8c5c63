import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import type { Answer } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { informePath } from './informe-paths.ts';
import { useColaIsKnown } from './use-cola.ts';

export interface LoadedInforme extends Answer<'getInforme'> {
  reload: () => Promise<unknown>;
}

interface Props {
  /** The page above: the list, or the report itself. */
  back: 'informes' | 'informe';
  skeleton: ReactNode;
  children: (loaded: LoadedInforme) => ReactNode;
}

/** The report that the address names, with its transcript; or why there is none to show. */
export function InformeLoader({ back, skeleton, children }: Props) {
  const { entrevistaId = '' } = useParams();
  const { hasEmpresa } = useSession();
  const { data, error, mutate } = useApi('getInforme', { params: { entrevistaId } });
  const colaIsKnown = useColaIsKnown();
  if (hasEmpresa && data && colaIsKnown) return children({ ...data, reload: () => mutate() });
  return (
    <>
      <PageHeader title="Informe" back={backTo(back, entrevistaId)} loading={hasEmpresa && !error} />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && error && (
        <Card p="0">
          <ErrorState title="No pudimos cargar el informe" error={error} onRetry={() => void mutate()}>
            Si la entrevista acaba de terminar, su informe puede estar todavía en preparación.
          </ErrorState>
        </Card>
      )}
      {hasEmpresa && !error && skeleton}
    </>
  );
}

export const backTo = (back: Props['back'], entrevistaId: string) =>
  back === 'informes' ? { to: '/informes', label: 'Informes' } : { to: informePath(entrevistaId), label: 'Informe' };
