/**
 * Folds text for comparing and sorting: lower case, no accents, one space. "Ñuria  PÉREZ" → "nuria perez".
 * The spelling shown to people is always the stored one.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
