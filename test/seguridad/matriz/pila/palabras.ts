/** The day on which the rows and sample bodies take place. */
const SU_DIA = Date.parse('2026-03-02T09:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** What rows and scene say, in the words that the stack understands: days from today on, a key that its provider knows. */
export function enPalabrasDeLaPila(text: string): string {
  const days = Math.round((Date.now() - SU_DIA) / DAY_MS);
  return text
    .replace(/\b2026-03-\d\d/g, (day) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10))
    .replaceAll('clave-de-prueba', 'clave-buena-de-prueba');
}
