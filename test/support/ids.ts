import type { IdPrefix } from '#shared/core/ids.ts';

/** An id of a kind, for what a test names itself: `can_00000000000000000000000001`. */
export const anId = (prefix: IdPrefix, n = 0) => `${prefix}_${String(n).padStart(26, '0')}`;
