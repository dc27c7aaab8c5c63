import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StackProps } from 'aws-cdk-lib';
import { App, Tags } from 'aws-cdk-lib';
import { FUNCTIONS_OUT, ROOT, WEB_OUT } from './build/paths.ts';
import { readEnvironment } from './config/environments.ts';
import { SECOND_API } from './edge/apis.ts';
import { browserOrigin } from './edge/browser-origin.ts';
import type { Foundation } from './platform.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { EdgeWatchStack } from './stacks/edge-watch-stack.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

/** WAF for CloudFront exists here only. */
const FIREWALL_REGION = 'us-east-1';

export interface AppOptions {
  /** Where the cloud assembly goes. */
  outdir?: string;
  functionsFolder?: string;
  webFolder?: string;
  /**
   * For a person's local run, who waits for it: the folders' names stand for their contents, which then may be built later,
   * and neither the tree of constructs is written nor where each was made.
   */
  hasty?: boolean;
  /** Beyond cdk.json and the command line. */
  context?: Record<string, unknown>;
  /** Another list than the product's, to see that it may be any. */
  secondApi?: readonly string[];
}

/** The whole platform. Synthesizing it needs the built folders, and neither an account nor a secret. */
export function createApp(options: AppOptions = {}): App {
  const {
    outdir,
    functionsFolder = FUNCTIONS_OUT,
    webFolder = WEB_OUT,
    hasty = false,
    context,
    secondApi = SECOND_API,
  } = options;
  const app = new App({
    outdir,
    context: { ...readCdkContext(), ...context },
    analyticsReporting: false,
    treeMetadata: !hasty,
    stackTraces: !hasty,
  });
  const environment = readEnvironment(app.node);
  const stackProps = (description: string, region = environment.region): StackProps => ({
    env: { account: environment.account, region },
    description: `Idonea: ${description}`,
  });
  const name = (part: string) => `idonea-${environment.stage}-${part}`;

  const data = new DataStack(app, name('data'), {
    stage: environment.stage,
    backups: environment.backups,
    malwareScan: environment.malwareScan,
    logRetentionDays: environment.logRetentionDays,
    browserOrigin: browserOrigin(environment),
    ...stackProps('table, buckets, keys and event bus'),
  });
  const firewall = new FirewallStack(app, name('firewall'), {
    alarmEmail: environment.alarmEmail,
    ...stackProps('WAF of the distribution', FIREWALL_REGION),
  });
  const edge = new EdgeStack(app, name('edge'), {
    environment,
    avatars: data.avatars,
    uploads: data.uploads,
    originVerify: data.originVerify,
    webAclArn: firewall.webAclArn,
    secondApi,
    ...stackProps('the public origin'),
  });
  new EdgeWatchStack(app, name('edge-watch'), {
    stage: environment.stage,
    distribution: edge.distribution,
    logBucketArn: edge.logBucketArn,
    alarms: firewall.alarms,
    ...stackProps('alarms and access log of the public origin', FIREWALL_REGION),
  });
  const foundation: Foundation = {
    environment,
    table: data.table,
    avatars: data.avatars,
    uploads: data.uploads,
    avatarsArn: data.avatarsArn,
    uploadsArn: data.uploadsArn,
    secretsKey: data.secretsKey,
    eventBus: data.eventBus,
    publicOrigin: edge.publicOrigin,
    originVerify: data.originVerify,
    functionsFolder,
    hasty,
  };
  // After the edge: people come back from a social sign-in to the public origin.
  const { platform } = new IdentityStack(app, name('identity'), { foundation, ...stackProps('users and mail sender') });
  const api = new ApiStack(app, name('api'), {
    platform,
    httpApis: edge.httpApis,
    secondApi,
    ...stackProps('endpoints'),
  });
  const jobs = new JobsStack(app, name('jobs'), { platform, ...stackProps('jobs and schedules') });
  const web = new WebStack(app, name('web'), {
    webFolder,
    hasty,
    bucketName: edge.webBucketName,
    distribution: edge.distribution,
    ...stackProps('web bundle'),
  });
  web.addStackDependency(api);
  new ObservabilityStack(app, name('observability'), {
    environment,
    httpApis: edge.httpApis,
    table: data.table,
    uploads: data.uploads,
    jobs: jobs.jobs,
    ...stackProps('dashboard and alarms'),
  });
  Tags.of(app).add('idonea:stage', environment.stage);
  return app;
}

/** The CDK command line reads cdk.json by itself; a plain `node infra/app.ts` must not synthesize anything else. */
function readCdkContext(): Record<string, unknown> {
  return (JSON.parse(readFileSync(path.join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> })
    .context;
}
