import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { EXISTS } from '../../core/table.ts';
import type { AgendaEntry } from '../agenda/agenda.record.ts';
import type { Due } from '../agenda/due-event.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { ajustesAtencionRepository } from './ajustes-atencion.repository.ts';
import { atencionKey, openWrites } from './atencion.record.ts';
import { atencionRepository } from './atencion.repository.ts';

/** Care notice that is due now; undefined when its reason has gone away. */
export async function dueAtencion(
  { asunto, referencia }: AgendaEntry,
  entrevista: EntrevistaRecord,
  deps: Deps,
): Promise<Due | undefined> {
  const { empresaId, id: entrevistaId } = entrevista;
  if (asunto === 'aviso_neutro' || asunto === 'pausa_larga') {
    if (asunto === 'pausa_larga' && !(entrevista.estado === 'en_progreso' && entrevista.pausada)) return undefined;
    const ajustesAtencion = await ajustesAtencionRepository(deps.table).find(empresaId);
    const writes = openWrites(deps, { entrevista, anfitrion: { ajustesAtencion } }, { tipo: 'neutro' });
    return { writes, stillSo: asunto === 'pausa_larga' ? { pausada: { eq: true } } : EXISTS };
  }
  const atencion = await atencionRepository(deps.table).find(empresaId, entrevistaId, referencia);
  if (atencion?.estado !== 'abierta') return undefined;
  const detail = { empresaId, entrevistaId, atencionId: atencion.id };
  return {
    writes: [
      { check: atencionKey(empresaId, entrevistaId, atencion.id), if: { estado: { eq: 'abierta' } } },
      eventWrite(deps, companyPartition(empresaId), 'AtencionSinAbrir', detail),
    ],
    stillSo: EXISTS,
  };
}
