import { useNavigate } from 'react-router';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { useGuardedHistory } from '../../lib/guarded-router.tsx';
import { session, useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';

export const WHOLE_PLATFORM = 'Toda la plataforma';

/** The company that the superadmin works in, also when it is not among the first that came with the session. */
export function useCurrentEmpresa() {
  const { empresaId, empresas } = useSession();
  const known = empresas.find((empresa) => empresa.id === empresaId);
  const { data } = useApi(empresaId && !known ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  const empresa = known ?? data;
  return { empresa, label: empresaId ? (empresa ? empresaNombre(empresa) : 'Empresa') : WHOLE_PLATFORM };
}

/** Goes to the dashboard of another company; a form with changes is asked about first. */
export function useChooseEmpresa() {
  const navigate = useNavigate();
  const history = useGuardedHistory();
  return (id: string | null) =>
    history.leave(() => {
      session.selectEmpresa(id);
      void navigate('/dashboard');
    });
}
