import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { env } from '../env.ts';

/** What a secret belongs to: the same context is needed to read it. */
export type SecretContext = { empresaId: string | null; campo: string } | { usuarioId: string; campo: string };

/** KMS takes text only: what belongs to no company belongs to the platform. */
const encryptionContext = (context: SecretContext): Record<string, string> =>
  'usuarioId' in context ? context : { ...context, empresaId: context.empresaId ?? 'plataforma' };

/** Small secrets (up to 4 kB) at rest: ciphertext in the table, key in KMS. */
export interface Secrets {
  encrypt(plain: string, context: SecretContext): Promise<string>;
  decrypt(cipher: string, context: SecretContext): Promise<string>;
}

export function kmsSecrets(): Secrets {
  const client = new KMSClient({});
  const KeyId = env('SECRETS_KEY_ID');
  return {
    async encrypt(plain, context) {
      const { CiphertextBlob } = await client.send(
        new EncryptCommand({
          KeyId,
          Plaintext: Buffer.from(plain, 'utf8'),
          EncryptionContext: encryptionContext(context),
        }),
      );
      if (!CiphertextBlob) throw new Error('KMS answered no ciphertext');
      return Buffer.from(CiphertextBlob).toString('base64');
    },
    async decrypt(cipher, context) {
      const { Plaintext } = await client.send(
        new DecryptCommand({
          KeyId,
          CiphertextBlob: Buffer.from(cipher, 'base64'),
          EncryptionContext: encryptionContext(context),
        }),
      );
      if (!Plaintext) throw new Error('KMS answered no plaintext');
      return Buffer.from(Plaintext).toString('utf8');
    },
  };
}
