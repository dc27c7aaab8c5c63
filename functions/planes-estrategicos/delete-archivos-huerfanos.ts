import { type ListedFile, type UploadFiles, uploadFiles } from '../core/adapters/upload-files.ts';
import { type Deps, runtimeDeps } from '../core/deps.ts';
import { dynamoTable } from '../core/dynamo-table.ts';
import { env } from '../core/env.ts';
import { CUARENTENA, PLANES } from './archivo-plan.ts';
import { type PlanEstrategicoRepository, planEstrategicoRepository } from './plan-estrategico.repository.ts';

/** A file is younger than what names it for moments only; a day leaves room for a person who confirms late. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** BatchGet takes no more. */
const COMPANIES_AT_ONCE = 100;

/**
 * Removes what nobody can reach any more: uploads that were never confirmed (the bucket forgets them as well, but with
 * days of delay) and files that their company's plan does not name. Running twice does no harm.
 */
export async function deleteArchivosHuerfanos(deps: Deps, uploads: UploadFiles): Promise<number> {
  const planes = planEstrategicoRepository(deps.table);
  const oldest = deps.now().getTime() - GRACE_MS;
  const isOld = ({ modified }: ListedFile) => modified.getTime() < oldest;
  let removed = 0;
  for (const prefix of [CUARENTENA, PLANES]) {
    let cursor: string | undefined;
    do {
      const page = await uploads.list(prefix, cursor);
      const old = page.files.filter(isOld);
      const orphans = prefix === CUARENTENA ? old : await unnamed(old, planes);
      for (const { key } of orphans) await uploads.delete(key);
      removed += orphans.length;
      cursor = page.cursor;
    } while (cursor);
  }
  deps.log.info('plan_estrategico.orphans_removed', { removed });
  return removed;
}

async function unnamed(files: readonly ListedFile[], planes: PlanEstrategicoRepository): Promise<ListedFile[]> {
  const empresaIds = [...new Set(files.map(({ key }) => partsOf(key).empresaId))];
  const named = new Map<string, string>();
  for (let start = 0; start < empresaIds.length; start += COMPANIES_AT_ONCE) {
    const some = empresaIds.slice(start, start + COMPANIES_AT_ONCE);
    for (const [empresaId, archivoId] of await planes.findArchivoIds(some)) named.set(empresaId, archivoId);
  }
  return files.filter(({ key }) => {
    const { empresaId, archivoId } = partsOf(key);
    return named.get(empresaId) !== archivoId;
  });
}

/** `planes/<empresaId>/<archivoId>.<formato>` */
function partsOf(key: string): { empresaId: string; archivoId: string } {
  const [, empresaId = '', file = ''] = key.split('/');
  return { empresaId, archivoId: file.replace(/\.\w+$/, '') };
}

export async function handler(): Promise<void> {
  await deleteArchivosHuerfanos(runtimeDeps(dynamoTable(env('TABLE_NAME'))), uploadFiles());
}
