import type { Sesion } from '#shared/acceso/auth/auth.ts';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';
import type { Identity, Tokens } from '../../core/adapters/identity.ts';
import type { Deps } from '../../core/deps.ts';
import { lacksSegundoFactor, needsOwnSignIn } from '../../core/second-factor.ts';
import type { TokenVerifier } from '../../core/token-verifier.ts';
import type { EmpresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import type { UsuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { toUsuario, type UsuarioRecord } from '../../entrada/usuario.record.ts';
import { credencialesInvalidas } from './auth.errors.ts';

interface Services {
  repos: { usuarios: UsuarioRepository; empresas: EmpresaListadoRepository };
  adapters: { identity: Identity; verifier: TokenVerifier };
  deps: Deps;
}

export interface OpenSession {
  session: Sesion & { user: Usuario; token: string };
  /** What the cookie has to hold from now on. */
  refreshToken: string | undefined;
  /** The sign-in that it comes from, and the epoch second of the token. */
  id: string;
  desde: number;
  owner: UsuarioRecord;
}

interface Opening {
  /** What the tokens were made from, if they bring none to take its place. */
  refreshToken?: string | undefined;
  /** Whether this sign-in was asked for the code of a second factor. Left out where nobody was signed in with a password. */
  conCodigo?: boolean;
}

/**
 * The session that tokens stand for. A user whom our own record does not let in gets the same answer as a wrong
 * password.
 */
export async function openSession(
  tokens: Tokens,
  { repos, adapters, deps }: Services,
  { refreshToken, conCodigo }: Opening = {},
): Promise<OpenSession> {
  const { username, sub, issuedAt, sesion, ownSignIn } = await adapters.verifier.verify(tokens.accessToken);
  const record = await repos.usuarios.find(username, { consistent: true });
  if (!record?.activo || record.sub !== sub) throw credencialesInvalidas();
  // A temporary password is on its way: whatever opened this session is over.
  if (record.estado === 'pendiente') throw credencialesInvalidas();
  if (!sesion) throw new Error('A token that names no sign-in');
  if (record.sesionesCerradas?.some(({ id }) => id === sesion)) throw credencialesInvalidas();
  if (!ownSignIn && needsOwnSignIn(record)) throw credencialesInvalidas();
  const current = issuedAt < record.sesionesDesde ? await newerTokens(record.sesionesDesde) : tokens;
  const user = { ...toUsuario(record), segundoFactorDesde: segundoFactorOf(record.segundoFactorDesde) };
  const opened = { user, token: current.accessToken, expiraEn: current.expiresIn };
  const desde = Math.max(issuedAt, record.sesionesDesde);
  const latest = current.refreshToken ?? tokens.refreshToken ?? refreshToken;
  const held = { refreshToken: latest, id: sesion, desde, owner: record };
  if (lacksSegundoFactor(user)) return { ...held, session: { ...opened, faltaSegundoFactor: true } };
  return { ...held, session: { ...opened, empresas: await companiesOf(record, repos.empresas) } };

  /** Cognito knows it, and our record follows: a write of ours may have been lost after Cognito's. */
  function segundoFactorOf(desde: string | null): string | null {
    if (conCodigo === undefined) return desde;
    return conCodigo ? (desde ?? deps.now().toISOString()) : null;
  }

  /**
   * All sessions were ended in this very second, and tokens know no finer time. The next second's token tells a sign-in
   * after that from one before: the latter's refresh token has been revoked.
   */
  async function newerTokens(since: number): Promise<Tokens> {
    await deps.sleep(Math.max(0, since * 1000 - deps.now().getTime()));
    const latest = tokens.refreshToken ?? refreshToken;
    const newer = latest && (await adapters.identity.refresh(latest));
    if (!newer || (await adapters.verifier.verify(newer.accessToken)).issuedAt < since) throw credencialesInvalidas();
    return newer;
  }
}

/** The company of a user, if they have one; for the superadmin the newest ones, the rest come page by page. */
export async function companiesOf(
  { rol, empresaId }: Pick<Usuario, 'rol' | 'empresaId'>,
  empresas: EmpresaListadoRepository,
): Promise<EmpresaResumen[]> {
  if (rol === 'superadmin') return (await empresas.list({ limit: 50 })).items;
  const own = empresaId && (await empresas.find(empresaId));
  return own ? [own] : [];
}
