import { CV } from '../../candidatos/curriculums/archivo-cv.ts';
import { curriculumRepository } from '../../candidatos/curriculums/curriculum.repository.ts';
import type { Folder } from '../../core/adapters/folder.ts';
import { type ListedFile, type UploadFiles, uploadFiles } from '../../core/adapters/upload-files.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { CUARENTENA } from '../../documentos/archivo.ts';
import { PLANES } from '../../empresas/planes-estrategicos/archivo-plan.ts';
import { planEstrategicoRepository } from '../../empresas/planes-estrategicos/plan-estrategico.repository.ts';

/** A file is younger than what names it for moments only; a day leaves room for a person who confirms late. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** BatchGet takes no more. */
const COMPANIES_AT_ONCE = 100;

/** Which of these files nothing names. */
type FindOrphans = (files: readonly ListedFile[]) => Promise<readonly ListedFile[]>;

/**
 * Removes what nobody can reach any more: uploads that were never confirmed (the bucket forgets them as well, but with
 * days of delay) and files that neither a plan nor a CV names. Running twice does no harm.
 */
export async function deleteArchivosHuerfanos(deps: Deps, uploads: UploadFiles): Promise<number> {
  const oldest = deps.now().getTime() - GRACE_MS;
  const folders: [folder: Folder, findOrphans: FindOrphans][] = [
    [CUARENTENA, async (files) => files],
    [PLANES, orphansOfPlanes(deps)],
    [CV, orphansOfCvs(deps)],
  ];
  let removed = 0;
  for (const [folder, findOrphans] of folders) {
    let cursor: string | undefined;
    do {
      const page = await uploads.list(folder, cursor);
      const orphans = await findOrphans(page.files.filter(({ modified }) => modified.getTime() < oldest));
      for (const { key } of orphans) await uploads.delete(key);
      removed += orphans.length;
      cursor = page.cursor;
    } while (cursor);
  }
  deps.log.info('documento.orphans_removed', { removed });
  return removed;
}

/** `planes/<empresaId>/<archivoId>.<formato>` */
function orphansOfPlanes({ table }: Deps): FindOrphans {
  const planes = planEstrategicoRepository(table);
  const empresaOf = ({ key }: ListedFile) => key.split('/')[1] ?? '';
  return async (files) => {
    const empresaIds = [...new Set(files.map(empresaOf))];
    const named = new Map<string, string>();
    for (let start = 0; start < empresaIds.length; start += COMPANIES_AT_ONCE) {
      const some = empresaIds.slice(start, start + COMPANIES_AT_ONCE);
      for (const [empresaId, archivoId] of await planes.findArchivoIds(some)) named.set(empresaId, archivoId);
    }
    return files.filter((file) => named.get(empresaOf(file)) !== archivoOf(file));
  };
}

/** `cv/<empresaId>/<candidatoId>/<archivoId>.<formato>` */
function orphansOfCvs({ table }: Deps): FindOrphans {
  const curriculums = curriculumRepository(table);
  return async (files) => {
    const candidatos = new Map(
      files.map(({ key }) => {
        const [, empresaId = '', candidatoId = ''] = key.split('/');
        return [candidatoId, { empresaId, candidatoId }];
      }),
    );
    const named = await curriculums.findArchivoIds([...candidatos.values()]);
    return files.filter((file) => !named.has(archivoOf(file)));
  };
}

function archivoOf({ key }: ListedFile): string {
  return (key.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
}

export async function handler(): Promise<void> {
  await deleteArchivosHuerfanos(runtimeDeps(dynamoTable(env('TABLE_NAME'))), uploadFiles());
}
