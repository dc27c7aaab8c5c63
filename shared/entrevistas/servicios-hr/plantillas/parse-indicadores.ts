/** Comma-separated text to its entries. One word per line would bury each rubric under thirty lines. */
export function parseIndicadores(list: string): string[] {
  return list.split(',').map((entry) => entry.replace(/\s+/g, ' ').trim());
}
