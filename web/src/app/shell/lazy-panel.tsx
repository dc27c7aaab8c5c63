import { Box, Skeleton } from '@chakra-ui/react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const LOADERS: (() => Promise<unknown>)[] = [];
const SETTLED_MS = 1500;

/** What a button of the header opens: fetched when the page has come to rest, so that it opens at once and offline. */
export function lazyPanel<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  LOADERS.push(load);
  return lazy(load) as unknown as ComponentType<P>;
}

/** Around a lazy panel, for whoever is faster than its fetch. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Box p="4">
          <Skeleton h="24" rounded="l2" />
        </Box>
      }
    >
      {children}
    </Suspense>
  );
}

/** Fetches them one after the other, so that a slow phone can answer in between; the returned function calls it off. */
export function preloadPanels(): () => void {
  const timer = setTimeout(async () => {
    for (const load of LOADERS) await load().catch(() => undefined);
  }, SETTLED_MS);
  return () => clearTimeout(timer);
}
