import { createHash } from 'node:crypto';
import { REGLAS_ACCESO } from '#shared/acceso/auth/reglas.ts';
import { userPartition } from '../../core/company-table.ts';
import type { Key, Write } from '../../core/table.ts';
import type { SesionRecord } from './sesion.repository.ts';

/** What every sign-in writes; apart from what reads sessions, which few of them do. */
export const sesionKey = (usuarioId: string, sesionId: string): Key => ({
  PK: userPartition(usuarioId),
  SK: `SESION#${sesionId}`,
});

/** What the table keeps of a family: reading it makes no cookie. */
export const familyHash = (familia: string): string => createHash('sha256').update(familia).digest('hex');

/**
 * Part of the transaction that notes a sign-in. `desde`: epoch seconds at which its first token was issued. `familia`: the
 * secret that all cookies of this sign-in share.
 */
export function sesionWrite(
  usuarioId: string,
  { id, desde, dispositivo, familia }: { id: string; desde: number; dispositivo: string; familia: string },
  now: Date,
): Write {
  const record: SesionRecord = {
    id,
    dispositivo,
    familia: familyHash(familia),
    inicio: new Date(desde * 1000).toISOString(),
    ultimoUso: now.toISOString(),
    expira: desde + REGLAS_ACCESO.sesionDias * 24 * 60 * 60,
  };
  return { put: { ...sesionKey(usuarioId, id), tipo: 'SESION', ...record } };
}
