import { cognitoIdentityLinks } from '../../core/adapters/identity-links.ts';
import { trigger } from '../../core/trigger.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { verifiedEmail } from './verified-email.ts';

/**
 * A social identity that the pool does not know yet. It becomes another way in for the user who has its verified e-mail;
 * anybody else is refused, so that nobody gets an account of their own making.
 */
export const linkSocialUser = trigger(
  { repos: { usuarios: usuarioRepository }, adapters: { links: cognitoIdentityLinks } },
  async ({ event, repos, adapters, deps }) => {
    // Accounts that we make ourselves come by here too.
    if (event.triggerSource !== 'PreSignUp_ExternalProvider') return;
    const [, providerName = '', subject = ''] = /^([^_]+)_(.+)$/.exec(event.userName) ?? [];
    const { email, email_verified } = event.request.userAttributes;
    const address = verifiedEmail(email, email_verified);
    const usuarioId = address === undefined ? undefined : await repos.usuarios.findIdByEmail(address);
    const usuario = usuarioId === undefined ? undefined : await repos.usuarios.find(usuarioId);
    // Without a subject there is no account yet that the identity could sign in as.
    if (!subject || !usuario?.activo || !usuario.sub) {
      deps.log.info('social.refused', { providerName, isVerified: address !== undefined, isKnown: Boolean(usuario) });
      throw new Error('Nobody here has this verified e-mail');
    }
    await adapters.links.link(event.userPoolId, usuario.id, { providerName, subject });
    deps.log.info('social.linked', { providerName, usuarioId: usuario.id });
  },
);
export const { handler } = linkSocialUser;
