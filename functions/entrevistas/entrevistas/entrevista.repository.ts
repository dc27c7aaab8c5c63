import {
  type EstadoEntrevista,
  TRANSITIONS,
  type Transition,
} from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { type Turno, turnoSchema } from '#shared/entrevistas/entrevistas/turno.ts';
import { visible } from '#shared/entrevistas/entrevistas/visible.ts';
import { companyPartition } from '../../core/company-table.ts';
import { NOT_EXISTS, type Page, type Table, type Write, type WriteOptions } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { transitionCounterWrites } from '../../empresas/empresas/uso.repository.ts';
import {
  ENTREVISTAS,
  entrevistaKey,
  entrevistasDeCandidato,
  tokenKey,
  turnosPartition,
} from '../../entrada/entrevista-keys.ts';
import { entrevistaNoEncontrada, estadoNoPermite } from './entrevista.errors.ts';
import { cierreItem, type EntrevistaRecord, entrevistaItem, recordSchema, tokenItem } from './entrevista.record.ts';
import { listadoWrites } from './entrevista-listado.repository.ts';

/** Candidate's fields that an interview keeps a copy of, to be found by. */
type Persona = Pick<EntrevistaRecord, 'candidatoNombre' | 'candidatoEmail' | 'candidatoPais' | 'puesto'>;

/** What a change sets. Version, state and what follows from them are set by whoever makes the write. */
type Change = Partial<Omit<EntrevistaRecord, 'version' | 'estado' | 'id' | 'empresaId'>>;

/**
 * A change of state: the transition table gives both the new state and the condition. Lists and the company's figures
 * move with it. The interview must be as it was read, or a new time could be overwritten by a start.
 */
export function transitionWrites(entrevista: EntrevistaRecord, transition: Transition, set: Change = {}): Write[] {
  const { from, to } = TRANSITIONS[transition];
  const after = { ...entrevista, ...set, estado: to };
  return [...changeWrites(entrevista, { ...set, estado: to }, from), ...transitionCounterWrites(after, transition)];
}

/** A change within the states `from`, the interview being as it was read. */
export function changeWrites(
  entrevista: EntrevistaRecord,
  set: Change & { estado?: EstadoEntrevista },
  from: readonly EstadoEntrevista[],
): Write[] {
  const version = entrevista.version + 1;
  return [
    {
      update: entrevistaKey(entrevista.empresaId, entrevista.id),
      set: { ...set, version },
      if: { estado: { in: from }, version: { eq: entrevista.version } },
      orFail: (found) => {
        const estado = found?.estado as EstadoEntrevista | undefined;
        return estado && from.includes(estado) ? versionObsoleta() : estadoNoPermite(estado);
      },
    },
    ...listadoWrites({ ...entrevista, ...set, version }, entrevista),
  ];
}

export function entrevistaRepository(table: Table) {
  async function find(empresaId: string, id: string): Promise<EntrevistaRecord | undefined> {
    const item = await table.get(entrevistaKey(empresaId, id), { consistent: true });
    return item && recordSchema().parse(item);
  }

  return {
    find,

    async get(empresaId: string, id: string): Promise<EntrevistaRecord> {
      const entrevista = await find(empresaId, id);
      if (!entrevista) throw entrevistaNoEncontrada();
      return entrevista;
    },

    /** Up to 100 by id, as of a moment ago. */
    async findMany(empresaId: string, ids: readonly string[]): Promise<Map<string, EntrevistaRecord>> {
      const keys = [...new Set(ids)].map((id) => entrevistaKey(empresaId, id));
      const items = keys.length > 0 ? await table.batchGet(keys) : [];
      return new Map(items.map((item) => [String(item.id), recordSchema().parse(item)]));
    },

    /** Whole records of one candidate, the newest first: lists have items of their own. */
    async listOfCandidato(
      empresaId: string,
      candidatoId: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<EntrevistaRecord>> {
      const range = { pk: companyPartition(empresaId), sk: { beginsWith: entrevistasDeCandidato(candidatoId) } };
      const page = await table.query({ ...range, reverse: true, limit, cursor });
      const items = await table.batchGet(page.items.map(({ id }) => entrevistaKey(empresaId, String(id))));
      return { items: items.map((item) => recordSchema().parse(item)), cursor: page.cursor };
    },

    /** Whole records of a company, in the order in which they were booked. */
    async listRecords(
      empresaId: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<EntrevistaRecord>> {
      const range = { pk: companyPartition(empresaId), sk: { beginsWith: ENTREVISTAS } };
      const page = await table.query({ ...range, limit, cursor, consistent: true });
      return { items: page.items.map((item) => recordSchema().parse(item)), cursor: page.cursor };
    },

    /** All of a candidate, the newest first, however many they are. */
    async listIdsOfCandidato(empresaId: string, candidatoId: string): Promise<string[]> {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await table.query({
          pk: companyPartition(empresaId),
          sk: { beginsWith: entrevistasDeCandidato(candidatoId) },
          reverse: true,
          consistent: true,
          cursor,
        });
        ids.push(...page.items.map(({ id }) => String(id)));
        cursor = page.cursor;
      } while (cursor);
      return ids;
    },

    /** `result`: what a repeated request is answered, when this is all that the request does. */
    async create(
      entrevista: EntrevistaRecord,
      alongside: readonly Write[],
      options: { result?: unknown } = { result: entrevista },
    ): Promise<void> {
      await table.write(
        [
          { put: entrevistaItem(entrevista), if: NOT_EXISTS },
          { put: tokenItem(entrevista), if: NOT_EXISTS },
          { put: cierreItem(entrevista) },
          ...listadoWrites(entrevista),
          ...alongside,
        ],
        options,
      );
    },

    /** Moves the state in one transaction with what belongs to it. */
    async transition(
      entrevista: EntrevistaRecord,
      transition: Transition,
      set: Change,
      alongside: readonly Write[],
      options?: WriteOptions,
    ): Promise<void> {
      await table.write([...transitionWrites(entrevista, transition, set), ...alongside], options);
    },

    /** The same by a request that is answered the interview as it is then; so is its repetition. */
    async change(
      entrevista: EntrevistaRecord,
      transition: Transition,
      set: Change,
      alongside: readonly Write[],
    ): Promise<EntrevistaRecord> {
      const after = changed(entrevista, { ...set, estado: TRANSITIONS[transition].to });
      await table.write([...transitionWrites(entrevista, transition, set), ...alongside], { result: after });
      return after;
    },

    /** Another time or length. The item that the schedule finds moves with it. */
    async reschedule(
      entrevista: EntrevistaRecord,
      set: Change,
      alongside: readonly Write[],
    ): Promise<EntrevistaRecord> {
      const after = changed(entrevista, set);
      const writes = [...changeWrites(entrevista, set, ['programada']), { put: cierreItem(after) }, ...alongside];
      await table.write(writes, { result: after });
      return after;
    },

    /** From this transaction on the old link is like one that never was. */
    async replaceToken(
      entrevista: EntrevistaRecord,
      set: Pick<EntrevistaRecord, 'tokenHash' | 'tokenCifrado' | 'secuencia'> & Partial<Persona>,
      alongside: readonly Write[],
    ): Promise<void> {
      await table.write([
        ...changeWrites(entrevista, set, ['programada', 'en_progreso']),
        { delete: tokenKey(entrevista.tokenHash) },
        { put: tokenItem({ ...entrevista, ...set }), if: NOT_EXISTS },
        ...alongside,
      ]);
    },

    /** Stores that the candidate has another name, address, country or position, in whatever state the interview is. */
    async rename(entrevista: EntrevistaRecord, persona: Persona): Promise<void> {
      await table.write(changeWrites(entrevista, persona, [entrevista.estado]));
    },

    /** The whole transcript, in order, however long it is, as those may read it who are not the candidate. */
    async listTurnos(empresaId: string, id: string): Promise<Turno[]> {
      return (await this.listTurnosPropios(empresaId, id)).map(visible);
    },

    /** The same letter by letter: for the candidate's own room and nobody else. */
    async listTurnosPropios(empresaId: string, id: string): Promise<Turno[]> {
      const turnos: Turno[] = [];
      let cursor: string | undefined;
      do {
        const page = await table.query({
          pk: turnosPartition(empresaId, id),
          sk: { beginsWith: 'TURNO#' },
          consistent: true,
          cursor,
        });
        turnos.push(...page.items.map((item) => turnoSchema().parse(item)));
        cursor = page.cursor;
      } while (cursor);
      return turnos;
    },
  };
}

const changed = (entrevista: EntrevistaRecord, set: Change & { estado?: EstadoEntrevista }): EntrevistaRecord => ({
  ...entrevista,
  ...set,
  version: entrevista.version + 1,
});

export type EntrevistaRepository = ReturnType<typeof entrevistaRepository>;
