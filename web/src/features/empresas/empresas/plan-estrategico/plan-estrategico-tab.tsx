import { Skeleton, Stack } from '@chakra-ui/react';
import { isWritable } from '#shared/empresas/empresas/empresa.states.ts';
import { TEXTO_SIN_EMPRESA } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { LoadError } from '../../../../components/load-error.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { messageOf } from '../../../../lib/api-error.ts';
import { useSession } from '../../../../lib/session.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { PlanEditor } from './plan-editor.tsx';
import { PlanReader } from './plan-reader.tsx';

/** While the text of a file is being read. */
const POLL_MS = 2000;

interface Props {
  empresaId: string | undefined;
  /** The superadmin changes plans, as long as the company takes changes; everyone else reads. */
  readOnly?: boolean;
  /** The company's version after a save of the plan, for a form of the company that is open beside it. */
  onVersion?: (version: number) => void;
}

/** A company's strategic plan: its words, saved by themselves, and its file. */
export function PlanEstrategicoTab({ empresaId, readOnly, onVersion }: Props) {
  const { isSuperadmin } = useSession();
  const params = { id: empresaId ?? '' };
  const { data: empresa } = useApi(empresaId ? 'getEmpresa' : null, { params });
  const {
    data: plan,
    error,
    mutate,
  } = useApi(
    empresaId ? 'getPlanEstrategico' : null,
    { params },
    // A function of its own in each render: SWR asks a known one only once, and then never polls.
    { refreshInterval: (latest) => (latest?.archivo?.extraccion.estado === 'pendiente' ? POLL_MS : 0) },
  );

  if (!empresaId) {
    return (
      <Notice kind="info" title={TEXTO_SIN_EMPRESA}>
        El plan estratégico estará disponible cuando guardes la empresa.
      </Notice>
    );
  }
  if (error && plan === undefined) {
    const title = `Error al cargar el plan estratégico: ${messageOf(error)}`;
    return <LoadError title={title} error={error} onRetry={() => void mutate()} />;
  }
  if (plan === undefined || !empresa) return <Loading />;
  const closed = !isWritable(empresa.estado);
  if (readOnly || !isSuperadmin || closed) return <PlanReader empresaId={empresaId} plan={plan} closed={closed} />;
  return <PlanEditor key={empresaId} empresaId={empresaId} plan={plan} onVersion={onVersion} />;
}

function Loading() {
  return (
    <Stack gap="4" role="status" aria-busy aria-label="Cargando el plan estratégico">
      <Skeleton h="16" />
      <Skeleton h="16" />
      <Skeleton h="48" />
    </Stack>
  );
}
