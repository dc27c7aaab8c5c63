import { useSession } from '../../../lib/session.ts';
import { EmailPanel } from './email/email-panel.tsx';
import { EnviosSection } from './email/envios-section.tsx';

/** The superadmin decides how e-mail goes out; an administrator sees what became of their company's. */
export default function EmailTab() {
  const { rol } = useSession().user;
  return rol === 'superadmin' ? <EmailPanel /> : <EnviosSection />;
}
