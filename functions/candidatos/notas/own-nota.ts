import type { Nota } from '#shared/candidatos/notas/nota.ts';
import type { SessionUser } from '../../core/request.ts';
import { notaAjena } from './nota.errors.ts';

/** A note is changed by whoever wrote it and by nobody else. */
export function assertOwn({ autor }: Nota, usuario: Pick<SessionUser, 'id'>): void {
  if (autor.usuarioId !== usuario.id) throw notaAjena();
}
