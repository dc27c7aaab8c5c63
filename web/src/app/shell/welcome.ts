const RECENT_MS = 24 * 60 * 60_000;

interface Visitor {
  ultimoAcceso: string | null;
  accesoAnterior: string | null;
}

/**
 * Whether to welcome somebody back: the access before this one was under 24 hours ago.
 * `ultimoAcceso` is the one that is going on.
 */
export function isWelcomeBack({ accesoAnterior }: Visitor, now: number): boolean {
  return accesoAnterior !== null && now - Date.parse(accesoAnterior) < RECENT_MS;
}
