import { useState } from 'react';
import { SWRConfig } from 'swr';
import { GuardedRouter } from '../lib/guarded-router.tsx';
import { SWR_DEFAULTS } from '../lib/use-api.ts';
import { AppRoutes } from './router.tsx';
import { preloadPage } from './routes.tsx';

// While the session is being renewed or opened, mostly: after the sign-in most go to the Dashboard.
preloadPage(location.pathname === '/login' ? '/dashboard' : location.pathname);

/** Everything behind the sign-in: its router and its data cache, both made anew for each person. */
export default function Workspace() {
  const [options] = useState(() => {
    const cache = new Map();
    return { ...SWR_DEFAULTS, provider: () => cache };
  });
  return (
    <SWRConfig value={options}>
      <GuardedRouter>
        <AppRoutes />
      </GuardedRouter>
    </SWRConfig>
  );
}
