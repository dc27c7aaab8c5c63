import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useCountdown } from './use-countdown.ts';

/** What a form of the sign-in could not do: said as it is, or counted down when it was tried too often. */
export function useFailure() {
  const [failure, setFailure] = useState<{ error: unknown; until: number | undefined }>();
  const seconds = useCountdown(failure?.until);
  const blocked = failure?.until !== undefined;
  return {
    /** Seconds until the next try is allowed. */
    seconds,
    /** Absent while counting down, and once that is over. */
    error: blocked ? undefined : failure?.error,
    /** undefined takes it back. */
    set(error: unknown) {
      const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
      setFailure({ error, until: wait && Date.now() + wait * 1000 });
    },
    clear: () => setFailure(undefined),
  };
}
