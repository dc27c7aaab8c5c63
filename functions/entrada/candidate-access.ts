import type { FindCandidateAccess } from '../core/middleware/candidate.ts';
import type { Table } from '../core/table.ts';
import { hashAccessToken } from './access-token.ts';
import { salaNoEncontrada } from './entrada.errors.ts';
import { tokenKey } from './entrevista-keys.ts';

const TOKEN = /^tok_[0-9a-z]{1,12}_[\w-]{43}$/;

export function candidateAccessFinder(table: Table): FindCandidateAccess {
  return async (accessToken) => {
    // Consistent: a link that was replaced a moment ago opens nothing.
    const found = TOKEN.test(accessToken)
      ? await table.get(tokenKey(hashAccessToken(accessToken)), { consistent: true })
      : undefined;
    if (!found) throw salaNoEncontrada();
    return { empresaId: String(found.empresaId), entrevistaId: String(found.entrevistaId) };
  };
}
