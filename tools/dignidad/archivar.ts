import { mkdir, writeFile } from 'node:fs/promises';
import { vigentes } from '../../functions/entrevistas/cuidado/textos-publicados.ts';

/** Writes the texts of now as a version that stays readable: run it before their files change, then import what it wrote. */
const folder = new URL('../../shared/entrevistas/cuidado/anteriores/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const publicacion of vigentes()) {
  const { conjunto, version } = publicacion;
  const file = new URL(`${conjunto}@${version}.json`, folder);
  await writeFile(file, `${JSON.stringify(publicacion, undefined, 2)}\n`, { flag: 'wx' });
  console.log(`${conjunto}@${version}`);
}
