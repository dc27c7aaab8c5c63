import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Api, EndpointContract } from '../shared/core/contract.ts';

const CONTRACTS = path.join(import.meta.dirname, '../shared/contracts.ts');
const TABLE_ID = '\0virtual:rutas';
const WORDS_ID = '\0virtual:acciones';

/**
 * Method, path and flags: `l` list, `e` bound to one company, `o` to none for a superadmin who has chosen none. Then what it
 * reads (by default what its domain is about) or changes.
 */
export type Ruta = readonly [method: string, path: string, flags: string, cosas: string];

/**
 * `virtual:rutas`: operation → method, path and flags, read from the contracts when the bundle is made. The browser so
 * knows addresses without carrying the schemas (83 kB). The table begins empty: each module brings the routes of the
 * operations that it names, so that a page carries its own and not those of the other two hundred.
 * `virtual:acciones`: the words of the audit log, for the one page that offers them to choose from.
 */
export function routeTable(): Plugin {
  let routes: Promise<ReadonlyMap<string, Ruta>> | undefined;
  return {
    name: 'idonea-rutas',
    resolveId: { filter: { id: /^virtual:(rutas|acciones)$/ }, handler: (id) => `\0${id}` },
    async load(id) {
      if (id !== TABLE_ID && id !== WORDS_ID) return undefined;
      this.addWatchFile(CONTRACTS);
      if (id === TABLE_ID) return 'export const RUTAS = {};';
      return `export const ACCIONES = ${JSON.stringify(Object.fromEntries(actionsOf(await readContracts())))};`;
    },
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/ },
      async handler(code) {
        routes ??= readRoutes();
        const named = routesNamed(code, await routes);
        if (named.length === 0) return undefined;
        const own = JSON.stringify(Object.fromEntries(named));
        // At the end, in a line of its own: what stands before it keeps its lines.
        return {
          code: `${code}\nimport { RUTAS as $rutas } from 'virtual:rutas';\nObject.assign($rutas, ${own});\n`,
          map: null,
        };
      },
    },
  };
}

/** The operations that a source names in a string. A word that only looks like one costs its route and nothing else. */
export function routesNamed(code: string, routes: ReadonlyMap<string, Ruta>): [operation: string, ruta: Ruta][] {
  const words = new Set([...code.matchAll(/['"`]([a-z]\w+)['"`]/gi)].map(([, word]) => word as string));
  return [...words].flatMap((word) => {
    const ruta = routes.get(word);
    return ruta ? [[word, ruta] as [string, Ruta]] : [];
  });
}

async function readContracts(): Promise<[cosa: string, operation: string, contract: EndpointContract][]> {
  const { CONTRACTS: domains } = (await import(pathToFileURL(CONTRACTS).href)) as { CONTRACTS: Record<string, Api> };
  return Object.entries(domains).flatMap(([domain, api]) =>
    Object.entries(api).map(([operation, contract]): [string, string, EndpointContract] => [
      path.basename(domain),
      operation,
      contract,
    ]),
  );
}

async function readRoutes(): Promise<ReadonlyMap<string, Ruta>> {
  return new Map(
    (await readContracts()).map(([cosa, operation, contract]): [string, Ruta] => {
      const { method, scope, list, empresaOptional, reads = [cosa], changes = [] } = contract;
      const flags = `${list ? 'l' : ''}${scope === 'empresa' ? 'e' : ''}${empresaOptional ? 'o' : ''}`;
      return [operation, [method, contract.path, flags, (method === 'GET' ? reads : changes).join()]];
    }),
  );
}

function actionsOf(contracts: Awaited<ReturnType<typeof readContracts>>): [call: string, words: string][] {
  return contracts.flatMap(([, , { method, path: of, audit }]) =>
    audit ? [[`${method} ${of}`, audit] as [string, string]] : [],
  );
}
