import type { Empresa } from '#shared/empresas/empresas/empresa.ts';

/**
 * The name that people see. `displayNombre` of shared/empresas would bring every schema of that file (zod, 25 kB gz)
 * into the first load.
 */
export function empresaNombre(empresa: Pick<Empresa, 'nombreComercial' | 'nombreLegal'>): string {
  return empresa.nombreComercial || empresa.nombreLegal || 'Empresa sin nombre';
}
