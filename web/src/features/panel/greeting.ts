const RECENT_MS = 24 * 60 * 60_000;

/** The welcome shows the name when the last access was under 24 hours ago (specification 1, section 2.4). */
export function greeting(user: { nombre: string; ultimoAcceso: string | null }, now = Date.now()): string | undefined {
  if (!user.ultimoAcceso || now - Date.parse(user.ultimoAcceso) >= RECENT_MS) return undefined;
  return `Hola, ${user.nombre}. Esto es lo que hay hoy.`;
}
