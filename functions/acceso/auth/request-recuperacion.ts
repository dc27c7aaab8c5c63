import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { AppError } from '../../core/app-error.ts';
import { attemptPartition, attemptRepository } from '../../core/attempts.repository.ts';
import { eventWrite } from '../../core/outbox.ts';
import { Reply } from '../../core/reply.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';

const ENVIADO =
  'Si hay una cuenta con ese correo, en unos minutos recibirás un mensaje con las instrucciones para volver a entrar.';

/**
 * A forgotten password. The same steps, time and answer for every e-mail: who it belongs to only shows in the event, and
 * a job does the rest. So does an e-mail that has asked too often: it gets this answer and no message.
 */
export const requestRecuperacion = endpoint(
  authApi.requestRecuperacion,
  { repos: { attempts: attemptRepository, usuarios: usuarioRepository } },
  async ({ body: { email }, sourceIp, repos, deps }) => {
    const now = deps.now();
    await repos.attempts.reserve({ direccionOlvido: sourceIp }, now);
    const usuarioId = (await repos.usuarios.findIdByEmail(email)) ?? null;
    const event = eventWrite(deps, attemptPartition('olvido', email), 'RecuperacionSolicitada', { usuarioId });
    await repos.attempts.reserve({ olvido: email }, now, [event]).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    return new Reply({ solicitado: true as const }, { message: ENVIADO });
  },
);
export const { handler } = requestRecuperacion;
