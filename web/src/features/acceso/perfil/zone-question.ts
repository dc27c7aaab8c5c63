const DEFAULT_ZONE = 'America/Bogota';
const noteName = (usuarioId: string) => `idonea.zona-preguntada.${usuarioId}`;

/** A zone that somebody chose is not questioned; neither is the same question asked twice in one browser. */
export function asksForZone(usuarioId: string, zone: string, browser: string): boolean {
  if (zone !== DEFAULT_ZONE || browser === zone) return false;
  try {
    return localStorage.getItem(noteName(usuarioId)) === null;
  } catch {
    return false;
  }
}

export function noteZoneAsked(usuarioId: string): void {
  try {
    localStorage.setItem(noteName(usuarioId), '1');
  } catch {
    // Storage may be blocked: the question then comes again with the next visit.
  }
}
