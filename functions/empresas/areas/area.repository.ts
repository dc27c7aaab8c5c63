import * as z from 'zod';
import { fold } from '#shared/core/fold.ts';
import { lazy } from '#shared/core/lazy.ts';
import { type Area, areaSchema, type Reasignacion } from '#shared/empresas/areas/area.ts';
import { companyPartition } from '../../core/company-table.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import {
  type Conditions,
  EXISTS,
  type Item,
  type Key,
  NOT_EXISTS,
  type Page,
  type Table,
  type Write,
} from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import {
  areaConCandidatos,
  areaDuplicada,
  areaNoDisponible,
  areaNoEncontrada,
  areaReasignando,
  PasadaTerminada,
} from './area.errors.ts';

/**
 * Areas of a company.
 *
 * | Access                      | Key                                                                       |
 * | --------------------------- | ------------------------------------------------------------------------- |
 * | one area                    | PK `EMPRESA#<id>`, SK `AREA#<areaId>`                                     |
 * | all, newest first           | PK `EMPRESA#<id>`, SK begins `AREA#` (ids sort by time)                   |
 * | all by name or its beginning| GSI1 `EMPRESA#<id>#AREAS`, `<folded name>#<id>`                           |
 * | the same of one state       | GSI2 `EMPRESA#<id>#AREAS#<activas or inactivas>`, `<folded name>#<id>`    |
 * | name taken in the company   | PK `EMPRESA#<id>`, SK `AREA_NOMBRE#<folded name>` (guard)                 |
 *
 * The counter of candidates moves with what it counts and leaves the version alone, so that an area can be edited while
 * candidates arrive. `pasadaId` names the run of the job that moves its candidates; it is there only meanwhile.
 */
const recordSchema = lazy(() => areaSchema().extend({ pasadaId: z.string().optional() }));
type AreaRecord = z.output<ReturnType<typeof recordSchema>>;

/** BatchGet takes no more. */
const MOST_AT_ONCE = 100;
/** No area has a longer one. */
const LONGEST_NAME = 80;

const key = (empresaId: string, id: string): Key => ({ PK: companyPartition(empresaId), SK: `AREA#${id}` });
const nameKey = (empresaId: string, nombreArea: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `AREA_NOMBRE#${fold(nombreArea)}`,
});
const ofAll = (empresaId: string) => `${companyPartition(empresaId)}#AREAS`;
const ofState = (empresaId: string, activo: boolean) => `${ofAll(empresaId)}#${activo ? 'activas' : 'inactivas'}`;

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  activo?: 'true' | 'false' | undefined;
  orden: 'nombre' | 'recientes';
}

/** Archived areas, and those that are being emptied, take nobody. */
const TAKES: Conditions = { activo: { eq: true }, pasadaId: { exists: false } };

/** Candidates who come in: part of the transaction that puts them there. */
export function areaEnterWrite(empresaId: string, areaId: string, candidatos = 1): Write {
  return { update: key(empresaId, areaId), add: { candidatos }, if: TAKES, orFail: areaNoDisponible };
}

/** A candidate who goes: part of the transaction that takes them out. */
export function areaLeaveWrite(empresaId: string, areaId: string): Write {
  return { update: key(empresaId, areaId), add: { candidatos: -1 }, if: EXISTS };
}

/** One more, or one less, of those who are brought back: also in an archived area. */
export function areaCountWrite(empresaId: string, areaId: string, by: 1 | -1): Write {
  return { update: key(empresaId, areaId), add: { candidatos: by }, if: EXISTS, orFail: areaNoEncontrada };
}

export function createAreaWrites(area: Area): Write[] {
  const item: Item = { ...key(area.empresaId, area.id), tipo: 'AREA', ...area, ...nameIndexes(area) };
  return [takeName(area), { put: item, if: NOT_EXISTS }];
}

export function areaRepository(table: Table) {
  async function find(empresaId: string, id: string): Promise<AreaRecord | undefined> {
    const item = await table.get(key(empresaId, id), { consistent: true });
    return item && recordSchema().parse(item);
  }

  /** By name each state has its key. Newest first the few of the other state are left out of the page that was read. */
  function query(empresaId: string, { q, activo, orden, ...part }: ListQuery): Promise<Page<Item>> {
    if (!q && orden === 'recientes') {
      return table.query({ pk: companyPartition(empresaId), sk: { beginsWith: 'AREA#' }, reverse: true, ...part });
    }
    return table.query({
      ...(activo
        ? { index: 'GSI2', pk: ofState(empresaId, activo === 'true') }
        : { index: 'GSI1', pk: ofAll(empresaId) }),
      ...(q && { sk: { typed: fold(q) } }),
      ...part,
    });
  }

  /** By their folded name. */
  async function findIdsByNombre(empresaId: string, nombres: readonly string[]): Promise<Map<string, string>> {
    const folded = [...new Set(nombres.map(fold))].filter((nombre) => nombre && nombre.length <= LONGEST_NAME);
    const guards = await batchesOf(folded, (nombre) => nameKey(empresaId, nombre));
    return new Map(guards.map(({ SK, areaId }) => [SK.slice(nameKey(empresaId, '').SK.length), String(areaId)]));
  }

  async function batchesOf(asked: readonly string[], keyOf: (each: string) => Key): Promise<Item[]> {
    const items: Item[] = [];
    for (let from = 0; from < asked.length; from += MOST_AT_ONCE) {
      items.push(...(await table.batchGet(asked.slice(from, from + MOST_AT_ONCE).map(keyOf))));
    }
    return items;
  }

  return {
    find,

    async get(empresaId: string, id: string): Promise<AreaRecord> {
      const area = await find(empresaId, id);
      if (!area) throw areaNoEncontrada();
      return area;
    },

    async list(empresaId: string, list: ListQuery): Promise<Page<Area>> {
      return filteredPage(
        await query(empresaId, list),
        (item) => areaSchema().parse(item),
        (area) => !list.activo || area.activo === (list.activo === 'true'),
      );
    },

    async create(area: Area): Promise<void> {
      await table.write(createAreaWrites(area), { result: area });
    },

    /** `previous` is the version that the change was made from. The counter is not touched. */
    async update(previous: Area, { nombreArea, descripcionArea, activo }: Area): Promise<void> {
      await table.write(updateAreaWrites(previous, { nombreArea, descripcionArea, activo }));
    },

    /** Whose each name is, of those that are taken. */
    findIdsByNombre,

    /** Ids of the areas that take candidates, by their folded name, of as many names as there may be. */
    async findAbiertasByNombre(empresaId: string, nombres: readonly string[]): Promise<Map<string, string>> {
      const ids = [...(await findIdsByNombre(empresaId, nombres)).values()];
      const found = new Map<string, string>();
      for (const item of await batchesOf(ids, (id) => key(empresaId, id))) {
        const { id, nombreArea, activo, pasadaId } = recordSchema().parse(item);
        if (activo && !pasadaId) found.set(fold(nombreArea), id);
      }
      return found;
    },

    async delete(area: Area): Promise<void> {
      await table.write(deleteAreaWrites(area));
    },

    /** From here on the area takes nobody, so that moving its candidates comes to an end. */
    async startReasignacion(area: Area, reasignacion: Reasignacion, pasadaId: string, event: Write): Promise<void> {
      const { empresaId, id } = area;
      const { areaId } = reasignacion;
      await table.write(
        [
          {
            update: key(empresaId, id),
            set: { reasignacion, pasadaId },
            if: { ...EXISTS, pasadaId: { exists: false } },
            orFail: (found) => (found ? areaReasignando() : areaNoEncontrada()),
          },
          ...(areaId ? [{ check: key(empresaId, areaId), if: TAKES, orFail: areaNoDisponible }] : []),
          event,
        ],
        { result: { ...area, reasignacion } },
      );
    },

    /** Some candidates, each by its writes, from one area to the other with both counters, while this run is the current one. */
    async moveCandidatos(area: Area, pasadaId: string, moves: readonly (readonly Write[])[]): Promise<void> {
      const { empresaId, id, reasignacion } = area;
      const count = moves.length;
      const target = reasignacion?.areaId;
      await table.write([
        {
          update: key(empresaId, id),
          add: { candidatos: -count },
          if: { pasadaId: { eq: pasadaId } },
          orFail: () => new PasadaTerminada(),
        },
        ...(target ? [areaEnterWrite(empresaId, target, count)] : []),
        ...moves.flat(),
      ]);
    },

    /** Hands over to the next run, which `event` starts. */
    continueReasignacion: (area: Area, pasadaId: string, nextPasadaId: string, event: Write) =>
      table.write([pasadaWrite(area, pasadaId, { set: { pasadaId: nextPasadaId } }), event]),

    finishReasignacion: (area: Area, pasadaId: string) =>
      table.write([pasadaWrite(area, pasadaId, { set: { reasignacion: null }, remove: ['pasadaId'] })]),

    /** Stops and says why: those who were moved stay where they are, and people may begin again. */
    failReasignacion: (area: Area, pasadaId: string, motivo: string) =>
      table.write([
        pasadaWrite(area, pasadaId, {
          set: { reasignacion: { ...area.reasignacion, estado: 'fallida', motivo } },
          remove: ['pasadaId'],
        }),
      ]),
  };
}
export type AreaRepository = ReturnType<typeof areaRepository>;

export function updateAreaWrites(
  previous: Area,
  { nombreArea, descripcionArea, activo }: Pick<Area, 'nombreArea' | 'descripcionArea' | 'activo'>,
): Write[] {
  const { empresaId, id, version } = previous;
  const changed = { ...previous, nombreArea, activo };
  return [
    {
      update: key(empresaId, id),
      set: { nombreArea, descripcionArea, activo, ...nameIndexes(changed) },
      add: { version: 1 },
      if: { version: { eq: version } },
      orFail: (found) => (found ? versionObsoleta() : areaNoEncontrada()),
    },
    ...nameWrites(previous, changed),
  ];
}

/** Only without candidates. The version keeps a rename in between from leaving its name taken. */
export function deleteAreaWrites({ empresaId, id, nombreArea, version }: Area): Write[] {
  return [
    {
      delete: key(empresaId, id),
      if: { candidatos: { eq: 0 }, version: { eq: version } },
      orFail: (found) => {
        if (!found) return areaNoEncontrada();
        return found.candidatos === 0 ? versionObsoleta() : areaConCandidatos(Number(found.candidatos));
      },
    },
    { delete: nameKey(empresaId, nombreArea) },
  ];
}

function pasadaWrite(
  { empresaId, id }: Area,
  pasadaId: string,
  change: { set: Record<string, unknown>; remove?: readonly string[] },
): Write {
  return {
    update: key(empresaId, id),
    ...change,
    if: { pasadaId: { eq: pasadaId } },
    orFail: () => new PasadaTerminada(),
  };
}

function nameIndexes({ empresaId, id, nombreArea, activo }: Area) {
  const byName = `${fold(nombreArea)}#${id}`;
  return { GSI1PK: ofAll(empresaId), GSI1SK: byName, GSI2PK: ofState(empresaId, activo), GSI2SK: byName };
}

function takeName(area: Area): Write {
  const guard = { ...nameKey(area.empresaId, area.nombreArea), tipo: 'AREA_NOMBRE', areaId: area.id };
  return { put: guard, if: NOT_EXISTS, orFail: areaDuplicada };
}

/** The guard follows the name. */
function nameWrites(previous: Area, area: Area): Write[] {
  const before = nameKey(previous.empresaId, previous.nombreArea);
  const after = nameKey(area.empresaId, area.nombreArea);
  return before.SK === after.SK ? [] : [takeName(area), { delete: before }];
}
