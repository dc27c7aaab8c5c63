import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { lazy, StrictMode, Suspense, useDeferredValue } from 'react';
import { Toaster } from '../components/toaster.tsx';
import { session, useSessionState } from '../lib/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NoAnswer } from './no-answer.tsx';
import { Splash } from './splash.tsx';

export const loadWorkspace = () => import('./workspace.tsx');
const Workspace = lazy(loadWorkspace);
const SegundoFactorPage = lazy(() => import('../features/acceso/acceso/segundo-factor-page.tsx'));
const Access = lazy(() => import('../features/acceso/acceso/acceso.tsx'));

export function App({ system }: { system: SystemContext }) {
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        <ErrorBoundary>
          <Suspense fallback={<Splash />}>
            <Content />
          </Suspense>
        </ErrorBoundary>
        <Toaster />
      </ChakraProvider>
    </StrictMode>
  );
}

/** The sign-in needs no router and no data cache: they come with the workspace, once there is somebody in it. */
function Content() {
  const state = useSessionState();
  // What the session opens is drawn by pieces, too: on a slow phone it took as long as a blink.
  const isKnown = useDeferredValue(state.phase !== 'cargando');
  if (!isKnown) return <Splash />;
  switch (state.phase) {
    case 'cargando':
      return <Splash />;
    case 'sin-respuesta':
      return <NoAnswer error={state.error} onRetry={() => void session.start()} />;
    case 'fuera':
      return <Access />;
    case 'dentro':
      // Another person on the same browser starts anew: nothing that the last one loaded may show.
      return state.faltaSegundoFactor ? <SegundoFactorPage /> : <Workspace key={state.user.id} />;
  }
}
