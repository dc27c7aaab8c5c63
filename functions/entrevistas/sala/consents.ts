import { createHash } from 'node:crypto';
import { AVISO_EMPRESA, CONSENTIMIENTOS } from '#shared/entrevistas/sala/sala.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';

export const textoHash = (texto: string): string => createHash('sha256').update(texto).digest('hex');

/** Whether all that the room shows now is what was accepted; a notice that the company has withdrawn takes nothing back. */
export function areCurrent(given: EntrevistaRecord['consentimientos'], aviso: { hash: string } | null): boolean {
  const has = (id: string, hash: string) => given.some((each) => each.id === id && each.hash === hash);
  return (
    CONSENTIMIENTOS.every(({ id, texto }) => has(id, textoHash(texto))) && (!aviso || has(AVISO_EMPRESA, aviso.hash))
  );
}
