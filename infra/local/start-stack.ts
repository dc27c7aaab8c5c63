import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import { SQSClient } from '@aws-sdk/client-sqs';
import { ROOT } from '#infra/build/paths.ts';
import type { Assembly, LocalFunction } from './assembly.ts';
import { readAssembly } from './assembly.ts';
import type { CognitoMessage } from './aws/cognito.ts';
import { DEFAULT_REGION, type Emulator, LOCAL_ACCOUNT } from './aws/emulator.ts';
import { LOCAL_CREDENTIALS } from './aws/s3.ts';
import type { Correo } from './aws/ses.ts';
import type { LocalAws, LocalService } from './aws/start-local-aws.ts';
import { startLocalAws } from './aws/start-local-aws.ts';
import { isSown } from './aws/table-engine.ts';
import { DEMO_USERS } from './demo-users.ts';
import { findFreePort } from './free-port.ts';
import { openFunctionLogs } from './function-logs.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { startStandIns } from './identity-providers/stand-ins.ts';
import { startIsolation } from './isolation.ts';
import { createLambdaPool, type PoolOptions } from './lambda-pool.ts';
import { createLocalizer } from './local-addresses.ts';
import { createLocalPages } from './local-pages.ts';
import { createResources } from './local-resources.ts';
import { prepareAssembly } from './prepare-assembly.ts';
import type { DemoProgram, Prepared } from './prepared.ts';
import type { QueueDepth } from './queues.ts';
import { readQueueDepths, sendToQueue } from './queues.ts';
import { readObject } from './read-object.ts';
import { seedDemo } from './seed-demo.ts';
import { sendCognitoMail } from './send-cognito-mail.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

export interface StackOptions {
  /** Folder of all data; none keeps everything in memory and forgets it at `close()`. */
  dir?: string;
  /** Of the one public origin; 0 takes a free one. */
  port?: number;
  /** Whether to put the demo data in, when the folder does not have it yet. */
  seed?: boolean;
  /** Nothing on the console. */
  quiet?: boolean;
  /** What it runs; without it the project's own assembly, of the very bundles that are deployed. */
  prepared?: Prepared | Promise<Prepared>;
  /** Stand-ins of the providers of models, voice and image, in place of the addresses that the deployment has. */
  providerUrls?: Record<string, string>;
  /** Whether functions reach the table only as their roles allow: yes, unless `AISLAMIENTO=no` in the environment. */
  isolation?: boolean;
  /** Whether instances of functions stay when they have no work, as suits a stack that lives for some tests. */
  keepInstances?: boolean;
  /** Whether what happens later happens: what streams, queues and schedules start. Yes without it. */
  jobs?: boolean;
  /** Stands between the functions and DynamoDB Local, whose address it is given: watches, or breaks, what passes. */
  tableLine?: (target: string) => Promise<Emulator>;
  onStep?: (text: string) => void;
  /** Told what each invocation of a function took. */
  onInvocation?: PoolOptions['onInvocation'];
}

export interface Stack {
  /** `http://localhost:<port>`, without a trailing slash. */
  origin: string;
  assembly: Assembly;
  endpoints: LocalAws['endpoints'];
  /** Whether the table can be reached from the network. */
  listensOnAllInterfaces: boolean;
  /** Sent e-mails, newest first. */
  mailbox: { list(): Correo[]; clear(): Promise<void> };
  /** A function's whole environment, by its operation in kebab case (`create-candidato`) or full name. */
  env(functionName: string): Record<string, string>;
  /** Calls a function directly, past the gateway. */
  invoke(functionName: string, event: unknown): Promise<unknown>;
  /** Runs the function of a schedule now. */
  runSchedule(functionName: string): Promise<void>;
  queues(): Promise<QueueDepth[]>;
  close(): Promise<void>;
}

const ENDPOINT_VARIABLES: Record<LocalService, string> = {
  dynamodb: 'AWS_ENDPOINT_URL_DYNAMODB',
  cognito: 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  s3: 'AWS_ENDPOINT_URL_S3',
  ses: 'AWS_ENDPOINT_URL_SES',
  sqs: 'AWS_ENDPOINT_URL_SQS',
  kms: 'AWS_ENDPOINT_URL_KMS',
  events: 'AWS_ENDPOINT_URL_EVENTBRIDGE',
};
/** Files of the folder of all data: it is getting the demo data, and it has it. */
const SEEDING = 'seeding';
const SEEDED = 'seeded';
/** Jobs at work get this long to finish when everything closes. */
const DRAIN_MS = 2000;

/** Starts the whole product on this machine from its cloud assembly: emulators, functions, gateway, jobs, schedules. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { dir, seed = false, quiet = false, jobs = true, onStep = () => {} } = options;
  const { isolation: isolated = process.env.AISLAMIENTO !== 'no' } = options;
  if (dir) {
    // A first start that was ended in the middle of the demo data has left nothing that could be gone on with.
    if (existsSync(path.join(dir, SEEDING))) await rm(dir, { recursive: true });
    await mkdir(dir, { recursive: true });
  }
  const region = DEFAULT_REGION;
  // Functions know their public origin from the start, so the port is found before the gateway takes it.
  const port = options.port || (await findFreePort('127.0.0.1'));
  const origin = `http://localhost:${port}`;
  let showInMailbox: (message: CognitoMessage) => Promise<void> = async () => {};
  let deliver: (arn: string, event: unknown) => Promise<void> = async () => {};
  let invokeTrigger: (arn: string, event: unknown) => Promise<unknown> = async () => {};

  onStep('Preparando funciones, web y AWS local');
  const [aws, { folder, web, demo }] = await startBoth(
    startLocalAws({
      dir,
      region,
      onTarget: (target, event) => deliver(target.arn, event),
      onCognitoMessage: (message) => showInMailbox(message),
      onCognitoTrigger: (arn, event) => invokeTrigger(arn, event),
    }),
    options.prepared ?? prepareAssembly(),
  );
  if (isSown(dir)) onStep('Abriendo la tabla sembrada, en SQLite en lugar de DynamoDB Local');
  const logs = openFunctionLogs(dir ? path.join(dir, 'logs') : path.join(ROOT, 'test-results', 'function-logs'), {
    quiet,
  });
  const onError = (name: string, error: unknown) =>
    logs.write(name, JSON.stringify({ level: 'ERROR', message: String(error), stack: (error as Error)?.stack }));

  const assembly = readAssembly(folder, {
    account: LOCAL_ACCOUNT,
    region,
    queueUrl: aws.sqs.urlOf,
  });
  const { providerUrls } = options;
  const localize = createLocalizer(assembly, { origin, region, endpoints: aws.endpoints, providerUrls });
  for (const fn of assembly.functions.values()) {
    for (const [name, value] of Object.entries(fn.environment)) fn.environment[name] = localize(value);
    if (providerUrls && fn.environment.PROVIDER_URLS) fn.environment.PROVIDER_URLS = JSON.stringify(providerUrls);
  }
  const standIns = await startStandIns(assembly.pools, {
    people: DEMO_USERS,
    idpResponse: `${aws.endpoints.cognito}/oauth2/idpresponse`,
    localize,
  });
  assembly.pools = standIns.pools;
  const clientSettings = (service: LocalService) => ({
    region,
    endpoint: aws.endpoints[service],
    credentials: LOCAL_CREDENTIALS,
  });
  const dynamodb = new DynamoDBClient(clientSettings('dynamodb'));
  const streams = new DynamoDBStreamsClient(clientSettings('dynamodb'));
  const sqs = new SQSClient(clientSettings('sqs'));
  const s3 = new S3Client({ ...clientSettings('s3'), forcePathStyle: true });
  const ses = new SESClient(clientSettings('ses'));
  const queueUrl = aws.sqs.urlOf;
  await createResources(assembly, aws, dynamodb, localize);
  const line = await options.tableLine?.(aws.endpoints.dynamodb);
  const tableEndpoint = line?.endpoint ?? aws.endpoints.dynamodb;
  const isolation = await startIsolation(assembly, {
    dynamodb: tableEndpoint,
    onRefused: (text) => logs.write('iam', JSON.stringify({ level: 'ERROR', message: 'iam.refused', text })),
  });

  const runtimeEnvironment = {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    ...Object.fromEntries(
      Object.entries(ENDPOINT_VARIABLES).map(([service, name]) => [name, aws.endpoints[service as LocalService]]),
    ),
    AWS_ENDPOINT_URL_STS: isolation.endpoints.sts,
    AWS_ENDPOINT_URL_DYNAMODB: isolated ? isolation.endpoints.dynamodb : tableEndpoint,
  };
  const pool = createLambdaPool({
    runtimeEnvironment,
    environmentOf: isolation.environmentOf,
    onLog: logs.write,
    onInvocation: options.onInvocation,
    ...(options.keepInstances && { idleMs: false as const }),
  });
  showInMailbox = (message) => sendCognitoMail(ses, message);
  invokeTrigger = async (arn, event) => {
    const fn = assembly.functions.get(arn);
    if (!fn) throw new Error(`There is no function ${arn}`);
    return pool.invoke(fn, event);
  };
  deliver = async (arn, event) => {
    const fn = assembly.functions.get(arn);
    if (fn) await pool.invoke(fn, event);
    else await sendToQueue(arn, event, { sqs, queueUrl });
  };
  let ready = false;
  const queues = () => readQueueDepths({ assembly, sqs, queueUrl });
  let gateway: Gateway | undefined;
  let work: Jobs | undefined;

  const close = async () => {
    ready = false;
    await gateway?.close();
    const working = work?.close();
    await Promise.race([working, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    await pool.close();
    await working;
    for (const client of [dynamodb, streams, sqs, s3, ses]) client.destroy();
    await standIns.close();
    await isolation.close();
    await line?.close();
    await aws.close();
    await logs.close();
  };

  const find = (name: string): LocalFunction => {
    const found = [...assembly.functions.values()].find((fn) => fn.name === name || fn.name.endsWith(`-${name}`));
    if (!found) throw new Error(`There is no function ${name}`);
    return found;
  };

  const seedOnce = async (program: DemoProgram) => {
    if (dir && existsSync(path.join(dir, SEEDED))) return;
    onStep('Creando los datos de demostración');
    if (dir) await writeFile(path.join(dir, SEEDING), '');
    await seedDemo(assembly, program, { pool, dynamodb });
    if (dir) await rename(path.join(dir, SEEDING), path.join(dir, SEEDED));
  };
  try {
    await Promise.all([seed && demo && seedOnce(demo), web]);
    // Not before: what is told of the demo data finds all of it.
    work = startJobs({
      assembly: jobs ? assembly : { ...assembly, queueSources: [], streamSources: [], schedules: [] },
      pool,
      sqs,
      queueUrl,
      streams,
      positionsFile: dir && path.join(dir, 'stream-positions.json'),
      region,
      onError,
    });
    gateway = await startGateway({
      assembly,
      pool,
      port,
      localize,
      onError,
      readObject: (bucketName, key) => readObject(s3, bucketName, key),
      localPages: createLocalPages({ isReady: () => ready, listMail: () => aws.ses.list(), readQueues: queues }),
    });
  } catch (error) {
    await close();
    throw error;
  }
  ready = true;
  // What the platform's services are like is not known before the first run, which would come five minutes later.
  const health = jobs && assembly.schedules.find(({ functionArn }) => functionArn.endsWith('-check-salud'));
  if (health) void work.schedules.run(health.name).catch(() => undefined);

  return {
    origin,
    assembly,
    endpoints: aws.endpoints,
    listensOnAllInterfaces: aws.dynamodb.listensOnAllInterfaces,
    mailbox: { list: () => aws.ses.list(), clear: () => aws.ses.clear() },
    env: (name) => ({ ...runtimeEnvironment, ...find(name).environment }),
    invoke: (name, event) => pool.invoke(find(name), event),
    async runSchedule(name) {
      const schedule = assembly.schedules.find(({ functionArn }) => functionArn === find(name).arn);
      if (!schedule) throw new Error(`${name} has no schedule`);
      await work?.schedules.run(schedule.name);
    },
    queues,
    close,
  };
}

/** When one fails, the emulators are closed again, so that no Java is left behind. */
async function startBoth<T>(starting: Promise<LocalAws>, preparing: T | Promise<T>): Promise<[LocalAws, T]> {
  const [started, prepared] = await Promise.allSettled([starting, preparing]);
  if (started.status === 'rejected') throw started.reason;
  if (prepared.status === 'rejected') {
    await started.value.close();
    throw prepared.reason;
  }
  return [started.value, prepared.value];
}
