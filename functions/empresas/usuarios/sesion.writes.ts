import { REGLAS_ACCESO } from '#shared/acceso/auth/reglas.ts';
import { userPartition } from '../../core/company-table.ts';
import type { Key, Write } from '../../core/table.ts';
import type { SesionRecord } from './sesion.repository.ts';

/** What every sign-in writes; apart from what reads sessions, which few of them do. */
export const sesionKey = (usuarioId: string, sesionId: string): Key => ({
  PK: userPartition(usuarioId),
  SK: `SESION#${sesionId}`,
});

/** Part of the transaction that notes a sign-in. `desde`: epoch seconds at which its first token was issued. */
export function sesionWrite(
  usuarioId: string,
  { id, desde, dispositivo }: { id: string; desde: number; dispositivo: string },
  now: Date,
): Write {
  const record: SesionRecord = {
    id,
    dispositivo,
    inicio: new Date(desde * 1000).toISOString(),
    ultimoUso: now.toISOString(),
    expira: desde + REGLAS_ACCESO.sesionDias * 24 * 60 * 60,
  };
  return { put: { ...sesionKey(usuarioId, id), tipo: 'SESION', ...record } };
}
