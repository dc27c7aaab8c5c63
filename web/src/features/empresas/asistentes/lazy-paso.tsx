import { Skeleton, Stack } from '@chakra-ui/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Paso } from './use-wizard.ts';

type Load<P extends object> = () => Promise<ComponentType<P>>;

/** A step whose code comes after the first one's. */
export interface LazyPaso<P extends object> extends Paso {
  help: string;
  Contenido: ComponentType<P>;
  load?: Load<P>;
}

export function lazyPaso<P extends object>(load: Load<P>) {
  const Contenido = lazy(async () => ({ default: await load() }));
  return { load, Contenido: Contenido as unknown as ComponentType<P> };
}

/** Fetches the later steps as soon as the wizard stands, so that going on waits for nothing. */
export function usePreloadedPasos(pasos: readonly { load?: () => Promise<unknown> }[]): void {
  useEffect(() => {
    for (const { load } of pasos) void load?.().catch(() => undefined);
  }, [pasos]);
}

/** Around the step, for whoever is faster than its fetch, or comes back to it by a reload. */
export function PasoBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Stack gap="5" aria-busy aria-label="Cargando el paso">
          <Skeleton h="16" rounded="l2" />
          <Skeleton h="16" rounded="l2" />
          <Skeleton h="32" rounded="l2" />
        </Stack>
      }
    >
      {children}
    </Suspense>
  );
}
