import { createHash, randomBytes } from 'node:crypto';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { AppError } from '../../core/app-error.ts';
import { runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { usuarioRepository, usuarioWrites } from './usuario.repository.ts';

/** 96 bits: nobody guesses it before it is replaced at the first sign-in. */
const PASSWORD_BYTES = 12;

/**
 * The first person of a deployment, made by whoever deploys it and not by the product. The id follows from the e-mail,
 * so a second run takes up what an interrupted one left behind.
 * @returns the temporary password.
 * @throws AppError EMAIL_EN_USO when the e-mail belongs to somebody already.
 */
export async function createSuperadmin({ email, nombre }: { email: string; nombre: string }): Promise<string> {
  const deps = runtimeDeps(dynamoTable(env('TABLE_NAME')));
  const usuarios = usuarioRepository(deps.table);
  const id = `usr_${createHash('sha256').update(`superadmin ${email}`).digest('hex').slice(0, 26).toUpperCase()}`;
  const usuario = { id, nombre, email, telefono: '', rol: 'superadmin' as const, empresaId: null, empresaNombre: null };
  try {
    await deps.table.write(usuarioWrites({ ...usuario, fecha: deps.now().toISOString(), passwordCifrada: '' }));
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'EMAIL_EN_USO';
    const begun = isTaken ? await usuarios.find(id, { consistent: true }) : undefined;
    if (begun?.estado !== 'pendiente') throw error;
  }
  const temporaryPassword = randomBytes(PASSWORD_BYTES).toString('base64url');
  const sub = await cognitoIdentity().provision({ id, email, nombre, temporaryPassword });
  await usuarios.markInvited({ id, email, sub, passwordCifrada: '', now: deps.now() }, []);
  return temporaryPassword;
}
