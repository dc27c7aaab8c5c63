/** Stands in for `node:fs` in function bundles, for the reason of builtin-http.ts: the import would load `fs/promises`. */
const fs = process.getBuiltinModule('node:fs');

export default fs;
export const { createReadStream, fstatSync, lstatSync, statSync } = fs;

/** Node loads the class when it is read. Bundles only ask whether a body is one. */
export const ReadStream = { [Symbol.hasInstance]: (body: unknown) => body instanceof fs.ReadStream };
