import type { BuildOptions } from 'esbuild';
import { lambdaPlugin } from './lambda-plugin.ts';
import { ROOT } from './paths.ts';

// A third of esbuild's processor time went to its garbage collector, which its process reads this for.
process.env.GOGC ??= '400';

/**
 * `module` before `main` takes the SDK's ES modules, which esbuild can shake. CommonJS dependencies call `require`,
 * which ES modules lack.
 */
export const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  conditions: ['module'],
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  plugins: [lambdaPlugin],
  // Fonts of documents; a function's one file holds them.
  loader: { '.ttf': 'binary' },
  write: false,
} satisfies BuildOptions;

/**
 * What functions are built as: Node loads an ES module and what it imports of Node itself 5 % dearer (ADR 32), so only what
 * loads a part of itself later is one.
 */
export const FORMATS = {
  cjs: {
    format: 'cjs',
    banner: {},
    outExtension: { '.js': '.cjs' },
    // It would be undefined.
    logOverride: { 'empty-import-meta': 'error' },
  },
  esm: { outExtension: { '.js': '.mjs' } },
} satisfies Record<string, BuildOptions>;

export type ModuleFormat = keyof typeof FORMATS;
