/** Stands in for `node:fs/promises` in function bundles: loaded when a file is read, which in Lambda is never. */
export const readFile = (...args: Parameters<typeof import('node:fs/promises').readFile>) =>
  process.getBuiltinModule('node:fs/promises').readFile(...args);
