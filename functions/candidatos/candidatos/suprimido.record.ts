import { createHash } from 'node:crypto';
import { companyPartition } from '../../core/company-table.ts';
import { type Key, NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { personaSuprimida } from './candidato.errors.ts';

/**
 * Who was erased: a hash of their e-mail that is salted by the company, so that it tells nobody's address.
 *
 * | Access                     | Key                                          |
 * | -------------------------- | -------------------------------------------- |
 * | whether somebody was erased | PK `EMPRESA#<id>`, SK `SUPRIMIDO#<sha-256>` |
 * | the same, by who they were | PK `EMPRESA#<id>`, SK `SUPRESION#<candidatoId>` |
 */
const key = (empresaId: string, email: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `SUPRIMIDO#${createHash('sha256').update(`${empresaId}\n${email}`).digest('hex')}`,
});

const supresionKey = (empresaId: string, candidatoId: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `SUPRESION#${candidatoId}`,
});

/** BatchGet takes no more. */
const AT_ONCE = 100;

/** With the erasure; of somebody who is erased again, the last one counts. */
export function suprimidoWrite(empresaId: string, email: string, fecha: string): Write {
  return { put: { ...key(empresaId, email), tipo: 'SUPRIMIDO', fecha } };
}

/** Nobody has asked for the erasure of this candidate: a condition of bringing them back. */
export const notErasedCheck = (empresaId: string, candidatoId: string): Write => ({
  check: supresionKey(empresaId, candidatoId),
  if: NOT_EXISTS,
  orFail: personaSuprimida,
});

/**
 * When those of these who were erased were erased. Files and backups that may be older must not bring them back;
 * somebody who applies again is a new candidate, whom a person adds.
 */
export async function findSuprimidos(
  table: Table,
  empresaId: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const byKey = new Map(emails.map((email) => [key(empresaId, email).SK, email]));
  const asked = [...byKey.values()];
  const found = new Map<string, string>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const keys = asked.slice(from, from + AT_ONCE).map((email) => key(empresaId, email));
    for (const { SK, fecha } of await table.batchGet(keys)) found.set(byKey.get(SK) ?? '', String(fecha));
  }
  return found;
}

export function suprimidosRepository(table: Table) {
  return {
    /** Of up to 100 candidates those whose erasure was asked for, whatever their e-mail was by then. */
    async findErased(empresaId: string, ids: readonly string[]): Promise<Set<string>> {
      const items = await table.batchGet([...new Set(ids)].map((id) => supresionKey(empresaId, id)));
      return new Set(items.map(({ SK }) => SK.slice(supresionKey('', '').SK.length)));
    },
  };
}
export type SuprimidosRepository = ReturnType<typeof suprimidosRepository>;
