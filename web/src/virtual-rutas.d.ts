declare module 'virtual:rutas' {
  import type { Operation } from '#shared/contracts.ts';

  /** Made from the contracts by vite.config.ts. Flags: `l` list, `e` bound to one company, `o` or to none. */
  export const RUTAS: Record<Operation, [method: string, path: string, flags: string]>;
}
