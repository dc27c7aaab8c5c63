import { type ComponentProps, lazy } from 'react';
import type { Creada } from './creada.tsx';
import { PasoBoundary } from './lazy-paso.tsx';

const Loaded = lazy(async () => ({ default: (await import('./creada.tsx')).Creada }));

/** The end of a wizard, fetched when it is reached. */
export function LazyCreada(props: ComponentProps<typeof Creada>) {
  return (
    <PasoBoundary>
      <Loaded {...props} />
    </PasoBoundary>
  );
}
