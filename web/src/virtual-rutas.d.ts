declare module 'virtual:rutas' {
  import type { Operation } from '#shared/contracts.ts';

  /**
   * Made from the contracts by route-table.ts. Flags: `l` list, `e` bound to one company, `o` to none. What it reads or, for
   * a change, what it changes stands at the end, parted by commas.
   */
  export const RUTAS: Record<Operation, [method: string, path: string, flags: string, cosas: string]>;
}

declare module 'virtual:acciones' {
  /** Method and path of each call that leaves an entry in the audit log, with its words. */
  export const ACCIONES: Record<string, string>;
}
