import { type Candidato, candidatoSchema, type EstadoCandidato } from '#shared/candidatos/candidato.ts';
import { fold } from '#shared/core/fold.ts';
import { areaKey } from '../areas/area.repository.ts';
import { companyPartition } from '../core/company-table.ts';
import { EXISTS, type Item, NOT_EXISTS, type Page, type Table, type Write } from '../core/table.ts';
import { versionObsoleta } from '../core/version.errors.ts';
import { usoWrite } from '../empresas/empresa.repository.ts';
import { areaNoDisponible, candidatoDuplicado, candidatoNoEncontrado } from './candidato.errors.ts';

/**
 * Candidates of a company.
 *
 * | Access                    | Key                                                           |
 * | ------------------------- | ------------------------------------------------------------- |
 * | one candidate             | PK `EMPRESA#<id>`, SK `CANDIDATO#<candidatoId>`               |
 * | all, newest first         | PK `EMPRESA#<id>`, SK begins `CANDIDATO#` (ids sort by time)  |
 * | by name, or its beginning | GSI1 `EMPRESA#<id>#CANDIDATOS`, `<folded name>#<id>`          |
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
  orden: 'recientes' | 'nombre';
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

    async list(empresaId: string, { q, orden, limit, cursor }: ListQuery): Promise<Page<Candidato>> {
      const byName = q !== undefined && q !== '' ? true : orden === 'nombre';
      const page = byName
        ? await table.query({
            index: 'GSI1',
            pk: `${companyPartition(empresaId)}#CANDIDATOS`,
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
    async create(candidato: Candidato): Promise<void> {
      await table.write(
        [
          takeEmail(candidato),
          { put: toItem(candidato), if: NOT_EXISTS },
          usoWrite(candidato.empresaId, { candidatos: 1 }, 'candidatos'),
          ...areaCheck(candidato),
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
        ...(previous.areaId === candidato.areaId ? [] : areaCheck(candidato)),
      ]);
    },
  };
}

function takeEmail(candidato: Candidato): Write {
  return {
    put: { ...emailKey(candidato.empresaId, candidato.email), tipo: 'CANDIDATO_EMAIL', candidatoId: candidato.id },
    if: NOT_EXISTS,
    orFail: (found) => candidatoDuplicado(String(found?.candidatoId ?? '')),
  };
}

function areaCheck({ empresaId, areaId }: Candidato): Write[] {
  return areaId ? [{ check: areaKey(empresaId, areaId), if: { activo: { eq: true } }, orFail: areaNoDisponible }] : [];
}

function toItem(candidato: Candidato): Item {
  return {
    ...key(candidato.empresaId, candidato.id),
    tipo: 'CANDIDATO',
    GSI1PK: `${companyPartition(candidato.empresaId)}#CANDIDATOS`,
    GSI1SK: `${fold(candidato.nombre)}#${candidato.id}`,
    ...candidato,
  };
}
