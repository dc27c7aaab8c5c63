import type { Operacion } from '#shared/datos/datos/datos.ts';
import type { Deps } from '../../core/deps.ts';
import { PASOS } from './elemento.repository.ts';
import { newOperacion, type OperacionRecord, type OperacionRepository } from './operacion.repository.ts';

type Asked = Pick<Operacion, 'empresaNombre' | 'clase' | 'actor'> & { empresaId: string } & Partial<OperacionRecord>;

/** Work that begins when a backup of what is there has been made, and not without it. */
export async function startAfterCopia(
  asked: Asked,
  operaciones: OperacionRepository,
  deps: Pick<Deps, 'newId' | 'now' | 'log'>,
): Promise<OperacionRecord> {
  const { empresaId, empresaNombre, actor } = asked;
  const waiting = newOperacion({ ...asked, estado: 'esperando' }, deps);
  const copia = newOperacion(
    {
      empresaId,
      empresaNombre,
      actor,
      clase: 'copia',
      estado: 'en_curso',
      origen: 'previa',
      sigue: waiting.id,
      pasosTotal: PASOS.length,
    },
    deps,
  );
  const operacion = { ...waiting, copiaPreviaId: copia.id };
  await operaciones.createAfterCopia(operacion, copia, deps);
  deps.log.info('datos.requested', { empresaId, operacionId: operacion.id, clase: operacion.clase });
  return operacion;
}
