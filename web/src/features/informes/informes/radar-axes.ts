/** Two axes are a line: a radar says nothing then. */
export const MIN_AXES = 3;

const list = new Intl.ListFormat('es', { type: 'conjunction' });
export const listText = (names: readonly string[]) => list.format(names);
