import { useSession } from '../../../lib/session.ts';
import { EmpresaPanel } from './empresa-panel.tsx';
import { GlobalPanel } from './global-panel.tsx';

/** The dashboard: of the platform for a superadmin who has chosen no company, of one company otherwise. */
export default function PanelPage() {
  const { isSuperadmin, hasEmpresa } = useSession();
  return isSuperadmin && !hasEmpresa ? <GlobalPanel /> : <EmpresaPanel />;
}
