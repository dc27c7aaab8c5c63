import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { AppError } from '../../core/app-error.ts';
import { job } from '../../core/job.ts';
import { gestionRepository } from '../../empresas/usuarios/gestion.repository.ts';
import { newPassword, passwordConflict, withPasswordPending } from '../../empresas/usuarios/pending-password.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { toUsuario } from '../../entrada/usuario.record.ts';

/** Whoever has a password of their own gets a code from Cognito, whoever was only invited a new invitation. */
export const sendRecuperacion = job(
  {
    repos: { usuarios: usuarioRepository, gestion: gestionRepository },
    adapters: { identity: cognitoIdentity, secrets: kmsSecrets },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, adapters, deps }) {
      if (event.name !== 'RecuperacionSolicitada' || !event.detail.usuarioId) return;
      const { usuarioId } = event.detail;
      const usuario = await repos.usuarios.find(usuarioId, { consistent: true });
      let sent = false;
      if (usuario?.activo && usuario.estado === 'confirmado') sent = await adapters.identity.sendResetCode(usuarioId);
      if (usuario?.activo && usuario.estado === 'invitado') sent = await inviteAgain(usuario).catch(unlessRefused);
      deps.log.info(sent ? 'recuperacion.sent' : 'recuperacion.not_sent', { usuarioId });

      async function inviteAgain(invited: NonNullable<typeof usuario>): Promise<boolean> {
        const pending = withPasswordPending(invited, deps);
        const password = await newPassword(adapters.secrets, invited.empresaId, 'invitacion');
        // They ask for it themselves, so nobody's right to ask is checked.
        const actor = toUsuario(invited);
        const outcome = { result: undefined, orFail: passwordConflict(deps) };
        await repos.gestion.setPassword(actor, invited, pending, password, deps, outcome);
        return true;
      }
    },
  },
);
export const { handler } = sendRecuperacion;

/** Invited a moment ago, changed meanwhile, or of a company that is suspended: then there is nothing to send. */
function unlessRefused(error: unknown): false {
  if (error instanceof AppError) return false;
  throw error;
}
