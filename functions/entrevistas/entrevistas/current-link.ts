import { noReenviable } from '../../correos/correo.errors.ts';
import type { Correo } from '../../correos/correo.repository.ts';
import type { EntrevistaRepository } from './entrevista.repository.ts';

/**
 * The secrets of an e-mail about an interview, as the interview is now: its link may be another one since. What it says
 * of the date must still be true. @throws AppError ESTADO_NO_PERMITE
 */
export async function currentLink(
  { empresaId, plantilla, secretos, variables }: Correo,
  entrevistas: Pick<EntrevistaRepository, 'find'>,
): Promise<Correo['secretos']> {
  const { entrevistaId, inicio } = variables;
  if (!empresaId || !entrevistaId || plantilla === 'entrevistaCancelada') return secretos;
  const entrevista = await entrevistas.find(empresaId, entrevistaId);
  const open = entrevista?.estado === 'programada' || entrevista?.estado === 'en_progreso';
  if (!open) throw noReenviable('La entrevista de este correo ya no está pendiente.');
  if (inicio !== entrevista.fechaProgramada) {
    throw noReenviable('La entrevista tiene ahora otra fecha: envía un enlace nuevo desde Entrevistas.');
  }
  return { ...secretos, tokenAcceso: entrevista.tokenCifrado };
}
