import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { Api } from '../shared/core/contract.ts';

const WEB = import.meta.dirname;
const CONTRACTS = path.join(WEB, '../shared/contracts.ts');

/**
 * `virtual:rutas`: operation → [method, path, flags], read from the contracts when the bundle is made. The browser
 * so knows every address without carrying the schemas (83 kB). Flags: `l` list, `e` bound to one company, `o` to none for a
 * superadmin who has chosen none.
 */
function routeTable(): Plugin {
  const id = '\0virtual:rutas';
  return {
    name: 'idonea-rutas',
    resolveId: (source) => (source === 'virtual:rutas' ? id : undefined),
    async load(source) {
      if (source !== id) return undefined;
      this.addWatchFile(CONTRACTS);
      const { CONTRACTS: domains } = (await import(pathToFileURL(CONTRACTS).href)) as {
        CONTRACTS: Record<string, Api>;
      };
      const table = Object.values(domains).flatMap((api) =>
        Object.entries(api).map(([operation, contract]) => {
          const bound = contract.scope === 'empresa' ? 'e' : '';
          const flags = `${contract.list ? 'l' : ''}${bound}${contract.empresaOptional ? 'o' : ''}`;
          return [operation, [contract.method, contract.path, flags]];
        }),
      );
      return `export const RUTAS = ${JSON.stringify(Object.fromEntries(table))};`;
    },
  };
}

const STATIC = '?constantes';

/**
 * A page that wants one constant of a shared file must not carry the file's schemas, and with them zod. Chunks are
 * made of whole modules, so static imports get an instance of their own, from which the unused schemas fall away;
 * `await import('#shared/…')` gets the whole file, in a chunk that is fetched when a form first checks itself.
 */
function splitShared(): Plugin {
  return {
    name: 'idonea-compartido',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('#shared/') || options.kind !== 'import-statement') return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${STATIC}` };
    },
  };
}

/**
 * React Router gives each context and component a name at its module's top, and so keeps everything in it: the forms,
 * fetchers and server-side decoders of its other mode too.
 */
function shakeRouter(): Plugin {
  return {
    name: 'idonea-router',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:createContext|memo|forwardRef)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}

/** The text face is needed for the first paint of every page, so its fetch must not wait for the style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'idonea-fuente',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
        if (!font) return [];
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }];
      },
    },
  };
}

/** Chunks from which pages are opened. */
const PAGE_HOSTS = /[\\/](?:index|workspace)-[^\\/]+$/;

const entries = ['index.html', 'sala.html'].map((file) => path.join(WEB, file)).filter((file) => existsSync(file));

export default defineConfig({
  root: WEB,
  cacheDir: path.join(WEB, '../node_modules/.vite-web'),
  plugins: [splitShared(), shakeRouter(), react(), routeTable(), preloadFont()],
  resolve: {
    // Emotion's `withTheme` copies the statics of what it wraps, and nobody here calls it: 1.3 kB that cannot fall away.
    alias: { 'hoist-non-react-statics': path.join(WEB, 'hoist-non-react-statics.js') },
  },
  build: {
    outDir: path.join(WEB, '../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Pages are fetched with all that they import. For what opens later, mostly made of what is there by then, the lists of
      // files would cost the page more than they save.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === 'html' || PAGE_HOSTS.test(hostId)
          ? dependencies
          : dependencies.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: true,
    rolldownOptions: {
      input: entries,
      treeshake: {
        // Without this every recipe that Chakra ships counts as a side effect, and so does every schema of a shared
        // file of which a page wants one constant.
        manualPureFunctions: ['defineRecipe', 'defineSlotRecipe', 'defineConfig', 'createAnatomy', 'lazy'],
      },
    },
  },
});
