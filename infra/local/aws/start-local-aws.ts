import path from 'node:path';
import type { CognitoEmulator, CognitoMessage } from './cognito.ts';
import { startCognito } from './cognito.ts';
import type { DynamodbEmulator } from './dynamodb.ts';
import { DEFAULT_REGION } from './emulator.ts';
import type { EventBridgeEmulator, EventTarget } from './event-bridge.ts';
import { startEventBridge } from './event-bridge.ts';
import type { KmsEmulator } from './kms.ts';
import { startKms } from './kms.ts';
import type { BucketEvent, S3Emulator } from './s3.ts';
import { startS3 } from './s3.ts';
import type { SesEmulator } from './ses.ts';
import { startSes } from './ses.ts';
import type { SqsEmulator } from './sqs.ts';
import { startSqs } from './sqs.ts';
import { startTable } from './table-engine.ts';

export type LocalService = 'dynamodb' | 'cognito' | 's3' | 'ses' | 'sqs' | 'kms' | 'events';

export interface LocalAwsOptions {
  /** Folder for all state, one subfolder per service; none forgets everything at `close()`. */
  dir?: string;
  region?: string;
  /** Fixed ports; a service without one takes a free port. */
  ports?: Partial<Record<LocalService, number>>;
  /** A rule matched: `target` is the rule's target, `event` what AWS would hand it. */
  onTarget?: (target: EventTarget, event: unknown) => void | Promise<void>;
  /** An object was created or removed; the record has S3's notification shape. */
  onBucketEvent?: (event: BucketEvent) => void | Promise<void>;
  /** Cognito would have sent this e-mail. */
  onCognitoMessage?: (message: CognitoMessage) => void | Promise<void>;
  /** Cognito waits for a trigger's function. */
  onCognitoTrigger?: (functionArn: string, event: unknown) => Promise<unknown>;
}

export interface LocalAws {
  readonly region: string;
  readonly endpoints: Readonly<Record<LocalService, string>>;
  readonly dynamodb: DynamodbEmulator;
  readonly cognito: CognitoEmulator;
  readonly s3: S3Emulator;
  readonly ses: SesEmulator;
  readonly sqs: SqsEmulator;
  readonly kms: KmsEmulator;
  readonly events: EventBridgeEmulator;
  close(): Promise<void>;
}

/**
 * Starts every emulator at the same time. When one fails the others are closed again, so no Java is left behind.
 * Clients use any credentials whose access key is `LOCAL_CREDENTIALS.accessKeyId`; only S3 checks the secret.
 */
export async function startLocalAws(options: LocalAwsOptions = {}): Promise<LocalAws> {
  const { region = DEFAULT_REGION, ports = {} } = options;
  const common = (service: LocalService) => ({
    region,
    port: ports[service] ?? 0,
    dir: options.dir && path.join(options.dir, service),
  });
  const bus: { current?: EventBridgeEmulator } = {};
  const [dynamodb, cognito, s3, ses, sqs, kms, events] = await allOrNone([
    startTable(options.dir, common('dynamodb')),
    startCognito({
      ...common('cognito'),
      onMessage: options.onCognitoMessage,
      onTrigger: options.onCognitoTrigger,
    }),
    startS3({ ...common('s3'), onEvent: options.onBucketEvent }),
    startSes({
      ...common('ses'),
      onReturned: (detailType, detail) => bus.current?.tell('aws.ses', detailType, detail),
    }),
    startSqs(common('sqs')),
    startKms(common('kms')),
    startEventBridge({ ...common('events'), onTarget: options.onTarget }),
  ]);
  bus.current = events;
  const services = { dynamodb, cognito, s3, ses, sqs, kms, events };
  return {
    region,
    ...services,
    endpoints: {
      dynamodb: dynamodb.endpoint,
      cognito: cognito.endpoint,
      s3: s3.endpoint,
      ses: ses.endpoint,
      sqs: sqs.endpoint,
      kms: kms.endpoint,
      events: events.endpoint,
    },
    async close() {
      await Promise.all(Object.values(services).map((service) => service.close()));
    },
  };
}

type Started<T extends readonly Promise<{ close(): Promise<void> }>[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

async function allOrNone<const T extends readonly Promise<{ close(): Promise<void> }>[]>(
  starting: T,
): Promise<Started<T>> {
  const results = await Promise.allSettled(starting);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) {
    await Promise.all(results.map((result) => (result.status === 'fulfilled' ? result.value.close() : undefined)));
    throw failure.reason;
  }
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as Started<T>;
}
