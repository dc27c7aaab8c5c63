/** `Idempotency-Key`: 8 to 128 characters of printable ASCII without blanks, as a UUID is. */
export const IDEMPOTENCY_KEY = /^[!-~]{8,128}$/;

/** Calls that honour a key: POSTs by whoever is signed in. Others have no caller to bind it to, or say what they expect. */
export const takesIdempotencyKey = ({ method, access }: { method: string; access: unknown }) =>
  method === 'POST' && access !== 'public' && access !== 'candidate';
