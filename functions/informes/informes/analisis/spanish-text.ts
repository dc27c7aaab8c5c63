/** `uno, dos y tres`; `e` before an i sound. */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  const and = /^h?i(?![ea])/iu.test(last.replace(/^«/, '')) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** The full stop of what is quoted goes: the sentence around it brings its own. */
export function quoted(texto: string): string {
  return `«${texto.replace(/\.$/, '')}»`;
}

/** `1 respuesta`, `3 respuestas`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** 7.5 → `7,5`. */
export function decimal(value: number): string {
  return String(value).replace('.', ',');
}

/** At most `max` characters, cut at a word. */
export function clip(texto: string, max: number): string {
  const line = texto.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  return `${line.slice(0, max).replace(/[\s,;:.]*\S*$/u, '')}…`;
}
