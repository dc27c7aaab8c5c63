import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';

const STAND_INS = path.join(import.meta.dirname, 'lambda');

/** Module names in function bundles → the file that stands in for them; each file says why. */
const REPLACED: { filter: RegExp; file: string }[] = [
  { filter: /^@aws-sdk\/credential-provider-node$/, file: 'env-credentials.ts' },
  { filter: /^@aws-sdk\/middleware-endpoint-discovery$/, file: 'no-endpoint-discovery.ts' },
  { filter: /^@smithy\/core\/event-streams$/, file: 'no-event-streams.ts' },
  { filter: /\/loadSharedConfigFiles$/, file: 'no-config-files.ts' },
  { filter: /^(node:)?fs$/, file: 'builtin-fs.ts' },
  { filter: /^(node:)?fs\/promises$/, file: 'builtin-fs-promises.ts' },
  { filter: /^(node:)?http$/, file: 'builtin-http.ts' },
  { filter: /^(node:)?process$/, file: 'builtin-process.ts' },
];

export const lambdaPlugin: Plugin = {
  name: 'lambda-stand-ins',
  setup(build) {
    standIn(build);
    build.onLoad({ filter: JSON_SCHEMA_FILES }, async ({ path: file }) => ({
      contents: emptied(await readFile(file, 'utf8')),
    }));
  },
};

/** For functions that ask language models: those are told by JSON Schema what to answer. */
export const modelLambdaPlugin: Plugin = { name: 'lambda-stand-ins', setup: standIn };

function standIn(build: PluginBuild): void {
  for (const { filter, file } of REPLACED) {
    // CommonJS `require('http')` loads no undici, so only imports are replaced. What `import()` loads is a copy of its own:
    // shared with an import, esbuild would wrap every module that it shares a file with.
    build.onResolve({ filter }, ({ kind }) =>
      kind === 'require-call'
        ? undefined
        : { path: path.join(STAND_INS, file), suffix: kind === 'dynamic-import' ? '?late' : '' },
    );
  }
  // esbuild cannot see from another file that `lazy` only wraps: a schema that nobody calls would stay in every bundle.
  build.onLoad({ filter: OWN_FILES }, async ({ path: file }) => ({
    contents: (await readFile(file, 'utf8')).replace(/^((?:export )?const \w+ = )(?=lazy\()/gm, '$1/* @__PURE__ */ '),
    loader: 'ts',
  }));
  // The SDK's clients import their whole package.json to name their version to AWS: 0.8 kB of each bundle, compressed.
  build.onLoad({ filter: CLIENT_PACKAGE }, async ({ path: file }) => {
    const { name, version } = JSON.parse(await readFile(file, 'utf8'));
    return { contents: JSON.stringify({ name, version }), loader: 'json' };
  });
  // Messages are written in our schemas; the AI SDK takes zod whole, 260 kB of other languages included.
  build.onLoad({ filter: LOCALE_LIST }, () => ({ contents: 'export {};' }));
}

/** pdf.js comes as one minified file: minified again it took as long as a hundred functions. */
export const copiedFiles: Plugin = {
  name: 'copied-files',
  setup: ({ onLoad }) =>
    onLoad({ filter: PDF_JS }, async ({ path: file }) => ({ contents: await readFile(file), loader: 'copy' })),
};

/** Of the package, and as a first step has copied it. */
const PDF_JS = /[\\/]pdfjs(?:-[A-Z0-9]{8})?\.mjs$/;

/** Packages ship JavaScript, so whatever is TypeScript is ours. */
const OWN_FILES = /[\\/](?:shared|functions)[\\/].*\.ts$/;

const CLIENT_PACKAGE = /[\\/]@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/;

const LOCALE_LIST = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/;

/** zod's JSON Schema output, tied to every schema's methods: 17 kB that the documents' build calls, and whoever asks a model. */
const JSON_SCHEMA_FILES = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/;

/** The same exports with nothing behind them. */
function emptied(source: string): string {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name as string);
  const aliases = [...source.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name as string);
  return [
    'const none = () => ({});',
    ...names.map((name) => `export const ${name} = none;`),
    ...aliases.map((name) => `export { none as ${name} };`),
  ].join('\n');
}
