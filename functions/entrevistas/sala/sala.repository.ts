import type { EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { Respuesta, Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Conditions, Table, Write } from '../../core/table.ts';
import type { Plaza } from '../../empresas/licencias/plaza.ts';
import { entrevistaKey, turnoKey } from '../../entrada/entrevista-keys.ts';
import { estadoNoPermite } from '../entrevistas/entrevista.errors.ts';
import { cierreItem, type EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { transitionWrites } from '../entrevistas/entrevista.repository.ts';
import { conducePersona, respuestaYaCorregida, salaCerrada, salaPausada, turnoYaRespondido } from './sala.errors.ts';

/**
 * What the candidate changes. Keys are those of `entrevista.record.ts`. Each write expects the interview as it was
 * read, so two tabs or two devices never make two turns.
 */
export function salaRepository(table: Table) {
  return {
    async acceptConsents(
      entrevista: EntrevistaRecord,
      consentimientos: EntrevistaRecord['consentimientos'],
    ): Promise<void> {
      await table.write([
        {
          update: entrevistaKey(entrevista.empresaId, entrevista.id),
          set: { consentimientos },
          if: { estado: { in: ['programada', 'en_progreso'] } },
          orFail: salaCerrada,
        },
      ]);
    },

    /** The state is the first condition: whoever comes second finds the interview begun, whatever the licence is. */
    async start(
      entrevista: EntrevistaRecord,
      first: Turno,
      { set, writes }: Plaza,
      alongside: readonly Write[],
    ): Promise<void> {
      await table.write([
        ...transitionWrites(entrevista, 'start', { ...set, fechaInicio: first.fecha, turnoActual: 1 }),
        appendTurno(entrevista, first),
        ...alongside,
        ...writes,
      ]);
    },

    /** The first question of an interview that staff have begun. */
    async begin(entrevista: EntrevistaRecord, first: Turno): Promise<void> {
      await table.write([
        {
          update: entrevistaKey(entrevista.empresaId, entrevista.id),
          set: { turnoActual: 1 },
          if: { estado: { eq: 'en_progreso' }, turnoActual: { eq: 0 } },
          orFail: (found) => estadoNoPermite(found?.estado as EstadoEntrevista | undefined),
        },
        appendTurno(entrevista, first),
      ]);
    },

    /** Stores an answer together with the question that follows it; without one the interview waits to be sent. */
    async answer(entrevista: EntrevistaRecord, answered: Turno, next: Turno | undefined): Promise<void> {
      await table.write([
        {
          update: entrevistaKey(entrevista.empresaId, entrevista.id),
          set: next ? { turnoActual: next.secuencia } : { porEnviar: true },
          if: {
            estado: { eq: 'en_progreso' },
            pausada: { eq: false },
            turnoActual: { eq: answered.secuencia },
            porEnviar: { eq: false },
          },
          orFail: (found) => (found?.pausada ? salaPausada() : turnoYaRespondido()),
        },
        {
          update: turnoKey(entrevista.empresaId, entrevista.id, answered.secuencia),
          set: { respuesta: answered.respuesta },
          if: { PK: { exists: true }, respuesta: { exists: false } },
          orFail: turnoYaRespondido,
        },
        ...(next ? [appendTurno(entrevista, next)] : []),
      ]);
    },

    /**
     * Puts a corrected answer in the place of the one that was read. The interview is only looked at: answering another
     * question meanwhile is no conflict, and sending it is.
     */
    async correct({ empresaId, id }: EntrevistaRecord, read: Answered, respuesta: Respuesta): Promise<void> {
      await table.write([
        {
          check: entrevistaKey(empresaId, id),
          if: { estado: { eq: 'en_progreso' }, pausada: { eq: false } },
          orFail: (found) => (found?.estado === 'en_progreso' ? salaPausada() : salaCerrada()),
        },
        {
          update: turnoKey(empresaId, id, read.secuencia),
          set: { respuesta },
          if: { respuesta: { eq: read.respuesta } },
          orFail: respuestaYaCorregida,
        },
      ]);
    },

    async pause(entrevista: EntrevistaRecord): Promise<void> {
      await table.write(pauseWrites(entrevista, { estado: { eq: 'en_progreso' } }, salaCerrada));
    },

    async resume(entrevista: EntrevistaRecord): Promise<void> {
      await table.write([
        {
          update: entrevistaKey(entrevista.empresaId, entrevista.id),
          set: { pausada: false },
          if: { estado: { eq: 'en_progreso' }, conducePersona: { exists: false } },
          orFail: (found) => (found?.conducePersona ? conducePersona() : salaCerrada()),
        },
      ]);
    },
  };
}
export type SalaRepository = ReturnType<typeof salaRepository>;

/** A turn that has an answer. */
export type Answered = Turno & { respuesta: Respuesta };

const PAUSE_DAYS = 7;

/** A pause gives seven days more, once an interview and whatever it is for: so the date tells nothing about why. */
export function pauseWrites(entrevista: EntrevistaRecord, conditions: Conditions, orFail: Write['orFail']): Write[] {
  const { empresaId, id, plazoAmpliado, cierra: before } = entrevista;
  const update = { update: entrevistaKey(empresaId, id), if: conditions, orFail };
  if (plazoAmpliado) return [{ ...update, set: { pausada: true } }];
  const cierra = new Date(Date.parse(before) + PAUSE_DAYS * 24 * 60 * 60_000).toISOString();
  return [
    { ...update, set: { pausada: true, plazoAmpliado: true, cierra } },
    { put: cierreItem({ ...entrevista, cierra }) },
  ];
}

const NEW_TURNO: Conditions = { PK: { exists: false } };

function appendTurno({ empresaId, id }: EntrevistaRecord, turno: Turno): Write {
  return {
    put: { ...turnoKey(empresaId, id, turno.secuencia), ...turno },
    if: NEW_TURNO,
    orFail: turnoYaRespondido,
  };
}
