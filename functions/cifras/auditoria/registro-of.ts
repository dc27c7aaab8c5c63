import type { SessionUser } from '../../core/request.ts';

/** Whose log a person reads: a company's, the platform's (null), or none (undefined) without a company. */
export function registroOf(usuario: SessionUser, empresaId: string | undefined): string | null | undefined {
  if (usuario.rol === 'superadmin') return empresaId ?? null;
  return usuario.empresaId ?? undefined;
}
