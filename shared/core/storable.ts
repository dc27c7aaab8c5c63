/** What an item of the table can hold, at most so many levels of it. */
export function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'number') {
    const size = Math.abs(value);
    return size === 0 || (size >= 1e-100 && size <= Number.MAX_SAFE_INTEGER);
  }
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.entries(value).every(([name, each]) => isName(name) && isStorable(each, levels - 1));
}

const isName = (name: string) => name !== '' && name.length <= 80 && name !== '__proto__' && isStorableText(name);

/** Whole characters, none of them NUL: half of one is no UTF-8, and Cognito and the table refuse either. */
export const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0');
