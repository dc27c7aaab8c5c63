/** Stands in for `node:fs` in function bundles, for the reason of builtin-http.ts: the import would load `fs/promises`. */
const fs = process.getBuiltinModule('node:fs');

export default fs;
export const { createReadStream, fstatSync, lstatSync, ReadStream, statSync } = fs;
