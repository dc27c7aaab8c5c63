import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { env } from '../env.ts';

/** What a secret belongs to: the same context is needed to read it. */
export type SecretContext = { empresaId: string; campo: string };

/** Small secrets (up to 4 kB) at rest: ciphertext in the table, key in KMS. */
export interface Secrets {
  encrypt(plain: string, context: SecretContext): Promise<string>;
  decrypt(cipher: string, context: SecretContext): Promise<string>;
}

export function kmsSecrets(): Secrets {
  const client = new KMSClient({});
  const KeyId = env('SECRETS_KEY_ID');
  return {
    async encrypt(plain, EncryptionContext) {
      const { CiphertextBlob } = await client.send(
        new EncryptCommand({ KeyId, Plaintext: Buffer.from(plain, 'utf8'), EncryptionContext }),
      );
      if (!CiphertextBlob) throw new Error('KMS answered no ciphertext');
      return Buffer.from(CiphertextBlob).toString('base64');
    },
    async decrypt(cipher, EncryptionContext) {
      const { Plaintext } = await client.send(
        new DecryptCommand({ KeyId, CiphertextBlob: Buffer.from(cipher, 'base64'), EncryptionContext }),
      );
      if (!Plaintext) throw new Error('KMS answered no plaintext');
      return Buffer.from(Plaintext).toString('utf8');
    },
  };
}
