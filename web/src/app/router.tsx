import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, useLocation } from 'react-router';
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

export const createRouter = () =>
  createBrowserRouter([
    { path: '/login', element: <Landing /> },
    { path: '/oauth/success', element: <Landing /> },
    {
      element: <Shell />,
      children: [
        ...PAGE_ROUTES.map(({ path, page, element }) => ({ path, element: <Guarded page={page}>{element}</Guarded> })),
        { path: '*', element: <Navigate to="/dashboard" replace /> },
      ],
    },
  ]);
