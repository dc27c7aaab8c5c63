import type { Sesion } from '#shared/auth/auth.ts';
import type { EmpresaResumen } from '#shared/empresas/empresa.ts';
import type { Usuario } from '#shared/usuarios/usuario.ts';
import type { Tokens } from '../core/adapters/identity.ts';
import type { TokenVerifier } from '../core/token-verifier.ts';
import type { EmpresaRepository } from '../empresas/empresa.repository.ts';
import { toUsuario, type UsuarioRepository } from '../usuarios/usuario.repository.ts';
import { credencialesInvalidas } from './auth.errors.ts';

interface Services {
  repos: { usuarios: UsuarioRepository; empresas: EmpresaRepository };
  adapters: { verifier: TokenVerifier };
}

/** The session that tokens stand for. A user whom our own record does not let in gets the same answer as a wrong password. */
export async function openSession(tokens: Tokens, { repos, adapters }: Services): Promise<Sesion & { user: Usuario }> {
  const { username, sub } = await adapters.verifier.verify(tokens.accessToken);
  const record = await repos.usuarios.find(username);
  if (!record?.activo || record.sub !== sub) throw credencialesInvalidas();
  return {
    user: toUsuario(record),
    token: tokens.accessToken,
    expiraEn: tokens.expiresIn,
    empresas: await companiesOf(record.empresaId, repos.empresas),
  };
}

/** The company of a user; for the superadmin the newest ones, the rest come page by page. */
export async function companiesOf(empresaId: string | null, empresas: EmpresaRepository): Promise<EmpresaResumen[]> {
  if (!empresaId) return (await empresas.list({ limit: 50 })).items;
  const own = await empresas.find(empresaId);
  return own ? [own] : [];
}
