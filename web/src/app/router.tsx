import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { mayOpen, type PageId } from './access.ts';
import { PAGE_ROUTES } from './routes.tsx';
import { Shell } from './shell/shell.tsx';

/** After the sign-in: where one was going before it, see features/acceso/acceso.tsx. */
function Landing() {
  const { state } = useLocation();
  return <Navigate to={(state as { asked?: string } | null)?.asked ?? '/dashboard'} replace />;
}

function Guarded({ page, children }: { page: PageId; children: ReactNode }) {
  const { user } = useSession();
  return mayOpen(user, page) ? children : <Navigate to="/dashboard" replace />;
}

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<Landing />} />
      <Route path="/oauth/success" element={<Landing />} />
      <Route element={<Shell />}>
        {PAGE_ROUTES.map(({ path, page, element }) => (
          <Route key={path} path={path} element={<Guarded page={page}>{element}</Guarded>} />
        ))}
        <Route path="*" element={<Navigate to="/dashboard" replace />} />
      </Route>
    </Routes>
  );
}
