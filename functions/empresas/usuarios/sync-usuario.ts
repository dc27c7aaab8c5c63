import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { job } from '../../core/job.ts';
import { sesionRepository } from './sesion.repository.ts';
import { sincronizacionRepository } from './sincronizacion.repository.ts';
import { syncCuenta } from './sync-cuenta.ts';
import { usuarioRepository } from './usuario.repository.ts';

/** A user was made, changed or deleted: their account follows. Safe to run again and in any order. */
export const syncUsuario = job(
  {
    repos: { usuarios: usuarioRepository, sincronizacion: sincronizacionRepository, sesiones: sesionRepository },
    adapters: { identity: cognitoIdentity, secrets: kmsSecrets },
    retry: sqsRetry,
  },
  {
    async run({ event, ...services }) {
      const usuarioId = 'usuarioId' in event.detail && event.detail.usuarioId;
      if (usuarioId) await syncCuenta(usuarioId, services);
    },
  },
);
export const { handler } = syncUsuario;
