import path from 'node:path';
import type { Plugin } from 'esbuild';

const STAND_INS = path.join(import.meta.dirname, 'lambda');

/** Module names in function bundles → the file that stands in for them; each file says why. */
const REPLACED: { filter: RegExp; file: string }[] = [
  { filter: /^@aws-sdk\/credential-provider-node$/, file: 'env-credentials.ts' },
  { filter: /^(node:)?http$/, file: 'builtin-http.ts' },
];

export const lambdaPlugin: Plugin = {
  name: 'lambda-stand-ins',
  setup(build) {
    for (const { filter, file } of REPLACED) {
      // CommonJS `require('http')` loads no undici, so only imports are replaced.
      build.onResolve({ filter }, ({ kind }) =>
        kind === 'require-call' ? undefined : { path: path.join(STAND_INS, file) },
      );
    }
  },
};
