import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { almacenRepository, programacionWrite } from './almacen.repository.ts';
import { nextCopia } from './next-copia.ts';
import { newOperacion, operacionRepository } from './operacion.repository.ts';

const AT_ONCE = 50;
const SISTEMA = { usuarioId: 'sistema', nombre: 'Copia programada' };

/** Begins each backup that is due and sets the next day, in one transaction: a schedule that fires twice makes one. */
export async function startCopias(deps: Deps): Promise<number> {
  const almacenes = almacenRepository(deps.table);
  const operaciones = operacionRepository(deps.table);
  const empresas = empresaRepository(deps.table);
  const due = await almacenes.listDue(deps.now().toISOString(), AT_ONCE);
  for (const { empresaId, programacion } of due) {
    const empresa = await empresas.find(empresaId);
    // Nothing of a cancelled company changes any more, and then it is purged.
    const goesOn = empresa && empresa.estado !== 'cancelada';
    const proxima = goesOn ? nextCopia(programacion.frecuencia, deps.now()) : null;
    const copia = goesOn
      ? newOperacion(
          {
            empresaId,
            empresaNombre: displayNombre(empresa),
            clase: 'copia',
            estado: 'en_curso',
            origen: 'programada',
            actor: SISTEMA,
          },
          deps,
        )
      : undefined;
    await operaciones.createDue(
      copia,
      programacionWrite(empresaId, { ...programacion, proxima }, programacion.proxima),
      deps,
    );
  }
  if (due.length > 0) deps.log.info('datos.copias_started', { copias: due.length });
  return due.length;
}

export async function handler(): Promise<void> {
  await startCopias(runtimeDeps(dynamoTable(env('TABLE_NAME'))));
}
