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
 * the job that sends the message reads it.
 */
export function candidateMailWrites(
  plantilla: Plantilla,
  entrevista: EntrevistaRecord,
  deps: Pick<Deps, 'newId' | 'now'>,
  more: Record<string, string> = {},
): Write[] {
  const { empresaId, zonaHoraria } = entrevista;
  return correoWrites(deps, {
    empresaId,
    plantilla,
    para: { nombre: entrevista.candidatoNombre, email: entrevista.candidatoEmail },
    variables: {
      entrevistaId: entrevista.id,
      nombreCandidato: entrevista.candidatoNombre,
      nombreEmpresa: entrevista.empresaNombre,
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
