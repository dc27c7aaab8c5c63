import { lazy, Suspense } from 'react';
import type { ObsoletaProps } from './obsoleta-content.tsx';

const Content = lazy(() => import('./obsoleta-content.tsx'));

/** Somebody else saved in between. Rare, so its code comes when it happens. */
export function ObsoletaNotice(props: ObsoletaProps) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}
