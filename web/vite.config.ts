import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { announceView } from './announce-view.ts';
import { ownFont } from './own-font.ts';
import { prerenderSignIn } from './prerender.ts';
import { routeTable } from './route-table.ts';
import { shareChunks } from './shared-chunks.ts';

const WEB = import.meta.dirname;
const CACHE = path.join(WEB, '../node_modules/.vite-web');

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
    resolveId: {
      filter: { id: /^#shared\// },
      async handler(source, importer, options) {
        if (options.kind !== 'import-statement') return undefined;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}${STATIC}` };
      },
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

/** acceso.css has the styles that stand around every page (prerender.ts): a browser need not make them at each start. */
function leaveGlobalStyles(): Plugin {
  const made = '[getPreflightCss(), getGlobalCss(), getTokenCss()]';
  const reset = 'createPreflight({ preflight })';
  return {
    name: 'idonea-estilos',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]styled-system[\\/]system\.js$/ },
      handler(code) {
        if (![made, reset].every((each) => code.includes(each)))
          throw new Error('Chakra makes its styles elsewhere now');
        return code.replace(made, '[]').replace(reset, '{}');
      },
    },
  };
}

/** It is read before everything else, and its comments are for us. */
function smallTheme(): Plugin {
  return {
    name: 'idonea-tema',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const file = path.join(dir, 'tema.js');
      const { code } = await transform(readFileSync(file, 'utf8'), { minify: true });
      writeFileSync(file, code);
    },
  };
}

/** Chunks from which pages are opened. */
const PAGE_HOSTS = /[\\/](?:index|workspace)-[^\\/]+$/;

/** Of index.html. */
const OWN_STYLES = /[\\/]index-[^\\/]+\.css$/;

const entries = ['index.html', 'sala.html'].map((file) => path.join(WEB, file)).filter((file) => existsSync(file));

export default defineConfig({
  root: WEB,
  cacheDir: CACHE,
  plugins: [
    splitShared(),
    shakeRouter(),
    leaveGlobalStyles(),
    react(),
    routeTable(),
    shareChunks(),
    prerenderSignIn(),
    ownFont(CACHE),
    announceView(),
    smallTheme(),
  ],
  resolve: {
    alias: {
      // Emotion's `withTheme` copies the statics of what it wraps, and nobody here calls it: 1.3 kB that cannot fall away.
      'hoist-non-react-statics': path.join(WEB, 'hoist-non-react-statics.js'),
      // Its package leads to the build for developers, whatever is asked for.
      'react-router': path.join(WEB, '../node_modules/react-router/dist/production/index.mjs'),
      '@emotion/is-prop-valid': path.join(WEB, 'is-prop-valid.js'),
    },
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
      // files would cost the page more than they save; index.html itself has its styles.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) => {
        if (hostType === 'html') return dependencies;
        const missing = dependencies.filter((file) => !OWN_STYLES.test(file));
        return PAGE_HOSTS.test(hostId) ? missing : missing.filter((file) => file.endsWith('.css'));
      },
    },
    rolldownOptions: {
      // Of the three thousand files of Chakra's parts and Lucide's icons, those that nobody asks for are not read.
      experimental: { lazyBarrel: true },
      input: entries,
      output: {
        // What a page shares with others is named in each list of files to fetch: its contents say enough. Names do not
        // compress and every page has some 300 of them; seven letters, the fewest that it takes, tell contents apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
      },
      treeshake: {
        // Without this every recipe that Chakra ships counts as a side effect, and so does every schema of a shared
        // file of which a page wants one constant. `warning` is the router's, for developers.
        manualPureFunctions: ['defineRecipe', 'defineSlotRecipe', 'defineConfig', 'createAnatomy', 'lazy', 'warning'],
      },
    },
  },
});
