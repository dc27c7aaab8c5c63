import { cognitoIdentity } from '../core/adapters/identity.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { sqsRetry } from '../core/adapters/sqs-retry.ts';
import { env } from '../core/env.ts';
import { job } from '../core/job.ts';
import { correoWrites } from '../correos/correo.repository.ts';
import { usuarioRepository } from './usuario.repository.ts';

/** Makes the Cognito account of a stored user, then asks for the e-mail with the credentials. Safe to run again. */
export const provisionUsuario = job(
  {
    repos: { usuarios: usuarioRepository },
    adapters: { identity: cognitoIdentity, secrets: kmsSecrets },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, adapters, deps }) {
      if (event.name !== 'UsuarioCreado' || !event.detail.empresaId) return;
      const { empresaId, usuarioId } = event.detail;
      const usuario = await repos.usuarios.find(usuarioId, { consistent: true });
      const passwordCifrada = await repos.usuarios.findPasswordCifrada(usuarioId);
      if (usuario?.estado !== 'pendiente' || !passwordCifrada) return;

      const context = { empresaId, campo: 'password' };
      const temporaryPassword = await adapters.secrets.decrypt(passwordCifrada, context);
      const sub = await adapters.identity.provision({ ...usuario, temporaryPassword });
      const correo = correoWrites(deps, {
        empresaId,
        plantilla: 'credencialesAdministrador',
        para: { nombre: usuario.nombre, email: usuario.email },
        variables: {
          nombre: usuario.nombre,
          nombreEmpresa: usuario.empresaNombre ?? '',
          email: usuario.email,
          enlaceAcceso: `${env('PUBLIC_ORIGIN')}/login`,
        },
        secretos: { password: passwordCifrada },
      });
      await repos.usuarios.markInvited(usuarioId, sub, correo);
      deps.log.info('usuario.provisioned', { empresaId, usuarioId });
    },
  },
);
export const { handler } = provisionUsuario;
