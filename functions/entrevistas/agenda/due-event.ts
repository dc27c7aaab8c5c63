import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { Conditions, Write } from '../../core/table.ts';
import { dueAtencion } from '../atencion/due-atencion.ts';
import { candidateMailWrites } from '../entrevistas/candidate-mail.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import type { AgendaEntry } from './agenda.record.ts';

export interface Due {
  /** The event, and what the candidate is sent. */
  writes: Write[];
  /** What must still be so when the event is written: the interview may be rescheduled meanwhile. */
  stillSo: Conditions;
}

const hourBefore = (instant: string) => new Date(Date.parse(instant) - 60 * 60_000).toISOString();
const ANTELACION = { dia: 'menos de un día', hora: 'menos de una hora' };

/** What there is to tell about a due entry, as the interview is now; undefined when its reason has gone away. */
export async function dueEvent(entry: AgendaEntry, entrevista: EntrevistaRecord, deps: Deps): Promise<Due | undefined> {
  const { empresaId, id: entrevistaId, estado, fechaProgramada, cierra } = entrevista;
  const now = deps.now().toISOString();
  const partition = companyPartition(empresaId);
  const detail = { empresaId, entrevistaId };
  const booked: Conditions = { estado: { eq: 'programada' }, fechaProgramada: { eq: fechaProgramada } };
  switch (entry.asunto) {
    case 'recordatorio_dia':
    case 'recordatorio_hora': {
      // Late, after a break of the schedule, it would remind of something that has begun.
      if (estado !== 'programada' || fechaProgramada !== entry.referencia || fechaProgramada <= now) return undefined;
      // So late that the next one says it better.
      if (entry.asunto === 'recordatorio_dia' && hourBefore(fechaProgramada) <= now) return undefined;
      const antelacion = entry.asunto === 'recordatorio_dia' ? 'dia' : 'hora';
      return {
        writes: [
          eventWrite(deps, partition, 'RecordatorioEntrevista', { ...detail, antelacion }),
          ...candidateMailWrites('recordatorioEntrevista', entrevista, deps, { antelacion: ANTELACION[antelacion] }),
        ],
        stillSo: booked,
      };
    }
    case 'enlace_por_cerrar':
      if (estado !== 'programada' || cierra !== entry.referencia || cierra <= now) return undefined;
      return { writes: [eventWrite(deps, partition, 'EnlacePorCerrar', detail)], stillSo: booked };
    case 'revision_atrasada':
      if (estado !== 'analizada') return undefined;
      return {
        writes: [eventWrite(deps, partition, 'RevisionAtrasada', { ...detail, vez: entry.vez })],
        stillSo: { estado: { eq: 'analizada' } },
      };
    case 'aviso_neutro':
    case 'pausa_larga':
    case 'urgente_sin_abrir':
    case 'neutro_sin_abrir':
      return dueAtencion(entry, entrevista, deps);
  }
}
