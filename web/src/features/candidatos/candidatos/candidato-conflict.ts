import { ApiError } from '../../../lib/api-error.ts';

export type CandidatoConflict = { kind: 'duplicado'; candidatoId: string | undefined } | { kind: 'obsoleta' };

/** What a refused save offers: to open the candidate who has that e-mail, or to bring the newer data in. */
export function conflictOf(failure: unknown): CandidatoConflict | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  if (failure.code === 'CANDIDATO_DUPLICADO') {
    return { kind: 'duplicado', candidatoId: failure.details.find(({ path }) => path === 'candidatoId')?.msg };
  }
  return failure.code === 'VERSION_OBSOLETA' ? { kind: 'obsoleta' } : undefined;
}
