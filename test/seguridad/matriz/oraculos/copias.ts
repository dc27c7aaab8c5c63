import { isDeepStrictEqual } from 'node:util';
import type { Item } from '#functions/core/table.ts';
import { usuarioGestionadoSchema } from '#shared/empresas/usuarios/gestion.ts';
import type { Change } from '../banco.ts';

/**
 * Lists of users read the record or the guard of the e-mail, by the order that is asked for: what changes one changes both.
 * Answers what is wrong.
 */
export function copiaDistinta(changes: readonly Change[], items: readonly Item[]): string | undefined {
  const shown = Object.keys(usuarioGestionadoSchema().shape);
  for (const { before, after } of changes) {
    if (!before || after?.tipo !== 'USUARIO') continue;
    const guard = items.find(({ tipo, usuarioId }) => tipo === 'EMAIL' && usuarioId === after.id);
    const changed = shown.filter((campo) => !isDeepStrictEqual(before[campo], after[campo]));
    const left = changed.find((campo) => !isDeepStrictEqual(guard?.[campo], after[campo]));
    if (left) return `leaves ${left} of a user's guard at ${guard?.[left]}, where the record has ${after[left]}`;
  }
  return undefined;
}
