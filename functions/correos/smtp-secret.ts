import type { SmtpInput } from '#shared/correos/email-config.ts';
import type { SecretContext, Secrets } from '../core/adapters/secrets.ts';
import type { SmtpServer } from '../core/adapters/smtp.ts';
import { contrasenaRequerida } from './correo.errors.ts';
import type { SmtpRecord } from './email-config.repository.ts';

/** What the password is bound to: ciphertext that is moved elsewhere cannot be read. */
const CONTEXT: SecretContext = { empresaId: 'GLOBAL', campo: 'smtpPassword' };
const VISIBLE = 4;
/** A password of that length or more shows its end; of a shorter one that would tell too much. */
const SHOWS_ITS_END = 12;

/**
 * The server with its password encrypted. Without a new password the stored one stays, as long as server and user stay:
 * else whoever may change the address could have it sent to a server of their own.
 * @throws AppError VALIDACION
 */
export async function sealSmtp(input: SmtpInput, stored: SmtpRecord | null, secrets: Secrets): Promise<SmtpRecord> {
  const { password, ...server } = input;
  if (!isNew(password)) return { ...server, ...keptPassword(input, stored) };
  const final = password.length >= SHOWS_ITS_END ? password.slice(-VISIBLE) : '';
  return { ...server, passwordCifrada: await secrets.encrypt(password, CONTEXT), final };
}

/** The server with its password in clear, to connect to it. @throws AppError VALIDACION */
export async function openSmtp(input: SmtpInput, stored: SmtpRecord | null, secrets: Secrets): Promise<SmtpServer> {
  const { password, ...server } = input;
  if (isNew(password)) return { ...server, password };
  return { ...server, password: await secrets.decrypt(keptPassword(input, stored).passwordCifrada, CONTEXT) };
}

export async function openStoredSmtp(stored: SmtpRecord, secrets: Secrets): Promise<SmtpServer> {
  const { passwordCifrada, final: _, ...server } = stored;
  return { ...server, password: await secrets.decrypt(passwordCifrada, CONTEXT) };
}

/** The mask comes back from a form that nobody touched. */
const isNew = (password: SmtpInput['password']): password is string =>
  Boolean(password) && !password?.startsWith('••••');

function keptPassword({ host, port, user }: SmtpInput, stored: SmtpRecord | null) {
  const same = stored?.host === host && stored.port === port && stored.user === user;
  if (!stored || !same) throw contrasenaRequerida();
  const { passwordCifrada, final } = stored;
  return { passwordCifrada, final };
}
