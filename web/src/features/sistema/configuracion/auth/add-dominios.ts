/** What was typed or pasted, one domain for each word; `@Empresa.com` is `empresa.com`. */
export function addDominios(current: string[], text: string): string[] {
  const typed = text.split(/[\s,;]+/).map((each) => each.toLowerCase().replace(/^.*@/, ''));
  return [...new Set([...current, ...typed.filter(Boolean)])];
}
