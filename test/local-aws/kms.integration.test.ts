import { statSync } from 'node:fs';
import path from 'node:path';
import {
  DecryptCommand,
  DescribeKeyCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  KMSClient,
} from '@aws-sdk/client-kms';
import { describe, expect, it } from 'vitest';
import { startKms } from '#infra/local/aws/kms.ts';
import { clientSettings, temporaryFolder, untilTestEnds } from './local-client.ts';

const KEY_ID = 'claves-de-proveedores';
const CONTEXT = { empresaId: 'emp_1', campo: 'openai' };
const secret = Buffer.from('sk-1234');

async function startWithKey(dir?: string) {
  const kms = await untilTestEnds(startKms({ dir }));
  const arn = await kms.ensureKey(KEY_ID, ['alias/proveedores']);
  return { kms, arn, client: new KMSClient(clientSettings(kms.endpoint)) };
}

describe('local KMS', () => {
  it('decrypts with the same encryption context in any order', async () => {
    const { client, arn } = await startWithKey();
    const { CiphertextBlob } = await client.send(
      new EncryptCommand({ KeyId: arn, Plaintext: secret, EncryptionContext: CONTEXT }),
    );

    const { Plaintext, KeyId } = await client.send(
      new DecryptCommand({ CiphertextBlob, EncryptionContext: { campo: 'openai', empresaId: 'emp_1' } }),
    );

    expect(Buffer.from(Plaintext ?? [])).toEqual(secret);
    expect(KeyId).toBe(arn);
  });

  it.each([
    ['another context', { empresaId: 'emp_2', campo: 'openai' }],
    ['no context', undefined],
  ])('refuses %s', async (_case, EncryptionContext) => {
    const { client } = await startWithKey();
    const { CiphertextBlob } = await client.send(
      new EncryptCommand({ KeyId: KEY_ID, Plaintext: secret, EncryptionContext: CONTEXT }),
    );

    await expect(client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext }))).rejects.toMatchObject({
      name: 'InvalidCiphertextException',
    });
  });

  it('refuses a ciphertext with one changed bit', async () => {
    const { client } = await startWithKey();
    const { CiphertextBlob = new Uint8Array() } = await client.send(
      new EncryptCommand({ KeyId: KEY_ID, Plaintext: secret }),
    );
    CiphertextBlob[CiphertextBlob.length - 1] = (CiphertextBlob.at(-1) ?? 0) ^ 1;

    await expect(client.send(new DecryptCommand({ CiphertextBlob }))).rejects.toMatchObject({
      name: 'InvalidCiphertextException',
    });
  });

  it('reaches a key by its alias and tells of a missing one', async () => {
    const { client, arn } = await startWithKey();

    const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId: 'alias/proveedores' }));

    expect(KeyMetadata).toMatchObject({ Arn: arn, Enabled: true, CreationDate: expect.any(Date) });
    await expect(client.send(new DescribeKeyCommand({ KeyId: 'otra' }))).rejects.toMatchObject({
      name: 'NotFoundException',
    });
  });

  it('gives a data key whose sealed copy opens to the same bytes', async () => {
    const { client } = await startWithKey();

    const dataKey = await client.send(new GenerateDataKeyCommand({ KeyId: KEY_ID, KeySpec: 'AES_256' }));
    const opened = await client.send(new DecryptCommand({ CiphertextBlob: dataKey.CiphertextBlob }));

    expect(dataKey.Plaintext).toHaveLength(32);
    expect(opened.Plaintext).toEqual(dataKey.Plaintext);
  });

  it('keeps its keys over a restart, in a file only the owner can read', async () => {
    const dir = temporaryFolder();
    const first = await startWithKey(dir);
    const { CiphertextBlob } = await first.client.send(new EncryptCommand({ KeyId: KEY_ID, Plaintext: secret }));
    await first.kms.close();

    const second = await startWithKey(dir);
    const { Plaintext } = await second.client.send(new DecryptCommand({ CiphertextBlob }));

    expect(Buffer.from(Plaintext ?? [])).toEqual(secret);
    expect(statSync(path.join(dir, 'keys.json')).mode & 0o777).toBe(0o600);
  });
});
