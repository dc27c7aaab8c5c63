import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { isProvider, type Provider } from '#shared/acceso/auth/oauth.ts';
import { cognitoHostedSignIn, type HostedSignIn } from '../../core/adapters/hosted-sign-in.ts';
import { kmsSecrets, type Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import { needsOwnSignIn } from '../../core/second-factor.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import type { UsuarioRecord } from '../../entrada/usuario.record.ts';
import { hashOf, type Inicio, oauthRepository } from './oauth.repository.ts';
import { readOauthCookie } from './oauth-cookie.ts';
import { callbackUri, leaveForProvider, resultPage } from './social-sign-in.ts';
import { verifiedEmail } from './verified-email.ts';

/** Cognito's answer to the sign-in that linked the identity: the next one finds the link and works. */
const LINKED_JUST_NOW = /^Already found an entry for username/;

export const finishOauth = endpoint(
  authApi.finishOauth,
  {
    repos: { oauth: oauthRepository, usuarios: usuarioRepository },
    adapters: { hosted: cognitoHostedSignIn, secrets: kmsSecrets },
  },
  async ({ params: { provider }, query, event, repos, adapters, deps, requestId }) => {
    if (!isProvider(provider)) return resultPage({ error: 'proveedor_desconocido' });
    const failed = (error: 'failed' | 'callback_failed' | 'segundo_factor', reason: string) => {
      deps.log.info('social.refused', { proveedor: provider, reason, requestId });
      return resultPage({ error: `${provider}_${error}` });
    };
    try {
      const { code, state, error, error_description: description = '' } = query;
      const browser = readOauthCookie(event);
      const inicio = state ? await repos.oauth.takeInicio(state, deps.now()) : undefined;
      const isOurs = isBegunHere(inicio, provider, browser);
      if (error) {
        const goesOn = isOurs && !inicio?.reintento && LINKED_JUST_NOW.test(description);
        if (goesOn) return await leaveForProvider(provider, { repos, adapters, deps }, { reintento: true });
        return failed('failed', 'provider');
      }
      if (!isOurs || !inicio || !code) return failed('callback_failed', 'state');

      const redirectUri = callbackUri(provider);
      const tokens = await adapters.hosted.exchange({ code, verifier: inicio.verificador, redirectUri });
      if (!tokens) return failed('callback_failed', 'code');
      const usuario = await personOf(tokens.idToken, inicio, { repos, hosted: adapters.hosted });
      if (!usuario) return failed('callback_failed', 'person');
      if (needsOwnSignIn(usuario)) return failed('segundo_factor', 'second_factor');
      return resultPage({ token: await storeCode(usuario.id, tokens.refreshToken, inicio, { repos, adapters, deps }) });
    } catch (error) {
      // A browser on its way back has no use for a JSON answer.
      deps.log.error('request.failed', error, { operation: 'finishOauth', requestId });
      return resultPage({ error: `${provider}_callback_failed` });
    }
  },
);
export const { handler } = finishOauth;

/** Whether this provider answers a sign-in that this browser began. */
function isBegunHere(inicio: Inicio | undefined, provider: Provider, browser: string | undefined): boolean {
  return inicio?.proveedor === provider && browser !== undefined && inicio.navegador === hashOf(browser);
}

interface Services {
  repos: { oauth: ReturnType<typeof oauthRepository> };
  adapters: { secrets: Secrets };
  deps: Deps;
}

/** The one-time code for which `verifyOauth` gives this browser the session. */
async function storeCode(
  usuarioId: string,
  refreshToken: string,
  { navegador }: Inicio,
  { repos, adapters, deps }: Services,
): Promise<string> {
  const token = deps.newSecret();
  const tokenCifrado = await adapters.secrets.encrypt(refreshToken, { usuarioId, campo: 'refreshToken' });
  await repos.oauth.finish(token, { usuarioId, navegador, tokenCifrado }, deps.now());
  return token;
}

/** Our own user behind an ID token: account, subject and verified e-mail must all be those of the record. */
async function personOf(
  idToken: string,
  { nonce }: Inicio,
  { repos, hosted }: { repos: { usuarios: ReturnType<typeof usuarioRepository> }; hosted: HostedSignIn },
): Promise<UsuarioRecord | undefined> {
  const claims = await hosted.verifyIdToken(idToken);
  if (claims.nonce !== nonce) return undefined;
  const record = await repos.usuarios.find(claims.username);
  if (!record?.activo || record.sub !== claims.sub) return undefined;
  return verifiedEmail(claims.email, claims.emailVerified) === record.email ? record : undefined;
}
