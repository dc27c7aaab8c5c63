import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { passwordIncorrecta, segundoFactorDelProveedor } from './auth.errors.ts';
import { bearerOf, callerOf } from './caller.ts';

const ISSUER = 'Idonea';

/** Nothing changes yet: sign-ins ask for a code once the application has shown one. */
export const startSegundoFactor = endpoint(
  authApi.startSegundoFactor,
  { repos: { attempts: attemptRepository }, adapters: { identity: cognitoIdentity } },
  async ({ body, usuario, event, sourceIp, repos, adapters, deps }) => {
    const tries = await repos.attempts.reserve({ direccion: sourceIp, cuenta: usuario.email }, deps.now());
    const isOwn = await adapters.identity.isPassword(usuario.email, body.password, callerOf(event, sourceIp));
    if (!isOwn) throw passwordIncorrecta();
    await repos.attempts.release(tries);
    const clave = await adapters.identity.startSecondFactor(bearerOf(event));
    if (!clave) throw segundoFactorDelProveedor();
    return { clave, uri: keyUri(usuario.email, clave) };
  },
);
export const { handler } = startSegundoFactor;

/** What authenticator applications read from a QR code (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
function keyUri(email: string, secret: string): string {
  const label = `${ISSUER}:${email}`.split(':').map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: ISSUER })}`;
}
