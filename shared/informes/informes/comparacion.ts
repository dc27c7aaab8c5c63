/** So many candidates stand side by side at most. */
export const MAX_COMPARADOS = 4;
