import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

const ROUTES = path.join(import.meta.dirname, 'src/app/routes.tsx');

/**
 * `tema.js` runs first and knows whether this browser has a session, and the address. It starts the application, and fetches beside it
 * what will be asked for then, which would otherwise wait until the first scripts, and then the workspace's, have run. Where the
 * sign-in is shown, which stands in the page, it lets the browser paint that first. So index.html has no script but this one.
 *
 * | Attribute       | What it holds                                                                   |
 * | --------------- | ------------------------------------------------------------------------------- |
 * | `data-inicio`   | files of every view; the first is the application's own                         |
 * | `data-fuera`    | files of the sign-in                                                            |
 * | `data-dentro`   | files of the workspace, without those of every view                             |
 * | `data-ficheros` | files of its pages, without those either: each once, by name                    |
 * | `data-paginas`  | `<path of the route> <places in data-ficheros>`, by semicolons, in the router's order |
 */
export function announceView(): Plugin {
  return {
    name: 'idonea-vista',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const entry = /<script type="module"[^>]+src="\/([^"]+)"/.exec(html)?.[1];
        if (!bundle || !entry || !html.includes('/tema.js')) return html;
        const filesOf = (module: string, known: ReadonlySet<string>) => {
          const file = Object.keys(bundle).find((name) => facadeOf(bundle[name]).endsWith(module));
          if (!file) throw new Error(`${module} is no chunk of its own`);
          return [...withImports(file, bundle)].filter((name) => !known.has(name)).map(nameOf);
        };
        const atOnce = withImports(entry, bundle);
        const dentro = filesOf('/app/workspace.tsx', atOnce);
        const inside = new Set([...atOnce, ...dentro.map(fileOf)]);
        const pages = pagesOf(readFileSync(ROUTES, 'utf8')).map(([route, module]) => ({
          route,
          files: filesOf(module, inside),
        }));
        const ficheros = [...new Set(pages.flatMap(({ files }) => files))];
        const attributes = {
          inicio: [...atOnce].map(nameOf).join(' '),
          fuera: filesOf('/acceso/acceso.tsx', atOnce).join(' '),
          dentro: dentro.join(' '),
          ficheros: ficheros.join(' '),
          paginas: pages
            .map(({ route, files }) => [route, ...files.map((file) => ficheros.indexOf(file))].join(' '))
            .join(';'),
        };
        const written = Object.entries(attributes).map(([name, value]) => `data-${name}="${value}"`);
        return html
          .replaceAll(SCRIPTS, '')
          .replace('<script src="/tema.js"', `<script src="/tema.js" ${written.join(' ')}`);
      },
    },
  };
}

/** Of the application, and what is fetched for them. */
const SCRIPTS = / *<(?:script type="module"|link rel="modulepreload")[^>]+>(?:<\/script>)?\n/g;

const FOLDER = 'assets/';
const nameOf = (file: string) => file.slice(FOLDER.length, -'.js'.length);
const fileOf = (name: string) => `${FOLDER}${name}.js`;

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const facadeOf = (file: Bundle[string] | undefined) => (file?.type === 'chunk' && file.facadeModuleId) || '';

/** A chunk and all that it imports without waiting. */
function withImports(file: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const each of chunk.imports) withImports(each, bundle, found);
  return found;
}

/** Each route's path with the module of its page, as the source of routes.tsx says. */
export function pagesOf(source: string): [route: string, module: string][] {
  const modules = new Map(
    [...source.matchAll(/const (\w+) = lazyPage\(\(\) => import\('\.\.([^']+)'\)\)/g)].map(([, name, module]) => [
      name,
      module,
    ]),
  );
  const routes = [...source.matchAll(/path: '([^']+)',[^{}]*element: <(\w+) \/>/g)];
  return routes.map(([, route = '', name]) => {
    const module = modules.get(name);
    if (!module) throw new Error(`routes.tsx shows ${name} at ${route}, and does not say where it is`);
    return [route, module];
  });
}
