import { minutosPrevistos } from '#shared/entrevistas/entrevistas/duracion.ts';
import type { Deps } from '../../core/deps.ts';
import type { Write } from '../../core/table.ts';
import { type Correo, correoWrites } from '../../correos/correo.repository.ts';
import type { EntrevistaRecord } from './entrevista.record.ts';
import { formatFecha } from './format-fecha.ts';

type Plantilla = Extract<
  Correo['plantilla'],
  | 'invitacionEntrevista'
  | 'entrevistaReprogramada'
  | 'entrevistaCancelada'
  | 'nuevoEnlaceEntrevista'
  | 'recordatorioEntrevista'
>;

/**
 * What the candidate is told of their interview, as it is in `entrevista`. The link's token goes along encrypted: only
 * the job that sends the message reads it. `write`: where somebody else has counted it, `countedCorreoWrites`.
 */
export function candidateMailWrites(
  plantilla: Plantilla,
  entrevista: EntrevistaRecord,
  deps: Pick<Deps, 'newId' | 'now'>,
  more: Record<string, string> = {},
  write = correoWrites,
): Write[] {
  const { empresaId, zonaHoraria } = entrevista;
  return write(deps, {
    empresaId,
    plantilla,
    para: { nombre: entrevista.candidatoNombre, email: entrevista.candidatoEmail },
    variables: {
      entrevistaId: entrevista.id,
      candidatoId: entrevista.candidatoId,
      nombreCandidato: entrevista.candidatoNombre,
      nombreServicio: entrevista.servicioNombre,
      duracion: String(minutosPrevistos(entrevista)),
      inicio: entrevista.fechaProgramada,
      fecha: formatFecha(entrevista.fechaProgramada, zonaHoraria),
      cierre: formatFecha(entrevista.cierra, zonaHoraria),
      secuencia: String(entrevista.secuencia),
      ...more,
    },
    secretos: { tokenAcceso: entrevista.tokenCifrado },
  });
}
