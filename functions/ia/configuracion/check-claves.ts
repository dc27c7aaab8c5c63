import { httpProviders } from '../../core/adapters/providers.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { type ClaveDeEmpresa, claveEmpresaRepository } from './clave-empresa.repository.ts';
import { type ProbarServices, probarDeEmpresa } from './probar-clave.ts';

const AT_ONCE = 10;
/** What is found at a single moment may be a moment's trouble: people are told of what a second try finds as well. */
const TRIES = 2;
const MINUTE_MS = 60_000;
/** A try is paid for at Perplexity: once a day is enough there. */
const REST_MS = { perplexity: 23.5 * 60 * MINUTE_MS, others: 50 * MINUTE_MS };

/**
 * Tries the keys that companies have of their own, so that somebody hears of one that no longer works before an interview
 * does. Running twice tries none twice.
 */
export async function checkClaves(deps: Deps, adapters: Pick<ProbarServices, 'providers' | 'secrets'>): Promise<void> {
  const claves = claveEmpresaRepository(deps.table);
  const services = { ...adapters, claves, deps };
  const failures: unknown[] = [];
  const cifras = { probadas: 0, fallidas: 0 };
  let cursor: string | undefined;
  do {
    const page = await claves.listOfAll(cursor);
    const due = page.items.filter((clave) => isDue(clave, deps.now()));
    for (let from = 0; from < due.length; from += AT_ONCE) {
      const tried = due
        .slice(from, from + AT_ONCE)
        .map(({ empresaId, ...clave }) => probarDeEmpresa(empresaId, clave, services, TRIES));
      for (const outcome of await Promise.allSettled(tried)) {
        if (outcome.status === 'rejected') failures.push(outcome.reason);
        else cifras[outcome.value.ok ? 'probadas' : 'fallidas']++;
      }
    }
    cursor = page.cursor;
  } while (cursor);
  deps.log.info('claves.checked', { ...cifras, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some keys could not be tried');
}

function isDue({ proveedor, prueba }: ClaveDeEmpresa, now: Date): boolean {
  const rest = proveedor === 'perplexity' ? REST_MS.perplexity : REST_MS.others;
  return !prueba || now.getTime() - Date.parse(prueba.fecha) >= rest;
}

export async function handler(): Promise<void> {
  const deps = runtimeDeps(dynamoTable(env('TABLE_NAME')));
  await checkClaves(deps, { providers: httpProviders(), secrets: kmsSecrets() });
}
