import { EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import type { Item } from '#functions/core/table.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import type { Stack } from '#infra/local/start-stack.ts';
import { fakeSub } from '../../../support/fakes/fake-services.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { enPalabrasDeLaPila } from './palabras.ts';

/** The scene's items as the functions of the stack would have written them: real ciphers, and Cognito's own subjects. */
export async function mudar(app: TestApp, stack: Stack, subs: ReadonlyMap<string, string>): Promise<Item[]> {
  const { AWS_REGION: region, SECRETS_KEY_ID: KeyId } = stack.env('update-configuracion-global');
  const kms = new KMSClient({ region, endpoint: stack.endpoints.kms, credentials: LOCAL_CREDENTIALS });
  const bySub = new Map([...subs].map(([id, sub]) => [fakeSub(id), sub]));

  const encrypt = async (context: Record<string, string | null>, plain: string) => {
    const EncryptionContext = Object.fromEntries(
      Object.entries(context).map(([name, value]) => [name, value ?? 'plataforma']),
    );
    const Plaintext = Buffer.from(enPalabrasDeLaPila(plain));
    const { CiphertextBlob = [] } = await kms.send(new EncryptCommand({ KeyId, Plaintext, EncryptionContext }));
    return Buffer.from(CiphertextBlob).toString('base64');
  };
  const convert = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') {
      const [, context, plain] = FAKE_CIPHER.exec(value) ?? [];
      if (context && plain !== undefined) return encrypt(JSON.parse(context), Buffer.from(plain, 'base64').toString());
      return bySub.get(value) ?? value;
    }
    if (Array.isArray(value)) return Promise.all(value.map(convert));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    const entries = await Promise.all(
      Object.entries(value).map(async ([name, each]) => [name, await convert(each)] as const),
    );
    return Object.fromEntries(entries);
  };
  try {
    const items: Item[] = [];
    for (const item of app.table.all()) items.push((await convert(item)) as Item);
    return items;
  } finally {
    kms.destroy();
  }
}

/** What `FakeSecrets` makes. */
const FAKE_CIPHER = /^cipher:(\{.*?\}):([\w+/=]*)$/;
