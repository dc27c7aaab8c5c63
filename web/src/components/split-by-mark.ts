export interface TranscriptMark {
  turnoId: string;
  /** UTF-16 units of the answer; absent when the whole turn is meant. */
  inicio?: number;
  fin?: number;
}

/**
 * A text in three: before, inside and after a mark. Ends outside of the text are drawn in; a mark that is absent,
 * empty or turned round marks nothing.
 */
export function splitByMark(
  text: string,
  start?: number,
  end?: number,
): [before: string, marked: string, after: string] {
  const from = Math.max(0, start ?? 0);
  const to = Math.min(text.length, end ?? 0);
  if (start === undefined || end === undefined || from >= to) return [text, '', ''];
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}
