import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARED_ASSEMBLY_OUT, SHARED_FUNCTIONS_OUT, SHARED_MODULES_OUT, WEB_OUT } from '#infra/build/paths.ts';
import { createApp } from '#infra/create-app.ts';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { LOCAL_CONTEXT } from './local-context.ts';

/** A program of `npm start`, for a process of its own: the assembly of functions whose modules are built meanwhile. */
await Promise.all([...ALL_FUNCTIONS.map(({ name }) => linkFunction(name)), mkdir(WEB_OUT, { recursive: true })]);
createApp({
  outdir: SHARED_ASSEMBLY_OUT,
  functionsFolder: SHARED_FUNCTIONS_OUT,
  hasty: true,
  context: LOCAL_CONTEXT,
}).synth();

/** The folder that the application takes for the function: it leads to its module. */
async function linkFunction(name: string): Promise<void> {
  const folder = path.join(SHARED_FUNCTIONS_OUT, name);
  const module = path
    .relative(folder, path.join(SHARED_MODULES_OUT, `${name}.mjs`))
    .split(path.sep)
    .join('/');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.mjs'), `export { handler } from '${module}';\n`);
}
