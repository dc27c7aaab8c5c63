import { isDeepStrictEqual } from 'node:util';
import type { EstadoCandidato } from '#shared/candidatos/candidatos/candidato.states.ts';
import {
  type Candidato,
  type CandidatoResumen,
  createCandidatoSchema,
} from '#shared/candidatos/candidatos/candidato.ts';
import type { Hito } from '#shared/candidatos/candidatos/hito.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { EXISTS, type Item, NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { areaCountWrite, areaEnterWrite, areaLeaveWrite } from '../../empresas/areas/area.repository.ts';
import { countWrite, usoWrite } from '../../empresas/empresas/uso.repository.ts';
import { candidatoKey } from '../../entrada/candidato-keys.ts';
import { CandidatoCambiado, candidatoDuplicado, candidatoNoEncontrado } from './candidato.errors.ts';
import {
  type CandidatoRecord,
  candidatoEmailKey,
  candidatoRecordSchema,
  emailOfKey,
  ownItems,
} from './candidato.record.ts';
import {
  asShown,
  type ListQuery,
  listadoWrites,
  listCandidatos,
  removeListadoWrites,
} from './candidato-listado.repository.ts';
import { contadorWrites } from './candidatos-contador.repository.ts';
import { hitoWrites, type NewHito } from './hito.repository.ts';
import { estadoWrites } from './move-candidato.ts';
import { findSuprimidos } from './suprimido.record.ts';
import { type Actividad, removeActividadWrite } from './ultima-actividad.record.ts';

type WriteDeps = Pick<Deps, 'newId' | 'now'>;

/** A correction's author, and whether booked interviews get a new link when the address is another one. */
interface Correction {
  actor?: Hito['actor'];
  renovarEnlaces?: boolean;
}

/** Fields of which interviews and reports keep a copy, which follows: `follow-candidato.ts`. */
const COPIADOS = ['nombre', 'email', 'pais', 'puesto'];

/** With the candidate, its lists and counters well below the 100 items that DynamoDB takes. */
const OWN_AT_ONCE = 40;
/** BatchGet takes no more. */
const EMAILS_AT_ONCE = 100;

/** The candidate is still there: a condition of what is written about them. */
export function candidatoCheck(empresaId: string, id: string): Write {
  return { check: candidatoKey(empresaId, id), if: EXISTS, orFail: () => candidatoNoEncontrado() };
}

/**
 * With what is known of them and what counts and finds them; fails when they were changed or booked since they were read,
 * and with `inactivo` when anything at all has happened to them.
 */
export function deleteCandidatoWrites(candidato: CandidatoRecord, inactivo?: Actividad): Write[] {
  const { empresaId, id, email, areaId, estado, version, reservas } = candidato;
  return [
    {
      delete: candidatoKey(empresaId, id),
      if: { version: { eq: version }, reservas: { eq: reservas } },
      orFail: (found) => (found ? versionObsoleta() : candidatoNoEncontrado()),
    },
    { delete: candidatoEmailKey(empresaId, email) },
    usoWrite(empresaId, { candidatos: -1 }),
    ...contadorWrites(empresaId, estado, undefined),
    ...(areaId ? [areaLeaveWrite(empresaId, areaId)] : []),
    ...removeListadoWrites(candidato),
    removeActividadWrite(empresaId, id, inactivo),
  ];
}

/** Keys: `candidato.record.ts`; lists: `candidato-listado.repository.ts`. */
export function candidatoRepository(table: Table) {
  async function find(empresaId: string, id: string): Promise<CandidatoRecord | undefined> {
    const item = await table.get(candidatoKey(empresaId, id), { consistent: true });
    return item && candidatoRecordSchema().parse(item);
  }

  async function get(empresaId: string, id: string): Promise<CandidatoRecord> {
    const candidato = await find(empresaId, id);
    if (!candidato) throw candidatoNoEncontrado();
    return candidato;
  }

  return {
    find,
    get,

    /** Whose each e-mail is, of those that belong to somebody in the company. */
    async findIdsByEmail(empresaId: string, emails: readonly string[]): Promise<Map<string, string>> {
      const asked = [...new Set(emails)];
      const found = new Map<string, string>();
      for (let from = 0; from < asked.length; from += EMAILS_AT_ONCE) {
        const keys = asked.slice(from, from + EMAILS_AT_ONCE).map((email) => candidatoEmailKey(empresaId, email));
        for (const { SK, candidatoId } of await table.batchGet(keys)) found.set(emailOfKey(SK), String(candidatoId));
      }
      return found;
    },

    findSuprimidos: (empresaId: string, emails: readonly string[]) => findSuprimidos(table, empresaId, emails),

    list: (empresaId: string, query: ListQuery): Promise<Page<CandidatoResumen>> =>
      listCandidatos(table, empresaId, query),

    /** `result`: what a repeated request is answered. */
    async create(
      candidato: Candidato,
      deps: WriteDeps,
      hito: NewHito = { que: 'creado' },
      result: Candidato = candidato,
    ): Promise<void> {
      await table.write(createCandidatoWrites(candidato, deps, hito), { result });
    },

    /** What the form says, with what else has to be stored; `previous` is the version that the change was made from. */
    async update(
      previous: Candidato,
      candidato: Candidato,
      deps: WriteDeps,
      by: Correction = {},
      more: readonly Write[] = [],
    ): Promise<void> {
      await table.write([...updateCandidatoWrites(previous, candidato, deps, by), ...more]);
    },

    /** A condition and no change: what an entry of the audit log stands beside, for what was only read. */
    async assertStored(empresaId: string, id: string): Promise<void> {
      await table.write([candidatoCheck(empresaId, id)]);
    },

    /** Something that happened to them and changes nothing of them. */
    async note(candidato: Candidato, hito: NewHito, deps: WriteDeps, result?: unknown): Promise<void> {
      const check = candidatoCheck(candidato.empresaId, candidato.id);
      await table.write([check, ...hitoWrites(deps, candidato, hito)], { result });
    },

    /** By a person; `more` is stored with it, or nothing is. */
    async changeEstado(
      candidato: Candidato,
      to: EstadoCandidato,
      hito: Pick<NewHito, 'actor' | 'motivo' | 'avisado'>,
      deps: WriteDeps,
      more: readonly Write[] = [],
    ): Promise<void> {
      await table.write([...estadoWrites(deps, candidato, to, hito), ...more]);
    },

    /**
     * With history, notes and CV, whose file the nightly job then finds without a name. Whoever booked an interview since
     * they were read keeps them here.
     */
    async delete(candidato: CandidatoRecord): Promise<void> {
      let own: Write[] = [];
      for await (const items of ownItems(table, candidato.empresaId, candidato.id, OWN_AT_ONCE)) {
        own.push(...items.map(({ PK, SK }): Write => ({ delete: { PK, SK } })));
        if (own.length <= OWN_AT_ONCE) continue;
        await table.write(own);
        own = [];
      }
      await table.write([...deleteCandidatoWrites(candidato), ...own]);
    },
  };
}
export type CandidatoRepository = ReturnType<typeof candidatoRepository>;

/** Counts against the plan's limit and takes the e-mail. */
export function createCandidatoWrites(candidato: Candidato, deps: WriteDeps, hito: NewHito): Write[] {
  const { empresaId, areaId } = candidato;
  return [
    ...newCandidatoWrites(candidato, deps),
    ...(areaId ? [areaEnterWrite(empresaId, areaId)] : []),
    ...hitoWrites(deps, candidato, hito),
  ];
}

/** Writes that store a form; `previous` is the version that the change was made from. */
export function updateCandidatoWrites(
  previous: Candidato,
  candidato: Candidato,
  deps: WriteDeps,
  { actor = null, renovarEnlaces = true }: Correction,
): Write[] {
  const { empresaId, id, email } = previous;
  const set = formPart(candidato);
  const campos = Object.keys(set).filter((name) => !isDeepStrictEqual(formPart(previous)[name], set[name]));
  return [
    {
      update: candidatoKey(empresaId, id),
      set: {
        ...set,
        fechaActualizacion: candidato.fechaActualizacion,
        ...(email !== candidato.email && { renovarEnlaces }),
      },
      add: { version: 1 },
      if: { version: { eq: previous.version } },
      orFail: (found) => (found ? versionObsoleta() : candidatoNoEncontrado()),
    },
    ...(email === candidato.email ? [] : [takeEmail(candidato), { delete: candidatoEmailKey(empresaId, email) }]),
    ...areaWrites(previous, candidato),
    ...listadoWrites(previous, { ...previous, ...candidato }),
    ...(campos.length > 0 ? hitoWrites(deps, candidato, { que: 'editado', actor, campos }) : []),
    ...(campos.some((campo) => COPIADOS.includes(campo))
      ? [eventWrite(deps, companyPartition(empresaId), 'CandidatoActualizado', { empresaId, candidatoId: id })]
      : []),
  ];
}

/** As they were once: their history comes back by itself, and an archived area takes back its own. */
export function restoreCandidatoWrites(candidato: Candidato, deps: WriteDeps): Write[] {
  const { empresaId, areaId } = candidato;
  return [...newCandidatoWrites(candidato, deps), ...(areaId ? [areaCountWrite(empresaId, areaId, 1)] : [])];
}

function newCandidatoWrites(candidato: Candidato, deps: WriteDeps): Write[] {
  const { empresaId, id, estado } = candidato;
  const item: Item = { ...candidatoKey(empresaId, id), tipo: 'CANDIDATO', ...candidato, reservas: 0 };
  return [
    takeEmail(candidato),
    { put: item, if: NOT_EXISTS },
    countWrite(deps, empresaId, 'candidatos'),
    ...contadorWrites(empresaId, undefined, estado),
    ...listadoWrites(undefined, candidato),
  ];
}

/** To another area, or to none, from what a list showed; the areas' counters move beside it. */
export function areaMoveWrites(shown: CandidatoResumen, areaId: string | null, fechaActualizacion: string): Write[] {
  return [
    {
      update: candidatoKey(shown.empresaId, shown.id),
      set: { areaId, fechaActualizacion },
      add: { version: 1 },
      if: asShown(shown),
      orFail: () => new CandidatoCambiado(),
    },
    ...listadoWrites(shown, { ...shown, areaId }),
  ];
}

function takeEmail(candidato: Candidato): Write {
  return {
    put: {
      ...candidatoEmailKey(candidato.empresaId, candidato.email),
      tipo: 'CANDIDATO_EMAIL',
      candidatoId: candidato.id,
    },
    if: NOT_EXISTS,
    orFail: (found) => candidatoDuplicado(String(found?.candidatoId ?? '')),
  };
}

/** Out of one area and into the other: each counter with the candidate that it counts. */
function areaWrites(previous: Candidato, { empresaId, areaId }: Candidato): Write[] {
  if (previous.areaId === areaId) return [];
  return [
    ...(previous.areaId ? [areaLeaveWrite(empresaId, previous.areaId)] : []),
    ...(areaId ? [areaEnterWrite(empresaId, areaId)] : []),
  ];
}

/** The form's own fields: bookings and moves keep theirs, whatever was read before. */
function formPart(candidato: Candidato): Record<string, unknown> {
  const names = Object.keys(createCandidatoSchema().shape) as (keyof Candidato)[];
  return Object.fromEntries(names.map((name) => [name, candidato[name]]));
}
