/** What stands for the candidate's data. */
export const VARIABLES = ['nombre', 'posicion', 'experiencia', 'skills', 'educacion'] as const;
export type Variable = (typeof VARIABLES)[number];

/** `{nombre}`; braces around anything that is not one word are text. */
const VARIABLE = /\{([\p{L}\p{N}_]+)\}/gu;

const isKnown = (name: string): name is Variable => (VARIABLES as readonly string[]).includes(name);

/** A text in pieces: what is shown as it is, and variables with their name. */
export function splitVariables(text: string): { text: string; variable?: string; known?: boolean }[] {
  const pieces: { text: string; variable?: string; known?: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const variable = match[1] ?? '';
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: match[0], variable, known: isKnown(variable) });
    from = match.index + match[0].length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces;
}

export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(VARIABLE)].map(([, name]) => name ?? '');
  return [...new Set(names.filter((name) => !isKnown(name)))];
}

/** The text with the candidate's data in the place of its variables. */
export function fillVariables(text: string, values: Record<Variable, string>): string {
  return text.replace(VARIABLE, (whole, name: string) => (isKnown(name) ? values[name] : whole));
}

export const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
