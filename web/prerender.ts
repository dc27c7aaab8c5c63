import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { routeTable } from './route-table.ts';

const PAGE = path.join(import.meta.dirname, 'src/prerender.tsx');
/** Where index.html wants the page. */
const PLACE = '<!--acceso-->';

/**
 * The sign-in page is rendered when the bundle is made, so that it is seen before the first script has come
 * (docs/adr/0028). Its markup goes into index.html, its styles into a file of their own: the content security policy
 * allows none in the page.
 */
export function prerenderSignIn(): Plugin {
  let page: ReturnType<typeof render>;
  let styles: string;
  return {
    name: 'idonea-acceso',
    apply: 'build',
    buildStart() {
      page = render();
      // Whoever waits for it below hears of the failure.
      page.catch(() => undefined);
    },
    generateBundle: {
      order: 'pre',
      async handler() {
        const { css: source } = await page;
        styles = this.getFileName(this.emitFile({ type: 'asset', name: 'acceso.css', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) return html;
        const { markup } = await page;
        return {
          // As a function: `$` in the markup means nothing.
          html: html.replace(PLACE, () => markup),
          tags: [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${styles}` }, injectTo: 'head' as const }],
        };
      },
    },
  };
}

/**
 * As a bundle of what it uses: left to import by itself, the page would have Node load two thousand files, nearly all of
 * them parts of Chakra that it has not.
 */
async function render() {
  const root = import.meta.dirname;
  const outDir = path.join(root, `../node_modules/.vite-web/acceso-${process.pid}`);
  try {
    await build({
      configFile: false,
      root,
      mode: 'production',
      logLevel: 'error',
      plugins: [routeTable(), withoutWorkspace()],
      ssr: { noExternal: true, external: ['react', 'react-dom'] },
      build: {
        ssr: PAGE,
        outDir,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          experimental: { lazyBarrel: true },
          output: { entryFileNames: 'page.mjs', codeSplitting: false },
        },
      },
    });
    const { html } = (await import(pathToFileURL(path.join(outDir, 'page.mjs')).href)) as { html: string };
    return splitStyles(html);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The workspace and its pages are fetched by who is signed in: nothing of them is on this page. */
function withoutWorkspace(): Plugin {
  return {
    name: 'idonea-acceso-solo',
    enforce: 'pre',
    resolveId: (source, importer, { kind }) =>
      kind === 'dynamic-import' &&
      !/[\\/]acceso[\\/]acceso[\\/]/.test(path.resolve(path.dirname(importer ?? ''), source))
        ? { id: source, external: true }
        : undefined,
  };
}

/** Emotion writes the style of each element before it, React what to fetch before all: index.html has links of its own. */
export function splitStyles(html: string): { markup: string; css: string } {
  const styles = new Set([...html.matchAll(/<style data-emotion[^>]*>([^<]*)<\/style>/g)].map(([, rules]) => rules));
  const markup = html.replace(/<style data-emotion[^>]*>[^<]*<\/style>|^(?:<link [^>]*>)+/g, '');
  return { markup, css: [...styles].join('\n') };
}
