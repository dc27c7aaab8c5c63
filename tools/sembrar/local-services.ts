import path from 'node:path';
import { cognitoIdentity } from '#functions/core/adapters/cognito-identity.ts';
import { kmsSecrets } from '#functions/core/adapters/secrets.ts';
import { SHARED_ASSEMBLY_OUT } from '#infra/build/paths.ts';
import { type Assembly, readAssembly } from '#infra/local/assembly.ts';
import { startCognito } from '#infra/local/aws/cognito.ts';
import { DEFAULT_REGION, LOCAL_ACCOUNT } from '#infra/local/aws/emulator.ts';
import { startKms } from '#infra/local/aws/kms.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import type { Services } from './sow.ts';

/**
 * What the last start of the local run was made from.
 * @throws when there has been no start.
 */
export function lastAssembly(): Assembly {
  const queueUrl = (name: string) => name;
  return readAssembly(SHARED_ASSEMBLY_OUT, { account: LOCAL_ACCOUNT, region: DEFAULT_REGION, queueUrl });
}

/** Accounts and keys of the closed local run in `dir`, under the names that its last start gave them. */
export async function startLocalServices(
  dir: string,
  assembly: Assembly,
): Promise<{ services: Services; close(): Promise<void> }> {
  const [cognito, kms] = await Promise.all([
    startCognito({ dir: path.join(dir, 'cognito') }),
    startKms({ dir: path.join(dir, 'kms'), region: DEFAULT_REGION }),
  ]);
  for (const pool of assembly.pools) await cognito.ensurePool(pool);
  for (const key of assembly.keys) await kms.ensureKey(key);
  // What the product's own adapters read.
  const { accessKeyId, secretAccessKey } = LOCAL_CREDENTIALS;
  Object.assign(process.env, ...[...assembly.functions.values()].map(({ environment }) => environment), {
    AWS_REGION: DEFAULT_REGION,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
    AWS_ENDPOINT_URL_KMS: kms.endpoint,
  });
  return {
    services: { identity: cognitoIdentity(), secrets: kmsSecrets() },
    close: async () => void (await Promise.all([cognito.close(), kms.close()])),
  };
}
