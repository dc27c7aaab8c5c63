import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { mayOpen, type PageId } from './access.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PAGE_ROUTES } from './routes.tsx';
import { Shell } from './shell/shell.tsx';

/** After the sign-in: where one was going before it, see features/acceso/acceso/acceso.tsx. */
function Landing() {
  const { state } = useLocation();
  return <Navigate to={(state as { asked?: string } | null)?.asked ?? '/dashboard'} replace />;
}

function Guarded({ page, children }: { page: PageId; children: ReactNode }) {
  const { user } = useSession();
  return mayOpen(user, page) ? children : <Navigate to="/dashboard" replace />;
}

const OnboardingDemo = lazy(() => import('../features/empresas/asistentes/onboarding/demo-page.tsx'));

export function AppRoutes() {
  const { search } = useLocation();
  const isDemo = new URLSearchParams(search).get('demo') === '1';
  return (
    <Routes>
      {/* Anybody may try it, on the whole screen; without `demo` the page is the superadmin's. */}
      {isDemo && (
        <Route
          path="/onboarding"
          element={
            <ErrorBoundary resetKey="/onboarding">
              <Suspense>
                <OnboardingDemo />
              </Suspense>
            </ErrorBoundary>
          }
        />
      )}
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
