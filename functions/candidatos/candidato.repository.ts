import { type Candidato, candidatoSchema, type EstadoCandidato } from '#shared/candidatos/candidato.ts';
import { fold } from '#shared/core/fold.ts';
import { areaEnterWrite, areaLeaveWrite } from '../areas/area.repository.ts';
import { companyPartition } from '../core/company-table.ts';
import type { Deps } from '../core/deps.ts';
import { EXISTS, type Item, NOT_EXISTS, type Page, type Table, type Write } from '../core/table.ts';
import { versionObsoleta } from '../core/version.errors.ts';
import { countWrite } from '../empresas/uso.repository.ts';
import { CandidatoCambiado, candidatoDuplicado, candidatoNoEncontrado } from './candidato.errors.ts';

/**
 * Candidates of a company.
 *
 * | Access                    | Key                                                           |
 * | ------------------------- | ------------------------------------------------------------- |
 * | one candidate             | PK `EMPRESA#<id>`, SK `CANDIDATO#<candidatoId>`               |
 * | all, newest first         | PK `EMPRESA#<id>`, SK begins `CANDIDATO#` (ids sort by time)  |
 * | by name, or its beginning | GSI1 `EMPRESA#<id>#CANDIDATOS`, `<folded name>#<id>`          |
 * | the same of one area      | GSI2 `EMPRESA#<id>#AREA#<areaId>`, `<folded name>#<id>` (sparse) |
 * | e-mail taken in the company| PK `EMPRESA#<id>`, SK `CANDIDATO_EMAIL#<email>` (guard)      |
 */
const key = (empresaId: string, id: string) => ({ PK: companyPartition(empresaId), SK: `CANDIDATO#${id}` });
const emailKey = (empresaId: string, email: string) => ({
  PK: companyPartition(empresaId),
  SK: `CANDIDATO_EMAIL#${email}`,
});

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  areaId?: string | undefined;
  orden: 'recientes' | 'nombre';
}

/** To another area, or to none, whatever else changed in the candidate; the areas' counters move beside it. */
export function areaMoveWrite(candidato: Candidato, areaId: string | null, fechaActualizacion: string): Write {
  const { empresaId, id, areaId: from, nombre } = candidato;
  const indexed = areaIndex({ ...candidato, areaId });
  return {
    update: key(empresaId, id),
    set: { areaId, fechaActualizacion, ...indexed },
    ...(!indexed && { remove: ['GSI2PK', 'GSI2SK'] }),
    add: { version: 1 },
    if: { areaId: { eq: from }, nombre: { eq: nombre } },
    orFail: () => new CandidatoCambiado(),
  };
}

/** Moves a candidate's status together with what caused it; other states are left as they are. */
export function estadoWrite(candidato: Candidato, from: EstadoCandidato, to: EstadoCandidato): Write {
  if (candidato.estado !== from) return { check: key(candidato.empresaId, candidato.id), if: EXISTS };
  return {
    update: key(candidato.empresaId, candidato.id),
    set: { estado: to },
    add: { version: 1 },
    if: { estado: { eq: from } },
    orFail: versionObsoleta,
  };
}

export function candidatoRepository(table: Table) {
  async function find(empresaId: string, id: string): Promise<Candidato | undefined> {
    const item = await table.get(key(empresaId, id));
    return item && candidatoSchema().parse(item);
  }

  return {
    find,

    async get(empresaId: string, id: string): Promise<Candidato> {
      const candidato = await find(empresaId, id);
      if (!candidato) throw candidatoNoEncontrado();
      return candidato;
    },

    async list(empresaId: string, { q, areaId, orden, limit, cursor }: ListQuery): Promise<Page<Candidato>> {
      const page =
        q || areaId || orden === 'nombre'
          ? await table.query({
              ...(areaId
                ? { index: 'GSI2', pk: areaPartition(empresaId, areaId) }
                : { index: 'GSI1', pk: `${companyPartition(empresaId)}#CANDIDATOS` }),
              ...(q && { sk: { beginsWith: fold(q) } }),
              limit,
              cursor,
            })
          : await table.query({
              pk: companyPartition(empresaId),
              sk: { beginsWith: 'CANDIDATO#' },
              reverse: true,
              limit,
              cursor,
            });
      return { items: page.items.map((item) => candidatoSchema().parse(item)), cursor: page.cursor };
    },

    /** Counts against the plan's limit and takes the e-mail, all in one transaction. */
    async create(candidato: Candidato, deps: Pick<Deps, 'newId' | 'now'>): Promise<void> {
      await table.write(
        [
          takeEmail(candidato),
          { put: toItem(candidato), if: NOT_EXISTS },
          countWrite(deps, candidato.empresaId, 'candidatos'),
          ...(candidato.areaId ? [areaEnterWrite(candidato.empresaId, candidato.areaId)] : []),
        ],
        { result: candidato },
      );
    },

    /** `previous` is the version that the change was made from. */
    async update(previous: Candidato, candidato: Candidato): Promise<void> {
      const emailMoved = previous.email !== candidato.email;
      await table.write([
        {
          put: toItem(candidato),
          if: { version: { eq: previous.version } },
          orFail: (found) => (found ? versionObsoleta() : candidatoNoEncontrado()),
        },
        ...(emailMoved ? [takeEmail(candidato), { delete: emailKey(previous.empresaId, previous.email) }] : []),
        ...areaWrites(previous, candidato),
      ]);
    },
  };
}

export type CandidatoRepository = ReturnType<typeof candidatoRepository>;

function takeEmail(candidato: Candidato): Write {
  return {
    put: { ...emailKey(candidato.empresaId, candidato.email), tipo: 'CANDIDATO_EMAIL', candidatoId: candidato.id },
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

const areaPartition = (empresaId: string, areaId: string) => `${companyPartition(empresaId)}#AREA#${areaId}`;
const byName = ({ nombre, id }: Candidato) => `${fold(nombre)}#${id}`;

function areaIndex(candidato: Candidato) {
  const { empresaId, areaId } = candidato;
  return areaId ? { GSI2PK: areaPartition(empresaId, areaId), GSI2SK: byName(candidato) } : undefined;
}

function toItem(candidato: Candidato): Item {
  return {
    ...key(candidato.empresaId, candidato.id),
    tipo: 'CANDIDATO',
    GSI1PK: `${companyPartition(candidato.empresaId)}#CANDIDATOS`,
    GSI1SK: byName(candidato),
    ...areaIndex(candidato),
    ...candidato,
  };
}
