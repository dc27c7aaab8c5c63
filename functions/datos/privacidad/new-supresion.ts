import type { Supresion } from '#shared/datos/privacidad/privacidad.ts';
import type { Deps } from '../../core/deps.ts';

/** The record of an erasure that begins now. */
export function newSupresion(
  candidatoId: string,
  solicitadaPor: Supresion['solicitadaPor'],
  deps: Pick<Deps, 'now'>,
): Supresion {
  return {
    candidatoId,
    estado: 'en_curso',
    solicitadaPor,
    fechaInicio: deps.now().toISOString(),
    fechaFin: null,
    motivo: null,
    cuentas: { entrevistas: 0, archivos: 0, elementos: 0 },
  };
}
