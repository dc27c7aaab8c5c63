import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Work of the same kind that no commit of ours changes: by its time, machines and days are compared. */
const WORK = `
  const { build } = await import('esbuild');
  await build({ stdin: { contents: "export * from '@chakra-ui/react'", resolveDir: '.' }, bundle: true, minify: true, write: false });
  process.exit();`;

/** Seconds that esbuild takes for all of Chakra, in a process of its own. `cwd` has the project's `node_modules`. */
export async function takeYardstick(cwd: string): Promise<number> {
  const begun = performance.now();
  await run(process.execPath, ['--input-type=module', '--eval', WORK], { cwd });
  return (performance.now() - begun) / 1000;
}
