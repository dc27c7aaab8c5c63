import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Api } from '../shared/core/contract.ts';

const CONTRACTS = path.join(import.meta.dirname, '../shared/contracts.ts');
const TABLE_ID = '\0virtual:rutas';

/** Method, path and flags: `l` list, `e` bound to one company, `o` to none for a superadmin who has chosen none. */
export type Ruta = readonly [method: string, path: string, flags: string];

/**
 * `virtual:rutas`: operation → method, path and flags, read from the contracts when the bundle is made. The browser so
 * knows addresses without carrying the schemas (83 kB). The table begins empty: each module brings the routes of the
 * operations that it names, so that a page carries its own and not those of the other two hundred.
 */
export function routeTable(): Plugin {
  let routes: Promise<ReadonlyMap<string, Ruta>> | undefined;
  return {
    name: 'idonea-rutas',
    resolveId: { filter: { id: /^virtual:rutas$/ }, handler: () => TABLE_ID },
    load(id) {
      if (id !== TABLE_ID) return undefined;
      this.addWatchFile(CONTRACTS);
      return 'export const RUTAS = {};';
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

async function readRoutes(): Promise<ReadonlyMap<string, Ruta>> {
  const { CONTRACTS: domains } = (await import(pathToFileURL(CONTRACTS).href)) as { CONTRACTS: Record<string, Api> };
  return new Map(
    Object.values(domains).flatMap((api) =>
      Object.entries(api).map(([operation, contract]): [string, Ruta] => {
        const bound = contract.scope === 'empresa' ? 'e' : '';
        const flags = `${contract.list ? 'l' : ''}${bound}${contract.empresaOptional ? 'o' : ''}`;
        return [operation, [contract.method, contract.path, flags]];
      }),
    ),
  );
}
