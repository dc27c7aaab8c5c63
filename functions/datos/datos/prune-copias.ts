import { copiaKey } from './datos-files.ts';
import type { OperacionRecord } from './operacion.repository.ts';
import type { WorkServices } from './work-operacion.ts';

/** Backups before a restore or a clear that are kept: whoever regrets it does so soon. */
const PREVIAS = 10;
const PAGE = 100;

/** Of a company's backups those that its schedule no longer keeps go: file, then record. What people made stays. */
export async function pruneCopias(
  empresaId: string,
  { repos, uploads }: Pick<WorkServices, 'repos' | 'uploads'>,
): Promise<void> {
  const { programacion } = await repos.almacenes.find(empresaId);
  const { items } = await repos.operaciones.listCopias(empresaId, { limit: PAGE });
  const done = (origen: OperacionRecord['origen']) =>
    items.filter((each) => each.origen === origen && ['terminada', 'fallida'].includes(each.estado));
  const gone = [...done('programada').slice(programacion.conservar), ...done('previa').slice(PREVIAS)];
  for (const copia of gone) {
    await uploads.delete(copiaKey(copia));
    await repos.operaciones.deleteCopia(copia);
  }
}
