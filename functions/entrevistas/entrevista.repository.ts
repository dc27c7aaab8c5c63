import { type EstadoEntrevista, TRANSITIONS, type Transition } from '#shared/entrevistas/entrevista.states.ts';
import { type Turno, turnoSchema } from '#shared/entrevistas/turno.ts';
import { companyPartition } from '../core/company-table.ts';
import { NOT_EXISTS, type Page, type Table, type Write } from '../core/table.ts';
import { entrevistaNoEncontrada, estadoNoPermite } from './entrevista.errors.ts';
import {
  candidatoEntrevistaKey,
  cierreItem,
  type EntrevistaRecord,
  entrevistaItem,
  entrevistaKey,
  recordSchema,
  stateIndex,
  tokenKey,
  turnosPartition,
} from './entrevista.record.ts';

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  estado?: EstadoEntrevista | undefined;
  candidatoId?: string | undefined;
  orden?: 'programada' | 'creacion';
}

/** A change of state: the transition table gives both the new state and the condition. */
export function transitionWrite(
  entrevista: EntrevistaRecord,
  transition: Transition,
  set: Partial<EntrevistaRecord> = {},
): Write {
  const { from, to } = TRANSITIONS[transition];
  return {
    update: entrevistaKey(entrevista.empresaId, entrevista.id),
    set: { ...set, estado: to, ...stateIndex({ ...entrevista, estado: to }) },
    add: { version: 1 },
    if: { estado: { in: from } },
    orFail: (found) => estadoNoPermite(found?.estado as EstadoEntrevista | undefined),
  };
}

export function entrevistaRepository(table: Table) {
  async function find(empresaId: string, id: string): Promise<EntrevistaRecord | undefined> {
    const item = await table.get(entrevistaKey(empresaId, id), { consistent: true });
    return item && recordSchema().parse(item);
  }

  async function listOfCandidato(empresaId: string, candidatoId: string, page: ListQuery) {
    const prefix = candidatoEntrevistaKey(empresaId, candidatoId);
    const pointers = await table.query({
      pk: prefix.PK,
      sk: { beginsWith: prefix.SK },
      reverse: true,
      limit: page.limit,
      cursor: page.cursor,
    });
    const items = await table.batchGet(
      pointers.items.map((item) => entrevistaKey(empresaId, String(item.entrevistaId))),
    );
    return { items, cursor: pointers.cursor };
  }

  return {
    find,

    async get(empresaId: string, id: string): Promise<EntrevistaRecord> {
      const entrevista = await find(empresaId, id);
      if (!entrevista) throw entrevistaNoEncontrada();
      return entrevista;
    },

    async list(empresaId: string, query: ListQuery): Promise<Page<EntrevistaRecord>> {
      const { estado, candidatoId, orden, limit, cursor } = query;
      const all = `${companyPartition(empresaId)}#ENTREVISTAS`;
      const page = candidatoId
        ? await listOfCandidato(empresaId, candidatoId, query)
        : orden === 'creacion' && !estado
          ? await table.query({ ...newest(empresaId), limit, cursor })
          : await table.query({
              ...(estado ? { index: 'GSI2', pk: `${all}#${estado}` } : { index: 'GSI1', pk: all }),
              reverse: true,
              limit,
              cursor,
            });
      const items = page.items.map((item) => recordSchema().parse(item));
      // One candidate has few interviews: their state is looked at here, on the page that was read.
      return { items: items.filter((each) => !estado || each.estado === estado), cursor: page.cursor };
    },

    /** Whether the candidate has an interview that is booked or running, as it stands now. */
    async hasAbierta(empresaId: string, candidatoId: string): Promise<boolean> {
      const { PK, SK } = candidatoEntrevistaKey(empresaId, candidatoId);
      let cursor: string | undefined;
      do {
        const page = await table.query({ pk: PK, sk: { beginsWith: SK }, limit: 25, consistent: true, cursor });
        const found = await Promise.all(page.items.map((item) => find(empresaId, String(item.entrevistaId))));
        if (found.some((each) => each?.estado === 'programada' || each?.estado === 'en_progreso')) return true;
        cursor = page.cursor;
      } while (cursor);
      return false;
    },

    /** All of a candidate, the newest first, however many they are. */
    async listIdsOfCandidato(empresaId: string, candidatoId: string): Promise<string[]> {
      const prefix = candidatoEntrevistaKey(empresaId, candidatoId);
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await table.query({
          pk: prefix.PK,
          sk: { beginsWith: prefix.SK },
          reverse: true,
          consistent: true,
          cursor,
        });
        ids.push(...page.items.map(({ entrevistaId }) => String(entrevistaId)));
        cursor = page.cursor;
      } while (cursor);
      return ids;
    },

    async create(entrevista: EntrevistaRecord, alongside: readonly Write[]): Promise<void> {
      const { empresaId, id, candidatoId, tokenHash } = entrevista;
      await table.write(
        [
          { put: entrevistaItem(entrevista), if: NOT_EXISTS },
          { put: { ...tokenKey(tokenHash), tipo: 'TOKEN', empresaId, entrevistaId: id }, if: NOT_EXISTS },
          {
            put: {
              ...candidatoEntrevistaKey(empresaId, candidatoId, id),
              tipo: 'CANDIDATO_ENTREVISTA',
              entrevistaId: id,
            },
          },
          { put: cierreItem(entrevista) },
          ...alongside,
        ],
        { result: entrevista },
      );
    },

    /** Moves the state in one transaction with what belongs to it. */
    async transition(
      entrevista: EntrevistaRecord,
      transition: Transition,
      set: Partial<EntrevistaRecord>,
      alongside: readonly Write[],
    ): Promise<void> {
      await table.write([transitionWrite(entrevista, transition, set), ...alongside]);
    },

    /** The whole transcript, in order, however long it is. */
    async listTurnos(empresaId: string, id: string): Promise<Turno[]> {
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
/** Ids sort by creation. */
const newest = (empresaId: string) => {
  const { PK, SK } = entrevistaKey(empresaId, '');
  return { pk: PK, sk: { beginsWith: SK }, reverse: true };
};

export type EntrevistaRepository = ReturnType<typeof entrevistaRepository>;
