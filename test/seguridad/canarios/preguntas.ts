import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { ROWS } from '../matriz/filas/rows.ts';
import { NOMBRADAS } from '../matriz/variantes.ts';
import type { Siembra } from './terreno.ts';

/** Nothing is read there but by whoever a provider sends, and a social sign-in would be begun. */
const SIN_LECTURA = ['startOauth', 'finishOauth', 'verifyOauth'];

/**
 * Everything that can be read, asked for by everybody with the ids of the company that has been sown.
 * @param operations of these only.
 * @returns how many requests that were.
 */
export async function preguntar(siembra: Siembra, operations?: readonly string[]): Promise<number> {
  const { superadmin, duena, operadora, ajena, candidata, otraCandidata, nadie, cosas, empresaId, dichos } = siembra;
  const before = dichos.length;
  for (const { operation, contract } of ENDPOINT_FUNCTIONS) {
    const row = ROWS[operation];
    if (contract.method !== 'GET' || !row || SIN_LECTURA.includes(operation)) continue;
    if (operations && !operations.includes(operation)) continue;
    const { params = {}, query = {} } = row.peticion(cosas);
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] || 'x'));
    const address = (more: Record<string, string> = {}) => `${path}?${new URLSearchParams({ ...query, ...more })}`;
    // Whoever holds the link is the candidate: nobody else has it to ask with.
    if (contract.access === 'candidate') {
      await candidata.ask('GET', address());
      continue;
    }
    for (const persona of [duena, operadora, ajena, candidata, otraCandidata, nadie])
      await persona.ask('GET', address());
    await superadmin.ask('GET', address(NOMBRADAS.includes(row.origen) ? { empresaId } : {}));
    if (NOMBRADAS.includes(row.origen)) await ajena.ask('GET', address({ empresaId }));
  }
  return dichos.length - before;
}
