/** Folder of a bucket, below which objects are listed. It ends with the separator of keys: without it one company's would also begin another's. */
export type Folder = `${string}/`;

/** @throws Error for a prefix without its separator */
export function asFolder(prefix: string): Folder {
  if (!prefix.endsWith('/')) throw new Error(`The folder "${prefix}" does not end with /`);
  return prefix as Folder;
}
