import { type LineaAyuda, PASOS_AVISO } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { isShown } from '#shared/entrevistas/dignidad/linea.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { eventWrite } from '../../core/outbox.ts';
import { lineasRepository } from './lineas.repository.ts';
import { todayOf } from './lineas.service.ts';
import { lineasAyuda } from './lineas-ayuda.ts';

/**
 * Tells superadmins once of each step towards the day on which a verification ends, all lines of a step together. The note
 * of what was told is in the transaction of what tells it, so running twice tells nobody twice. A line that was dialled
 * has another day, and its steps begin anew.
 */
export async function checkLineasAyuda(deps: Deps): Promise<number> {
  const repo = lineasRepository(deps.table);
  const [cambios, before] = await Promise.all([repo.get(), repo.getAvisado()]);
  const due = lineasAyuda(cambios, todayOf(deps)).flatMap((linea) => stepOf(linea) ?? []);
  const news = due.filter(({ linea, note }) => before.pasos[linea.id] !== note);
  if (news.length === 0) return 0;
  const told = PASOS_AVISO.flatMap((paso) => {
    const some = news.filter((each) => each.paso === paso);
    const dia = some.map(({ linea }) => linea.caduca ?? '').toSorted()[0];
    if (!dia) return [];
    return eventWrite(deps, 'GLOBAL#LINEAS', 'LineasPorCaducar', { paso, cuantas: some.length, dia });
  });
  const pasos = Object.fromEntries(due.map(({ linea, note }) => [linea.id, note]));
  const stored = await repo.setAvisado(before, pasos, told);
  deps.log.info('lineas.checked', { due: due.length, told: stored ? told.length : 0 });
  return stored ? told.length : 0;
}

/** The last step that has come, and how it is noted; undefined where none has, or where there is nothing to dial or show. */
function stepOf(linea: LineaAyuda) {
  const { estado, dias, caduca, marcar } = linea;
  if (dias === null || marcar === '' || !(isShown(estado) || estado === 'caducada')) return undefined;
  const paso = PASOS_AVISO.filter((each) => dias <= each).at(-1);
  return paso === undefined ? undefined : { linea, paso, note: `${caduca}#${paso}` };
}

export async function handler(): Promise<void> {
  await checkLineasAyuda(runtimeDeps(dynamoTable(env('TABLE_NAME'))));
}
