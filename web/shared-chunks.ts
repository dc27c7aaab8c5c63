import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.join(import.meta.dirname, '..');

/** @param names with a blank between. */
const within = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);
const chakra = (folder: string, names: string) => within(`@chakra-ui/react/dist/esm${folder}`, names);
const icons = (names: string) => within('lucide-react/dist/esm/icons', names).map((name) => `${name}.mjs`);
const components = (names: string) => within('web/src/components', names).map((name) => `${name}.tsx`);

/**
 * What is fetched together. A folder ends with a slash; `?constantes` is a shared file without its schemas (vite.config.ts).
 *
 * Left alone, the bundler makes a chunk of each set of views that share something, most of them of one small file: a page
 * came in up to 67. Each costs a request, a few milliseconds of a phone's processor and an import in every chunk that wants
 * it. So what nearly all views of a kind load is one chunk here, and what only some share is left to the bundler. A chunk
 * must not have what a view does without: the sign-in loads `inicio` and `formulario`, pages load all four.
 */
const SHARED_CHUNKS: Record<string, readonly string[]> = {
  // Every view but the room, which has no Chakra.
  inicio: [
    'stylis/',
    '@emotion/',
    'web/is-prop-valid.js',
    '@zag-js/dom-query/dist/shared.mjs',
    ...within('lucide-react/dist/esm', 'shared/ context.mjs createLucideIcon.mjs Icon.mjs'),
    ...icons('check'),
    ...chakra('', 'merge-props.js merge-refs.js create-context.js'),
    ...chakra('/utils', 'call-all.js compact.js cx.js interop.js is.js ref.js split-props.js uniq.js'),
    ...chakra('/styled-system', 'create-recipe-context.js display-name.js empty.js factory.js provider.js'),
    ...chakra('/styled-system', 'use-recipe.js use-resolved-props.js'),
    ...chakra('/components', 'absolute-center/ box/ button/ loader/ span/ spinner/'),
  ],
  // What stands around every page.
  marco: [
    'react-router/',
    'swr/',
    'dequal/lite/',
    'use-sync-external-store/',
    ...icons('briefcase building-complex calendar-clock chart-column circle-user file-check-corner'),
    'web/src/app/access.ts',
    ...within('web/src/lib', 'empresa-nombre.ts guarded-history.ts guarded-router.tsx relative-time.ts'),
    ...within('web/src/lib', 'stored-value.ts use-api.ts'),
  ],
  // The sign-in and nearly every page.
  formulario: [
    ...chakra('/components', 'circle/ grid/ simple-grid/ skeleton/ square/ stack/'),
    ...icons('chevron-down'),
    ...within('web/src/components', 'control-recipes.ts field-context.ts'),
    ...components('brand-mark form-field input notice submit-button'),
  ],
  // At least a quarter of the pages, and not the sign-in.
  paginas: [
    ...within(
      'shared',
      'candidatos/candidatos/candidato.states.ts core/zone-city.ts entrevistas/entrevistas/entrevista.states.ts',
    ).map((file) => `${file}?constantes`),
    ...icons('chevron-left chevron-right ellipsis pencil search-x trash'),
    ...components('action-menu card confirm-dialog count-badge date-text empty-page empty-state filter-bar'),
    ...components(
      'nothing-yet link-button menu-entry page-header pager progress-bar select-empresa-notice state-badge tabs',
    ),
    ...components('unsaved-changes'),
    ...within('web/src/lib', 'submit-key.ts use-paged.ts use-table-state.ts'),
  ],
};

/** Chunks of what many views share. A file in the list that no view loads ends the build: the list must stay true. */
export function shareChunks(): Plugin {
  return {
    name: 'idonea-trozos',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const gone = Object.values(SHARED_CHUNKS)
        .flat()
        .filter((place) => !ids.some((id) => standsIn(id, [place])));
      if (gone.length > 0) this.error(`web/shared-chunks.ts names what is not there: ${gone.join(', ')}`);
    },
  };
}

const groups = Object.entries(SHARED_CHUNKS).map(([name, places]) => ({
  name,
  // The lists say all: what their files import is mostly in another of them.
  includeDependenciesRecursively: false,
  test: (id: string) => standsIn(id, places),
}));

function standsIn(id: string, places: readonly string[]): boolean {
  const own = path.relative(ROOT, id).replaceAll('\\', '/');
  const file = own.split('node_modules/').at(-1) as string;
  return places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
}
