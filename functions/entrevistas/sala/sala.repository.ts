import type { EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { Respuesta, Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Conditions, Table, Write } from '../../core/table.ts';
import type { Plaza } from '../../empresas/licencias/plaza.ts';
import { entrevistaKey, turnoKey } from '../../entrada/entrevista-keys.ts';
import { estadoNoPermite } from '../entrevistas/entrevista.errors.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { transitionWrites } from '../entrevistas/entrevista.repository.ts';
import { type Alongside, pauseChange, pauseWrites, takesAnswers } from './pausa.ts';
import {
  conducePersona,
  faltaMayoria,
  respuestaYaCorregida,
  salaCerrada,
  salaPausada,
  turnoYaRespondido,
} from './sala.errors.ts';

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
    async answer(
      entrevista: EntrevistaRecord,
      answered: Turno,
      next: Turno | undefined,
      { detiene = false, esperaMayoria, writes = [] }: Alongside = {},
    ): Promise<void> {
      const pause = detiene ? pauseChange(entrevista, esperaMayoria) : { set: {}, writes: [] };
      await table.write([
        {
          update: entrevistaKey(entrevista.empresaId, entrevista.id),
          set: { ...(next ? { turnoActual: next.secuencia } : { porEnviar: true }), ...pause.set },
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
        ...pause.writes,
        ...writes,
      ]);
    },

    /**
     * Puts a corrected answer in the place of the one that was read. The interview is only looked at: answering another
     * question meanwhile is no conflict, and sending it is.
     */
    async correct(
      entrevista: EntrevistaRecord,
      read: Answered,
      respuesta: Respuesta,
      { writes = [], ...said }: Alongside = {},
    ): Promise<void> {
      const { empresaId, id } = entrevista;
      await table.write([
        ...takesAnswers(entrevista, said),
        {
          update: turnoKey(empresaId, id, read.secuencia),
          set: { respuesta },
          if: { respuesta: { eq: read.respuesta } },
          orFail: respuestaYaCorregida,
        },
        ...writes,
      ]);
    },

    /** Writes of a message to a text of which nothing is kept; the question stays open. */
    async note(entrevista: EntrevistaRecord, { writes = [], ...said }: Alongside = {}): Promise<void> {
      await table.write([...takesAnswers(entrevista, said), ...writes]);
    },

    /**
     * Result of a late reading of an answer, on the condition that it is still the one that was read; with the message that
     * the room shows at its next request. An interview that is over is told nothing.
     */
    async readLate(
      entrevista: EntrevistaRecord,
      read: Answered,
      respuesta: Respuesta,
      told?: Alongside & { intervencionId: string },
    ): Promise<void> {
      const { empresaId, id, estado } = entrevista;
      const turno: Write = {
        update: turnoKey(empresaId, id, read.secuencia),
        set: { respuesta },
        if: { respuesta: { eq: read.respuesta } },
        orFail: respuestaYaCorregida,
      };
      if (!told || estado !== 'en_progreso') return table.write([turno]);
      const pause = told.detiene ? pauseChange(entrevista, told.esperaMayoria) : { set: {}, writes: [] };
      await table.write([
        turno,
        {
          update: entrevistaKey(empresaId, id),
          set: { ...pause.set, porDecir: told.intervencionId },
          if: { estado: { eq: 'en_progreso' } },
          orFail: salaCerrada,
        },
        ...pause.writes,
        ...(told.writes ?? []),
      ]);
    },

    /** The room has shown what a late reading had found. */
    async told(entrevista: EntrevistaRecord, intervencionId: string): Promise<void> {
      await table.write([
        {
          update: entrevistaKey(entrevista.empresaId, entrevista.id),
          remove: ['porDecir'],
          if: { porDecir: { eq: intervencionId } },
          instead: () => [],
        },
      ]);
    },

    /** Erases answers at their author's wish: the questions count as skipped. */
    async erase(entrevista: EntrevistaRecord, turnos: readonly Answered[], fecha: string): Promise<void> {
      await table.write([stillOpen(entrevista), ...turnos.map((turno) => eraseWrite(entrevista, turno, fecha))]);
    },

    /** No question is left to answer: the open one counts as skipped. */
    async close(entrevista: EntrevistaRecord, open: Turno | undefined, respuesta: Respuesta): Promise<void> {
      await table.write([
        {
          update: entrevistaKey(entrevista.empresaId, entrevista.id),
          set: { pausada: false, porEnviar: true },
          if: { estado: { eq: 'en_progreso' } },
          orFail: salaCerrada,
        },
        ...(open
          ? [
              {
                update: turnoKey(entrevista.empresaId, entrevista.id, open.secuencia),
                set: { respuesta },
                if: { PK: { exists: true as const }, respuesta: { exists: false as const } },
                orFail: turnoYaRespondido,
              },
            ]
          : []),
      ]);
    },

    /** Withdrawal of the candidate: no answer of theirs is left. */
    async withdraw(
      entrevista: EntrevistaRecord,
      turnos: readonly Answered[],
      change: { motivo: string; fechaCancelacion: string },
      alongside: readonly Write[],
    ): Promise<void> {
      await table.write([
        ...transitionWrites(entrevista, 'withdraw', { ...change, pausada: false, porEnviar: false }),
        ...turnos.map((turno) => eraseWrite(entrevista, turno, change.fechaCancelacion)),
        ...alongside,
      ]);
    },

    /** Writes that belong to the room and change nothing of the interview. */
    alongside: (writes: readonly Write[]): Promise<void> => table.write([...writes]),

    async pause(entrevista: EntrevistaRecord): Promise<void> {
      await table.write(pauseWrites(entrevista, { estado: { eq: 'en_progreso' } }, salaCerrada));
    },

    /** @param mayor the person has said to be of age */
    async resume(entrevista: EntrevistaRecord, { mayor = false } = {}): Promise<void> {
      await table.write([
        {
          update: entrevistaKey(entrevista.empresaId, entrevista.id),
          set: { pausada: false },
          ...(mayor && { remove: ['esperaMayoria'] }),
          if: {
            estado: { eq: 'en_progreso' },
            conducePersona: { exists: false },
            ...(!mayor && { esperaMayoria: { exists: false } }),
          },
          orFail: (found) => {
            if (found?.conducePersona) return conducePersona();
            return found?.esperaMayoria ? faltaMayoria() : salaCerrada();
          },
        },
      ]);
    },
  };
}
export type SalaRepository = ReturnType<typeof salaRepository>;

/** A turn that has an answer. */
export type Answered = Turno & { respuesta: Respuesta };

const stillOpen = ({ empresaId, id }: EntrevistaRecord): Write => ({
  check: entrevistaKey(empresaId, id),
  if: { estado: { eq: 'en_progreso' } },
  orFail: salaCerrada,
});

/** Neither the text nor its corrections are kept; the id stays, so that a late copy of the answer is not stored again. */
function eraseWrite({ empresaId, id }: EntrevistaRecord, { secuencia, respuesta }: Answered, fecha: string): Write {
  return {
    update: turnoKey(empresaId, id, secuencia),
    set: { respuesta: { respuestaId: respuesta.respuestaId, texto: '', omitida: true, fecha } },
    if: { PK: { exists: true } },
    orFail: salaCerrada,
  };
}

const NEW_TURNO: Conditions = { PK: { exists: false } };

function appendTurno({ empresaId, id }: EntrevistaRecord, turno: Turno): Write {
  return {
    put: { ...turnoKey(empresaId, id, turno.secuencia), ...turno },
    if: NEW_TURNO,
    orFail: turnoYaRespondido,
  };
}
