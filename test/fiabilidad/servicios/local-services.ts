import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { archiveFiles } from '#functions/core/adapters/archive-files.ts';
import { cognitoIdentity } from '#functions/core/adapters/cognito-identity.ts';
import { publicFiles } from '#functions/core/adapters/files.ts';
import { uploadFiles } from '#functions/core/adapters/upload-files.ts';
import { startCognito } from '#infra/local/aws/cognito.ts';
import { LOCAL_CREDENTIALS, startS3 } from '#infra/local/aws/s3.ts';
import { startSqs } from '#infra/local/aws/sqs.ts';
import { clientSettings } from '../../local-aws/local-client.ts';
import type { World } from '../mundo/world.ts';
import { type FaultProxy, startFaultProxy } from '../proxy/fault-proxy.ts';

const POOL = 'eu-west-1_Idonea';
const KINDS = ['s3', 'sqs', 'cognito'] as const;
type Kind = (typeof KINDS)[number];

/** Buckets, queues and accounts of the local AWS, each behind a line that breaks, and a straight line beside it. */
export async function startServices(share: number, seed: number) {
  const [s3, sqs, cognito] = await Promise.all([startS3({}), startSqs({}), startCognito({})]);
  const emulators = { s3, sqs, cognito };
  await s3.ensureBucket('subidas');
  await s3.ensureBucket('publico');
  await cognito.ensurePool({
    poolId: POOL,
    clientId: 'cliente',
    passwordPolicy: { minimumLength: 8 },
    tokenValidity: { access: 60, id: 60, refresh: 600 },
    aliasEmail: true,
    softwareTokens: true,
  });
  const proxies = {} as Record<Kind, FaultProxy>;
  for (const kind of KINDS) {
    proxies[kind] = await startFaultProxy({
      target: emulators[kind].endpoint,
      share: 0,
      seed: seed + KINDS.indexOf(kind),
    });
  }
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_S3: proxies.s3.endpoint,
    AWS_ENDPOINT_URL_SQS: proxies.sqs.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: proxies.cognito.endpoint,
    UPLOADS_BUCKET: 'subidas',
    AVATARS_BUCKET: 'publico',
    USER_POOL_ID: POOL,
    USER_POOL_CLIENT_ID: 'cliente',
  });
  const straight = {
    s3: new S3Client(clientSettings(s3.endpoint)),
    cognito: new CognitoIdentityProviderClient(clientSettings(cognito.endpoint)),
  };
  const adapters = {
    uploads: uploadFiles(),
    archives: archiveFiles(),
    files: publicFiles(),
    identity: cognitoIdentity(),
  };

  const keysOf = async (Bucket: string) => {
    const { Contents = [] } = await straight.s3.send(new ListObjectsV2Command({ Bucket }));
    return Contents.map(({ Key = '' }) => Key);
  };
  const accounts = async () => {
    const { Users = [] } = await straight.cognito.send(new ListUsersCommand({ UserPoolId: POOL }));
    return Users.map(toAccount);
  };

  return {
    sqs,
    sqsLine: proxies.sqs.endpoint,
    /** `s3 5 of 12`: calls that something was done to, of all. */
    faults: () =>
      KINDS.map((kind) => {
        const { passed, ...did } = proxies[kind].counts().did;
        const broken = Object.values(did).reduce((sum, count) => sum + count, 0);
        return `${kind} ${broken} of ${broken + passed}`;
      }).join(', '),
    /** The world's files and accounts stand in these services from now on, and the product reaches them by its own adapters. */
    async carry({ app }: World): Promise<void> {
      for (const [Bucket, { stored }] of [
        ['subidas', app.uploads],
        ['publico', app.files],
      ] as const) {
        for (const [Key, { bytes, contentType }] of stored)
          await straight.s3.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }));
      }
      for (const { id, email, password, temporary, disabled } of app.identity.accounts.values()) {
        await adapters.identity.provision({ id, email, nombre: id, temporaryPassword: password });
        if (!temporary) {
          const signIn = await adapters.identity.signIn(email, password);
          if (signIn.kind === 'new_password') await adapters.identity.setNewPassword(signIn.session, password);
        }
        if (disabled) await adapters.identity.disable(id);
      }
      Object.assign(app.uploads, adapters.uploads, adapters.archives);
      Object.assign(app.files, adapters.files);
      Object.assign(app.identity, adapters.identity);
      for (const kind of KINDS) proxies[kind].setShare(share);
    },
    /** What stands in the services, back in the world's fakes, to be looked at. */
    async bringBack({ app }: World): Promise<void> {
      for (const [bucket, service] of [
        ['subidas', app.uploads],
        ['publico', app.files],
      ] as const) {
        service.stored.clear();
        for (const key of await keysOf(bucket)) service.stored.set(key, { bytes: Buffer.alloc(0), contentType: '' });
      }
      app.identity.accounts.clear();
      for (const account of await accounts()) app.identity.accounts.set(account.email, account);
      for (const fake of [app.uploads, app.files, app.identity]) {
        for (const [name, own] of Object.entries(fake))
          if (typeof own === 'function' && name !== 'now') Reflect.deleteProperty(fake, name);
      }
    },
    async close(): Promise<void> {
      for (const kind of KINDS) await proxies[kind].close();
      for (const client of Object.values(straight)) client.destroy();
      await Promise.all(Object.values(emulators).map((each) => each.close()));
    },
  };
}

export type Services = Awaited<ReturnType<typeof startServices>>;

function toAccount({ Username = '', Attributes = [], UserStatus, Enabled }: UserType) {
  const email = Attributes.find(({ Name }) => Name === 'email')?.Value ?? '';
  return {
    id: Username,
    email,
    password: '',
    temporary: UserStatus === 'FORCE_CHANGE_PASSWORD',
    disabled: !Enabled,
    createdAt: new Date(0),
  };
}
