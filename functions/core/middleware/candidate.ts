import type { CandidateAccess } from '../request.ts';
import { type Middleware, stateOf } from './pipeline.ts';

/** Throws the same failure for unknown, revoked and malformed tokens. */
export type FindCandidateAccess = (accessToken: string) => Promise<CandidateAccess>;

export function candidate(findAccess: FindCandidateAccess): Middleware {
  return {
    before: async (request) => {
      const state = stateOf(request);
      state.candidate = await findAccess(state.params.accessToken ?? '');
      state.empresaId = state.candidate.empresaId;
    },
  };
}
