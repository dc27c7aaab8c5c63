import type { Connection, ConnectionState } from '../../lib/connection-store.ts';
import { agoText } from '../../lib/relative-time.ts';

/** The connection badge. */
export const CONNECTION: Record<ConnectionState, { label: string; palette: string; detail: string }> = {
  comprobando: { label: 'Comprobando', palette: 'gray', detail: 'Preguntando al servidor.' },
  conectado: { label: 'Conectado', palette: 'green', detail: 'El servidor y la base de datos responden.' },
  servidor: { label: 'Servidor OK', palette: 'amber', detail: 'El servidor responde, pero algún servicio no.' },
  desconectado: { label: 'Desconectado', palette: 'red', detail: 'El servidor no responde. Seguimos intentándolo.' },
};

export function syncText({ sincronizado }: Pick<Connection, 'sincronizado'>, now: number): string {
  if (sincronizado === undefined) return 'Sin sincronizar todavía';
  return `Última sincronización ${agoText(Math.max(0, now - sincronizado))}`;
}
