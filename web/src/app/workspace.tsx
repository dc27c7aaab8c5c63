import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { SWR_DEFAULTS } from '../lib/use-api.ts';
import { createRouter } from './router.tsx';

/** Everything behind the sign-in: its router and its data cache, both made anew for each person. */
export default function Workspace() {
  const [router] = useState(createRouter);
  const [options] = useState(() => {
    const cache = new Map();
    return { ...SWR_DEFAULTS, provider: () => cache };
  });
  return (
    <SWRConfig value={options}>
      <RouterProvider router={router} />
    </SWRConfig>
  );
}
